// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The menu for editing that comes up above text. None comes up in a picture.
open class UIMenuController: NSObject, @unchecked Sendable {
  /// The menu of the running task's ``UIApplication``.
  open class var shared: UIMenuController { UIApplication.shared.state.menuController }

  private let lock = NSLock()
  private var items: [UIMenuItem]?

  override init() { super.init() }

  /// What stands in the menu beside the system's items; `nil`, the default, for nothing.
  open var menuItems: [UIMenuItem]? {
    get { lock.withLock { items } }
    set { lock.withLock { items = newValue } }
  }

  /// Whether the menu is there: it never is.
  open var isMenuVisible: Bool { false }
  /// Where the menu is: nowhere.
  open var menuFrame: CGRect { .zero }

  /// Brings the menu up on iOS.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Takes the menu away on iOS.
  open func hideMenu() {}
  /// Takes the menu of a view away on iOS.
  open func hideMenu(from targetView: UIView) {}
  /// Brings the menu up on iOS, or takes it away.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Says where the menu is to come up on iOS.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Makes the menu again on iOS.
  open func update() {}
}

/// A line of the menu for editing.
open class UIMenuItem: NSObject {
  /// Its name.
  open var title: String
  /// The method of the first responder that it calls.
  open var action: Selector

  /// Makes a line.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
