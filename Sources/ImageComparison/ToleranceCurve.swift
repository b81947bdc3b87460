// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// How many pixels differ under which threshold: what a tolerance would have to be.
///
/// ```swift
/// ToleranceCurve(reference, actual).description
/// // "channel tolerance 0: 812 pixels, 1: 40, 2: 0; perceptual 0.01: 0"
/// ```
public struct ToleranceCurve: Hashable, Sendable, CustomStringConvertible {
  /// One threshold.
  public struct Point: Hashable, Sendable {
    /// The threshold, as its strategy takes it.
    public var threshold: Double
    /// How many pixels differ by more.
    public var pixelCount: Int
  }

  /// By the largest difference of a channel: `.channelTolerance(max:)`. Thresholds rise up to the
  /// first under which nothing differs.
  public let channel: [Point]
  /// By the distance of the colors in OKLab: `.perceptual(threshold:)`. As `channel`, from 0.005.
  public let perceptual: [Point]

  private static let channelThresholds = [0, 1, 2, 4, 8, 16, 32, 64, 128, 255]
  private static let perceptualThresholds = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1]

  /// Counts the pixels of the part that both pictures have.
  ///
  /// - Parameter regions: Regions that are left out.
  public init(_ reference: Bitmap, _ actual: Bitmap, ignoring regions: [PixelRegion] = []) {
    var strategy = ComparisonStrategy.exact
    strategy.ignoredRegions = regions.map(IgnoredRegion.pixels)
    let judge = PictureJudge(reference, actual, strategy: strategy)
    var byChannel = [Int](repeating: 0, count: 256)
    var pairs: [ColorPair: Int] = [:]
    var row = [UInt8](repeating: 0, count: judge.width)
    reference.bytes.withUnsafeBytes { left in
      actual.bytes.withUnsafeBytes { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return }
        for y in 0..<judge.height {
          row.withUnsafeMutableBufferPointer { judge.judge(row: y, left, right, into: $0) }
          let (a, b) = (judge.reference(y, of: left), judge.actual(y, of: right))
          for x in 0..<judge.width where row[x] != 0 {
            byChannel[Int(row[x])] += 1
            pairs[ColorPair(Color(pixel: x, of: a), Color(pixel: x, of: b)), default: 0] += 1
          }
        }
      }
    }
    channel = Self.points(Self.channelThresholds.map(Double.init)) { threshold in
      byChannel[(Int(threshold) + 1)...].reduce(0, +)
    }
    let distances = pairs.map { (distance: $0.key.distance, count: $0.value) }
    perceptual = Self.points(Self.perceptualThresholds) { threshold in
      distances.reduce(0) { $0 + ($1.distance > threshold ? $1.count : 0) }
    }
  }

  private struct ColorPair: Hashable {
    var first: Color
    var second: Color

    init(_ first: Color, _ second: Color) { (self.first, self.second) = (first, second) }

    var distance: Double { first.perceptualDistance(to: second) }
  }

  private static func points(_ thresholds: [Double], count: (Double) -> Int) -> [Point] {
    var points: [Point] = []
    for threshold in thresholds {
      points.append(Point(threshold: threshold, pixelCount: count(threshold)))
      if points.last?.pixelCount == 0 { break }
    }
    return points
  }

  /// Both curves in one line.
  public var description: String {
    "channel tolerance \(Self.words(channel)); perceptual \(Self.words(perceptual))"
  }

  private static func words(_ points: [Point]) -> String {
    points.enumerated().map { index, point in
      let unit = index > 0 ? "" : point.pixelCount == 1 ? " pixel" : " pixels"
      return "\(number(point.threshold)): \(point.pixelCount)\(unit)"
    }.joined(separator: ", ")
  }
}

extension ComparisonStrategy {
  /// The curve of two pictures without what the strategy leaves out.
  public func tolerances(_ reference: Bitmap, _ actual: Bitmap) -> ToleranceCurve {
    ToleranceCurve(reference, actual, ignoring: ignoredPixelRegions)
  }
}
