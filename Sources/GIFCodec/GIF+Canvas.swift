// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension GIF {
  /// The picture that a file's frames make, one after the other.
  ///
  /// What no frame has drawn is transparent, as browsers and Image I/O have it: they pass over the
  /// background color.
  public struct Canvas: Sendable {
    private let file: GIF
    private var pixels: [UInt8]
    /// The picture before the last frame, where it comes back.
    private var restored: [UInt8]?
    /// How many frames have been drawn.
    public private(set) var frameCount = 0

    /// Makes a picture without a frame.
    public init(_ file: GIF) {
      self.file = file
      pixels = [UInt8](repeating: 0, count: file.width * file.height * 4)
    }

    /// The picture with the next frame; `nil` behind the last one.
    public mutating func next() -> Bitmap? {
      guard frameCount < file.frames.count else { return nil }
      if frameCount > 0 { dispose(of: file.frames[frameCount - 1]) }
      let frame = file.frames[frameCount]
      restored = frame.disposal == .restore ? pixels : nil
      draw(frame)
      frameCount += 1
      return Bitmap(width: file.width, height: file.height, bytes: pixels)
    }

    private mutating func dispose(of frame: Frame) {
      switch frame.disposal {
      case .keep: return
      case .restore: pixels = restored ?? pixels
      case .clear:
        guard frame.x < file.width, frame.y < file.height else { return }
        for y in frame.y..<min(file.height, frame.y + frame.height) {
          let start = (y * file.width + frame.x) * 4
          let end = start + min(frame.width, file.width - frame.x) * 4
          for offset in start..<end { pixels[offset] = 0 }
        }
      }
    }

    private mutating func draw(_ frame: Frame) {
      var codes = Codes(file.bytes, at: frame.data)
      let indices = codes.pixels(frame.width * frame.height)
      for (row, y) in frame.rows.enumerated() where frame.y + y < file.height {
        for x in 0..<frame.width where frame.x + x < file.width {
          let place = row * frame.width + x
          guard place < indices.count else { return }
          let index = Int(indices[place])
          guard index != frame.transparentIndex, index < frame.colors.count else { continue }
          let offset = ((frame.y + y) * file.width + frame.x + x) * 4
          let color = frame.colors.start + 3 * index
          for channel in 0..<3 { pixels[offset + channel] = file.bytes[color + channel] }
          pixels[offset + 3] = 255
        }
      }
    }
  }
}

extension GIF.Frame {
  /// The rows as they are stored: those of an interlaced picture come in four turns.
  fileprivate var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
  }
}
