// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The domain of the errors of messages that cannot be observed.
public let RXObjCRuntimeErrorDomain = "RXObjCRuntimeErrorDomain"
/// Whether another observation is in the way; never here.
public let RXObjCRuntimeErrorIsKVOKey = "RXObjCRuntimeErrorIsKVOKey"

/// Why a message cannot be observed.
public enum RXObjCRuntimeError: Int {
  /// Nobody knows.
  case unknown = 1
  /// Another library observes the object; never here.
  case objectMessagesAlreadyBeingIntercepted
  /// The object has no such method; never here.
  case selectorNotImplemented
  /// The object is of Core Foundation; never here.
  case cantInterceptCoreFoundationTollFreeBridgedObjects
  /// Two libraries began at once; never here.
  case threadingCollisionWithOtherInterceptionMechanism
  /// The method could not be kept; never here.
  case savingOriginalForwardingMethodFailed
  /// The method cannot be exchanged: what is told of each message that is not observed here.
  case replacingMethodWithForwardingImplementation
  /// The message is sent too often; never here.
  case observingPerformanceSensitiveMessages
  /// What the method gives cannot be handed on; never here.
  case observingMessagesWithUnsupportedReturnType
}

/// Who is told of an object's messages.
public protocol RXMessageSentObserver: AnyObject {
  /// What stands for the implementation, as ``RX_ensure_observing(_:_:_:)`` gave it.
  var targetImplementation: IMP { get }
  /// Called before the method.
  func messageSent(withArguments arguments: [Any])
  /// Called behind the method.
  func methodInvoked(withArguments arguments: [Any])
}

/// Who is told of an object's end.
public protocol RXDeallocatingObserver: AnyObject {
  /// What stands for the implementation, as ``RX_ensure_observing(_:_:_:)`` gave it.
  var targetImplementation: IMP { get }
  /// Called when the object ends.
  func deallocating()
}

/// The selector under which the observers of another one are kept.
public func RX_selector(_ selector: Selector) -> Selector {
  Selector("_RX_namespace_" + selector.description)
}

/// An address that stands for a selector, always the same for equal ones.
public func RX_reference_from_selector(_ selector: Selector) -> UnsafeMutableRawPointer {
  references.address(of: selector)
}

/// What stands for no implementation.
public func RX_default_target_implementation() -> IMP { implementations.none }

/// Tells an object's observer of a message from now on.
///
/// Swift's methods cannot be exchanged on Linux. An object's end can be observed, and what
/// controllers and windows tell of: `viewDidLoad`, `viewWillAppear:` and their kin, `dismiss`,
/// `willMove` and `didMove`, and a window's `makeKeyAndVisible`.
///
/// - Parameters:
///   - target: The object. Its observer hangs on it, under the selector's reference.
///   - selector: The message's.
///   - error: Set where the message cannot be observed.
/// - Returns: What stands for the implementation; `nil` where there is an error.
public func RX_ensure_observing(
  _ target: AnyObject, _ selector: Selector, _ error: inout NSError?
) -> IMP? {
  let reference = RX_reference_from_selector(RX_selector(selector))
  let observer = objc_getAssociatedObject(target, reference)
  if selector == Selector("dealloc"), let observer = observer as? any RXDeallocatingObserver {
    objc_setAssociatedObject(
      target, implementations.observing, EndTeller(observer), .OBJC_ASSOCIATION_RETAIN)
    return IMP(implementations.observing)
  }
  if let teller = target as? any ObservedMessages,
    type(of: teller).observedMessage(named: selector.description) != nil
  {
    MainActor.assumeIsolated { observe(teller) }
    return IMP(implementations.observing)
  }
  error = NSError(
    domain: RXObjCRuntimeErrorDomain,
    code: RXObjCRuntimeError.replacingMethodWithForwardingImplementation.rawValue)
  return nil
}

/// Tells the observers that hang on an object by one of a message's names.
@MainActor private func observe(_ teller: any ObservedMessages) {
  teller.messageObserver = { [unowned teller] message, arguments, wasCalled in
    for name in [message] + type(of: teller).observedMessages[message, default: []] {
      let reference = RX_reference_from_selector(RX_selector(Selector(name)))
      let observer = objc_getAssociatedObject(teller, reference) as? any RXMessageSentObserver
      if wasCalled {
        observer?.methodInvoked(withArguments: arguments)
      } else {
        observer?.messageSent(withArguments: arguments)
      }
    }
  }
}

/// Tells of the end of the object that it hangs on.
private final class EndTeller {
  private let observer: any RXDeallocatingObserver

  init(_ observer: any RXDeallocatingObserver) { self.observer = observer }

  deinit { observer.deallocating() }
}

private let references = References()
private let implementations = Implementations()

private final class References: @unchecked Sendable {
  private let lock = NSLock()
  private var addresses: [String: UnsafeMutableRawPointer] = [:]

  func address(of selector: Selector) -> UnsafeMutableRawPointer {
    lock.withLock {
      if let known = addresses[selector.description] { return known }
      let address = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
      addresses[selector.description] = address
      return address
    }
  }
}

/// Two addresses that are never read.
private struct Implementations: @unchecked Sendable {
  let none = IMP(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  let observing = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
}
