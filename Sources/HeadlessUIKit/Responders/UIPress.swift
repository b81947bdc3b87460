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

  /// Makes, in a test, a press. UIKit has no such call: buttons do it there.
  public init(type: PressType, phase: Phase = .began) {
    self.type = type
    self.phase = phase
    super.init()
  }
}
