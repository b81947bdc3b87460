// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A part of a picture that a comparison leaves out.
///
/// Whoever compares pictures of views turns points and views into pixels first.
///
/// ```swift
/// ComparisonStrategy.exact.ignoring(.view("clock"), .rectangle(CGRect(x: 0, y: 0, width: 320,
/// height: 20)))
/// ```
public enum IgnoredRegion: Hashable, Sendable, CustomStringConvertible {
  /// Every view with this accessibility identifier, where it is in the actual picture. A snapshot
  /// without such a view fails.
  case view(String)
  /// A rectangle in points, in the coordinates of the view that the picture shows. Pixels that it
  /// touches count as its own.
  case rectangle(CGRect)
  /// A rectangle of pixels.
  case pixels(PixelRegion)

  /// The region in a sentence.
  public var description: String {
    switch self {
    case .view(let identifier): "view \"\(identifier)\""
    case .rectangle(let rect):
      "\(rect.width)x\(rect.height) points at (\(rect.minX), \(rect.minY))"
    case .pixels(let region): "\(region)"
    }
  }
}

extension ComparisonStrategy {
  /// The strategy with each ignored region as pixels.
  ///
  /// - Parameter pixels: The pixels of a region that is not one of pixels already.
  public func resolvingRegions<Failure: Error>(
    _ pixels: (IgnoredRegion) throws(Failure) -> [PixelRegion]
  ) throws(Failure) -> ComparisonStrategy {
    var resolved: [IgnoredRegion] = []
    for region in ignoredRegions {
      if case .pixels = region {
        resolved.append(region)
      } else {
        resolved += try pixels(region).map { IgnoredRegion.pixels($0) }
      }
    }
    var strategy = self
    strategy.ignoredRegions = resolved
    return strategy
  }

  /// The regions that are left out, in pixels.
  var ignoredPixelRegions: [PixelRegion] {
    ignoredRegions.map { region in
      guard case .pixels(let pixels) = region else {
        trap(
          "\(region) is not known in a picture without views: resolve the strategy's regions, or "
            + "ignore pixels")
      }
      return pixels
    }
  }
}

extension PixelRegion {
  func contains(x: Int, y: Int) -> Bool { columns.contains(x) && rows.contains(y) }
}
