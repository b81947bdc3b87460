// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What was done to rows of pixels before they were compressed: ISO 32000-1, section 7.4.4.4.
struct PDFPredictor {
  private let isPNG: Bool
  private let rowLength: Int
  private let pixelLength: Int
  private let bits: Int
  private let colors: Int

  /// - Returns: `nil` where nothing was done.
  init?(_ parameters: PDFDictionary) {
    let kind = parameters["Predictor"]?.integer ?? 1
    guard kind > 1 else { return nil }
    isPNG = kind >= 10
    colors = min(max(parameters["Colors"]?.integer ?? 1, 1), 64)
    bits = min(max(parameters["BitsPerComponent"]?.integer ?? 8, 1), 16)
    let columns = min(max(parameters["Columns"]?.integer ?? 1, 1), 1 << 24)
    rowLength = (columns * colors * bits + 7) / 8
    pixelLength = max(1, colors * bits / 8)
  }

  func undo(_ bytes: [UInt8], place: String) throws(PDFImage.Error) -> [UInt8] {
    guard isPNG else {
      guard bits == 8 else {
        throw .unsupported("a TIFF predictor of \(bits) bits", place: place)
      }
      return undoTIFF(bytes)
    }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var above = [UInt8](repeating: 0, count: rowLength)
    var start = 0
    while start < bytes.count {
      let filter = bytes[start]
      var row = Array(bytes[(start + 1)..<min(start + 1 + rowLength, bytes.count)])
      start += 1 + rowLength
      guard filter <= 4 else { throw .damaged("the rows of \(place) have the filter \(filter)") }
      undo(filter, &row, above)
      decoded += row
      // A last row may be cut.
      above = row + above.dropFirst(row.count)
    }
    return decoded
  }

  /// Undoes a filter of PNG's: W3C PNG (third edition), section 9.2.
  private func undo(_ filter: UInt8, _ row: inout [UInt8], _ above: [UInt8]) {
    for index in row.indices {
      let left = index >= pixelLength ? row[index - pixelLength] : 0
      let up = above[index]
      let upLeft = index >= pixelLength ? above[index - pixelLength] : 0
      let predicted: UInt8 =
        switch filter {
        case 1: left
        case 2: up
        case 3: UInt8((Int(left) + Int(up)) / 2)
        case 4: Self.paeth(Int(left), Int(up), Int(upLeft))
        default: 0
        }
      row[index] &+= predicted
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ upLeft: Int) -> UInt8 {
    let guess = left + up - upLeft
    let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - upLeft))
    return UInt8(a <= b && a <= c ? left : b <= c ? up : upLeft)
  }

  private func undoTIFF(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for start in stride(from: 0, to: bytes.count, by: rowLength) {
      let end = min(start + rowLength, bytes.count)
      for index in (start + colors)..<max(start + colors, end) {
        bytes[index] &+= bytes[index - colors]
      }
    }
    return bytes
  }
}
