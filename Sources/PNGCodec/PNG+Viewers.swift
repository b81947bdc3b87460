// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension PNG {
  /// Refuses a file that a viewer may show differently than `decode` reads it.
  ///
  /// Gamma, color profiles and spaces, an orientation, a background, sizes of pixels, the other
  /// frames of an animation, and whatever stands behind the end can change what a person sees,
  /// while the pixels are equal. Chunks that no specification describes could too, so what is not
  /// known to be harmless is named: all but header, palette, transparency, pixels, texts, the time,
  /// and this package's digest.
  ///
  /// Costs a walk over the chunks. A file whose chunks are not whole is `decode`'s to refuse.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: `.shownDifferently` with the names in the order of the file, each once.
  public static func checkViewersAgree(on bytes: [UInt8]) throws(PNG.Error) {
    let parts = bytes.withUnsafeBufferPointer { partsThatViewersUse(in: $0) }
    guard parts.isEmpty else { throw .shownDifferently(parts: parts) }
  }

  private static let harmlessTypes: Set<String> = [
    "IHDR", "PLTE", "tRNS", "IDAT", "IEND", "tEXt", "zTXt", "iTXt", "tIME", DigestChunk.type,
  ]

  private static func partsThatViewersUse(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
    var parts: [String] = []
    var start = FileHeader.signature.count
    while bytes.count - start >= 12 {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= bytes.count - start - 12 else { return parts }
      let type = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
      if !harmlessTypes.contains(type), !parts.contains(type) { parts.append(type) }
      start += 12 + length
      guard type == "IEND" else { continue }
      if start < bytes.count { parts.append("data after the end") }
      break
    }
    return parts
  }
}
