// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How two pictures differ, in numbers.
public struct PixelDifference: Hashable, Sendable {
  /// How many pixels count as different. Those that only one of the pictures has are among them.
  public let differingPixelCount: Int
  /// How many pixels there are in either picture.
  public let pixelCount: Int
  /// The largest difference in one channel of a pixel that counts as different, 0 to 255.
  ///
  /// A pixel that only one of the pictures has counts as 255.
  public let largestChannelDifference: UInt8
  /// The smallest region that holds all differing pixels.
  public let region: PixelRegion
  /// The first differing pixel: the left one in the top row that has one.
  public let firstPixel: PixelPosition

  /// Makes a difference from its numbers.
  public init(
    differingPixelCount: Int, pixelCount: Int, largestChannelDifference: UInt8,
    region: PixelRegion, firstPixel: PixelPosition
  ) {
    self.differingPixelCount = differingPixelCount
    self.pixelCount = pixelCount
    self.largestChannelDifference = largestChannelDifference
    self.region = region
    self.firstPixel = firstPixel
  }

  /// The differing part of all pixels, 0 to 1.
  public var share: Double {
    pixelCount == 0 ? 0 : Double(differingPixelCount) / Double(pixelCount)
  }
}

extension PixelDifference: CustomStringConvertible {
  /// `12 of 400 pixels differ (3.00%), in 4x3 at (10, 0), by up to 37 of 255`
  public var description: String {
    "\(differingPixelCount) of \(pixelCount) pixels differ (\(percentage)), in \(region), "
      + "by up to \(largestChannelDifference) of 255"
  }

  /// The share of differing pixels as all of this package writes it: with two decimals, and never
  /// rounded down to nothing or up to everything.
  ///
  /// `0%`, `<0.01%`, `1.30%`, `>99.99%`, `100%`.
  public var percentage: String {
    Self.percentage(of: differingPixelCount, in: pixelCount)
  }

  /// The share that a number of pixels is of all, as `percentage` writes it.
  public static func percentage(of count: Int, in all: Int) -> String {
    guard count > 0, all > 0 else { return "0%" }
    if count == all { return "100%" }
    let hundredths = Int((Double(count) / Double(all) * 10_000).rounded())
    if hundredths == 0 { return "<0.01%" }
    if hundredths == 10_000 { return ">99.99%" }
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)%"
  }
}
