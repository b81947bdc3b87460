// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

#if !NoJPEG
  import CTurboJPEG
#endif

extension JPEG {
  /// Decodes a JPEG file: gray or color, of one pass or progressive.
  ///
  /// Color profiles are ignored: the stored values are taken as sRGB.
  ///
  /// - Parameter bytes: The whole file.
  /// - Throws: `JPEG.Error` for whatever is not a whole, undamaged file within the limits.
  public static func decode(_ bytes: [UInt8]) throws(JPEG.Error) -> Image {
    guard isStart(bytes) else { throw .notJPEG }
    return Image(bitmap: try pixels(bytes), orientation: Exif.orientation(bytes))
  }

  #if !NoJPEG
    private static func pixels(_ bytes: [UInt8]) throws(JPEG.Error) -> Bitmap {
      let decoder: tjhandle = tjInitDecompress()
      defer { tjDestroy(decoder) }
      var (width, height, sampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard
        tjDecompressHeader3(
          decoder, bytes, UInt(bytes.count), &width, &height, &sampling, &colors) == 0
      else { throw damage(decoder) }
      guard width > 0, height > 0 else { throw .damaged(reason: "it ends before its size") }
      try checkSize(Int(width), Int(height))
      guard colors != Int32(TJCS_CMYK.rawValue), colors != Int32(TJCS_YCCK.rawValue) else {
        throw .printingColors
      }
      let count = Int(width) * Int(height) * 4
      // A file that ends early is a warning to the library, which fills what is missing with gray.
      let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
      var isDecoded = false
      let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        buffer.initialize(repeating: 0)
        initialized = count
        isDecoded =
          tjDecompress2(
            decoder, bytes, UInt(bytes.count), buffer.baseAddress, width, 0, height,
            Int32(TJPF_RGBA.rawValue), Int32(flags)) == 0
      }
      guard isDecoded else { throw damage(decoder) }
      return Bitmap(width: Int(width), height: Int(height), bytes: pixels)
    }

    static func damage(_ codec: tjhandle) -> JPEG.Error {
      .damaged(reason: String(cString: tjGetErrorStr2(codec)))
    }
  #else
    private static func pixels(_ bytes: [UInt8]) throws(JPEG.Error) -> Bitmap { throw .leftOut }
  #endif
}
