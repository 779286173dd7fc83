/// How the ends of a stroke look.
public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

/// How the corners of a stroke look.
public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}

/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0
  case multiply = 1
  case screen = 2
  case clear = 16
  case copy = 17
  case destinationIn = 23
  case destinationOut = 24
}
