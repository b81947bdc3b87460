// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#endif

/// Memory in large pages: a picture of 12 MB takes six page faults then instead of 3,000.
enum LargePages {
  /// Smaller memory would hold few of them.
  private static let smallest = 4 << 20
  private static let size = 2 << 20

  /// Asks the system for large pages where they fit into `memory`. It may as well not give any.
  static func ask(for memory: UnsafeMutableBufferPointer<UInt8>) {
    #if canImport(Glibc)
      guard memory.count >= smallest, let base = memory.baseAddress else { return }
      let start = (UInt(bitPattern: base) + UInt(size) - 1) & ~UInt(size - 1)
      let end = (UInt(bitPattern: base) + UInt(memory.count)) & ~UInt(size - 1)
      guard start < end else { return }
      _ = madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
    #endif
  }
}
