// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Recognizes what fingers do on a view and calls methods of its targets.
///
/// A headless run has no fingers: a test says what was recognized, by ``recognize(_:at:)``.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: Selector(BadgeView.didTap))
/// badge.addGestureRecognizer(tap)
/// tap.recognize()
/// ```
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    /// Nothing is recognized yet.
    case possible = 0
    /// A gesture that goes on has begun.
    case began = 1
    /// A gesture goes on.
    case changed = 2
    /// A gesture is over, or was recognized at once.
    case ended = 3
    /// A gesture was given up.
    case cancelled = 4
    /// It was another gesture.
    case failed = 5

    /// The same as `ended`.
    public static var recognized: State { .ended }
  }

  private var actions: [TargetAction] = []
  private var current = State.possible
  private var point = CGPoint.zero
  private var rivals: [UIGestureRecognizer] = []

  /// Makes a recognizer that calls a method of `target`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { actions.append(TargetAction(target, action)) }
  }

  /// Makes a recognizer that calls nothing.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  /// Calls a method of `target`, too. The target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    guard !actions.contains(where: { $0.matches(target, action) }) else { return }
    actions.append(TargetAction(target, action))
  }

  /// No longer calls `action` of `target`; `nil` stands for all.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target, action) }
  }

  /// The view that the recognizer was added to.
  open internal(set) weak var view: UIView?

  /// Decides whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// A name for tests and messages.
  open var name: String?

  /// Whether gestures are recognized. The default is true; setting false cancels one that goes on.
  open var isEnabled: Bool = true {
    didSet {
      guard !isEnabled, current == .began || current == .changed else { return }
      state = .cancelled
    }
  }

  /// Whether a recognized gesture takes the touches from the view. The default is true.
  open var cancelsTouchesInView: Bool = true
  /// Whether the view hears of touches only when the gesture has failed. The default is false.
  open var delaysTouchesBegan: Bool = false
  /// Whether the view hears of the end only when the gesture has failed. The default is true.
  open var delaysTouchesEnded: Bool = true

  /// Lets the gesture wait for another one to fail. Kept: gestures come from tests.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    rivals.append(otherGestureRecognizer)
  }

  // MARK: State

  /// How far the gesture is. A subclass sets it, which calls the targets, except at `possible` and
  /// `failed`; a gesture that is over goes back to `possible` afterwards.
  open var state: State {
    get { current }
    set { enter(newValue) }
  }

  private func enter(_ new: State) {
    guard isEnabled || new == .cancelled else { return }
    if current == .possible, new == .began || new == .ended, !mayBegin {
      current = .failed
    } else {
      current = new
      if new != .possible, new != .failed { callTargets() }
    }
    guard current == .ended || current == .cancelled || current == .failed else { return }
    reset()
    current = .possible
  }

  private var mayBegin: Bool {
    view?.gestureRecognizerShouldBegin(self) != false
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }

  private func callTargets() {
    for action in actions { action.perform(from: self, place: view) }
  }

  /// Called when a gesture is over. The default does nothing.
  open func reset() {}

  // MARK: Touches

  /// Where the gesture is, in a view's coordinates; `nil` stands for the window's.
  open func location(in view: UIView?) -> CGPoint {
    self.view?.convert(point, to: view) ?? point
  }

  /// How many fingers take part: one, or none where nothing goes on.
  open var numberOfTouches: Int { current == .possible ? 0 : 1 }

  /// Where a finger is, in a view's coordinates.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Called when fingers come down. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers are lifted. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes touches away. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Says, in a test, that the gesture was recognized. UIKit has no such call: fingers do it there.
  ///
  /// - Parameters:
  ///   - state: How far it is. The default is that it is over.
  ///   - location: Where it is, in the coordinates of ``view``.
  public final func recognize(_ state: State = .ended, at location: CGPoint = .zero) {
    point = location
    self.state = state
  }

  // MARK: Other recognizers

  /// Whether another recognizer has to fail first. The delegates are asked; the answer of a
  /// recognizer itself is no.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another recognizer waits for this one to fail: no.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether the recognizer keeps another one from recognizing: yes.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one keeps the recognizer from recognizing: yes.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The kinds of touches that count, as numbers. Kept. The default is all.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2]
  /// The kinds of presses that count, as numbers. Kept.
  open var allowedPressTypes: [NSNumber] = []
  /// Whether touches of one kind alone count together. Kept. The default is true.
  open var requiresExclusiveTouchType: Bool = true
  /// The keys that are held: none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The pointer's buttons that are held: none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// Called on iOS when later and better values of touches come. None come here.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Called when presses of buttons begin. The default does nothing.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses change their strength. The default does nothing.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses end. The default does nothing.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when the system takes presses away. The default does nothing.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Whether an event is for this one. The default is true; nothing asks here.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }
  /// Takes a touch out of this gesture. Does nothing: a test hands it what it is to see.
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  /// Takes a press out of this gesture. Does nothing: a test hands it what it is to see.
  open func ignore(_ button: UIPress, for event: UIPressesEvent) {}
}

/// Decides about gestures. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: DelegateObject {
  /// Whether a gesture may begin. The default is true.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a gesture hears of a touch. The default is true.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Whether a gesture hears of a press. Nobody asks here. The default is true.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  /// Whether a gesture hears of an event. Nobody asks here. The default is true.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
  /// Whether two gestures may go on together. The default is false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a gesture waits for another one to fail. Nobody asks here: gestures come from tests.
  /// The default is false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another gesture waits for this one to fail. Nobody asks here. The default is false.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// True.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  /// True.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// False.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}
