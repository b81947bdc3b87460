// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension ControlSheet {
  /// Text fields and text views with text of the user's size.
  static let fields = ControlSheet(name: "text-fields") {
    let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    let framed = styles.map { style in field("Ada Lovelace") { $0.borderStyle = style } }
    let others = [
      field(nil),
      field("Ada Lovelace") { $0.isEnabled = false },
      field("secret") { $0.isSecureTextEntry = true },
      field("Ada Lovelace") { $0.clearButtonMode = .always },
      field("Ada") {
        $0.leftView = mark(.systemBlue)
        $0.leftViewMode = .always
        $0.rightView = mark(.systemGreen)
        $0.rightViewMode = .always
      },
      field("The quick brown fox jumps over the lazy dog"),
      field("Centered") { $0.textAlignment = .center },
    ]
    return column(framed + others + [textView], width: 292)
  }

  private static func field(
    _ text: String?, _ change: (UITextField) -> Void = { _ in }
  ) -> UITextField {
    let field = UITextField()
    field.text = text
    field.placeholder = "Placeholder"
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    change(field)
    field.frame.size = CGSize(
      width: 260, height: field.sizeThatFits(CGSize(width: 260, height: 0)).height)
    return field
  }

  private static var textView: UITextView {
    let view = UITextView()
    view.font = .preferredFont(forTextStyle: .body)
    view.text = "The quick brown fox jumps over the lazy dog.\nA second paragraph."
    view.backgroundColor = .secondarySystemBackground
    view.frame.size = CGSize(width: 260, height: 110)
    return view
  }

  private static func mark(_ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let disk = UIView(frame: CGRect(x: 8, y: 3, width: 14, height: 14))
    disk.backgroundColor = color
    disk.layer.cornerRadius = 7
    view.addSubview(disk)
    return view
  }
}
