// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

extension UIFont {
  /// From the baseline up to the top of a line, in points.
  public var ascender: CGFloat {
    appleLines.map { $0.ascender * pointSize } ?? metric(system: 1950) { $0.ascender }
  }

  /// From the baseline down to the bottom of a line, in points; negative.
  public var descender: CGFloat {
    appleLines.map { $0.descender * pointSize } ?? metric(system: -494) { $0.descender }
  }

  /// The height of a capital letter, in points. Inter's are about 3 % higher than SF's, which this
  /// is.
  public var capHeight: CGFloat {
    appleLines.map { $0.capHeight * pointSize } ?? metric(system: 1443) { $0.capHeight }
  }

  /// The height of a small letter, in points. Inter's are about 3 % higher than SF's, which this
  /// is.
  public var xHeight: CGFloat {
    switch design {
    case .system(let weight, _), .monospacedDigits(let weight):
      SystemMetrics(size: pointSize, weight: weight.fileWeight).xHeight * pointSize
    case .monospaced, .face, .apple:
      appleLines.map { $0.xHeight * pointSize } ?? metric(system: 1083) { $0.xHeight }
    }
  }

  /// What the font asks for between two lines, in points: 0 for the system font of a size, more
  /// for that of a text style.
  public var leading: CGFloat {
    styleLeading
      + (appleLines.map { $0.lineGap * pointSize } ?? metric(system: 0) { $0.lineGap })
  }

  /// The font with 2 points less between two lines, as the messages of alerts have it.
  var withTightLeading: UIFont {
    UIFont(design, size: pointSize, dynamic: dynamic, tightening: 2)
  }

  /// The height of a line, in points, not rounded.
  public var lineHeight: CGFloat { ascender - descender }

  /// The PostScript name. The system font has the names that it has on iOS, such as
  /// `.SFUI-Semibold`.
  public var fontName: String {
    switch design {
    case .system(let weight, let italic): ".SFUI-\(weight.name)\(italic ? "Italic" : "")"
    case .monospacedDigits(let weight): ".SFUI-\(weight.name)"
    case .monospaced(let weight): ".SFMono-\(weight.name)"
    case .face(let face): face.postScriptName
    case .apple(let font): font.name
    }
  }

  /// The family. That of the system font is `.AppleSystemUIFont`, as on iOS.
  public var familyName: String {
    switch design {
    case .system, .monospacedDigits: ".AppleSystemUIFont"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .face(let face): face.family
    case .apple(let font): font.family
    }
  }

  /// The measures of a font of Apple's, where they are known.
  private var appleLines: AppleFont.Lines? {
    if case .apple(let font) = design { font.lines } else { nil }
  }

  /// A measure in points: of SF Pro in 2048ths of an em, or of a face.
  private func metric(system: CGFloat, face metric: (FontMetrics) -> Int) -> CGFloat {
    switch design {
    case .system, .monospacedDigits, .monospaced: system * pointSize / 2048
    case .face(let face):
      CGFloat(metric(face.metrics)) * pointSize / CGFloat(face.unitsPerEm)
    case .apple(let font):
      // Where the face is missing, the label that needs it says so.
      (try? font.face()).map { CGFloat(metric($0.metrics)) * pointSize / CGFloat($0.unitsPerEm) }
        ?? system * pointSize / 2048
    }
  }
}

extension UIFont {
  /// The style that text in this font is laid out with, from the environment's fonts.
  func textStyle() throws(FontFace.Error) -> TextLayout.TextStyle {
    if RenderingEnvironment.current.textRendering == .blocks { return blockStyle }
    let fonts = RenderingEnvironment.current.fonts
    switch design {
    case .system(let weight, let italic):
      var style = try TextLayout.TextStyle.system(
        size: pointSize, weight: weight.fileWeight, italic: italic, library: fonts)
      style.leading = leading
      return style
    case .monospacedDigits(let weight):
      var style = try TextLayout.TextStyle.system(
        size: pointSize, weight: weight.fileWeight, library: fonts)
      style.features.append(FontFeature("tnum"))
      return style
    case .monospaced(let weight):
      let face = try fonts.face(family: "DejaVu Sans Mono", weight: weight.fileWeight)
      var style = TextLayout.TextStyle(face: face, pointSize: pointSize)
      style.ascender = ascender
      style.descender = descender
      style.leading = 0
      style.fallback = .noto(in: fonts)
      return style
    case .face(let face):
      var style = TextLayout.TextStyle(face: face, pointSize: pointSize)
      style.fallback = .noto(in: fonts)
      return style
    case .apple(let font):
      // Inter makes an arrow of "->"; Apple's fonts do not.
      var style = TextLayout.TextStyle(
        face: try font.face(), pointSize: pointSize * font.drawnScale,
        features: [FontFeature("calt", value: 0)])
      style.ascender = ascender
      style.descender = descender
      style.leading = leading
      style.advanceScale = font.width / font.drawnScale
      style.fallback = .noto(in: fonts)
      return style
    }
  }

  /// The style of text that is drawn as blocks; its lines are as high as the font's.
  private var blockStyle: TextLayout.TextStyle {
    var style = TextLayout.TextStyle(face: .blocks, pointSize: pointSize)
    style.ascender = ascender
    style.descender = descender
    style.leading = leading
    return style
  }
}
