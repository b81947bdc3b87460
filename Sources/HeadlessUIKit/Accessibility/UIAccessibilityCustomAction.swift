// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Something that people may do with an object beside pressing it.
///
/// ```swift
/// card.accessibilityCustomActions = [
///   UIAccessibilityCustomAction(name: "Delete") { _ in model.delete() }
/// ]
/// ```
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and says whether it did.
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What is read for it, with what is said of how it is spoken.
  open var attributedName: NSAttributedString
  /// What is read for it.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// Among which actions it is offered, such as those that edit; `nil`, the default, for none.
  open var category: String?
  /// The picture shown for it.
  open var image: UIImage?
  /// What it does; `nil` where it calls a method of ``target``.
  open var actionHandler: Handler?
  /// Whose method it calls. It is not kept alive.
  open weak var target: AnyObject?
  /// The method that it calls.
  open var selector: Selector

  /// Makes an action without a name, which does nothing.
  public override convenience init() { self.init(name: "", actionHandler: nil) }

  /// Makes an action that calls a closure.
  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector { (_: UIAccessibilityCustomAction) -> () -> Void in {} }
    super.init()
  }

  /// Makes an action that calls a method of `target`.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }

  /// Makes an action that calls a closure, of a name that says how it is spoken.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler?
  ) {
    self.init(name: "", image: image, actionHandler: actionHandler)
    self.attributedName = attributedName
  }

  /// Makes an action that calls a method of `target`, of a name that says how it is spoken.
  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.init(name: "", image: image, target: target, selector: selector)
    self.attributedName = attributedName
  }

  /// Does, in a test, what the action does. UIKit has no such call: people choose it there.
  ///
  /// - Returns: What ``actionHandler`` returned, or the target's method where that returns a `Bool`;
  ///   else whether ``target`` is there.
  @discardableResult
  public final func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return selector.result(on: target, from: self) as? Bool ?? true
  }
}
