// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Glibc

// Darwin's addresses of sockets say how long they are, and Linux's do not.

extension sockaddr_in {
  /// How many bytes the address has. What is set has no effect.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set { _ = newValue }
  }

  /// Makes an address; the length has no effect.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (Int8, Int8, Int8, Int8, Int8, Int8, Int8, Int8)
  ) {
    self.init()
    self.sin_family = sin_family
    self.sin_port = sin_port
    self.sin_addr = sin_addr
  }
}

extension sockaddr {
  /// How many bytes the address has. What is set has no effect.
  public var sa_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set { _ = newValue }
  }
}
