// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Makes the device felt on iOS. There is no device: nothing happens.
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Makes a generator for a view.
  public convenience init(view: UIView) { self.init() }

  /// Says that feedback is near.
  open func prepare() {}
}

/// The feedback of things that meet. Nothing happens.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What meets.
  public enum FeedbackStyle: Int, Sendable {
    /// Something small.
    case light = 0
    /// Something of usual size.
    case medium = 1
    /// Something large.
    case heavy = 2
    /// Something soft.
    case soft = 3
    /// Something hard.
    case rigid = 4
  }

  /// Makes a generator of a style.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Makes a generator of a style for a view.
  public convenience init(style: FeedbackStyle, view: UIView) { self.init() }

  /// Says that things have met.
  open func impactOccurred() {}
  /// Says how strongly things have met, 0 to 1.
  open func impactOccurred(intensity: CGFloat) {}
  /// Says where things have met.
  open func impactOccurred(at location: CGPoint) {}
  /// Says how strongly things have met, 0 to 1, and where.
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// The feedback of a choice that changes. Nothing happens.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Says that the choice has changed.
  open func selectionChanged() {}
  /// Says that the choice has changed, and where.
  open func selectionChanged(at location: CGPoint) {}
}

/// The feedback of a task that ends. Nothing happens.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How a task ends.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// With an error.
    case error = 2
  }

  /// Says how a task has ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
  /// Says how a task has ended, and where.
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}
