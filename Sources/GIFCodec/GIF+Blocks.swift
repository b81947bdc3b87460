// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension GIF {
  /// Reads where a file's frames are. Their pixels are read by ``Canvas``.
  ///
  /// A file that ends early, or is damaged behind a frame, has the frames that are whole.
  public init(_ bytes: [UInt8]) throws(GIF.Error) {
    var blocks = try Blocks(bytes)
    var frames: [Frame] = []
    var failure: Error?
    do {
      while let frame = try blocks.nextFrame() { frames.append(frame) }
    } catch {
      failure = error
    }
    if frames.isEmpty, let failure { throw failure }
    let (width, height) = blocks.size ?? frames.first.map { ($0.width, $0.height) } ?? (0, 0)
    guard !frames.isEmpty, width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard width * height <= GIF.maximumPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
    self.bytes = bytes
    self.width = width
    self.height = height
    self.frames = frames
    hasSharedColors = blocks.sharedColors != nil
    loopCount = blocks.loopCount
  }
}

/// The blocks of a file, from the first to the last.
private struct Blocks {
  typealias Colors = (start: Int, count: Int)

  private let bytes: [UInt8]
  private var position = 0
  /// The pixels of the whole; `nil` where that is left to the first frame.
  private(set) var size: (Int, Int)?
  private(set) var sharedColors: Colors?
  private(set) var loopCount: Int?
  /// What was said of the frame that comes next.
  private var control = Control()

  private struct Control {
    var delay = 0
    var disposal = GIF.Disposal.keep
    var transparentIndex: Int?
  }

  init(_ bytes: [UInt8]) throws(GIF.Error) {
    guard GIF.isStart(bytes) else { throw .notGIF }
    self.bytes = bytes
    position = 6
    let (width, height) = (try word(), try word())
    if width > 0, height > 0 { size = (width, height) }
    let flags = try byte()
    try skip(2)
    sharedColors = try colors(flags)
  }

  mutating func nextFrame() throws(GIF.Error) -> GIF.Frame? {
    while true {
      let start = position
      switch try byte() {
      case 0x21: try readExtension()
      case 0x2C: return try frame()
      case 0x3B: return nil
      // Some programs write too many ends of blocks.
      case 0: continue
      case let other: throw .damaged(offset: start, byte: other)
      }
    }
  }

  private mutating func frame() throws(GIF.Error) -> GIF.Frame {
    let (x, y, width, height) = (try word(), try word(), try word(), try word())
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard width * height <= GIF.maximumPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
    let flags = try byte()
    guard let colors = try colors(flags) ?? sharedColors else { throw .noColors }
    let data = position
    try skip(1)
    try skipBlocks()
    defer { control = Control() }
    return GIF.Frame(
      delay: control.delay, x: x, y: y, width: width, height: height,
      isInterlaced: flags & 0x40 != 0, disposal: control.disposal,
      transparentIndex: control.transparentIndex, colors: colors, data: data)
  }

  private mutating func readExtension() throws(GIF.Error) {
    switch try byte() {
    case 0xF9: try readControl()
    case 0xFF: try readApplication()
    default: try skipBlocks()
    }
  }

  private mutating func readControl() throws(GIF.Error) {
    let start = position
    if try byte() >= 4 {
      let flags = try byte()
      control.delay = try word()
      let index = Int(try byte())
      control.transparentIndex = flags & 1 == 0 ? nil : index
      control.disposal =
        switch flags >> 2 & 7 {
        case 2: .clear
        case 3: .restore
        default: .keep
        }
    }
    position = start
    try skipBlocks()
  }

  /// How often the frames are shown stands in an extension of Netscape's.
  private mutating func readApplication() throws(GIF.Error) {
    let start = position
    let count = Int(try byte())
    let name = bytes[position..<min(bytes.count, position + count)]
    if name.elementsEqual("NETSCAPE2.0".utf8) || name.elementsEqual("ANIMEXTS1.0".utf8) {
      try skip(count)
      if try byte() == 3, try byte() == 1 { loopCount = try word() }
    }
    position = start
    try skipBlocks()
  }

  private mutating func colors(_ flags: UInt8) throws(GIF.Error) -> Colors? {
    guard flags & 0x80 != 0 else { return nil }
    let colors = (start: position, count: 2 << Int(flags & 7))
    try skip(3 * colors.count)
    return colors
  }

  private mutating func skipBlocks() throws(GIF.Error) {
    while true {
      let count = try byte()
      if count == 0 { return }
      try skip(Int(count))
    }
  }

  private mutating func byte() throws(GIF.Error) -> UInt8 {
    guard position < bytes.count else { throw .truncated(byteCount: bytes.count) }
    defer { position += 1 }
    return bytes[position]
  }

  private mutating func word() throws(GIF.Error) -> Int {
    Int(try byte()) | Int(try byte()) << 8
  }

  private mutating func skip(_ count: Int) throws(GIF.Error) {
    guard position + count <= bytes.count else { throw .truncated(byteCount: bytes.count) }
    position += count
  }
}
