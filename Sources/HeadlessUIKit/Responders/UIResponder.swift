// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// An object that can respond to events: views, view controllers, windows.
open class UIResponder: AccessibilityObject, AssociatedStorageOwner {
  /// The values that protocols attach to this object, released after the body of its `deinit`.
  public final private(set) lazy var associatedStorage = AssociatedStorage()

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next object in the responder chain; `nil` at its end.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the object may become the first responder. The default is false.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object may give that up. The default is true.
  open var canResignFirstResponder: Bool { true }

  /// Whether keys go to this object first.
  open var isFirstResponder: Bool { responderTree?.firstResponder === self }

  /// Makes this object the one in its tree of views that keys go to first.
  ///
  /// - Returns: Whether it is, which needs the consent of this object and of the one before it.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    takeFirstResponder()
  }

  /// Gives up being the first responder.
  ///
  /// - Returns: Whether the object is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    responderTree?.firstResponder = nil
    return true
  }

  // MARK: Touches

  /// Called when fingers come down. The default tells the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers move. The default tells the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers are lifted. The default tells the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system takes touches away. The default tells the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Called on iOS when what was guessed of touches is known. The default tells the next responder.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Buttons and keys

  /// Called when buttons or keys go down. The default tells the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when the force on buttons changes. The default tells the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when buttons or keys come up. The default tells the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system takes presses away. The default tells the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// The keys that call methods while the object is among the responders; `nil`, the default, for
  /// none.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called on iOS to change the app's menus. Nothing calls it here; the default does nothing.
  open func buildMenu(with builder: any UIMenuBuilder) {}

  /// Called on iOS before a command is shown, to change its state. Nothing calls it here; the
  /// default does nothing.
  open func validate(_ command: UICommand) {}

  // MARK: Keyboard, which is not in pictures

  /// What comes up instead of the keyboard; `nil`, the default, for the keyboard.
  open var inputView: UIView? { nil }

  /// What stands on the keyboard; `nil`, the default, for nothing.
  open var inputAccessoryView: UIView? { nil }

  /// The buttons beside the keyboard's suggestions.
  open var inputAssistantItem: UITextInputAssistantItem {
    if let item = associatedStorage[UITextInputAssistantItem.key] { return item }
    let item = UITextInputAssistantItem()
    associatedStorage[UITextInputAssistantItem.key] = item
    return item
  }

  /// Undoes changes: that of the responder behind it, or at the end of the chain none. A text field
  /// or text view has one of its own on iOS, which typing fills; nobody types here.
  open var undoManager: UndoManager? { next?.undoManager }
  /// What the user is doing. Kept, and handed over to nobody.
  open var userActivity: NSUserActivity?
  /// Writes what is needed to go on with an activity. The default does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  /// Goes on with an activity. The default does nothing.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}

  /// What comes up instead of the keyboard, with its controller; `nil`, the default, for the
  /// keyboard.
  open var inputViewController: UIInputViewController? { nil }
  /// What stands on the keyboard, with its controller; `nil`, the default, for nothing.
  open var inputAccessoryViewController: UIInputViewController? { nil }
  /// What the system shares of the object; `nil`, the default, for what those behind it have. Kept.
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?

  /// Asks for ``inputView`` and ``inputAccessoryView`` to be read again.
  open func reloadInputViews() {}

  // MARK: Edit menu

  /// Whether a menu may offer `action`. The default says so where the object, or a responder after
  /// it, is of the class whose method the selector was made from; never for the actions of editing,
  /// such as ``Selector/copy``, which a class says for itself.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if !action.isStandardEditAction, action.isMethod(of: self) { return true }
    return next?.canPerformAction(action, withSender: sender) ?? false
  }

  /// The responder that does `action`: this one or one after it; `nil` where none can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    if action.isMethod(of: self), canPerformAction(action, withSender: sender) { return self }
    return next?.target(forAction: action, withSender: sender)
  }

  /// Copies what is selected and takes it away. The default tells the next responder.
  open func cut(_ sender: Any?) { next?.cut(sender) }
  /// Copies what is selected. The default tells the next responder.
  open func copy(_ sender: Any?) { next?.copy(sender) }
  /// Puts what was copied in the place of the selection. The default tells the next responder.
  open func paste(_ sender: Any?) { next?.paste(sender) }
  /// Takes away what is selected. The default tells the next responder.
  open func delete(_ sender: Any?) { next?.delete(sender) }
  /// Selects what is at the caret. The default tells the next responder.
  open func select(_ sender: Any?) { next?.select(sender) }
  /// Selects all. The default tells the next responder.
  open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

  /// Hears of a change that `addObserver(_:forKeyPath:options:context:)` asked for. The default
  /// does nothing.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Makes what is selected bold, on the next responder that does.
  open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
  /// Makes what is selected italic, on the next responder that does.
  open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
  /// Underlines what is selected, on the next responder that does.
  open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }
  /// Makes text larger, on the next responder that does.
  open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }
  /// Makes text smaller, on the next responder that does.
  open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }

  /// Pastes without the look of what was copied, on the next responder that does.
  open func pasteAndMatchStyle(_ sender: Any?) { next?.pasteAndMatchStyle(sender) }
  /// Puts in what is on the pasteboard, and goes where it says. The default asks ``next``.
  open func pasteAndGo(_ sender: Any?) { next?.pasteAndGo(sender) }
  /// Puts in what is on the pasteboard, and looks for it. The default asks ``next``.
  open func pasteAndSearch(_ sender: Any?) { next?.pasteAndSearch(sender) }
  /// Searches, on the next responder that does.
  open func find(_ sender: Any?) { next?.find(sender) }
  /// Searches and replaces, on the next responder that does.
  open func findAndReplace(_ sender: Any?) { next?.findAndReplace(sender) }
  /// Goes to the next place that was found, on the next responder that does.
  open func findNext(_ sender: Any?) { next?.findNext(sender) }
  /// Goes to the place before that was found, on the next responder that does.
  open func findPrevious(_ sender: Any?) { next?.findPrevious(sender) }
  /// Searches for what is selected, on the next responder that does.
  open func useSelectionForFind(_ sender: Any?) { next?.useSelectionForFind(sender) }
  /// Prints, on the next responder that does.
  open func printContent(_ sender: Any?) { next?.printContent(sender) }
  /// Gives another name, on the next responder that does.
  open func rename(_ sender: Any?) { next?.rename(sender) }
  /// Makes a second one, on the next responder that does.
  open func duplicate(_ sender: Any?) { next?.duplicate(sender) }
  /// Puts it elsewhere, on the next responder that does.
  open func move(_ sender: Any?) { next?.move(sender) }
  /// Writes it to a file, on the next responder that does.
  open func export(_ sender: Any?) { next?.export(sender) }
  /// Reads text by the camera. There is none: it does nothing.
  open func captureTextFromCamera(_ sender: Any?) {}

  /// Called on iOS when the device begins to be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called on iOS when the device was shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called on iOS when the device was not really shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Called on iOS when a button of the headphones is pressed.
  open func remoteControlReceived(with event: UIEvent?) {}
  /// The keyboard that is used here; `nil`, as there is none.
  open var textInputMode: UITextInputMode? { nil }
  /// What the app remembers the keyboard by; `nil`, the default, for one keyboard everywhere.
  open var textInputContextIdentifier: String? { nil }
  /// How people may edit with several fingers. The default is all ways.
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  /// What pasting takes; `nil`, the default, for nothing.
  open var pasteConfiguration: UIPasteConfiguration?
  /// Whether what was copied can be pasted: where ``pasteConfiguration`` takes one of its kinds.
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
    let kinds = pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return itemProviders.contains { item in
      kinds.contains { item.hasItemConformingToTypeIdentifier($0) }
    }
  }
  /// Takes what is pasted or dropped.
  open func paste(itemProviders: [NSItemProvider]) {}
}

extension UIResponder {
  /// The root of the tree of views that the object belongs to.
  private var responderTree: UIView? {
    (self as? UIView)?.treeRoot ?? (self as? UIViewController)?.viewIfLoaded?.treeRoot
  }

  private func takeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, let tree = responderTree else { return false }
    if let former = tree.firstResponder, !former.resignFirstResponder() { return false }
    tree.firstResponder = self
    return true
  }
}
