// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

private let typing =
  "typingAttributes inputView inputAccessoryView selectedTextRange keyboardType "
  + "keyboardAppearance returnKeyType enablesReturnKeyAutomatically autocapitalizationType "
  + "autocorrectionType spellCheckingType smartQuotesType smartDashesType smartInsertDeleteType "
  + "textContentType"

extension ProbedClass {
  /// Labels, and what people type into.
  static var texts: [ProbedClass] { [label, textField, textView] }

  private static let long = "A text that is much too long for the width of its view"

  private static func underlined(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.underlineStyle: 1])
  }

  private static var label: ProbedClass {
    ProbedClass(
      UILabel.self,
      inert: "adjustsFontForContentSizeCategory preferredMaxLayoutWidth lineBreakStrategy",
      make: {
        let label = UILabel()
        label.text = long
        return label
      },
      [
        Probe("text", "became \"Short\"") { $0.text = "Short" },
        Probe("attributedText", "attributes") { $0.attributedText = underlined(long) },
        Probe("font", "font .SFUI-Regular 17 became .SFUI-Regular 12") {
          $0.font = .systemFont(ofSize: 12)
        },
        Probe("textColor", "text color #000000 became #FF0000") { $0.textColor = .red },
        Probe("textAlignment", "alignment", given: { $0.text = "Short" }) {
          $0.textAlignment = .right
        },
        Probe("lineBreakMode", "line break mode the default became byTruncatingHead") {
          $0.lineBreakMode = .byTruncatingHead
        },
        Probe("numberOfLines", "number of lines 1 became 2") { $0.numberOfLines = 2 },
        Probe(
          "highlightedTextColor", "highlighted text color", given: { $0.isHighlighted = true },
          { $0.highlightedTextColor = .red }),
        Probe(
          "isHighlighted", "state normal became highlighted",
          given: { $0.highlightedTextColor = .red }, { $0.isHighlighted = true }),
        Probe("isEnabled", "enabled yes became no") { $0.isEnabled = false },
        Probe("shadowColor", "shadow color") { $0.shadowColor = .red },
        Probe("shadowOffset", "shadow offset 0 -1 became 2 2", given: { $0.shadowColor = .red }) {
          $0.shadowOffset = CGSize(width: 2, height: 2)
        },
        Probe("adjustsFontSizeToFitWidth", "adjusts font size to fit width no became yes") {
          $0.adjustsFontSizeToFitWidth = true
        },
        Probe(
          "minimumScaleFactor", "minimum scale factor the default became 0.9",
          given: { $0.adjustsFontSizeToFitWidth = true }, { $0.minimumScaleFactor = 0.9 }),
        Probe(
          "baselineAdjustment", "baseline adjustment the default became alignCenters",
          given: { $0.adjustsFontSizeToFitWidth = true }, { $0.baselineAdjustment = .alignCenters }
        ),
      ])
  }

  private static var textField: ProbedClass {
    ProbedClass(
      UITextField.self,
      inert: typing + " delegate clearsOnBeginEditing adjustsFontForContentSizeCategory",
      make: {
        let field = UITextField()
        field.text = "Ada"
        return field
      },
      [
        Probe("text", "text \"Ada\" became \"Grace\"") { $0.text = "Grace" },
        Probe("attributedText", "attributes") { $0.attributedText = underlined("Ada") },
        Probe(
          "placeholder", "text \"Name\" became \"Family name\"",
          given: {
            $0.text = nil
            $0.placeholder = "Name"
          }, { $0.placeholder = "Family name" }),
        Probe(
          "attributedPlaceholder", "attributes",
          given: {
            $0.text = nil
            $0.placeholder = "Name"
          }, { $0.attributedPlaceholder = underlined("Name") }),
        Probe("font", "font") { $0.font = .systemFont(ofSize: 12) },
        Probe("textColor", "text color") { $0.textColor = .red },
        Probe("textAlignment", "alignment") { $0.textAlignment = .right },
        Probe("defaultTextAttributes", "attributes") {
          $0.defaultTextAttributes = [.underlineStyle: 1]
        },
        Probe("adjustsFontSizeToFitWidth", "adjusts font size", given: { $0.text = long }) {
          $0.adjustsFontSizeToFitWidth = true
        },
        Probe(
          "minimumFontSize", "minimum scale factor",
          given: {
            $0.text = long
            $0.adjustsFontSizeToFitWidth = true
          }, { $0.minimumFontSize = 15 }),
        Probe("borderStyle", "border style the default became roundedRect") {
          $0.borderStyle = .roundedRect
        },
        Probe(
          "backgroundColor", "background color", given: { $0.borderStyle = .roundedRect },
          { $0.backgroundColor = .yellow }),
        Probe("background", "UITextFieldBackgroundView") { $0.background = .square(.black) },
        Probe(
          "disabledBackground", "image",
          given: {
            $0.isEnabled = false
            $0.background = .square(.black)
          }, { $0.disabledBackground = .square(.white) }),
        Probe("clearButtonMode", "clear button mode the default became always") {
          $0.clearButtonMode = .always
        },
        Probe("leftView", "UIView", given: { $0.leftViewMode = .always }) { $0.leftView = patch() },
        Probe("leftViewMode", "left view mode", given: { $0.leftView = patch() }) {
          $0.leftViewMode = .always
        },
        Probe("rightView", "UIView", given: { $0.rightViewMode = .always }) {
          $0.rightView = patch()
        },
        Probe("rightViewMode", "right view mode", given: { $0.rightView = patch() }) {
          $0.rightViewMode = .always
        },
        Probe("isSecureTextEntry", "secure text entry no became yes") {
          $0.isSecureTextEntry = true
        },
      ])
  }

  private static func patch() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    view.backgroundColor = .red
    return view
  }

  private static var textView: ProbedClass {
    ProbedClass(
      UITextView.self,
      inert: typing
        + " allowsEditingTextAttributes clearsOnInsertion "
        + " isEditable isSelectable selectedRange delegate adjustsFontForContentSizeCategory",
      make: {
        let view = UITextView()
        view.text = "Ada"
        return view
      },
      [
        Probe("text", "text \"Ada\" became \"Grace\"") { $0.text = "Grace" },
        Probe("attributedText", "attributes") { $0.attributedText = underlined("Ada") },
        Probe("font", "font") { $0.font = .systemFont(ofSize: 15) },
        Probe("textColor", "text color") { $0.textColor = .red },
        Probe("textAlignment", "alignment") { $0.textAlignment = .right },
        Probe(
          "linkTextAttributes", "attributes",
          given: {
            $0.attributedText = NSAttributedString(
              string: "Ada", attributes: [.link: "https://example.org"])
          }, { $0.linkTextAttributes = [.foregroundColor: UIColor.red] }),
        Probe("textContainerInset", "text container inset") { $0.textContainerInset.left = 20 },
        Probe("textContainer.lineFragmentPadding", "line fragment padding") {
          $0.textContainer.lineFragmentPadding = 20
        },
        Probe(
          "textContainer.maximumNumberOfLines", "number of lines", given: { $0.text = long },
          { $0.textContainer.maximumNumberOfLines = 1 }),
        Probe(
          "textContainer.lineBreakMode", "line break mode", given: { $0.text = long },
          { $0.textContainer.lineBreakMode = .byCharWrapping }),
        Probe("isSecureTextEntry", "secure text entry no became yes") {
          $0.isSecureTextEntry = true
        },
        Probe("contentOffset", "scroll offset") { $0.contentOffset.y = 8 },
      ])
  }
}
