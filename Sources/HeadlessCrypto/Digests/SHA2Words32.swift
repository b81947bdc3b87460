// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// The words of SHA-2 with 32 bits each, which also name pictures and fonts.
enum SHA2Words32: WordsOfHash {
  static var blockByteCount: Int { 64 }
  static var isLittleEndian: Bool { false }
  static var initialState: [UInt32] { Graphics.SHA256.initialState }

  static func compress(_ block: UnsafeRawBufferPointer, into state: inout [UInt32]) {
    Graphics.SHA256.compress(block, into: &state)
  }
}
