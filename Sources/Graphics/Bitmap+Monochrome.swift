// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The picture in grays of the same brightness (ITU-R BT.709, in 256ths).
  package var monochrome: Bitmap {
    var gray = self
    gray.withUnsafeMutableBytes { bytes in
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        let red = Int(bytes[offset]), green = Int(bytes[offset + 1])
        let blue = Int(bytes[offset + 2])
        let value = UInt8((54 * red + 183 * green + 19 * blue + 128) >> 8)
        (bytes[offset], bytes[offset + 1], bytes[offset + 2]) = (value, value, value)
      }
    }
    return gray
  }
}
