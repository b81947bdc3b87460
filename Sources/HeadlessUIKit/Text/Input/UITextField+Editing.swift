// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UITextField {
  /// Posted after editing began; the object is the field.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing ended; the object is the field.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after typing changed the text; the object is the field.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")

  // MARK: Beginning and ending

  func didBeginEditing() {
    if clearsOnBeginEditing { text = "" }
    selection = NSRange(location: edited.text.length, length: 0)
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(UITextField.textDidBeginEditingNotification)
  }

  func didEndEditing() {
    setNeedsLayout()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(UITextField.textDidEndEditingNotification)
  }

  /// What the clear button does.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change { $0.replace(NSRange(location: 0, length: $0.text.length), with: "") }
  }

  fileprivate func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Caret

  func standardCaretRect(_ offset: Int) -> CGRect {
    let room = editingRect(forBounds: bounds)
    let text = isSecureTextEntry ? bullets as NSString : edited.text
    let before = text.substring(to: max(0, min(offset, text.length)))
    let attributes: [NSAttributedString.Key: Any] = [.font: presentFont]
    let (all, part) = (
      text.size(withAttributes: attributes).width, before.size(withAttributes: attributes).width
    )
    let free = max(0, room.width - all)
    let start: CGFloat =
      switch alignmentStorage {
      case .left: 0
      case .center: free / 2
      case .right: free
      case .natural, .justified: isMirrored ? free : 0
      }
    let x = min(room.width, start + (isMirrored ? all - part : part))
    let height = presentFont.lineHeight
    return CGRect(
      x: room.minX + x, y: room.midY - height / 2, width: 2, height: height)
  }
}

extension UITextField: TextEditing {
  var mayCopy: Bool { !isSecureTextEntry }
  var mayChange: Bool { isEnabled }

  /// The return key types nothing into a field.
  func pressesKey(_ text: String) -> Bool {
    guard text == "\n" else { return false }
    if delegate?.textFieldShouldReturn(self) ?? true {
      sendActions(for: .editingDidEndOnExit)
    }
    return true
  }

  func allows(_ text: String, in range: NSRange) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// The attributes of the text before the change go on.
  func content(after edited: EditedText) -> LabelContent {
    let text = edited.text.substring(from: 0)
    guard case .attributed(let old) = content, old.length > 0, !text.isEmpty else {
      return .plain(text)
    }
    let attributes = typingAttributes ?? old.attributes(at: 0, effectiveRange: nil)
    return .attributed(NSAttributedString(string: text, attributes: attributes))
  }

  func didType() {
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  func select(_ range: NSRange) {
    selection = edited.clamped(range)
    delegate?.textFieldDidChangeSelection(self)
  }
}
