// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Selector {
  /// Makes a selector of a method without arguments whose result is not looked at.
  @_disfavoredOverload
  public init<Target, Result>(_ method: @escaping (Target) -> () -> Result) {
    self.init { (target: Target) in { _ = method(target)() } }
  }

  /// Makes a selector of a method that takes the sender and whose result is not looked at.
  @_disfavoredOverload
  public init<Target, Sender, Result>(_ method: @escaping (Target) -> (Sender) -> Result) {
    self.init { (target: Target) in { (sender: Sender) in _ = method(target)(sender) } }
  }

  /// Makes a selector of a method that takes the sender and the event and whose result is not
  /// looked at.
  @_disfavoredOverload
  public init<Target, Sender, Result>(
    _ method: @escaping (Target) -> (Sender, UIEvent?) -> Result
  ) {
    self.init { (target: Target) in
      { (sender: Sender, event: UIEvent?) in _ = method(target)(sender, event) }
    }
  }
}
