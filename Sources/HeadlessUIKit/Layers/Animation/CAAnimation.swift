// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A change of a layer over time.
///
/// Pictures are still: an animation that is added to a layer is over at once. What it leaves is
/// what is on a screen then: the layer as it is, or, where ``fillMode`` keeps the end and
/// ``isRemovedOnCompletion`` is false, the animation's end. One that repeats without end never ends
/// and leaves nothing.
open class CAAnimation: NSObject, CAAction {
  /// Seconds. 0, the default, is the transaction's duration.
  open var duration: TimeInterval = 0
  /// How often it runs. 0, the default, is once. Where it is not whole, the end is in the middle of
  /// a run.
  open var repeatCount: Float = 0
  /// How long it repeats, in seconds. 0, the default, is as often as ``repeatCount`` says.
  open var repeatDuration: TimeInterval = 0
  /// When it begins, in seconds. The default is 0, for now.
  open var beginTime: TimeInterval = 0
  /// Where in itself it begins, in seconds. The default is 0.
  open var timeOffset: TimeInterval = 0
  /// How many seconds of it go by in one. The default is 1.
  open var speed: Float = 1
  /// Whether it runs back after it has run. The default is false.
  open var autoreverses: Bool = false
  /// What it shows before and after. The default is the layer as it is.
  open var fillMode: CAMediaTimingFillMode = .removed
  /// Whether it goes when it is over. The default is true.
  open var isRemovedOnCompletion: Bool = true
  /// Its pace; `nil`, the default, for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// Hears of its start and end. It is kept alive.
  open var delegate: (any CAAnimationDelegate)?

  private var values: [String: Any] = [:]

  /// Makes an animation that changes nothing.
  public override init() { super.init() }

  /// Keeps a value of the app's own under a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value of the app's own that was kept under a name.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Adds itself to the layer.
  open func run(forKey event: String, object anObject: Any, arguments: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Whether it comes to an end.
  final var ends: Bool {
    repeatCount.isFinite && repeatCount < .greatestFiniteMagnitude && repeatDuration.isFinite
      && repeatDuration < .greatestFiniteMagnitude && speed != 0
  }

  /// Whether its end stays in sight.
  final var keepsEnd: Bool { ends && !isRemovedOnCompletion && fillMode.keepsEnd }

  /// Puts the values of its end into `layer`, and says how to take them back.
  func applyEnd(to layer: CALayer) -> [AppliedValue] { [] }
}

/// Hears of an animation's start and end. Each requirement has a default, which does nothing.
public protocol CAAnimationDelegate: DelegateObject {
  /// Called when it was added to a layer.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when it is over.
  ///
  /// - Parameter flag: Whether it ran to its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations that run at the same time.
open class CAAnimationGroup: CAAnimation {
  /// The animations; `nil`, the default, for none.
  open var animations: [CAAnimation]?

  override func applyEnd(to layer: CALayer) -> [AppliedValue] {
    // What has ended before the group stays only where its own mode says so.
    if endsWithin {
      RenderingEnvironment.report(
        "the end of a group of animations that repeats \(repeatCount) times is not shown; set the "
          + "layer's properties", kind: .notDrawn)
      return []
    }
    return (animations ?? []).filter { $0.ends && ($0.lasts(like: self) || $0.fillMode.keepsEnd) }
      .flatMap { $0.applyEnd(to: layer) }
  }
}

extension CAAnimation {
  fileprivate func lasts(like group: CAAnimationGroup) -> Bool {
    duration == 0 || duration >= group.duration
  }
}

/// A change from one picture of a layer to the next, such as by fading.
open class CATransition: CAAnimation {
  /// How it comes. The default is by fading.
  open var type: CATransitionType = .fade
  /// From where it comes; `nil`, the default, where that is all the same.
  open var subtype: CATransitionSubtype?
  /// The share of it at which it begins. The default is 0.
  open var startProgress: Float = 0
  /// The share of it at which it ends. The default is 1.
  open var endProgress: Float = 1
}

/// How a transition comes.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a type.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// By fading.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture comes over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture goes away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Core Animation's name.
  public let rawValue: String

  /// Makes a subtype.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From above.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From below.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The name under which a layer keeps a transition.
public let kCATransition = "transition"
