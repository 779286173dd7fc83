/// Where a view controller's view is between gone and shown.
///
/// Every appearance call comes from a step of this little machine, so that each `will` has its
/// `did` and none is sent twice.
enum AppearancePhase {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// Whether the view is on its way in, or there.
  var isVisible: Bool { self == .appearing || self == .appeared }
}
