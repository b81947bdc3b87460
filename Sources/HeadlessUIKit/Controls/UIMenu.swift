// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Something in a menu: an action or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The name shown for it.
  open var title: String
  /// The picture shown for it.
  open var image: UIImage?
  /// A second line; `nil`, the default, for none.
  open var subtitle: String?

  /// How an element is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// In red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Left out.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is chosen.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Parts of it are.
    case mixed = 2
  }

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
    /// The entries of a menu within a menu as a row of pictures.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// How large the elements of a menu are.
  public enum ElementSize: Int, Sendable {
    /// Three in a row.
    case small = 0
    /// Four in a row, or two with titles.
    case medium = 1
    /// One in a row.
    case large = 2
    /// What the system chooses.
    case automatic = -1
  }

  /// How large the elements are. The default is what the system chooses.
  open var preferredElementSize: ElementSize = .automatic
  /// The elements that are on, at any depth.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// What tells this menu apart; `nil` where nothing was given.
  public let identifier: Identifier?
  /// How the menu is shown.
  public let options: Options
  /// What is in the menu.
  public let children: [UIMenuElement]

  /// Makes a menu with a second line.
  public convenience init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .automatic,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image, identifier: identifier, options: options, children: children)
    self.subtitle = subtitle
    self.preferredElementSize = preferredElementSize
  }

  /// Makes a menu whose elements have a size.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize, children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, image: image, identifier: identifier, options: options, children: children)
    self.preferredElementSize = preferredElementSize
  }

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

/// Elements of a menu that are made when it comes up. None comes up in a picture.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Makes an element whose elements are made once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", image: nil)
  }

  /// Makes an element whose elements are made each time.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}
