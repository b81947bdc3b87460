// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Answers HTTP requests of programs on this machine, one a connection.
///
/// It is ours because a review needs four kinds of requests over the loopback interface, for which
/// a networking framework would be the larger part of the program.
final class LoopbackServer: Sendable {
  /// The port, which the system has chosen.
  let port: UInt16
  private let listener: Int32
  private let limits: Limits
  private let connections: LoopbackConnections
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse

  /// How much a server takes on.
  struct Limits: Sendable {
    /// The most connections at once. A browser has 6 to one server, and 256 in all.
    var connections = 512
    /// How long a connection whose request is incomplete keeps its place when there is no other.
    var grace = Duration.seconds(1)
    /// How long all of a request may take to arrive.
    var request = Duration.seconds(10)
    /// How long all of an answer may take to be received.
    var response = Duration.seconds(60)
  }

  /// Listens on a port of 127.0.0.1 that the system chooses.
  ///
  /// - Throws: `FinishedRun.Error.noServer`.
  init(
    limits: Limits = Limits(), answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
  ) throws(FinishedRun.Error) {
    self.limits = limits
    self.answer = answer
    connections = LoopbackConnections(limit: limits.connections, grace: limits.grace)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, SOMAXCONN) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard descriptor >= 0, isListening else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw .noServer(reason: reason)
    }
    listener = descriptor
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Serves until the process ends or `stop` is called.
  func run() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        switch errno {
        case EINTR, ECONNABORTED: continue
        case EMFILE, ENFILE, ENOBUFS, ENOMEM:
          // The next connection that ends makes room.
          usleep(10_000)
          continue
        default: return
        }
      }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      connections.begin(connection)
      Thread.detachNewThread { [self] in
        if let request = receive(connection) {
          connections.finishReceiving(connection)
          send(request.map(answer) ?? HTTPResponse(.badRequest), connection)
        }
        connections.end(connection)
      }
    }
  }

  /// Ends `run`.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  /// The request, `.some(nil)` for what is none, nil where nothing came in time.
  private func receive(_ connection: Int32) -> HTTPRequest?? {
    let deadline = ContinuousClock.now + limits.request
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    while wait(SO_RCVTIMEO, until: deadline, connection) {
      let count = recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { return nil }
      received += chunk[..<count]
      switch HTTPRequest.read(received) {
      case .incomplete: continue
      case .malformed: return .some(nil)
      case .complete(let request): return request
      }
    }
    return nil
  }

  private func send(_ response: HTTPResponse, _ connection: Int32) {
    let deadline = ContinuousClock.now + limits.response
    let bytes = response.bytes
    var offset = 0
    bytes.withUnsafeBytes { bytes in
      while offset < bytes.count, wait(SO_SNDTIMEO, until: deadline, connection) {
        // A browser that is gone must not end the process.
        let count = Foundation.send(
          connection, bytes.baseAddress.map { $0 + offset }, bytes.count - offset,
          Int32(MSG_NOSIGNAL))
        guard count > 0 else { return }
        offset += count
      }
    }
  }

  /// Lets the next call wait until the deadline and no longer; false where that has passed.
  ///
  /// A time for each call alone would let who sends a byte now and then hold a connection for ever.
  private func wait(
    _ option: Int32, until deadline: ContinuousClock.Instant, _ connection: Int32
  ) -> Bool {
    let microseconds = (deadline - .now) / .microseconds(1)
    guard microseconds >= 1 else { return false }
    let whole = Int(microseconds)
    var time = timeval(tv_sec: whole / 1_000_000, tv_usec: whole % 1_000_000)
    setsockopt(connection, SOL_SOCKET, option, &time, socklen_t(MemoryLayout<timeval>.size))
    return true
  }
}
