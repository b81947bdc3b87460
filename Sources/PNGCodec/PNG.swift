// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// PNG files: a bitmap to bytes and back, exactly.
///
/// `decode(encode(bitmap)).bitmap == bitmap` for every bitmap, down to the color bytes of pixels
/// whose alpha is 0. The bytes of a file depend on the versions of libpng and zlib; only the pixels
/// may be compared.
///
/// ```swift
/// let bytes = try PNG.encode(bitmap, metadata: [PNG.TextEntry(keyword: "Title", text: "Köln")])
/// let image = try PNG.decode(bytes)
/// ```
public enum PNG {
  /// The largest width and the largest height, in pixels, in both directions.
  public static let maximumSide = 65_535

  /// The most pixels of a picture in both directions: 8,000 x 8,000, which are 256 MB in memory.
  ///
  /// A file of a few kilobytes can claim a picture of any size; it is refused before any memory is
  /// taken for pixels.
  public static let maximumPixelCount = 64_000_000

  /// The most text entries of a file in both directions.
  public static let maximumTextEntryCount = 1_000

  /// The most bytes of one text entry in both directions, inflated: 8 MiB.
  public static let maximumTextByteCount = 8 << 20

  /// The most bytes of all text entries of a file in both directions, with their keywords, as
  /// stored and inflated: 32 MiB.
  ///
  /// A file of two megabytes can hold texts of as many gigabytes; it is refused before they take
  /// memory.
  public static let maximumTotalTextByteCount = 32 << 20
}
