// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Each accessory has options of its own, as on iOS; those of most are the same three.

extension UICellAccessory {
  /// The options of an arrowhead.
  public struct DisclosureIndicatorOptions {
    /// Whether it is left out. The default is false.
    public var isHidden: Bool
    /// The width that is kept for it; `nil`, the default, for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; `nil`, the default, for the usual one.
    public var tintColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
    }
  }

  /// An arrowhead at the end: the row leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.disclosureIndicator, displayed, isLeading: false)
    accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    return accessory
  }

  /// The options of a check mark.
  public struct CheckmarkOptions {
    /// Whether it is left out. The default is false.
    public var isHidden: Bool
    /// The width that is kept for it; `nil`, the default, for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; `nil`, the default, for the usual one.
    public var tintColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
    }
  }

  /// A check mark at the end.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.checkmark, displayed, isLeading: false)
    accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    return accessory
  }

  /// The options of a circled i.
  public struct DetailOptions {
    /// Whether it is left out. The default is false.
    public var isHidden: Bool
    /// The width that is kept for it; `nil`, the default, for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; `nil`, the default, for the usual one.
    public var tintColor: UIColor?

    /// Makes options.
    public init(
      isHidden: Bool = false, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.reservedLayoutWidth, self.tintColor) = (
        isHidden, reservedLayoutWidth, tintColor
      )
    }
  }

  /// A circled i at the end, which calls `actionHandler`.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.detail, displayed, isLeading: false)
    accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.action = actionHandler
    return accessory
  }

  /// The options of a circle to choose a row.
  public struct MultiselectOptions {
    /// Whether it is left out. The default is false.
    public var isHidden: Bool
    /// The width that is kept for it; `nil`, the default, for the standard one.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its color; `nil`, the default, for the usual one.
    public var tintColor: UIColor?
    /// The color behind the check mark; `nil`, the default, for the tint.
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

  /// A circle at the start, filled with a check mark while the row is chosen.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.multiselect, displayed, isLeading: true)
    accessory.take(options.isHidden, options.reservedLayoutWidth, options.tintColor)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  mutating func take(
    _ isHidden: Bool, _ width: LayoutDimension?, _ tintColor: UIColor?
  ) {
    self.isHidden = isHidden
    self.width = width ?? .actual
    self.tintColor = tintColor
  }
}
