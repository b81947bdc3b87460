// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

/// How a text is measured without a label.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// UIKit's number of the options.
  public let rawValue: Int

  /// Makes options from UIKit's number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The origin is the upper left corner, and the text may have several lines. Without it, the text
  /// has one line, whose baseline is the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// What the font of a text style asks for between lines counts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Lines that do not fit the height are left out, and the last one gets an ellipsis.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What measuring and drawing a text tells.
///
/// ```swift
/// let context = NSStringDrawingContext()
/// text.draw(with: rect, options: .usesLineFragmentOrigin, context: context)
/// let height = context.totalBounds.height
/// ```
open class NSStringDrawingContext: NSObject {
  /// How much smaller the text may be drawn to fit, 0 to 1; 0, the default, for not at all. Text is
  /// never made smaller: another value is reported.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      guard minimumScaleFactor > 0, minimumScaleFactor < 1 else { return }
      RenderingEnvironment.report(
        "NSStringDrawingContext.minimumScaleFactor: text is not made smaller", kind: .notDrawn)
    }
  }
  /// How much smaller the text was drawn: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle that the text takes.
  open internal(set) var totalBounds = CGRect.zero

  /// Makes a context.
  public override init() { super.init() }
}

extension NSAttributedString {
  /// The text's size in points, without breaking lines and without rounding.
  public func size() -> CGSize {
    measured(in: .zero, options: .usesLineFragmentOrigin)?.size ?? .zero
  }

  /// The rectangle in points that the text takes, not rounded.
  ///
  /// - Parameters:
  ///   - size: The room; a side of 0 does not limit, nor does one without
  ///     ``NSStringDrawingOptions/usesLineFragmentOrigin``.
  ///   - options: How it is measured.
  ///   - context: Is told what the text takes; `nil` for nobody.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    guard let block = measured(in: size, options: options) else { return .zero }
    defer { context?.totalBounds = CGRect(origin: .zero, size: block.size) }
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -block.firstBaseline
    // The space at the end of a line that was broken counts, as in labels.
    let room = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let width = max(block.size.width, min(block.spacedWidth, room))
    return CGRect(x: 0, y: top, width: width, height: block.size.height)
  }

  private func measured(in size: CGSize, options: NSStringDrawingOptions) -> TextBlock? {
    let defaults = DrawnText.Defaults(font: .ofUnstyledText, color: .black)
    let text: DrawnText
    do {
      text = try DrawnText(self, defaults).withLastLine
    } catch {
      RenderingEnvironment.report("the text \u{201C}\(string)\u{201D} cannot be measured: \(error)")
      return nil
    }
    guard options.contains(.usesLineFragmentOrigin) else {
      return TextBlock(text.spans, maximumLines: 1)
    }
    let width = size.width > 0 ? size.width : nil
    var spans = text.spans
    if !options.contains(.usesFontLeading) {
      for index in spans.indices { spans[index].style.leading = 0 }
    }
    let block = TextBlock(spans, width: width)
    let fitting = block.lines.count { $0.top + $0.height <= size.height + 1.0 / 512 }
    guard options.contains(.truncatesLastVisibleLine), size.height > 0,
      fitting < block.lines.count
    else { return block }
    var paragraph = ParagraphStyle()
    paragraph.lineBreakMode = .truncateTail
    return TextBlock(
      spans, width: width, maximumLines: max(1, fitting), paragraph: paragraph)
  }
}

extension StringProtocol {
  /// The text's size in points on as many lines as it has, not rounded. Without a font, it is the
  /// system font in 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// The rectangle in points that the text takes, not rounded.
  ///
  /// - Parameters:
  ///   - size: The room; a side of 0 does not limit.
  ///   - options: How it is measured.
  ///   - attributes: Its look. Without a font, it is the system font in 12 points.
  ///   - context: Is told what the text takes; `nil` for nobody.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// The text's size in points on as many lines as it has, not rounded. Without a font, it is the
  /// system font in 12 points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: substring(from: 0), attributes: attributes).size()
  }

  /// The rectangle in points that the text takes, not rounded.
  ///
  /// - Parameters:
  ///   - size: The room; a side of 0 does not limit.
  ///   - options: How it is measured.
  ///   - attributes: Its look. Without a font, it is the system font in 12 points.
  ///   - context: Is told what the text takes; `nil` for nobody.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: substring(from: 0), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
