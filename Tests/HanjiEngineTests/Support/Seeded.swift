#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A small random generator whose every run can be repeated: SplitMix64.
struct Seeded: RandomNumberGenerator {
  let seed: UInt64
  private var state: UInt64

  init(_ seed: UInt64) {
    self.seed = seed
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(next() >> 11) / 9_007_199_254_740_992
  }

  mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func pick<T>(_ values: [T]) -> T { values[index(values.count)] }

  mutating func chance(_ share: Double) -> Bool { number(0, 1) < share }

  /// The seed of a run: `HANJI_SEED` where it is set, so that a failure can be repeated, else a
  /// fixed one.
  static func seed(_ standard: UInt64) -> UInt64 {
    variable("HANJI_SEED").flatMap { UInt64($0) } ?? standard
  }

  /// How many random inputs to try: `HANJI_RANDOM_INPUTS` where it is set.
  static func inputs(_ standard: Int) -> Int {
    variable("HANJI_RANDOM_INPUTS").flatMap { Int($0) } ?? standard
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
