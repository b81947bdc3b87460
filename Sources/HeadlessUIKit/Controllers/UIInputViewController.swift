// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A keyboard of the app's own. No app is typed into here: what it types goes into a text that
/// ``UIInputViewController/textDocumentProxy`` keeps, which tests can read.
///
/// ```swift
/// final class KeyboardViewController: UIInputViewController {
///   func press() { textDocumentProxy.insertText("a") }
/// }
/// ```
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private let document = KeyboardDocument()

  /// The keyboard's view, which is ``UIViewController/view``.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { if let newValue { view = newValue } }
  }

  /// The text that the keyboard types into.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  /// The keyboard's language, such as "en-US"; `nil`, the default, where it has none.
  open var primaryLanguage: String?
  /// Whether the keyboard has a key for dictation of its own. The default is false.
  open var hasDictationKey: Bool = false
  /// Whether people gave the keyboard full access: no.
  open var hasFullAccess: Bool { false }
  /// Whether the keyboard has to show a key for the next one: no, as there is one keyboard.
  open var needsInputModeSwitchKey: Bool { false }

  /// Loads a ground that looks like a keyboard's.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard).asLoaded()
  }

  /// Closes the keyboard. Does nothing: none is up.
  open func dismissKeyboard() {}
  /// Goes to the next keyboard. Does nothing: there is none.
  open func advanceToNextInputMode() {}
  /// Shows the list of keyboards. Does nothing: there are no others.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}

  /// The selection is about to change. The default does nothing.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// The selection has changed. The default does nothing.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  /// The text is about to change. The default does nothing.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// The text has changed. The default does nothing.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
}

/// The text that a keyboard types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// The text before the caret; `nil` for none.
  var documentContextBeforeInput: String? { get }
  /// The text after the caret; `nil` for none.
  var documentContextAfterInput: String? { get }
  /// What is selected: `nil` here.
  var selectedText: String? { get }
  /// The language that is typed in: `nil` here.
  var documentInputMode: UITextInputMode? { get }
  /// Tells the text from others.
  var documentIdentifier: UUID { get }
  /// Moves the caret by some characters.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows what is still being composed.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// Takes what is composed into the text.
  func unmarkText()
}

/// A text with a caret, in place of that of another app.
private final class KeyboardDocument: NSObject, UITextDocumentProxy {
  private var before = ""
  private var after = ""
  private var marked = ""

  let documentIdentifier = UUID()
  let selectedText: String? = nil
  let documentInputMode: UITextInputMode? = nil
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var textContentType: UITextContentType!
  var isSecureTextEntry = false

  var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
  var documentContextAfterInput: String? { after.isEmpty ? nil : after }
  var hasText: Bool { !before.isEmpty || !after.isEmpty }

  func insertText(_ text: String) {
    (before, marked) = (before + text, "")
  }

  func deleteBackward() { _ = before.popLast() }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    let text = Array(before + after)
    let place = min(max(0, before.count + offset), text.count)
    (before, after) = (String(text[..<place]), String(text[place...]))
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) { marked = markedText }

  func unmarkText() { insertText(marked) }
}
