// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// What stands beside a cell while a list is edited, and what opens the items in it.

extension UICellAccessory {
  /// The options of a sign to delete a row.
  public struct DeleteOptions {
    /// Whether it is left out. The default is false.
    public var isHidden: Bool
    /// The width that is kept for it; `nil`, the default, for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; `nil`, the default, for the usual one.
    public var tintColor: UIColor?
    /// The color behind the minus; `nil`, the default, for red.
    public var backgroundColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
      self.backgroundColor = backgroundColor
    }
  }

  /// A minus on red at the start, which calls `actionHandler`.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.delete, displayed, isLeading: true)
    accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.action = actionHandler
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// The options of a sign to insert a row.
  public struct InsertOptions {
    /// Whether it is left out. The default is false.
    public var isHidden: Bool
    /// The width that is kept for it; `nil`, the default, for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; `nil`, the default, for the usual one.
    public var tintColor: UIColor?
    /// The color behind the plus; `nil`, the default, for green.
    public var backgroundColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
      self.backgroundColor = backgroundColor
    }
  }

  /// A plus on green at the start, which calls `actionHandler`.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.insert, displayed, isLeading: true)
    accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.action = actionHandler
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// The options of the lines by which a row is moved.
  public struct ReorderOptions {
    /// Whether it is left out. The default is false.
    public var isHidden: Bool
    /// The width that is kept for it; `nil`, the default, for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; `nil`, the default, for the usual one.
    public var tintColor: UIColor?
    /// Whether a line stands before it. Kept only.
    public var showsVerticalSeparator: Bool?

    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// Three lines at the end by which the row is moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.reorder, displayed, isLeading: false)
    accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    return accessory
  }

  /// What an arrowhead that opens items does.
  public enum OutlineDisclosureStyle: Int, Sendable {
    /// What the row is for.
    case automatic = 0
    /// The row is a header: a tap on it opens the items.
    case header = 1
    /// The row is an item: a tap on the arrowhead opens the items in it.
    case cell = 2
  }

  /// The options of an arrowhead that opens items.
  public struct OutlineDisclosureOptions {
    /// Whether it is left out. The default is false.
    public var isHidden: Bool
    /// The width that is kept for it; `nil`, the default, for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; `nil`, the default, for the usual one.
    public var tintColor: UIColor?
    /// What the arrowhead does. The default is what the row is for.
    public var style: OutlineDisclosureStyle

    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, style: OutlineDisclosureStyle = .automatic
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
      self.style = style
    }
  }

  /// An arrowhead at the end that opens the items in this one, or calls `actionHandler`.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.outlineDisclosure, displayed, isLeading: false)
    accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.action = actionHandler
    return accessory
  }

  /// The options of a text.
  public struct LabelOptions {
    /// Whether it is left out. The default is false.
    public var isHidden: Bool
    /// The width that is kept for it; `nil`, the default, for its own.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; `nil`, the default, for gray.
    public var tintColor: UIColor?
    /// Its font.
    public var font: UIFont
    /// Whether the font follows the user's text size. The default is true.
    public var adjustsFontForContentSizeCategory: Bool

    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
      adjustsFontForContentSizeCategory: Bool = true
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }

  /// A gray text at the end.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label(text, options.font), displayed, isLeading: false)
    accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    return accessory
  }
}
