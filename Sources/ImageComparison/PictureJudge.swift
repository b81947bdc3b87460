// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Judges the pixels of two pictures row by row: the only place where two pixels meet.
///
/// The rows are those of the part that both pictures have, with their top left corners together.
struct PictureJudge {
  /// Pixels across of the shared part.
  let width: Int
  /// Pixels down of the shared part.
  let height: Int

  private let referenceWidth: Int
  private let actualWidth: Int
  private let judgment: ComparisonStrategy.Judgment
  private let ignored: [PixelRegion]
  private let edges: AntialiasingDetector?

  init(_ reference: Bitmap, _ actual: Bitmap, strategy: ComparisonStrategy) {
    width = min(reference.width, actual.width)
    height = min(reference.height, actual.height)
    (referenceWidth, actualWidth) = (reference.width, actual.width)
    judgment = strategy.judgment
    ignored = strategy.ignoredPixelRegions
    edges =
      strategy.isIgnoringAntialiasing
      ? AntialiasingDetector(PixelSize(reference), PixelSize(actual)) : nil
  }

  /// Where a row of the reference begins.
  func reference(_ y: Int, of start: UnsafeRawPointer) -> UnsafeRawPointer {
    start + y * referenceWidth * 4
  }

  /// Where a row of the actual picture begins.
  func actual(_ y: Int, of start: UnsafeRawPointer) -> UnsafeRawPointer {
    start + y * actualWidth * 4
  }

  /// Writes the largest channel difference of each pixel of a row that counts as different, and 0
  /// for others.
  ///
  /// - Parameters:
  ///   - y: A row of the shared part.
  ///   - reference: All pixels of the reference.
  ///   - actual: All pixels of the actual picture.
  ///   - differences: One byte a pixel of the shared part.
  func judge(
    row y: Int, _ reference: UnsafeRawPointer, _ actual: UnsafeRawPointer,
    into differences: UnsafeMutableBufferPointer<UInt8>
  ) {
    let (left, right) = (self.reference(y, of: reference), self.actual(y, of: actual))
    switch judgment {
    case .channelLimit(let limit): Self.judge(left, right, limit: limit, into: differences)
    case .custom(let tolerates): Self.judge(left, right, tolerates: tolerates, into: differences)
    }
    for region in ignored where region.rows.contains(y) {
      for x in region.columns.clamped(to: 0..<width) { differences[x] = 0 }
    }
    guard let edges else { return }
    for x in 0..<width where differences[x] != 0 {
      if edges.isSoftEdge(x, y, reference, actual) { differences[x] = 0 }
    }
  }

  /// Without branches, so that the compiler makes vector instructions of it.
  private static func judge(
    _ reference: UnsafeRawPointer, _ actual: UnsafeRawPointer, limit: UInt8,
    into differences: UnsafeMutableBufferPointer<UInt8>
  ) {
    let a = reference.assumingMemoryBound(to: UInt8.self)
    let b = actual.assumingMemoryBound(to: UInt8.self)
    for x in 0..<differences.count {
      let i = x &* 4
      let difference = max(
        max(distance(a[i], b[i]), distance(a[i &+ 1], b[i &+ 1])),
        max(distance(a[i &+ 2], b[i &+ 2]), distance(a[i &+ 3], b[i &+ 3])))
      differences[x] = difference > limit ? difference : 0
    }
  }

  private static func judge(
    _ reference: UnsafeRawPointer, _ actual: UnsafeRawPointer,
    tolerates: (_ reference: Color, _ actual: Color) -> Bool,
    into differences: UnsafeMutableBufferPointer<UInt8>
  ) {
    judge(reference, actual, limit: 0, into: differences)
    // The same two colors mostly stand side by side.
    var last: (reference: Color, actual: Color, isTolerated: Bool)?
    for x in 0..<differences.count where differences[x] != 0 {
      let (a, b) = (Color(pixel: x, of: reference), Color(pixel: x, of: actual))
      if last == nil || last?.reference != a || last?.actual != b {
        last = (a, b, tolerates(a, b))
      }
      if last?.isTolerated == true { differences[x] = 0 }
    }
  }

  private static func distance(_ a: UInt8, _ b: UInt8) -> UInt8 { max(a, b) &- min(a, b) }
}

extension Color {
  /// The color of a pixel in a row of straight RGBA pixels.
  init(pixel: Int, of row: UnsafeRawPointer) {
    let bytes = row.assumingMemoryBound(to: UInt8.self) + pixel * 4
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }
}
