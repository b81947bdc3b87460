// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The one entry of a camera's notes that changes what a picture looks like.
///
/// Source: JEITA CP-3451 (Exif 2.3), 4.6.4 A, tag 274; segments by ITU-T T.81, B.1.1.4.
enum Exif {
  /// How a file's pixels are turned to be shown, 1 to 8; 1 where nothing says so.
  static func orientation(_ file: [UInt8]) -> Int {
    var place = 2
    while place + 4 <= file.count, file[place] == 0xFF {
      let marker = file[place + 1]
      // The picture begins; what comes after is no segment.
      guard marker != 0xDA, marker != 0xD9 else { break }
      let length = Int(file[place + 2]) << 8 | Int(file[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= file.count else { break }
      let content = file[(place + 4)..<end]
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return Notes(content.dropFirst(6)).orientation ?? 1
      }
      place = end
    }
    return 1
  }

  /// Numbers of either byte order, in a file of TIFF's form.
  private struct Notes {
    let bytes: [UInt8]
    let isLittleEndian: Bool

    init(_ bytes: ArraySlice<UInt8>) {
      self.bytes = Array(bytes)
      isLittleEndian = bytes.starts(with: Array("II".utf8))
    }

    func number(_ place: Int, _ size: Int) -> Int? {
      guard place >= 0, place + size <= bytes.count else { return nil }
      let digits = bytes[place..<place + size]
      return (isLittleEndian ? Array(digits.reversed()) : Array(digits))
        .reduce(0) { $0 << 8 | Int($1) }
    }

    var orientation: Int? {
      guard number(2, 2) == 42, let start = number(4, 4), let count = number(start, 2) else {
        return nil
      }
      for entry in 0..<count {
        let place = start + 2 + entry * 12
        guard let tag = number(place, 2) else { return nil }
        guard tag == 274 else { continue }
        return number(place + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
      }
      return nil
    }
  }
}
