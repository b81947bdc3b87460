// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// What CombineCocoa's delegates are made of: they tell of each message.
///
/// On iOS CombineCocoa brings this class in Objective-C, in its module Runtime.
open class ObjcDelegateProxy: _RXDelegateProxy {
  /// Called with each message that says something and asks nothing.
  open func interceptedSelector(_ selector: Selector, arguments: [Any]) {}

  /// Whether a message is told.
  open func canRespond(to selector: Selector) -> Bool { true }

  open override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
    interceptedSelector(selector, arguments: arguments)
  }
}
