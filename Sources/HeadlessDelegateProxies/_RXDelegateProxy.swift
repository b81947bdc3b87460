// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What RxCocoa's delegates are made of: they tell who observes a message of it, and hand it on to
/// the delegate that an app has set.
///
/// On iOS RxCocoa brings this class in Objective-C, which forwards whatever message is sent to it.
/// Here each method of UIKit's delegates does so by itself: a proxy that says
/// `extension RxTableViewDelegateProxy: UITableViewDelegate {}` has them.
open class _RXDelegateProxy: NSObject {
  /// Who takes the messages; whoever sets it keeps it.
  private(set) weak var forwardee: AnyObject?
  private var retainedForwardee: AnyObject?

  /// Makes a proxy without a delegate.
  public override init() { super.init() }

  /// The delegate that messages are handed on to; it is also there as each kind of delegate that a
  /// proxy may be.
  public var _forwardToDelegate: (any NSObjectProtocol)? { forwardee as? any NSObjectProtocol }

  /// Sets the delegate that messages are handed on to.
  ///
  /// - Parameters:
  ///   - delegate: The delegate, an object; `nil` sets none.
  ///   - retainDelegate: Whether the proxy keeps it.
  public func _setForwardToDelegate(_ delegate: Any?, retainDelegate: Bool) {
    let object = delegate.map { $0 as AnyObject }
    forwardee = object
    retainedForwardee = retainDelegate ? object : nil
  }

  /// Whether the proxy itself, and not this class, does something where a message is sent: that is
  /// not known here.
  public func hasWiredImplementation(for selector: Selector) -> Bool { false }

  /// Whether a message can be observed.
  public func voidDelegateMethodsContain(_ selector: Selector) -> Bool { true }

  /// Called before a message is handed on.
  open func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {}

  /// Called after a message was handed on.
  open func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {}

  /// Hands a message on, and tells of it before and behind.
  ///
  /// - Parameters:
  ///   - message: The selector's name.
  ///   - arguments: The message's, numbers as objects as on iOS.
  ///   - send: Sends it.
  func pass(_ message: String, _ arguments: [Any?], _ send: () -> Void) {
    let selector = Selector(message)
    let arguments = arguments.map { $0 ?? NSNull() }
    _sentMessage(selector, withArguments: arguments)
    send()
    _methodInvoked(selector, withArguments: arguments)
  }
}
