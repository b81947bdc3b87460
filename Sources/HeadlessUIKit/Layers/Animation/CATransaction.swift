// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Changes of layers that belong together. They show at once; a transaction keeps its settings, and
/// calls its block when it is committed, or in the main queue's next turn where animations began in
/// it.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { print("done") }
/// layer.opacity = 0.5
/// CATransaction.commit()
/// ```
open class CATransaction: NSObject {
  private struct Settings {
    var duration: TimeInterval = 0.25
    var timingFunction: CAMediaTimingFunction?
    var disablesActions = false
    var completion: (() -> Void)?
    var hasAnimations = false
    var values: [String: Any] = [:]
  }

  /// The open transactions of a thread, the innermost last. The first is the one that every thread
  /// has.
  private final class Stack {
    var settings = [Settings()]

    private static let key = "HeadlessUIKit.CATransaction"

    static var current: Stack {
      let storage = Thread.current.threadDictionary
      if let stack = storage[key] as? Stack { return stack }
      let stack = Stack()
      storage[key] = stack
      return stack
    }
  }

  private static var innermost: Settings {
    get {
      let stack = Stack.current
      return stack.settings[stack.settings.count - 1]
    }
    set {
      let stack = Stack.current
      stack.settings[stack.settings.count - 1] = newValue
    }
  }

  /// Begins a transaction inside of the present one, with its settings.
  open class func begin() {
    var settings = innermost
    settings.completion = nil
    settings.hasAnimations = false
    Stack.current.settings.append(settings)
  }

  /// Notes that an animation begins, which the open transactions wait for.
  static func noteAnimation() {
    let stack = Stack.current
    for index in stack.settings.indices.dropFirst() { stack.settings[index].hasAnimations = true }
  }

  /// Ends the transaction that began last and calls its completion block: at once, or in the main
  /// queue's next turn where animations began in it.
  open class func commit() {
    let stack = Stack.current
    guard stack.settings.count > 1 else {
      RenderingEnvironment.report("CATransaction.commit: no transaction was begun", kind: .warning)
      return
    }
    let settings = stack.settings.removeLast()
    guard let completion = settings.completion else { return }
    AnimationContext.end(after: settings.hasAnimations ? settings.duration : 0) { _ in
      completion()
    }
  }

  /// Ends what was changed outside of a transaction and calls its completion block.
  open class func flush() {
    let stack = Stack.current
    guard stack.settings.count == 1 else { return }
    let completion = stack.settings[0].completion
    stack.settings[0] = Settings()
    completion?()
  }

  /// The duration of animations without one of their own, in seconds. The default is 0.25.
  open class func animationDuration() -> TimeInterval { innermost.duration }
  /// Sets the duration of animations without one of their own, in seconds.
  open class func setAnimationDuration(_ dur: TimeInterval) { innermost.duration = dur }
  /// The pace of animations without one of their own.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost.timingFunction }
  /// Sets the pace of animations without one of their own.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    innermost.timingFunction = function
  }
  /// Whether changes of properties run no actions. The default is false; none run in any case.
  open class func disableActions() -> Bool { innermost.disablesActions }
  /// Says whether changes of properties run no actions.
  open class func setDisableActions(_ flag: Bool) { innermost.disablesActions = flag }

  /// What is called when the transaction is committed.
  open class func completionBlock() -> (() -> Void)? { innermost.completion }

  /// Sets what is called when the transaction is committed, see ``commit()``. Outside of one that
  /// is on the main queue, after the present call has returned to it, or at ``flush()``.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    innermost.completion = block
    guard block != nil, Stack.current.settings.count == 1 else { return }
    MainQueue.async { CATransaction.flush() }
  }

  /// A setting, or a value of the app's own that was kept under a name.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    case kCATransactionAnimationTimingFunction: animationTimingFunction()
    case kCATransactionCompletionBlock: completionBlock()
    default: innermost.values[key]
    }
  }

  /// Changes a setting, or keeps a value of the app's own under a name.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    switch key {
    case kCATransactionAnimationDuration:
      if let value = anObject.flatMap(AnimatedValue.readNumber) {
        setAnimationDuration(Double(value))
      }
    case kCATransactionDisableActions:
      if let value = anObject.flatMap(AnimatedValue.readNumber) { setDisableActions(value != 0) }
    case kCATransactionAnimationTimingFunction:
      setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
    case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
    default: innermost.values[key] = anObject
    }
  }
}

/// The name of a transaction's duration.
public let kCATransactionAnimationDuration = "animationDuration"
/// The name of whether a transaction runs no actions.
public let kCATransactionDisableActions = "disableActions"
/// The name of a transaction's pace.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The name of what is called when a transaction is committed.
public let kCATransactionCompletionBlock = "completionBlock"
