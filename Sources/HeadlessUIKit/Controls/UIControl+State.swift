// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension UIControl {
  /// What a control's look may depend on.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit a flag.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, neither chosen nor pressed.
    public static let normal: State = []
    /// Being pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Out of reach.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// Reached by a keyboard or a remote control.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that applications may use.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that frameworks may use.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
