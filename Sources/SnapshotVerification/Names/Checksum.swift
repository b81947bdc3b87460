// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// FNV-1a in 64 bits: a checksum that is the same in every process, which Swift's hash is not.
package struct Checksum {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      var hash = hash
      for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      self.hash = hash
    }
  }

  /// Sixteen digits.
  var hexadecimal: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package static func hexadecimal(_ text: String) -> String {
    var checksum = Checksum()
    checksum.add(Array(text.utf8))
    return checksum.hexadecimal
  }
}
