// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// What Combine adds to objects whose properties can be observed.

#if Combine
  import Foundation
  import HeadlessUIKit
  import OpenCombine

  extension KeyValueObserving {
    /// A publisher of a property's values, as `observe(_:options:changeHandler:)` tells them.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: With `initial`, the present value is sent at once; `prior` is passed over. The
    ///     default is `initial` and `new`.
    public func publisher<Value>(
      for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> KeyValueObservingPublisher<Self, Value> {
      KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
  }

  /// Sends the values of an object's property; it never ends.
  public struct KeyValueObservingPublisher<Subject: KeyValueObserving, Value>: Publisher {
    /// The property's values.
    public typealias Output = Value
    /// Nothing fails.
    public typealias Failure = Never

    /// The object.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// Whether the present value is sent.
    public let options: NSKeyValueObservingOptions

    /// Makes a publisher.
    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) { (self.object, self.keyPath, self.options) = (object, keyPath, options) }

    /// Observes the property from now on.
    public func receive<Downstream: Subscriber>(subscriber: Downstream)
    where Downstream.Input == Value, Downstream.Failure == Never {
      subscriber.receive(
        subscription: Observing(object, keyPath, options, AnySubscriber(subscriber)))
    }
  }

  /// Sends each value once it is asked for; of those that come before, the last.
  private final class Observing<Subject: KeyValueObserving, Value>: Subscription {
    private let lock = NSRecursiveLock()
    private var demand = Subscribers.Demand.none
    private var waiting: Value?
    private var observation: NSKeyValueObservation?
    private var subscriber: AnySubscriber<Value, Never>?

    init(
      _ object: Subject, _ keyPath: KeyPath<Subject, Value>, _ options: NSKeyValueObservingOptions,
      _ subscriber: AnySubscriber<Value, Never>
    ) {
      self.subscriber = subscriber
      if options.contains(.initial) { waiting = object[keyPath: keyPath] }
      observation = object.observe(keyPath) { [weak self] object, _ in
        self?.take(object[keyPath: keyPath])
      }
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      defer { lock.unlock() }
      self.demand += demand
      if let value = waiting { take(value) }
    }

    func cancel() {
      lock.lock()
      defer { lock.unlock() }
      (subscriber, waiting) = (nil, nil)
      observation?.invalidate()
      observation = nil
    }

    private func take(_ value: Value) {
      lock.lock()
      defer { lock.unlock() }
      guard demand > 0, let subscriber else {
        if subscriber != nil { waiting = value }
        return
      }
      waiting = nil
      demand -= 1
      demand += subscriber.receive(value)
    }
  }
#endif
