// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// A layer that draws a text at its top.
///
/// ```swift
/// let title = CATextLayer()
/// title.string = "Milk"
/// title.font = UIFont.boldSystemFont(ofSize: 17)
/// title.fontSize = 17
/// title.foregroundColor = UIColor.label.cgColor
/// title.frame = CGRect(x: 0, y: 0, width: 120, height: 24)
/// ```
///
/// A `String` takes ``font``, ``fontSize`` and ``foregroundColor``; an `NSAttributedString` its own
/// attributes. A `contentsScale` less than the picture's makes the text coarser on iOS; here it is
/// always sharp.
open class CATextLayer: CALayer {
  /// The text, a `String` or an `NSAttributedString`; `nil`, the default, draws nothing.
  open var string: Any?
  /// The font of a `String`: a ``UIFont``, a ``CGFont`` or the name of a font. The default is
  /// Helvetica.
  open var font: AnyObject?
  /// The size of the font in points. The default is 36.
  open var fontSize: CGFloat = 36
  /// The color of a `String`. The default is white.
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether lines are broken at the width of the bounds. The default is false.
  open var isWrapped: Bool = false
  /// How a text that is wider than the bounds is cut. The default lets the bounds cut it.
  open var truncationMode: CATextLayerTruncationMode = .none
  /// To which side the text goes. The default is that of its language.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
  /// Whether colored fringes may be drawn. They never are.
  open var allowsFontSubpixelQuantization: Bool = false

  /// The size of the text on lines as long as they need to be, up to whole pixels.
  open override func preferredFrameSize() -> CGSize {
    guard let size = attributedText?.size() else { return .zero }
    let scale = RenderingEnvironment.current.displayScale
    return CGSize(
      width: (size.width * scale).rounded(.up) / scale,
      height: (size.height * scale).rounded(.up) / scale)
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    if let text = attributedText {
      StateProperty("text", .text(text.string))
      StateProperty("font", resolvedFont.stateValue)
      StateProperty("fontSize", number: fontSize, default: 36)
      StateProperty("textColor", color: foregroundColor.map { UIColor(cgColor: $0) })
      StateProperty("truncationMode", term: truncationMode.rawValue, default: "none")
      StateProperty("alignmentMode", term: alignmentMode.rawValue, default: "natural")
      StateProperty("wrapped", flag: isWrapped, default: false)
    }
  }

  override var hasOwnContent: Bool { attributedText != nil && !bounds.isEmpty }

  override func recordOwnContent(into recorder: inout DisplayListRecorder) {
    guard let attributedText, let painter = painter(of: attributedText, recorder) else { return }
    recorder.withSavedState { recorder in
      recorder.clip(to: Path(rect: bounds))
      painter.paint(into: &recorder)
    }
  }

  private func painter(
    of text: NSAttributedString, _ recorder: DisplayListRecorder
  ) -> TextPainter? {
    let defaults = DrawnText.Defaults(font: resolvedFont, color: .white)
    let drawn: DrawnText
    do {
      drawn = try DrawnText(text, defaults)
    } catch {
      RenderingEnvironment.report(
        "the text \u{201C}\(text.string)\u{201D} of a CATextLayer cannot be drawn: \(error)",
        kind: .notDrawn)
      return nil
    }
    var paragraph = ParagraphStyle()
    paragraph.alignment = alignmentMode.alignment
    paragraph.lineBreakMode = truncationMode.lineBreakMode
    let isOneLine = !isWrapped && truncationMode != .none
    let block = TextBlock(
      drawn.spans, width: isWrapped || truncationMode != .none ? bounds.width : nil,
      maximumLines: isOneLine ? 1 : nil, paragraph: paragraph)
    // A line that may be longer than the layer has no width to stand in.
    let free = isWrapped || isOneLine ? 0 : bounds.width - block.size.width
    let share: CGFloat =
      switch paragraph.alignment {
      case .center: 0.5
      case .right: 1
      default: 0
      }
    return TextPainter(
      block: block, looks: drawn.looks,
      origin: CGPoint(x: bounds.minX + free * share, y: bounds.minY),
      grid: PixelGrid(scale: recorder.scale))
  }

  private var attributedText: NSAttributedString? {
    switch string {
    case let text as NSAttributedString: return text.length > 0 ? text : nil
    case let text as String:
      guard !text.isEmpty else { return nil }
      return NSAttributedString(
        string: text,
        attributes: [
          .font: resolvedFont,
          .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .white,
        ])
    case let text as NSString:
      return NSAttributedString(
        string: text.substring(from: 0),
        attributes: [
          .font: resolvedFont,
          .foregroundColor: foregroundColor.map { UIColor(cgColor: $0) } ?? .white,
        ])
    default: return nil
    }
  }

  private var resolvedFont: UIFont {
    let named =
      switch font {
      case let font as UIFont: font.withSize(fontSize)
      case let font as CGFont: font.postScriptName.flatMap { UIFont(name: $0, size: fontSize) }
      case let name as NSString: UIFont(name: name.substring(from: 0), size: fontSize)
      default: UIFont?.none
      }
    return named ?? UIFont.ofUnstyledText.withSize(fontSize)
  }
}

/// How a text layer cuts a text that is too wide.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the bounds.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// An ellipsis stands for its beginning.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// An ellipsis stands for its end.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// An ellipsis stands for its middle.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: LineBreakMode {
    switch self {
    case .start: .truncateHead
    case .end: .truncateTail
    case .middle: .truncateMiddle
    default: .wordWrap
    }
  }
}

/// To which side a text layer's text goes.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String
  /// Makes a mode from Core Animation's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// That of the text's language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// To the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// To the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// To the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// To both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: TextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}
