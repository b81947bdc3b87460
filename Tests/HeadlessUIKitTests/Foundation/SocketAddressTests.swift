// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

final class SocketAddressTests: XCTestCase {
  /// The snippet that asks whether there is a network begins with one of these.
  func testAddressesAreMadeAsOnDarwin() {
    var zero = sockaddr_in(
      sin_len: 0, sin_family: 0, sin_port: 8, sin_addr: in_addr(s_addr: 0),
      sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
    zero.sin_len = UInt8(MemoryLayout.size(ofValue: zero))
    zero.sin_family = sa_family_t(AF_INET)
    XCTAssertEqual(zero.sin_len, 16)
    XCTAssertEqual(zero.sin_port, 8)
    XCTAssertEqual(Int32(zero.sin_family), AF_INET)
    var other = sockaddr()
    other.sa_len = 4
    XCTAssertEqual(other.sa_len, 16)
  }
}
