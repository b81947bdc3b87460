// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How a catalog's picture is cut into three or nine parts, as Xcode's slicing writes it.
///
/// Lengths are in pixels. The caps stay as they are; between them so much of the picture is kept as
/// the center is long, and that is stretched or repeated. The rest is cut out, and makes the
/// picture smaller. Source: Apple's Asset Catalog Format Reference, "Image Set Type", `resizing`.
struct ImageSlicing: Decodable {
  struct Center: Decodable {
    /// `stretch` or `tile`.
    var mode: String?
    var width: Int?
    var height: Int?
  }

  struct Caps: Decodable {
    var top: Int?
    var left: Int?
    var bottom: Int?
    var right: Int?
  }

  /// `3-part-horizontal`, `3-part-vertical` or `9-part`.
  var mode: String?
  var center: Center?
  var caps: Caps?

  enum CodingKeys: String, CodingKey {
    case mode, center
    case caps = "cap-insets"
  }

  /// The picture without what is cut out, and how it is made larger.
  func slice(
    _ bitmap: Bitmap, scale: CGFloat
  ) -> (bitmap: Bitmap, resizing: UIImage.Resizing) {
    let isCutAcross = mode != "3-part-vertical"
    let isCutDown = mode != "3-part-horizontal"
    let across = Cut(
      bitmap.width, isCutAcross ? (caps?.left ?? 0, center?.width, caps?.right ?? 0) : nil)
    let down = Cut(
      bitmap.height, isCutDown ? (caps?.top ?? 0, center?.height, caps?.bottom ?? 0) : nil)
    var kept = Bitmap(width: across.length, height: down.length)
    for columns in across.kept {
      for rows in down.kept {
        kept.replacePixels(
          with: bitmap.cropped(columns: columns.source, rows: rows.source), x: columns.start,
          y: rows.start)
      }
    }
    let insets = UIEdgeInsets(
      top: CGFloat(down.first) / scale, left: CGFloat(across.first) / scale,
      bottom: CGFloat(down.last) / scale, right: CGFloat(across.last) / scale)
    return (
      kept, UIImage.Resizing(capInsets: insets, mode: center?.mode == "tile" ? .tile : .stretch)
    )
  }

  /// What is kept of one direction.
  private struct Cut {
    /// The caps at both ends.
    let first: Int
    let last: Int
    /// The pixels that are kept, and where each run of them starts afterwards.
    var kept: [(source: Range<Int>, start: Int)] = []
    var length: Int { kept.reduce(0) { $0 + $1.source.count } }

    /// - Parameter parts: `nil` where nothing is cut.
    init(_ pixels: Int, _ parts: (first: Int, center: Int?, last: Int)?) {
      first = max(0, min(pixels, parts?.first ?? 0))
      last = max(0, min(pixels - first, parts?.last ?? 0))
      let middle = pixels - first - last
      let center = max(0, min(middle, parts?.center ?? middle))
      kept = [(0..<first + center, 0), (pixels - last..<pixels, first + center)]
        .filter { !$0.0.isEmpty }
    }
  }
}
