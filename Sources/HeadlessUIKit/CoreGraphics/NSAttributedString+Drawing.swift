// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import TextLayout

extension NSAttributedString {
  /// Draws the text with its top left corner at `point` of the present context, without breaking
  /// lines.
  public func draw(at point: CGPoint) {
    draw(origin: point, width: nil, height: nil)
  }

  /// Draws the text into `rect` of the present context: lines are broken at its width, and those
  /// that lie below it are left out.
  public func draw(in rect: CGRect) {
    draw(origin: rect.origin, width: rect.width, height: rect.height)
  }

  /// Draws the text into `rect` of the present context.
  ///
  /// - Parameters:
  ///   - rect: With `usesLineFragmentOrigin`, the room: lines are broken at its width, and those
  ///     that lie below it are left out. Without it, one line is drawn with its baseline at the
  ///     origin.
  ///   - options: How the text is laid out.
  ///   - context: Is told what the text takes; `nil` for nobody.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    if let context {
      let bounds = boundingRect(with: rect.size, options: options, context: nil)
      context.totalBounds = CGRect(
        x: rect.minX, y: rect.minY + bounds.minY, width: bounds.width, height: bounds.height)
    }
    guard options.contains(.usesLineFragmentOrigin) else {
      let line = boundingRect(with: .zero, options: options, context: nil)
      return draw(at: CGPoint(x: rect.minX, y: rect.minY + line.minY))
    }
    draw(
      origin: rect.origin, width: rect.width > 0 ? rect.width : nil,
      height: rect.height > 0 ? rect.height : nil)
  }

  private func draw(origin: CGPoint, width: CGFloat?, height: CGFloat?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let defaults = DrawnText.Defaults(font: .ofUnstyledText, color: .black)
    let text: DrawnText
    do {
      text = try DrawnText(self, defaults).withLastLine
    } catch {
      RenderingEnvironment.report("the text \u{201C}\(string)\u{201D} cannot be drawn: \(error)")
      return
    }
    var block = TextBlock(text.spans, width: width)
    if let height {
      let fitting = block.lines.count { $0.top < height }
      if fitting < block.lines.count {
        block = TextBlock(text.spans, width: width, maximumLines: max(1, fitting))
      }
    }
    context.draw(
      TextPainter(
        block: block, looks: text.looks.map { $0.drawn(as: context.textDrawing) }, origin: origin,
        grid: PixelGrid(scale: context.scale)))
  }
}

extension StringProtocol {
  /// Draws the text with its top left corner at `point` of the present context. Without attributes,
  /// it is the system font in 12 points, black.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: String(self), attributes: attributes).draw(at: point)
  }

  /// Draws the text into `rect` of the present context. Without attributes, it is the system font
  /// in 12 points, black.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: String(self), attributes: attributes).draw(in: rect)
  }

  /// Draws the text into `rect` of the present context; see
  /// `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(self), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text with its top left corner at `point` of the present context.
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    substring(from: 0).draw(at: point, withAttributes: attributes)
  }

  /// Draws the text into `rect` of the present context.
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    substring(from: 0).draw(in: rect, withAttributes: attributes)
  }

  /// Draws the text into `rect` of the present context; see
  /// `NSAttributedString.draw(with:options:context:)`.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: substring(from: 0), attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
