// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The root of a tree of views that counts as being on the screen.
///
/// ```swift
/// let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// window.rootViewController = ProfileViewController()
/// window.makeKeyAndVisible()
/// ```
open class UIWindow: UIView {
  /// Makes a hidden window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Archives of windows are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// The controller whose view fills the window. A new one replaces the former one's view; in a
  /// visible window they are told that they disappear and appear.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { replaceRoot(oldValue) } }
  }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
  }

  /// Hiding the window makes its controller disappear, showing it makes it appear.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      rootViewController?.setAppeared(!newValue)
    }
  }

  private func replaceRoot(_ old: UIViewController?) {
    if let old {
      if !isHidden { old.beginDisappearance() }
      old.viewIfLoaded?.removeFromSuperview()
      if !isHidden { old.endDisappearance() }
    }
    guard let root = rootViewController else { return }
    root.view.frame = bounds
    root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !isHidden { root.beginAppearance() }
    addSubview(root.view)
    if !isHidden { root.endAppearance() }
  }
}
