// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// A GIF file, of GIF87a or GIF89a ("Graphics Interchange Format, Version 89a", CompuServe 1990).
///
/// ```swift
/// let file = try GIF(bytes)
/// var canvas = GIF.Canvas(file)
/// while let picture = canvas.next() { show(picture) }
/// ```
///
/// The reader is ours: giflib would be one more package to install on each machine.
public struct GIF: Sendable {
  /// The greatest number of pixels of a picture.
  public static let maximumPixelCount = 64_000_000

  /// Pixels across, 1 or more.
  public let width: Int
  /// Pixels down, 1 or more.
  public let height: Int
  /// How often the frames are shown, 0 for without an end; `nil` where the file says nothing, which
  /// is once.
  public internal(set) var loopCount: Int?
  /// The frames, one or more.
  public internal(set) var frames: [Frame] = []
  /// Whether all frames may have the same colors.
  public let hasSharedColors: Bool

  let bytes: [UInt8]

  /// What a frame changes of the picture.
  public struct Frame: Sendable {
    /// How long it is seen, in hundredths of a second, 0 or more.
    public let delay: Int
    /// Where it lies from the left, in pixels.
    let x: Int
    /// Where it lies from the top, in pixels.
    let y: Int
    let width: Int
    let height: Int
    let isInterlaced: Bool
    let disposal: Disposal
    /// The number of the color that changes nothing.
    let transparentIndex: Int?
    /// Where the colors begin among the bytes, and how many there are.
    let colors: (start: Int, count: Int)
    /// Where the size of the smallest codes stands, behind which the blocks of codes are.
    let data: Int
  }

  /// What becomes of a frame before the next one.
  enum Disposal {
    case keep
    case clear
    case restore
  }

  /// Why bytes are not read.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The bytes do not start as a GIF file does.
    case notGIF
    /// The file ends before its first picture is whole.
    case truncated(byteCount: Int)
    /// Something else stands where a block begins.
    case damaged(offset: Int, byte: UInt8)
    /// The picture has more than `maximumPixelCount` pixels.
    case tooLarge(width: Int, height: Int)
    /// There is no picture in the file, or it has no pixels.
    case empty(width: Int, height: Int)
    /// There are no colors for a picture.
    case noColors
  }

  /// Whether bytes start as a GIF file does.
  public static func isStart(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
  }
}

extension GIF.Error: CustomStringConvertible {
  /// What happened, with which values, and what to do next: one or two sentences.
  public var description: String {
    switch self {
    case .notGIF: "The bytes are not a GIF file. Write it again."
    case .truncated(let byteCount):
      "The GIF file ends after \(byteCount) bytes, before its first picture does. Fetch it "
        + "completely."
    case .damaged(let offset, let byte):
      "The GIF file is damaged: at byte \(offset) stands \(byte), with which no block begins. "
        + "Write it again, or fetch it completely."
    case .tooLarge(let width, let height):
      "A picture of \(width)x\(height) pixels is too large: at most \(GIF.maximumPixelCount) in all."
    case .empty(let width, let height):
      "The GIF file of \(width)x\(height) pixels has no picture. Write it again."
    case .noColors: "A picture of the GIF file has no colors. Write it again."
    }
  }
}
