// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Something in a menu: an action or another menu.
open class UIMenuElement: NSObject {
  /// The name shown for it.
  open var title: String
  /// The picture shown for it.
  open var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// Actions and menus under a name. It is a value for code that builds menus: none comes up in a
/// picture.
///
/// ```swift
/// button.menu = UIMenu(
///   title: "Sort", children: [UIAction(title: "By name") { _ in sort(by: .name) }])
/// ```
open class UIMenu: UIMenuElement {
  /// What tells menus apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown.
  public struct Options: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Among what is around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// In red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// With one chosen action.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What tells this menu apart; `nil` where nothing was given.
  public let identifier: Identifier?
  /// How the menu is shown.
  public let options: Options
  /// What is in the menu.
  public let children: [UIMenuElement]

  /// Makes a menu.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The same menu with other children.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
