// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import XCTest

@testable import SnapshotReporting

final class LoopbackServerTests: XCTestCase {
  private static let request = "GET /a HTTP/1.1\r\nHost: x\r\n\r\n"

  /// A server that answers each request with its path, until the test is over.
  private func server(_ limits: LoopbackServer.Limits = .init()) throws -> LoopbackServer {
    let server = try LoopbackServer(limits: limits) { request in
      HTTPResponse(type: "text/plain", body: Array(request.path.utf8))
    }
    Thread.detachNewThread { server.run() }
    addTeardownBlock { server.stop() }
    return server
  }

  func testConnectionsThatDripBytesStopNobody() throws {
    let server = try server()
    let drips = try (0..<40).map { _ in try Connection(to: server.port) }
    for drip in drips { drip.send("G") }
    let isOver = Atomic(false)
    let dripping = Thread {
      while !isOver.load(ordering: .relaxed) {
        for drip in drips { drip.send("E") }
        usleep(50_000)
      }
    }
    dripping.start()
    defer { isOver.store(true, ordering: .relaxed) }

    let connection = try Connection(to: server.port)
    connection.send(Self.request)

    XCTAssertTrue(connection.received(within: 5).hasSuffix("\r\n\r\n/a"))
  }

  func testARequestHasOneDeadlineHoweverItArrives() throws {
    let server = try server(.init(request: .milliseconds(400)))
    let connection = try Connection(to: server.port)
    let start = ContinuousClock.now

    var isOpen = true
    while isOpen, ContinuousClock.now - start < .seconds(5) {
      isOpen = connection.send("G")
      usleep(20_000)
    }

    XCTAssertFalse(isOpen)
    XCTAssertGreaterThan(ContinuousClock.now - start, .milliseconds(390))
  }

  func testWhoWaitsForLongestMakesRoom() throws {
    let server = try server(.init(connections: 3, grace: .milliseconds(50), request: .seconds(60)))
    let idle = try (0..<9).map { _ in try Connection(to: server.port) }

    for _ in 0..<5 {
      let connection = try Connection(to: server.port)
      connection.send(Self.request)
      XCTAssertTrue(connection.received(within: 5).hasSuffix("\r\n\r\n/a"))
    }

    XCTAssertEqual(idle[0].received(within: 5), "", "the first one was ended")
  }

  func testAThousandRequestsAtOnceAreAllAnswered() throws {
    let count = 1_000
    let limit = try FileLimit(atLeast: 2 * count)
    defer { limit.restore() }
    let server = try server()

    let connections = try (0..<count).map { _ in try Connection(to: server.port) }
    for connection in connections { connection.send(Self.request) }

    let answered = connections.count { $0.received(within: 20).hasSuffix("\r\n\r\n/a") }
    XCTAssertEqual(answered, count)
  }

  func testWhatIsNoRequestIsRefused() throws {
    let connection = try Connection(to: try server().port)

    connection.send("GET\r\n\r\n")

    XCTAssertTrue(connection.received(within: 5).hasPrefix("HTTP/1.1 400 Bad Request\r\n"))
  }
}

/// A client's end of a connection.
private final class Connection: Sendable {
  private let descriptor: Int32

  init(to port: UInt16) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, size)
      }
    }
    try XCTSkipIf(descriptor < 0, "this process may have no more connections")
    XCTAssertEqual(result, 0, String(cString: strerror(errno)))
  }

  deinit { close(descriptor) }

  /// Whether the other end still takes bytes.
  @discardableResult
  func send(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// All that comes until the other end closes, or until so many seconds pass without a byte.
  func received(within seconds: Int) -> String {
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, size)
    var received: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4 << 10)
    while true {
      let count = recv(descriptor, &chunk, chunk.count, 0)
      guard count > 0 else { return String(decoding: received, as: UTF8.self) }
      received += chunk[..<count]
    }
  }
}

/// How many files this process may have open.
private struct FileLimit {
  private var before = rlimit()

  /// Raises the limit, and skips the test where that is not allowed.
  init(atLeast count: Int) throws {
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &before)
    let needed = rlim_t(count + 100)
    guard before.rlim_cur < needed else { return }
    try XCTSkipIf(before.rlim_max < needed, "this process may have no more files")
    var raised = before
    raised.rlim_cur = needed
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised)
  }

  func restore() {
    var before = before
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &before)
  }
}
