// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The menu for editing that comes up above text. None comes up in a picture.
open class UIMenuController: NSObject, @unchecked Sendable {
  /// The menu of the running task's ``UIApplication``.
  open class var shared: UIMenuController { UIApplication.shared.state.menuController }

  private let lock = NSLock()
  private var items: [UIMenuItem]?
  private var direction = ArrowDirection.default

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

  /// On which side of what it points to the menu comes up on iOS. Kept, and not used.
  open var arrowDirection: ArrowDirection {
    get { lock.withLock { direction } }
    set { lock.withLock { direction = newValue } }
  }

  /// On which side of what it points to a menu is.
  public enum ArrowDirection: Int, Sendable {
    /// Where there is room.
    case `default` = 0
    /// The arrow points up.
    case up = 1
    /// The arrow points down.
    case down = 2
    /// The arrow points to the left.
    case left = 3
    /// The arrow points to the right.
    case right = 4
  }

  /// Posted on iOS before the menu comes. Never posted here.
  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted on iOS after the menu has come. Never posted here.
  public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted on iOS before the menu goes. Never posted here.
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted on iOS after the menu has gone. Never posted here.
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  /// Posted on iOS when the menu has moved. Never posted here.
  public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

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

  /// Makes a line without a name, which calls nothing.
  public override convenience init() { self.init(title: "", action: Selector("")) }

  /// Makes a line.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}
