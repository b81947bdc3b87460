// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// What Combine has and OpenCombine has not.

#if Combine
  import OpenCombine

  extension Publishers {
    /// Sends the latest values of two publishers when one of them has sent another one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
      /// The values of both.
      public typealias Output = (A.Output, B.Output)
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
        let joined = JoinedUpstreams(AnySubscriber(subscriber), count: 2, keepsLatest: true)
        subscriber.receive(subscription: joined)
        var latest: (a: A.Output?, b: B.Output?)
        func both() -> Output? {
          guard let a = latest.a, let b = latest.b else { return nil }
          return (a, b)
        }
        joined.attach(a) { value in
          latest.a = value
          return both()
        }
        joined.attach(b) { value in
          latest.b = value
          return both()
        }
      }
    }

    /// Sends the latest values of three publishers when one of them has sent another one.
    public typealias CombineLatest3<A: Publisher, B: Publisher, C: Publisher> =
      Map<CombineLatest<CombineLatest<A, B>, C>, (A.Output, B.Output, C.Output)>
    where A.Failure == B.Failure, B.Failure == C.Failure

    /// Sends the latest values of four publishers when one of them has sent another one.
    public typealias CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher> =
      Map<
        CombineLatest<CombineLatest<A, B>, CombineLatest<C, D>>,
        (A.Output, B.Output, C.Output, D.Output)
      > where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure
  }

  extension Publishers.Map {
    /// Makes a publisher of three.
    public init<A: Publisher, B: Publisher, C: Publisher>(_ a: A, _ b: B, _ c: C)
    where Self == Publishers.CombineLatest3<A, B, C> {
      self = Publishers.CombineLatest(Publishers.CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }
    }

    /// Makes a publisher of four.
    public init<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
      _ a: A, _ b: B, _ c: C, _ d: D
    ) where Self == Publishers.CombineLatest4<A, B, C, D> {
      self = Publishers.CombineLatest(
        Publishers.CombineLatest(a, b), Publishers.CombineLatest(c, d)
      ).map { ($0.0, $0.1, $1.0, $1.1) }
    }
  }

  extension Publisher {
    /// Sends the latest values of this publisher and another one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure {
      Publishers.CombineLatest(self, other)
    }

    /// Sends what `transform` makes of the latest values of this publisher and another one.
    public func combineLatest<P: Publisher, T>(
      _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
      combineLatest(other).map(transform)
    }

    /// Sends the latest values of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher>(
      _ p: P, _ q: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
      Publishers.CombineLatest3(self, p, q)
    }

    /// Sends what `transform` makes of the latest values of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
      _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where P.Failure == Failure, Q.Failure == Failure {
      combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
    }

    /// Sends the latest values of this publisher and three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
      _ p: P, _ q: Q, _ r: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
      Publishers.CombineLatest4(self, p, q, r)
    }
  }
#endif
