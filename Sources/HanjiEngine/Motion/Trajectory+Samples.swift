extension Trajectory {
  /// Fills a buffer with values at equal intervals, without allocating.
  ///
  /// - Parameters:
  ///   - buffer: all of it is written; element i is the value at `time + i · interval`.
  ///   - time: the first element's time, in seconds.
  ///   - interval: seconds between two elements.
  public func sample(
    into buffer: UnsafeMutableBufferPointer<Double>, from time: Double, every interval: Double
  ) {
    for index in buffer.indices {
      buffer[index] = value(at: time + Double(index) * interval)
    }
  }

  /// Values at equal intervals from the beginning until it is at rest; the last one is the target
  /// itself.
  ///
  /// - Parameters:
  ///   - samplesPerSecond: 120 suits every display; clamped to 1…1,000, nonsense gives 120.
  ///   - pixels: how near the target counts as there, in device pixels.
  ///   - scale: device pixels per point.
  /// - Returns: the values, at least two, and the seconds from the first to the last.
  public func samples(
    perSecond samplesPerSecond: Double = 120, within pixels: Double = 0.5, scale: Double = 1
  ) -> (values: [Double], duration: Double) {
    let rate = samplesPerSecond.finite(or: 120).clamped(1, 1000)
    let length = max(0, restTime(within: pixels, scale: scale) - start)
    let count = max(2, Int((length * rate).rounded(.up)) + 1)
    let interval = length / Double(count - 1)
    var values = (0..<count - 1).map { value(at: start + Double($0) * interval) }
    values.append(target)
    return (values, length)
  }
}
