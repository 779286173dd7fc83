/// An animation on a layer.
struct RunningAnimation {
  var key: String
}
