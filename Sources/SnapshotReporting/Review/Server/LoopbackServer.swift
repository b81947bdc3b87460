// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Answers HTTP requests of programs on this machine, one a connection.
///
/// It is ours because a review needs four kinds of requests over the loopback interface, for which a
/// networking framework would be the larger part of the program.
final class LoopbackServer: Sendable {
  /// The port, which the system has chosen.
  let port: UInt16
  private let listener: Int32
  private let answer: @Sendable (HTTPRequest) -> HTTPResponse

  /// The most connections that are served at once.
  private static let connectionLimit = 16
  private let slots = DispatchSemaphore(value: connectionLimit)

  /// Listens on a port of 127.0.0.1 that the system chooses.
  ///
  /// - Throws: `FinishedRun.Error.noServer`.
  init(answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse) throws(FinishedRun.Error) {
    self.answer = answer
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0
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
      slots.wait()
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else {
        slots.signal()
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
      Thread.detachNewThread { [self] in
        serve(connection)
        close(connection)
        slots.signal()
      }
    }
  }

  /// Ends `run`.
  func stop() {
    shutdown(listener, Int32(SHUT_RDWR))
  }

  private func serve(_ connection: Int32) {
    // Who sends nothing for so long is not served.
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &patience, size)
    setsockopt(connection, SOL_SOCKET, SO_SNDTIMEO, &patience, size)
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    while true {
      let count = recv(connection, &chunk, chunk.count, 0)
      guard count > 0 else { return }
      received += chunk[..<count]
      switch HTTPRequest.read(received) {
      case .incomplete: continue
      case .malformed: return send(HTTPResponse(.badRequest), connection)
      case .complete(let request): return send(answer(request), connection)
      }
    }
  }

  private func send(_ response: HTTPResponse, _ connection: Int32) {
    let bytes = response.bytes
    var offset = 0
    bytes.withUnsafeBytes { bytes in
      while offset < bytes.count {
        // A browser that is gone must not end the process.
        let count = Foundation.send(
          connection, bytes.baseAddress.map { $0 + offset }, bytes.count - offset,
          Int32(MSG_NOSIGNAL))
        guard count > 0 else { return }
        offset += count
      }
    }
  }
}
