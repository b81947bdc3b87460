// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How characters look as far as it moves glyphs: face, size and spacing. Colors are not part of
/// it.
///
/// ```swift
/// let style = TextStyle(face: try FontLibrary.system.face(family: "Inter"), pointSize: 17)
/// let title = try TextStyle.system(size: 17, weight: 600)
/// ```
public struct TextStyle: Hashable, Sendable {
  /// The face that glyphs are taken from first.
  public var face: FontFace
  /// The size of the em square in points, 0 to 100,000.
  public var pointSize: CGFloat { didSet { pointSize = Self.possible(pointSize) } }
  /// From the baseline up to the top of the line, in points.
  public var ascender: CGFloat
  /// From the baseline down to the bottom of the line, in points; negative, as UIKit counts.
  public var descender: CGFloat
  /// Added below a line, in points; not after the last one.
  public var leading: CGFloat
  /// What the face's design adds after each of its characters, in points, the last one included.
  public var tracking: CGFloat
  /// What the author adds after each character, in points, the last one included. 0 by default.
  public var kern: CGFloat = 0
  /// Raises the text above the baseline, in points. 0 by default.
  public var baselineOffset: CGFloat = 0
  /// OpenType features to switch on or off, beside those that are on by default.
  public var features: [FontFeature]
  /// Where characters come from that the face does not have; `nil`, the default, for nowhere.
  public var fallback: FontFallback?
  /// The advances that the face's glyphs are given, where it stands for the system font; `nil`, the
  /// default, for the face's own.
  public var systemMetrics: SystemMetrics?
  /// How wide the face's glyphs are set by their own advances, where it stands for a wider or a
  /// narrower font; 1 by default.
  public var advanceScale: CGFloat = 1
  /// The text's language as a BCP 47 tag, which chooses among forms of the same character.
  public var language = "en"

  /// Makes a style with the face's own line metrics.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - pointSize: The em's size in points. A size that is negative or no number counts as 0, one
  ///     above 100,000 as 100,000.
  ///   - features: OpenType features to set.
  public init(face: FontFace, pointSize: CGFloat, features: [FontFeature] = []) {
    let size = Self.possible(pointSize)
    let units = CGFloat(face.unitsPerEm)
    self.face = face
    self.pointSize = size
    self.features = features
    ascender = CGFloat(face.metrics.ascender) * size / units
    descender = CGFloat(face.metrics.descender) * size / units
    leading = CGFloat(face.metrics.lineGap) * size / units
    tracking = 0
  }

  /// The height of a line without leading, in points.
  public var lineHeight: CGFloat { ascender - descender }

  private static func possible(_ size: CGFloat) -> CGFloat {
    size.isNaN ? 0 : min(100_000, max(0, size))
  }
}

/// An OpenType feature and its value.
public struct FontFeature: Hashable, Sendable {
  /// Four ASCII characters, such as `tnum`.
  public let tag: String
  /// 0 switches the feature off, 1 on; a few features count further.
  public let value: UInt32

  /// Makes a setting of a feature.
  ///
  /// - Precondition: `tag` has four ASCII characters.
  public init(_ tag: String, value: UInt32 = 1) {
    require(
      tag.utf8.count == 4 && tag.allSatisfy(\.isASCII),
      "an OpenType feature has four ASCII characters, not `\(tag)`")
    self.tag = tag
    self.value = value
  }
}
