// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIImage {
  /// How pixels are turned and mirrored to be shown.
  public enum Orientation: Int, Sendable, CaseIterable {
    /// Not at all.
    case up = 0
    /// Half a turn.
    case down = 1
    /// A quarter turn to the left.
    case left = 2
    /// A quarter turn to the right.
    case right = 3
    /// Mirrored from side to side.
    case upMirrored = 4
    /// Mirrored from top to bottom.
    case downMirrored = 5
    /// Mirrored at the line from the top left to the bottom right.
    case leftMirrored = 6
    /// Mirrored at the line from the top right to the bottom left.
    case rightMirrored = 7

    /// Makes one from Exif's number, 1 to 8.
    package init(exif number: Int) {
      let all: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = all.indices.contains(number - 1) ? all[number - 1] : .up
    }

    /// What undoes it.
    var inverse: Orientation {
      switch self {
      case .left: .right
      case .right: .left
      case .up, .down, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored: self
      }
    }

    /// Whether rows become columns.
    fileprivate var swapsAxes: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The same, mirrored from side to side.
    fileprivate var mirrored: Orientation {
      switch self {
      case .up: .upMirrored
      case .down: .downMirrored
      case .left: .rightMirrored
      case .right: .leftMirrored
      case .upMirrored: .up
      case .downMirrored: .down
      case .leftMirrored: .right
      case .rightMirrored: .left
      }
    }

    /// Whether the bitmap's columns are taken from the right one on.
    fileprivate var mirrorsColumns: Bool {
      switch self {
      case .down, .left, .upMirrored, .rightMirrored: true
      case .up, .right, .downMirrored, .leftMirrored: false
      }
    }

    /// Whether the bitmap's rows are taken from the lowest one on.
    fileprivate var mirrorsRows: Bool {
      switch self {
      case .down, .right, .downMirrored, .rightMirrored: true
      case .up, .left, .upMirrored, .leftMirrored: false
      }
    }
  }

  /// How the pixels of ``cgImage`` are turned and mirrored to be shown. The default is not at all.
  public var imageOrientation: Orientation { displayOptions.orientation }

  /// The picture mirrored from side to side.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    var displayOptions = displayOptions
    displayOptions.orientation = displayOptions.orientation.mirrored
    return UIImage(bitmap: bitmap.oriented(.upMirrored), scale: scale, displayOptions)
  }

  /// Whether image views mirror the picture where the interface runs from right to left. The
  /// default is false.
  public var flipsForRightToLeftLayoutDirection: Bool { displayOptions.flipsForRightToLeft }

  /// The same picture, which image views mirror where the interface runs from right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changing { $0.flipsForRightToLeft = true }
  }
}

extension Bitmap {
  /// The pixels turned and mirrored. Costs one pass over them.
  func oriented(_ orientation: UIImage.Orientation) -> Bitmap {
    guard orientation != .up, width > 0, height > 0 else { return self }
    return turned(
      swapsAxes: orientation.swapsAxes, mirrorsColumns: orientation.mirrorsColumns,
      mirrorsRows: orientation.mirrorsRows)
  }
}
