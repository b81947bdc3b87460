// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Observes a property by its name, for as long as it is not disposed of.
open class _RXKVOObserver: UIResponder {
  private let keyPath: String
  private let callback: (Any?) -> Void
  private weak var target: NSObject?
  private var retainedTarget: NSObject?
  private var context: UInt8 = 0

  /// Begins to observe.
  ///
  /// - Parameters:
  ///   - target: The object that has the property.
  ///   - retainTarget: Whether it is kept meanwhile.
  ///   - keyPath: The property's name, or a path of such.
  ///   - options: What is told.
  ///   - callback: Called with each new value.
  public init(
    target: AnyObject, retainTarget: Bool, keyPath: String, options: NSKeyValueObservingOptions,
    callback: @escaping (Any?) -> Void
  ) {
    self.keyPath = keyPath
    self.callback = callback
    self.target = target as? NSObject
    super.init()
    if retainTarget { retainedTarget = self.target }
    self.target?.addObserver(self, forKeyPath: keyPath, options: options, context: &context)
  }

  /// Ends the observation.
  open func dispose() {
    target?.removeObserver(self, forKeyPath: keyPath)
    target = nil
    retainedTarget = nil
  }

  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    callback(change?[.newKey].map(Self.object))
  }

  /// A value as iOS tells of it: numbers and places are objects.
  private static func object(of value: Any) -> Any {
    switch value {
    case let value as CGRect: NSValue(cgRect: value)
    case let value as CGPoint: NSValue(cgPoint: value)
    case let value as CGSize: NSValue(cgSize: value)
    case let value as Bool: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Int: NSNumber(value: value)
    default: value
    }
  }
}
