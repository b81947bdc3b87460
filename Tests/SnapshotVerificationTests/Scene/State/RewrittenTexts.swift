// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension RewrittenClass {
  /// Views with texts.
  static var texts: [RewrittenClass] {
    [
      label, textField, textView,
    ]
  }

  /// A text with attributes, made anew each time.
  private static var spaced: NSAttributedString {
    NSAttributedString(
      string: "Names", attributes: [.kern: 2, .font: UIFont.systemFont(ofSize: 13)])
  }

  private static var square: UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  private static var label: RewrittenClass {
    RewrittenClass(
      UILabel.self,
      make: {
        let label = UILabel()
        label.text = "Ada"
        label.font = .preferredFont(forTextStyle: .headline)
        label.highlightedTextColor = .red
        return label
      },
      "adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedText "
        + "baselineAdjustment font highlightedTextColor isEnabled isHighlighted lineBreakMode "
        + "lineBreakStrategy minimumScaleFactor numberOfLines preferredMaxLayoutWidth shadowColor "
        + "shadowOffset text textAlignment textColor",
      \.adjustsFontForContentSizeCategory, \.adjustsFontSizeToFitWidth, \.attributedText,
      \.baselineAdjustment, \.font, \.highlightedTextColor, \.isEnabled, \.isHighlighted,
      \.lineBreakMode, \.lineBreakStrategy, \.minimumScaleFactor, \.numberOfLines,
      \.preferredMaxLayoutWidth,
      \.shadowColor, \.shadowOffset, \.text, \.textAlignment, \.textColor,
      calls: [
        ("text", { $0.text = "Grace" }),
        ("font", { $0.font = .boldSystemFont(ofSize: 15) }),
        ("textColor", { $0.textColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }),
        ("attributedText", { $0.attributedText = spaced }),
        ("sizeToFit", { $0.sizeToFit() }),
      ])
  }

  private static var textField: RewrittenClass {
    RewrittenClass(
      UITextField.self,
      make: {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.attributedPlaceholder = spaced
        field.text = "Ada"
        field.leftView = square
        field.leftViewMode = .always
        field.clearButtonMode = .always
        return field
      },
      "adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedPlaceholder "
        + "attributedText autocapitalizationType autocorrectionType background borderStyle "
        + "clearButtonMode clearsOnBeginEditing defaultTextAttributes delegate disabledBackground "
        + "enablesReturnKeyAutomatically font "
        + "isSecureTextEntry keyboardAppearance keyboardType leftView leftViewMode minimumFontSize "
        + "placeholder returnKeyType rightView rightViewMode selectedTextRange smartDashesType "
        + "smartInsertDeleteType smartQuotesType spellCheckingType text textAlignment textColor "
        + "textContentType typingAttributes",
      \.adjustsFontForContentSizeCategory, \.adjustsFontSizeToFitWidth, \.attributedPlaceholder,
      \.attributedText, \.autocapitalizationType, \.autocorrectionType, \.background,
      \.borderStyle, \.clearButtonMode, \.clearsOnBeginEditing, \.defaultTextAttributes,
      \.delegate, \.disabledBackground, \.enablesReturnKeyAutomatically, \.font,
      \.isSecureTextEntry, \.keyboardAppearance,
      \.keyboardType, \.leftView, \.leftViewMode, \.minimumFontSize, \.placeholder,
      \.returnKeyType, \.rightView, \.rightViewMode, \.selectedTextRange, \.smartDashesType,
      \.smartInsertDeleteType, \.smartQuotesType, \.spellCheckingType, \.text, \.textAlignment,
      \.textColor, \.textContentType, \.typingAttributes,
      calls: [
        ("text", { $0.text = "Grace" }),
        ("font", { $0.font = .boldSystemFont(ofSize: 15) }),
        ("attributedPlaceholder", { $0.attributedPlaceholder = spaced }),
        (
          "backgroundColor",
          { $0.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }
        ),
        ("leftView", { $0.leftView = $0.leftView }),
      ])
  }

  private static var textView: RewrittenClass {
    RewrittenClass(
      UITextView.self,
      make: {
        let view = UITextView()
        view.attributedText = spaced
        return view
      },
      "adjustsFontForContentSizeCategory allowsEditingTextAttributes attributedText "
        + "autocapitalizationType clearsOnInsertion "
        + "autocorrectionType delegate enablesReturnKeyAutomatically font isEditable "
        + "isSecureTextEntry isSelectable keyboardAppearance keyboardType linkTextAttributes "
        + "returnKeyType selectedRange selectedTextRange smartDashesType smartInsertDeleteType "
        + "smartQuotesType spellCheckingType text textAlignment textColor textContainerInset "
        + "textContentType typingAttributes",
      \.allowsEditingTextAttributes, \.clearsOnInsertion,
      \.adjustsFontForContentSizeCategory, \.attributedText, \.autocapitalizationType,
      \.autocorrectionType, \.delegate, \.enablesReturnKeyAutomatically, \.font, \.isEditable,
      \.isSecureTextEntry, \.isSelectable, \.keyboardAppearance, \.keyboardType,
      \.linkTextAttributes, \.returnKeyType, \.selectedRange, \.selectedTextRange,
      \.smartDashesType, \.smartInsertDeleteType, \.smartQuotesType, \.spellCheckingType, \.text,
      \.textAlignment, \.textColor, \.textContainerInset, \.textContentType, \.typingAttributes,
      calls: [
        ("font", { $0.font = .boldSystemFont(ofSize: 15) }),
        ("attributedText", { $0.attributedText = spaced }),
        ("textColor", { $0.textColor = .red }),
        ("backgroundColor", { $0.backgroundColor = .yellow }),
      ])
  }
}
