// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How a view looks while a keyboard's focus is at it. The focus is nowhere here.
@preconcurrency @MainActor
open class UIFocusEffect: NSObject {
  /// Makes the system's effect.
  public override init() { super.init() }

  /// Makes the system's effect.
  public static func effect() -> UIFocusEffect { UIFocusEffect() }
}

/// A ring around a view that has the focus. The focus is nowhere here.
@preconcurrency @MainActor
open class UIFocusHaloEffect: UIFocusEffect {
  /// What is drawn in front of the ring; `nil`, the default, for the view.
  open weak var containerView: UIView?
  /// The view that the ring goes around; `nil`, the default, for the view.
  open weak var referenceView: UIView?

  /// Makes a ring around the view.
  public override init() { super.init() }
  /// Makes a ring around a rectangle.
  public convenience init(rect: CGRect) { self.init() }
  /// Makes a ring around a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init()
  }
  /// Makes a ring around a path.
  public convenience init(path bezierPath: UIBezierPath) { self.init() }
}

/// How near a view is to the focus that moves within a group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// 0 for views that are skipped.
  public let rawValue: Int
  /// Makes a priority.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Skipped.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// That of views that had the focus before.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The most.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// That of the view with the focus.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int(Int32.max))
}

/// Room that hands the focus on to views. The focus is nowhere here.
open class UIFocusGuide: UILayoutGuide {
  /// Whether the focus may come to it. The default is true.
  open var isEnabled: Bool = true
  /// Where it goes on to.
  open var preferredFocusEnvironments: [UIView]! = []
}

private struct FocusSettings {
  var group: String?
  var effect: UIFocusEffect?
  var priority = UIFocusGroupPriority(rawValue: 0)
  var followsSelection = false
}

private let focusKey = AssociatedStorage.Key<FocusSettings>()

extension AssociatedStorageOwner {
  fileprivate var focusSettings: FocusSettings {
    get { associatedStorage[focusKey] ?? FocusSettings() }
    set { associatedStorage[focusKey] = newValue }
  }
}

extension UIView {
  /// The group among which the tabulator moves the focus; `nil`, the default, for that above.
  public var focusGroupIdentifier: String? {
    get { focusSettings.group }
    set { focusSettings.group = newValue }
  }

  /// How near the view is to the focus that comes into its group.
  public var focusGroupPriority: UIFocusGroupPriority {
    get { focusSettings.priority }
    set { focusSettings.priority = newValue }
  }

  /// How the view looks while it has the focus; `nil`, the default, for the system's way.
  public var focusEffect: UIFocusEffect? {
    get { focusSettings.effect }
    set { focusSettings.effect = newValue }
  }
}

extension UIViewController {
  /// The group among which the tabulator moves the focus; `nil`, the default, for that above.
  public var focusGroupIdentifier: String? {
    get { focusSettings.group }
    set { focusSettings.group = newValue }
  }
}

extension UIScrollView {
  /// Whether the focus chooses rows and items. The default is false.
  public var selectionFollowsFocus: Bool {
    get { focusSettings.followsSelection }
    set { focusSettings.followsSelection = newValue }
  }
}
