// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A button or a key that is down. A headless run has none; tests make them.
///
/// ```swift
/// controller.pressesBegan([UIPress(type: .menu)], with: nil)
/// ```
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// Which button it is.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// To the left.
    case leftArrow = 2
    /// To the right.
    case rightArrow = 3
    /// To choose.
    case select = 4
    /// To go back.
    case menu = 5
    /// To play or pause.
    case playPause = 6
  }

  /// How far a press is.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// Its force changed.
    case changed = 1
    /// It stays down.
    case stationary = 2
    /// It came up.
    case ended = 3
    /// The system took it away.
    case cancelled = 4
  }

  /// Which button it is.
  public let type: PressType
  /// How far it is.
  public let phase: Phase

  /// The key; `nil` for a button that is none.
  public let key: UIKey?
  /// How hard it is pressed, 0 to 1: all the way until it comes up.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  /// When it went down, in seconds. Tests have no such time: 0.
  open var timestamp: TimeInterval { 0 }
  /// The window that it goes to; `nil`, as nothing sends it.
  open var window: UIWindow? { nil }
  /// What it goes to; `nil`, as nothing sends it.
  open var responder: UIResponder? { nil }
  /// The gestures that hear of it; `nil`, as nothing sends it.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  /// Makes, in a test, a press. UIKit has no such call: buttons do it there.
  public init(type: PressType, phase: Phase = .began, key: UIKey? = nil) {
    self.type = type
    self.phase = phase
    self.key = key
    super.init()
  }
}
