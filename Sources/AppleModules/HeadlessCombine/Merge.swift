// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// What Combine has and OpenCombine has not.

#if Combine
  import OpenCombine

  extension Publishers {
    /// Sends what two publishers send, in the order in which they do.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
      /// The values of both.
      public typealias Output = A.Output
      /// What either fails with.
      public typealias Failure = A.Failure

      /// The first publisher.
      public let a: A
      /// The second publisher.
      public let b: B

      /// Makes a publisher of two.
      public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

      /// Subscribes to both.
      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let joined = JoinedUpstreams(AnySubscriber(subscriber), count: 2, keepsLatest: false)
        subscriber.receive(subscription: joined)
        joined.attach(a) { $0 }
        joined.attach(b) { $0 }
      }
    }

    /// Sends what three publishers send.
    public typealias Merge3<A: Publisher, B: Publisher, C: Publisher> = Merge<Merge<A, B>, C>
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output

    /// Sends what any number of publishers send, in the order in which they do.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// The values of each.
      public typealias Output = Upstream.Output
      /// What each may fail with.
      public typealias Failure = Upstream.Failure

      /// The publishers.
      public let publishers: [Upstream]

      /// Makes a publisher of several.
      public init(_ upstream: Upstream...) { publishers = upstream }

      /// Makes a publisher of several.
      public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams)
      where Upstreams.Element == Upstream {
        publishers = Array(upstream)
      }

      /// Subscribes to all.
      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        guard !publishers.isEmpty else {
          return Empty(completeImmediately: true).receive(subscriber: subscriber)
        }
        let joined = JoinedUpstreams(
          AnySubscriber(subscriber), count: publishers.count, keepsLatest: false)
        subscriber.receive(subscription: joined)
        for publisher in publishers { joined.attach(publisher) { $0 } }
      }
    }
  }

  extension Publisher {
    /// Sends what this publisher and another one send.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where P.Failure == Failure, P.Output == Output {
      Publishers.Merge(self, other)
    }

    /// Sends what this publisher and another one of its kind send.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
      Publishers.MergeMany([self, other])
    }

    /// Sends what this publisher and two others send.
    public func merge<P: Publisher, Q: Publisher>(
      with p: P, _ q: Q
    ) -> Publishers.Merge<Publishers.Merge<Self, P>, Q>
    where P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output {
      merge(with: p).merge(with: q)
    }

    /// Sends what this publisher and three others send.
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(
      with p: P, _ q: Q, _ r: R
    ) -> Publishers.Merge<Publishers.Merge<Publishers.Merge<Self, P>, Q>, R>
    where
      P.Failure == Failure, P.Output == Output, Q.Failure == Failure, Q.Output == Output,
      R.Failure == Failure, R.Output == Output
    {
      merge(with: p, q).merge(with: r)
    }
  }
#endif
