// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A linear relation between two places or lengths of views:
/// `first (=, ≤, ≥) multiplier · second + constant`.
///
/// ```swift
/// NSLayoutConstraint.activate([
///   badge.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
///   badge.widthAnchor.constraint(equalToConstant: 24),
/// ])
/// ```
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// Never called: files of Interface Builder make plain constraints here.
  open func awakeFromNib() {}

  /// The view or layout guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// What of the first item is meant.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The view or layout guide on the right side; `nil` where that is a number.
  open private(set) weak var secondItem: AnyObject?
  /// What of the second item is meant; `notAnAttribute` without one.
  public let secondAttribute: Attribute
  /// What the right side's attribute is multiplied with.
  public let multiplier: CGFloat
  /// What is added on the right side, in points.
  open var constant: CGFloat {
    didSet {
      guard allowsNumbers() else {
        constant = oldValue
        return
      }
      if constant != oldValue { holder?.constantDidChange(of: self) }
    }
  }
  /// How important it is. The default is `required`.
  ///
  /// Once views are laid out by the constraint, it cannot change from `required` or to it.
  open var priority: UILayoutPriority = .required {
    didSet {
      guard priority != oldValue else { return }
      if allowsPriority(after: oldValue) {
        holder?.constraintsDidChange()
      } else {
        priority = oldValue
      }
    }
  }
  /// A name for messages.
  open var identifier: String?

  /// The view that keeps this constraint while it is active.
  final weak var holder: UIView?
  final let hasSecondItem: Bool
  /// Of a constraint on distances: their ends, in place of the items' sizes.
  final var distances: LayoutDistances?
  /// The constraint's place in the last solution of its tree.
  final var solutionIndex: Int?
  /// Whether it says something. Where not, that was reported, and it is never active.
  private(set) final var makesSense = true
  /// Grows from activation to activation: earlier constraints win where priorities do not decide.
  final var activationOrder = 0

  /// Makes a constraint that is not active yet.
  ///
  /// - Precondition: Both items are views or layout guides; a place is compared with a place of the
  ///   same axis, a length with a length.
  public init(
    item firstItem: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.firstItem = firstItem as AnyObject
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondItem = secondItem.map { $0 as AnyObject }
    self.secondAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    hasSecondItem = secondItem != nil
    super.init()
    makesSense = allowsNumbers() && allowsRelation()
  }

  /// Makes a constraint that says nothing, as a property's first value. It cannot be active.
  public override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    constant = 0
    hasSecondItem = false
    super.init()
  }

  /// Whether the constraint takes part in layout. Setting it to true needs items in one tree of
  /// views.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates all of them, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates all of them.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func allowsNumbers() -> Bool {
    RenderingEnvironment.allows(
      constant.isFinite && multiplier.isFinite,
      "a constraint's constant and multiplier must be finite numbers: \(number(constant)), "
        + number(multiplier))
  }

  private func allowsPriority(after former: UILayoutPriority) -> Bool {
    RenderingEnvironment.allows(
      priority.rawValue > 0 && priority.rawValue <= UILayoutPriority.required.rawValue,
      UILayoutPriority.illegal(priority.rawValue))
      && RenderingEnvironment.allows(
        holder == nil || solutionIndex == nil
          || (priority == .required) == (former == .required),
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported. You passed priority \(number(CGFloat(priority.rawValue))) and the existing "
          + "priority was \(number(CGFloat(former.rawValue))).")
  }

  private func allowsRelation() -> Bool {
    for item in [firstItem, secondItem] {
      guard
        RenderingEnvironment.allows(
          item == nil || layoutItem(item) != nil,
          "a constraint is between views and layout guides, not \(String(describing: item))")
      else { return false }
    }
    guard
      RenderingEnvironment.allows(
        firstAttribute != .notAnAttribute, "a constraint's first attribute must be an attribute")
    else { return false }
    guard hasSecondItem else {
      return RenderingEnvironment.allows(
        firstAttribute.axis == .length,
        "a place cannot be compared with a number alone: \(firstAttribute.name) needs a second item"
      )
    }
    return RenderingEnvironment.allows(
      firstAttribute.axis == secondAttribute.axis,
      "\(firstAttribute.name) and \(secondAttribute.name) cannot be compared")
  }

  /// The relation in UIKit's form, without addresses:
  /// `<NSLayoutConstraint UILabel.leading == UIView.leading + 8   (active)>`.
  open override var description: String { constraintLine(self) }

  /// The anchor at the first end: the item's own, such as its `leadingAnchor`.
  open var firstAnchor: NSObject? { layoutItem(firstItem)?.anchor(firstAttribute) }
  /// The anchor at the second end; `nil` where there is none.
  open var secondAnchor: NSObject? { layoutItem(secondItem)?.anchor(secondAttribute) }
}
