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

  var edited: EditedText {
    EditedText(text: (content.string ?? "") as NSString, selection: selection)
  }

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

  // MARK: Typing

  func type(_ text: String) {
    guard text != "\n" else { return pressReturn() }
    guard isAllowed(edited.clamped(selection), text) else { return }
    change { $0.replace($0.selection, with: text) }
  }

  func typeDelete() {
    guard let range = edited.rangeToDelete, isAllowed(range, "") else { return }
    change { $0.replace(range, with: "") }
  }

  private func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  private func isAllowed(_ range: NSRange, _ text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  /// Changes the text as typing does: attributes of the text before the change go on, and all who listen
  /// are told.
  func change(_ body: (inout EditedText) -> Void) {
    var edited = edited
    body(&edited)
    let text = edited.text.substring(from: 0)
    switch content {
    case .attributed(let old) where old.length > 0 && !text.isEmpty:
      let attributes = typingAttributes ?? old.attributes(at: 0, effectiveRange: nil)
      content = .attributed(NSAttributedString(string: text, attributes: attributes))
    case .attributed, .plain, .empty: content = .plain(text)
    }
    selection = edited.selection
    contentDidChange()
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  /// What the clear button does.
  func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    change { $0.replace(NSRange(location: 0, length: $0.text.length), with: "") }
  }

  func select(_ range: UITextRange?) {
    guard let range else { return }
    selection = edited.clamped(range.range)
    delegate?.textFieldDidChangeSelection(self)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Caret

  func standardCaretRect(_ offset: Int) -> CGRect {
    let room = editingRect(forBounds: bounds)
    let text = isSecureTextEntry ? bullets as NSString : edited.text
    let before = text.substring(to: max(0, min(offset, text.length)))
    let attributes: [NSAttributedString.Key: Any] = [.font: fontStorage]
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
    let height = fontStorage.lineHeight
    return CGRect(
      x: room.minX + x, y: room.midY - height / 2, width: 2, height: height)
  }
}
