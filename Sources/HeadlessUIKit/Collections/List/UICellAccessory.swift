// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What stands at the start or the end of a list's cell.
///
/// ```swift
/// cell.accessories = [
///   .checkmark(), .disclosureIndicator(displayed: .whenNotEditing),
///   .customView(configuration: .init(customView: badge, placement: .trailing())),
/// ]
/// ```
public struct UICellAccessory {
  /// When an accessory shows.
  public enum DisplayedState: Int, Sendable {
    /// Always.
    case always = 0
    /// While the cell is edited.
    case whenEditing = 1
    /// While the cell is not edited.
    case whenNotEditing = 2
  }

  /// The width that is kept for an accessory.
  public enum LayoutDimension: Hashable, Sendable {
    /// As wide as it is.
    case actual
    /// As wide as accessories of the system are: 22 points.
    case standard
    /// So many points.
    case custom(CGFloat)
  }

  /// Where an accessory stands.
  public enum Placement {
    /// At the start.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// At the end.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }

  /// Gives the index of an accessory among those that stand on its side.
  public typealias Position = (_ accessories: [UICellAccessory]) -> Int

  /// What stands there.
  enum Kind: Equatable {
    case disclosureIndicator
    case checkmark
    case delete
    case insert
    case reorder
    case multiselect
    case outlineDisclosure
    case detail
    case label(String, UIFont)
    case custom(UIView)

    /// Where it stands among others of the system's on its side, from the start of the row: what
    /// moves a row is at its end, as in a table, and arrowheads are before it.
    var rank: Int {
      switch self {
      case .multiselect, .delete, .insert, .label, .custom: 0
      case .checkmark: 1
      case .detail: 2
      case .outlineDisclosure: 3
      case .disclosureIndicator: 4
      case .reorder: 5
      }
    }

    var isOutlineDisclosure: Bool { self == .outlineDisclosure }
    var isArrowhead: Bool { self == .outlineDisclosure || self == .disclosureIndicator }
  }

  let kind: Kind
  let displayed: DisplayedState
  let isLeading: Bool
  var isHidden = false
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var width = LayoutDimension.actual
  var position: Position?
  var action: (() -> Void)?

  /// Whether the other one shows and does the same. One with a closure is taken to differ.
  func isSame(as other: UICellAccessory) -> Bool {
    guard position == nil, other.position == nil, action == nil, other.action == nil else {
      return false
    }
    return kind == other.kind && displayed == other.displayed && isLeading == other.isLeading
      && isHidden == other.isHidden && tintColor == other.tintColor
      && backgroundColor == other.backgroundColor && width == other.width
  }

  init(_ kind: Kind, _ displayed: DisplayedState, isLeading: Bool) {
    self.kind = kind
    self.displayed = displayed
    self.isLeading = isLeading
  }

  /// Whether the accessory shows in a state.
  func isShown(isEditing: Bool) -> Bool {
    guard !isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }

  /// A view of the app's own, in its own size.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    configuration.accessory
  }

  /// A view of the app's own, and its place.
  public struct CustomViewConfiguration {
    var accessory: UICellAccessory

    /// Whether the view is left out, and its room kept.
    public var isHidden: Bool {
      get { accessory.isHidden }
      set { accessory.isHidden = newValue }
    }
    /// The width that is kept for the view; `nil` for its own.
    public var reservedLayoutWidth: LayoutDimension? {
      get { accessory.width }
      set { accessory.width = newValue ?? .actual }
    }
    /// The view's tint; `nil` for the cell's.
    public var tintColor: UIColor? {
      get { accessory.tintColor }
      set { accessory.tintColor = newValue }
    }

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the view is left out, and its room kept.
    ///   - reservedLayoutWidth: The width that is kept for the view; `nil` for the standard one.
    ///   - tintColor: The view's tint; `nil` for the cell's.
    ///   - maintainsFixedSize: Whether the view keeps its size, or takes the one that fits it.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool = false,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool = false
    ) {
      let (displayed, isLeading, position): (DisplayedState, Bool, Position)
      switch placement {
      case .leading(let shown, let at): (displayed, isLeading, position) = (shown, true, at)
      case .trailing(let shown, let at): (displayed, isLeading, position) = (shown, false, at)
      }
      if !maintainsFixedSize, customView.bounds.size == .zero {
        customView.bounds.size = customView.systemLayoutSizeFitting(.zero)
      }
      var accessory = UICellAccessory(.custom(customView), displayed, isLeading: isLeading)
      accessory.isHidden = isHidden
      accessory.width = reservedLayoutWidth ?? .actual
      accessory.tintColor = tintColor
      accessory.position = position
      self.accessory = accessory
    }
  }
}
