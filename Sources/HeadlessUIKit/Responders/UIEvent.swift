// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What people did: touches, presses of buttons, or motion. A headless run has none; tests make
/// them.
///
/// ```swift
/// let touch = UITouch(at: CGPoint(x: 8, y: 8), in: view, phase: .began)
/// view.touchesBegan([touch], with: UIEvent(touches: [touch]))
/// ```
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing it was.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// Motion of the device.
    case motion = 1
    /// Buttons of a headset.
    case remoteControl = 2
    /// Buttons or keys.
    case presses = 3
    /// A wheel or two fingers on a pad.
    case scroll = 10
    /// A pointer that moves without a press.
    case hover = 11
    /// Two fingers on a pad that turn or move apart.
    case transform = 14
  }

  /// What kind of thing it was. The default is touches.
  open var type: EventType { .touches }

  /// When it was, in seconds from a moment that does not change. A picture stands still: 0.
  open var timestamp: TimeInterval { 0 }

  /// The keys that were held. The default is none.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// The buttons of a pointer that were held. The default is none.
  open var buttonMask: ButtonMask { [] }

  /// The touches that belong to it; `nil` for none.
  open private(set) var allTouches: Set<UITouch>?

  /// Makes an event without touches.
  public override init() {
    super.init()
  }

  /// Makes, in a test, an event with these touches. UIKit has no such call: fingers do it there.
  public init(touches: Set<UITouch>) {
    allTouches = touches
    super.init()
  }

  /// The touches that began in `view`; `nil` for none.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The touches that began in `window`; `nil` for none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  private func touches(where isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    guard let found = allTouches?.filter(isMeant), !found.isEmpty else { return nil }
    return found
  }

  /// What happened to the device. Nothing does here.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more is known.
    case none = 0
    /// It was shaken.
    case motionShake = 1
    /// The headphones' button to play.
    case remoteControlPlay = 100
    /// The headphones' button to pause.
    case remoteControlPause = 101
    /// The headphones' button to stop.
    case remoteControlStop = 102
    /// The headphones' button to play or pause.
    case remoteControlTogglePlayPause = 103
    /// The headphones' button for the next piece.
    case remoteControlNextTrack = 104
    /// The headphones' button for the piece before.
    case remoteControlPreviousTrack = 105
  }

  /// What happened to the device: nothing more is known.
  open var subtype: EventSubtype { .none }

  /// All places that a touch had since the event before: the touch alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Where a touch will probably go: nowhere.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  /// The pointer's buttons that are held.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The usual one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The one for menus.
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    /// The button of a number, from 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}

/// Buttons or keys that go down and up.
open class UIPressesEvent: UIEvent {
  /// The presses that belong to it.
  open private(set) var allPresses: Set<UIPress> = []

  /// Presses.
  open override var type: EventType { .presses }

  /// Makes, in a test, an event with these presses.
  public convenience init(presses: Set<UIPress>) {
    self.init()
    allPresses = presses
  }
}
