// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison

extension SnapshotRun {
  /// How a picture differs from its reference, in numbers and places.
  public struct Difference: Codable, Hashable, Sendable {
    /// How many pixels count as different.
    public var differingPixels: Int
    /// How many pixels there are in either picture.
    public var pixels: Int
    /// The largest difference in one channel, 0 to 255.
    public var largestChannelDifference: Int
    /// Pixels per point.
    public var scale: Double
    /// Where pixels differ, most pixels first; at most `maximumPlaceCount`.
    public var places: [Place]

    /// The most places of one difference that a manifest holds.
    public static let maximumPlaceCount = 60

    /// Makes a difference.
    public init(
      differingPixels: Int, pixels: Int, largestChannelDifference: Int, scale: Double,
      places: [Place]
    ) {
      self.differingPixels = differingPixels
      self.pixels = pixels
      self.largestChannelDifference = largestChannelDifference
      self.scale = scale
      self.places = places
    }

    /// The share of differing pixels, such as `0.63%`.
    public var percentage: String {
      PixelDifference.percentage(of: differingPixels, in: pixels)
    }

    init(_ difference: PixelDifference, patches: [DifferenceMask.Patch], scale: Double) {
      self.init(
        differingPixels: difference.differingPixelCount, pixels: difference.pixelCount,
        largestChannelDifference: Int(difference.largestChannelDifference), scale: scale,
        places: patches.map { Place($0.region, pixels: $0.pixelCount) })
    }
  }

  /// A rectangle of a picture, in pixels; parts of it may lie outside of the picture.
  public struct Place: Codable, Hashable, Sendable {
    /// The left column.
    public var x: Int
    /// The top row.
    public var y: Int
    /// Pixels across, 0 or more.
    public var width: Int
    /// Pixels down, 0 or more.
    public var height: Int
    /// How many pixels of it differ; `nil` where they were not counted.
    public var pixels: Int?

    /// Makes a place.
    public init(x: Int, y: Int, width: Int, height: Int, pixels: Int? = nil) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.pixels = pixels
    }

    /// Makes a place of a region.
    public init(_ region: PixelRegion, pixels: Int? = nil) {
      self.init(
        x: region.columns.lowerBound, y: region.rows.lowerBound, width: region.columns.count,
        height: region.rows.count, pixels: pixels)
    }
  }

  /// One view that a cause changed, and where it is seen.
  public struct ChangedView: Codable, Hashable, Sendable {
    /// The view's title, such as `UILabel "name"`.
    public var title: String
    /// The types and identifiers from the root to the view.
    public var path: String
    /// Where the view was in the reference; `nil` for a new view.
    public var before: Place?
    /// Where the view is in the actual picture; `nil` for one that is gone.
    public var after: Place?

    /// Makes a changed view.
    public init(title: String, path: String, before: Place?, after: Place?) {
      self.title = title
      self.path = path
      self.before = before
      self.after = after
    }
  }
}
