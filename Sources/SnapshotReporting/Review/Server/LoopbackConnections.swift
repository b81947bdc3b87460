// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The connections of a server, of which there are only so many at once.
///
/// Where there is no room for another one, the one ends whose request has been incomplete for
/// longest: whoever opens connections and sends nothing cannot keep others out.
final class LoopbackConnections: Sendable {
  private let room: DispatchSemaphore
  private let grace: Duration
  /// The connections whose requests are incomplete, the oldest first.
  private let receiving = Mutex<[(descriptor: Int32, start: ContinuousClock.Instant)]>([])

  /// Makes room for connections.
  ///
  /// - Parameters:
  ///   - limit: How many there may be at once.
  ///   - grace: How long a connection may be silent without giving way to others.
  init(limit: Int, grace: Duration) {
    room = DispatchSemaphore(value: limit)
    self.grace = grace
  }

  /// Takes a connection on; waits for room where all others are new or being answered.
  func begin(_ connection: Int32) {
    while room.wait(timeout: .now() + .milliseconds(5)) == .timedOut {
      receiving.withLock { connections in
        guard let oldest = connections.first, .now - oldest.start >= grace else { return }
        // Its own thread finds it ended, and closes it.
        shutdown(connections.removeFirst().descriptor, Int32(SHUT_RDWR))
      }
    }
    receiving.withLock { $0.append((connection, .now)) }
  }

  /// Notes that a connection's request is complete: it is answered now, whoever else comes.
  func finishReceiving(_ connection: Int32) {
    receiving.withLock { connections in connections.removeAll { $0.descriptor == connection } }
  }

  /// Closes a connection and makes room for another one.
  func end(_ connection: Int32) {
    // Under the lock: the number may be another connection's as soon as it is closed.
    receiving.withLock { connections in
      connections.removeAll { $0.descriptor == connection }
      close(connection)
    }
    room.signal()
  }
}
