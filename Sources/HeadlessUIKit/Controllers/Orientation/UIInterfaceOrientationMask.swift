// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Ways to hold the screen.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit a way: 1 moved by the raw value of a ``UIInterfaceOrientation``.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << orientation.rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// On its left side.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// On its right side.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// On either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Any way.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Any way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How the status bar comes and goes. Pictures are still.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It moves out of sight.
  case slide = 2
}
