// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import PNGCodec
import SnapshotVerification

/// A sheet of text fields and text views for the eye, light and dark, at 1x, 2x and 3x.
struct TextInputSheet {
  private static let width: CGFloat = 240
  private static let margin: CGFloat = 16

  /// Writes a PNG for each style and scale into `folder`.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for style in [UIUserInterfaceStyle.light, .dark] {
      for scale in GalleryPage.scales {
        let name = "input.\(style == .dark ? "dark" : "light").\(scale)x.png"
        let bitmap = try SnapshotRenderer(scale: CGFloat(scale), userInterfaceStyle: style)
          .render(.view({ Self.makeView() }), size: nil).bitmap
        try Data(PNG.encode(bitmap)).write(
          to: folder.appendingPathComponent(name), options: .atomic)
      }
    }
  }

  private static func makeView() -> UIView {
    let view = UIView()
    view.backgroundColor = .systemBackground
    var bottom: CGFloat = 0
    for (index, column) in [frames, states, sides, textViews].enumerated() {
      var y = margin
      for (title, part) in column {
        let caption = UILabel()
        caption.text = title
        caption.font = .systemFont(ofSize: 11)
        caption.textColor = .secondaryLabel
        let x = margin + CGFloat(index) * (width + margin)
        let size = part.sizeThatFits(CGSize(width: width, height: 0))
        caption.frame = CGRect(x: x, y: y, width: width, height: 14)
        part.frame = CGRect(x: x, y: y + 16, width: width, height: min(90, size.height))
        view.addSubview(caption)
        view.addSubview(part)
        y = part.frame.maxY + 10
      }
      bottom = max(bottom, y)
    }
    view.frame.size = CGSize(width: margin + 4 * (width + margin), height: bottom)
    return view
  }

  private static func field(
    _ text: String?, _ style: UITextField.BorderStyle = .roundedRect,
    _ change: (UITextField) -> Void = { _ in }
  ) -> UITextField {
    let field = UITextField()
    field.text = text
    field.placeholder = "Placeholder"
    field.borderStyle = style
    change(field)
    return field
  }

  private static var frames: [(String, UIView)] {
    let styles: [(String, UITextField.BorderStyle)] = [
      ("none", .none), ("line", .line), ("bezel", .bezel), ("rounded rectangle", .roundedRect),
    ]
    return styles.flatMap { name, style in
      [
        ("\(name), text", field("Ada Lovelace", style)),
        ("\(name), placeholder", field(nil, style)),
      ]
    }
  }

  private static var states: [(String, UIView)] {
    [
      ("disabled", field("Ada Lovelace") { $0.isEnabled = false }),
      ("secret", field("secret") { $0.isSecureTextEntry = true }),
      ("too wide", field("The quick brown fox jumps over the lazy dog")),
      ("centered", field("Ada") { $0.textAlignment = .center }),
      ("from right to left", field("Ada") { $0.semanticContentAttribute = .forceRightToLeft }),
      ("28 points", field("Large") { $0.font = .systemFont(ofSize: 28) }),
      (
        "attributes",
        field(nil) {
          $0.attributedText = NSAttributedString(
            string: "Kern and color",
            attributes: [
              .kern: 2, .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 17),
            ])
        }
      ),
      ("background", field("Ada") { $0.backgroundColor = .systemYellow }),
    ]
  }

  private static func icon(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let disk = UIView(frame: CGRect(x: 8, y: 3, width: 14, height: 14))
    disk.backgroundColor = color
    disk.layer.cornerRadius = 7
    view.addSubview(disk)
    return view
  }

  private static var sides: [(String, UIView)] {
    [
      ("clear button", field("Ada Lovelace") { $0.clearButtonMode = .always }),
      ("clear button, no frame", field("Ada Lovelace", .none) { $0.clearButtonMode = .always }),
      (
        "left and right view",
        field("Ada Lovelace") {
          $0.leftView = icon(.systemBlue)
          $0.leftViewMode = .always
          $0.rightView = icon(.systemGreen)
          $0.rightViewMode = .always
        }
      ),
      (
        "the same from right to left",
        field("Ada Lovelace") {
          $0.leftView = icon(.systemBlue)
          $0.leftViewMode = .always
          $0.clearButtonMode = .always
          $0.semanticContentAttribute = .forceRightToLeft
        }
      ),
    ]
  }

  private static func textView(_ text: String, _ change: (UITextView) -> Void = { _ in })
    -> UITextView
  {
    let view = UITextView()
    view.font = .systemFont(ofSize: 15)
    view.text = text
    view.backgroundColor = .secondarySystemBackground
    change(view)
    return view
  }

  private static var textViews: [(String, UIView)] {
    let text = "The quick brown fox jumps over the lazy dog.\nA second paragraph."
    return [
      ("text view", textView(text)),
      ("scrolled by 14 points", textView(text + "\n" + text) { $0.contentOffset.y = 14 }),
      (
        "without insets and padding",
        textView(text) {
          $0.textContainerInset = .zero
          $0.textContainer.lineFragmentPadding = 0
        }
      ),
      (
        "a link",
        textView("") {
          let text = NSMutableAttributedString(
            string: "More on ",
            attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.label])
          text.append(
            NSAttributedString(
              string: "example.org",
              attributes: [.font: UIFont.systemFont(ofSize: 15), .link: "https://example.org"]))
          $0.attributedText = text
        }
      ),
    ]
  }
}
