// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#if Combine
  import Foundation
  import OpenCombine

  /// Hands on what several publishers send. All are asked for everything at once; what the
  /// subscriber has not asked for yet waits.
  final class JoinedUpstreams<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private let keepsLatest: Bool
    private var downstream: AnySubscriber<Output, Failure>?
    private var subscriptions: [any Subscription] = []
    private var waiting: [Output] = []
    private var demand = Subscribers.Demand.none
    private var unfinished: Int

    /// - Parameters:
    ///   - downstream: The subscriber.
    ///   - count: How many publishers there are; the subscriber is told of the end when all of
    ///     them have ended.
    ///   - keepsLatest: Whether only the latest value waits.
    init(_ downstream: AnySubscriber<Output, Failure>, count: Int, keepsLatest: Bool) {
      self.downstream = downstream
      self.keepsLatest = keepsLatest
      unfinished = count
    }

    /// Subscribes to one of the publishers.
    ///
    /// - Parameters:
    ///   - publisher: The publisher.
    ///   - receive: Turns its value into what is handed on, if anything, while nobody else does.
    func attach<Upstream: Publisher>(
      _ publisher: Upstream, _ receive: @escaping (Upstream.Output) -> Output?
    ) where Upstream.Failure == Failure {
      var isEmpty = true
      publisher.subscribe(
        AnySubscriber(
          receiveSubscription: { self.keep($0) },
          receiveValue: { value in
            self.locked {
              isEmpty = false
              if let output = receive(value) { self.emit(output) }
            }
            return .none
          },
          receiveCompletion: { self.end($0, isLast: self.keepsLatest && isEmpty) }))
    }

    func request(_ more: Subscribers.Demand) {
      locked {
        demand += more
        deliver()
      }
    }

    func cancel() {
      let subscriptions = locked {
        downstream = nil
        waiting = []
        defer { self.subscriptions = [] }
        return self.subscriptions
      }
      for subscription in subscriptions { subscription.cancel() }
    }

    private func keep(_ subscription: any Subscription) {
      let isWanted = locked {
        if downstream != nil { subscriptions.append(subscription) }
        return downstream != nil
      }
      if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    private func emit(_ output: Output) {
      if keepsLatest { waiting = [] }
      waiting.append(output)
      deliver()
    }

    private func deliver() {
      while let downstream, demand > .none, !waiting.isEmpty {
        demand -= 1
        demand += downstream.receive(waiting.removeFirst())
      }
      if unfinished <= 0, waiting.isEmpty { tellEnd(.finished) }
    }

    /// One publisher has ended; `isLast` where without it there is nothing to hand on any more.
    private func end(_ completion: Subscribers.Completion<Failure>, isLast: Bool) {
      locked {
        if case .failure = completion { return tellEnd(completion) }
        unfinished = isLast ? 0 : unfinished - 1
        if unfinished <= 0, waiting.isEmpty { tellEnd(.finished) }
      }
    }

    private func tellEnd(_ completion: Subscribers.Completion<Failure>) {
      let subscriber = downstream
      cancel()
      subscriber?.receive(completion: completion)
    }

    private func locked<Result>(_ body: () -> Result) -> Result {
      lock.lock()
      defer { lock.unlock() }
      return body()
    }
  }
#endif
