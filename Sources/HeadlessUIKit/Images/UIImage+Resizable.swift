// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension UIImage {
  /// How the middle of a resizable picture fills what the caps leave.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// What makes a picture resizable.
  struct Resizing: Hashable {
    var capInsets: UIEdgeInsets
    var mode: ResizingMode

    /// Cuts pixels, `scale` of which are a point.
    func slices(of bitmap: Bitmap, scale: CGFloat) -> SlicedBitmap? {
      guard bitmap.width > 0, bitmap.height > 0 else { return nil }
      func pixels(_ points: CGFloat) -> Int {
        Int(max(0, min(16_384, (points * scale).rounded())))
      }
      return SlicedBitmap(
        bitmap, left: pixels(capInsets.left), top: pixels(capInsets.top),
        right: pixels(capInsets.right), bottom: pixels(capInsets.bottom), scale: scale,
        resizing: mode == .tile ? .tile : .stretch)
    }
  }

  /// The picture with caps that keep their size, the middle repeated.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with caps that keep their size.
  ///
  /// - Parameters:
  ///   - capInsets: How wide the caps are, in points. They are cut so that a pixel remains between
  ///     them.
  ///   - resizingMode: How edges and the middle fill what is left.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    changing { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// How wide the caps are that keep their size, in points. Zero where the picture has none.
  public var capInsets: UIEdgeInsets { displayOptions.resizing?.capInsets ?? .zero }

  /// How the middle fills what the caps leave.
  public var resizingMode: ResizingMode { displayOptions.resizing?.mode ?? .tile }

  /// What of the picture constraints do not see where an image view shows it, such as a drawn
  /// shadow, in points. The default is zero; that of a symbol is negative at its upper and lower
  /// edges, as constraints see it as high as a line of text.
  public var alignmentRectInsets: UIEdgeInsets {
    displayOptions.alignmentInsets ?? symbolAlignmentInsets
  }

  /// The same picture, of which constraints do not see the edges.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentInsets = alignmentInsets }
  }

  /// Records the picture, or other pixels of the same size, into `destination`.
  func record(
    _ pixels: Bitmap? = nil, in destination: CGRect, interpolation: ImageInterpolation = .high,
    into recorder: inout DisplayListRecorder
  ) {
    let cut = pixels.map { displayOptions.resizing?.slices(of: $0, scale: scale) } ?? slices
    if let cut {
      recorder.draw(cut, in: destination, interpolation: interpolation)
    } else {
      recorder.draw(pixels ?? bitmap, in: destination, interpolation: interpolation)
    }
  }
}
