// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The picture in grays of the same brightness (ITU-R BT.709, in 256ths).
  package var monochrome: Bitmap {
    var gray = self
    gray.withUnsafeMutableBytes { bytes in
      for offset in stride(from: 0, to: bytes.count, by: 4) {
        let red = 54 * Int(bytes[offset])
        let green = 183 * Int(bytes[offset + 1])
        let blue = 19 * Int(bytes[offset + 2])
        let value = UInt8((red + green + blue + 128) >> 8)
        for channel in 0..<3 { bytes[offset + channel] = value }
      }
    }
    return gray
  }
}
