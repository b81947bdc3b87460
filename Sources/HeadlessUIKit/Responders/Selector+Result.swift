// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Selector {
  /// Makes a selector of a method without arguments whose result a control does not look at.
  @_disfavoredOverload
  public init<Target, Result>(_ method: @escaping (Target) -> () -> Result) {
    self.init(name: nil, of: Target.self, isMethodOf: { $0 is Target }) { target, _, _ in
      guard let target = target as? Target else { return .missing }
      return .returned(method(target)())
    }
  }

  /// Makes a selector of a method that takes the sender and whose result a control does not look
  /// at.
  @_disfavoredOverload
  public init<Target, Sender, Result>(_ method: @escaping (Target) -> (Sender) -> Result) {
    self.init(name: nil, of: Target.self, isMethodOf: { $0 is Target }) { target, sender, _ in
      guard let target = target as? Target else { return .missing }
      return .returned(method(target)(Self.sender(sender)))
    }
  }

  /// Makes a selector of a method that takes the sender and the event and whose result a control
  /// does not look at.
  @_disfavoredOverload
  public init<Target, Sender, Result>(
    _ method: @escaping (Target) -> (Sender, UIEvent?) -> Result
  ) {
    self.init(name: nil, of: Target.self, isMethodOf: { $0 is Target }) { target, sender, event in
      guard let target = target as? Target else { return .missing }
      return .returned(method(target)(Self.sender(sender), event as? UIEvent))
    }
  }
}
