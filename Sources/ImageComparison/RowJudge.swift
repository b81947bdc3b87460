// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Judges the pixels of one row: the only place where two pixels meet.
struct RowJudge {
  private let judgement: ComparisonStrategy.Judgement

  init(_ strategy: ComparisonStrategy) { judgement = strategy.judgement }

  /// Writes the largest channel difference of each pixel that counts as different, and 0 for others.
  ///
  /// - Parameters:
  ///   - reference: `differences.count` pixels of four bytes.
  ///   - actual: As many.
  ///   - differences: One byte a pixel.
  func judge(
    _ reference: UnsafeRawPointer, _ actual: UnsafeRawPointer,
    into differences: UnsafeMutableBufferPointer<UInt8>
  ) {
    switch judgement {
    case .channelLimit(let limit):
      Self.judge(reference, actual, limit: limit, into: differences)
    case .custom(let tolerates):
      Self.judge(reference, actual, tolerates: tolerates, into: differences)
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
    for x in 0..<differences.count where differences[x] != 0 {
      if tolerates(Color(pixel: x, of: reference), Color(pixel: x, of: actual)) {
        differences[x] = 0
      }
    }
  }

  private static func distance(_ a: UInt8, _ b: UInt8) -> UInt8 { max(a, b) &- min(a, b) }
}

extension Color {
  /// The colour of a pixel in a row of straight RGBA pixels.
  init(pixel: Int, of row: UnsafeRawPointer) {
    let bytes = row.assumingMemoryBound(to: UInt8.self) + pixel * 4
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }
}
