// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

private final class Note: UIDocument {
  var text = ""
  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
  }
}

/// The examples of Core Text, of documents and of keys.
private final class CoreTextExamples: ExampleScreen {
  func line() {
    let line = CTLineCreateWithAttributedString(NSAttributedString(string: "Hello"))
    var ascent: CGFloat = 0
    let width = CTLineGetTypographicBounds(line, &ascent, nil, nil)
    print(width)
  }

  func frame(text: NSAttributedString, bounds: CGRect, context: CGContext) {
    let framesetter = CTFramesetterCreateWithAttributedString(text)
    let path = CGPath(rect: bounds, transform: nil)
    let frame = CTFramesetterCreateFrame(framesetter, CFRangeMake(0, 0), path, nil)
    CTFrameDraw(frame, context)
  }

  func font() {
    let font = UIFont.systemFont(ofSize: 17) as CTFont
    let height = CTFontGetAscent(font) + CTFontGetDescent(font)
    print(height)
  }

  func mask(context: CGContext, bounds: CGRect, icon: CGImage) {
    context.clip(to: bounds, mask: icon)
    context.setFillColor(UIColor.systemRed.cgColor)
    context.fill(bounds)
  }

  func key() {
    let press = UIPress(
      type: .select, key: UIKey(.keyboardA, characters: "A", modifierFlags: .shift))
    view.pressesBegan([press], with: nil)
  }

  func word(field: UITextField) {
    let word = field.tokenizer.rangeEnclosingPosition(
      field.beginningOfDocument, with: .word, inDirection: .storage(.forward))
    print(word ?? "none")
  }

  func window() {
    if let window = UIApplication.shared.delegate?.window { window?.makeKeyAndVisible() }
  }

  func printed() {
    if UIPrintInteractionController.isPrintingAvailable {
      UIPrintInteractionController.shared.present(animated: true)
    }
  }

  func measured(text: NSAttributedString, rect: CGRect) {
    let context = NSStringDrawingContext()
    text.draw(with: rect, options: .usesLineFragmentOrigin, context: context)
    let height = context.totalBounds.height
    print(height)
  }

  func scrolled(map: CALayer) {
    let window = CAScrollLayer()
    window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    window.addSublayer(map)
    window.scroll(to: CGPoint(x: 40, y: 0))
  }
}
