// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How blocks of a message change the words of a function's state.
protocol WordsOfHash {
  associatedtype Word: FixedWidthInteger & UnsignedInteger & Sendable
  static var blockByteCount: Int { get }
  /// Whether the lowest byte of a word comes first, as in MD5 alone.
  static var isLittleEndian: Bool { get }
  static func compress(_ block: UnsafeRawBufferPointer, into state: inout [Word])
}

/// The part of a message that was hashed, and what does not fill a block yet.
struct HashedMessage<Words: WordsOfHash>: Sendable {
  private var state: [Words.Word]
  private var rest: [UInt8] = []
  private var byteCount = 0

  init(_ initialState: [Words.Word], _: Words.Type) { state = initialState }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    byteCount += bytes.count
    var bytes = bytes[...]
    if !rest.isEmpty {
      let lacking = bytes.prefix(Words.blockByteCount - rest.count)
      rest += lacking
      bytes = bytes.dropFirst(lacking.count)
      guard rest.count == Words.blockByteCount else { return }
      rest.withUnsafeBytes { Words.compress($0, into: &state) }
      rest = []
    }
    while bytes.count >= Words.blockByteCount {
      let block = bytes.prefix(Words.blockByteCount)
      Words.compress(UnsafeRawBufferPointer(rebasing: block), into: &state)
      bytes = bytes.dropFirst(Words.blockByteCount)
    }
    rest += bytes
  }

  /// The first bytes of the state after a 1 bit, zeros and the length in bits.
  func digest(_ count: Int) -> [UInt8] {
    var message = self
    let lengthByteCount = Words.blockByteCount / 8
    let bits = UInt64(byteCount) * 8
    var tail: [UInt8] = [0x80]
    while (rest.count + tail.count + lengthByteCount) % Words.blockByteCount != 0 { tail.append(0) }
    let length = (0..<lengthByteCount).map { place in
      place < 8 ? UInt8(truncatingIfNeeded: bits >> UInt64(place * 8)) : 0
    }
    tail += Words.isLittleEndian ? length : length.reversed()
    tail.withUnsafeBytes { message.append($0) }
    let bytes = message.state.flatMap { word in
      withUnsafeBytes(of: Words.isLittleEndian ? word.littleEndian : word.bigEndian, Array.init)
    }
    return Array(bytes.prefix(count))
  }
}

extension FixedWidthInteger {
  @inline(__always)
  func rotated(left count: Int) -> Self { self << count | self >> (Self.bitWidth - count) }

  @inline(__always)
  func rotated(right count: Int) -> Self { self >> count | self << (Self.bitWidth - count) }
}
