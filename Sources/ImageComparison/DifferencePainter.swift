// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Paints a difference image, row by row.
struct DifferencePainter {
  private let reference: Bitmap
  private let actual: Bitmap
  private let judge: PictureJudge
  private let ignored: [PixelRegion]
  private let unchanged = Tint(DifferenceImage.unchanged)
  private let onlyReference = Tint(DifferenceImage.onlyReference)
  private let onlyActual = Tint(DifferenceImage.onlyActual)

  init(reference: Bitmap, actual: Bitmap, strategy: ComparisonStrategy) {
    self.reference = reference
    self.actual = actual
    judge = PictureJudge(reference, actual, strategy: strategy)
    ignored = strategy.ignoredPixelRegions
  }

  /// The picture of the first `height` rows, `width` pixels wide.
  func picture(width: Int, height: Int) -> Bitmap {
    var picture = Bitmap(width: width, height: height)
    var differences = [UInt8](repeating: 0, count: min(reference.width, actual.width))
    picture.withUnsafeMutableBytes { pixels in
      reference.bytes.withUnsafeBytes { left in
        actual.bytes.withUnsafeBytes { right in
          differences.withUnsafeMutableBufferPointer { differences in
            for y in 0..<height {
              let row = y * width * 4..<(y + 1) * width * 4
              if y < judge.height, let left = left.baseAddress, let right = right.baseAddress {
                judge.judge(row: y, left, right, into: differences)
              }
              let canvas = UnsafeMutableBufferPointer(rebasing: pixels[row])
              paint(
                canvas, PixelRow(y, of: reference, left), PixelRow(y, of: actual, right),
                differences)
              hatch(canvas, y)
            }
          }
        }
      }
    }
    return picture
  }

  /// Paints one row; what neither picture reaches stays transparent.
  private func paint(
    _ canvas: UnsafeMutableBufferPointer<UInt8>, _ reference: PixelRow, _ actual: PixelRow,
    _ differences: UnsafeMutableBufferPointer<UInt8>
  ) {
    let shared = min(reference.count, actual.count)
    for x in 0..<shared {
      let color = differences[x] == 0 ? unchanged[reference[x]] : DifferenceImage.differing
      canvas.set(x, color)
    }
    for x in shared..<reference.count {
      canvas.set(x, onlyReference[reference[x]])
    }
    for x in shared..<actual.count {
      canvas.set(x, onlyActual[actual[x]])
    }
  }
}

extension DifferencePainter {
  /// Draws diagonal lines, two pixels of eight, over what was left out in a row.
  private func hatch(_ canvas: UnsafeMutableBufferPointer<UInt8>, _ y: Int) {
    for region in ignored where y < judge.height && region.rows.contains(y) {
      for x in region.columns.clamped(to: 0..<judge.width) where (x + y) % 8 < 2 {
        canvas.set(x, DifferenceImage.ignored)
      }
    }
  }
}

/// A row of a picture; without pixels where the picture does not reach.
private struct PixelRow {
  let start: UnsafeRawPointer?
  let count: Int

  init(_ y: Int, of bitmap: Bitmap, _ bytes: UnsafeRawBufferPointer) {
    let isInside = y < bitmap.height && bitmap.width > 0
    start = isInside ? bytes.baseAddress.map { $0 + y * bitmap.width * 4 } : nil
    count = isInside ? bitmap.width : 0
  }

  subscript(x: Int) -> Color { start.map { Color(pixel: x, of: $0) } ?? .clear }
}

/// The scale from a color, which stands for black, to white.
private struct Tint {
  /// By brightness, 0 to 255.
  private let colors: [Color]

  init(_ dark: Color) {
    colors = (0...255).map { (brightness: Int) -> Color in
      func channel(_ dark: UInt8) -> UInt8 {
        let dark = Int(dark)
        return UInt8(dark + (255 - dark) * brightness / 255)
      }
      return Color(red: channel(dark.red), green: channel(dark.green), blue: channel(dark.blue))
    }
  }

  /// The tint of `color` as it looks on a white page.
  subscript(color: Color) -> Color {
    // Rec. 601 weights in 256ths, on sRGB-encoded values: good enough to recognize a picture by.
    let luma = UInt32(color.red) * 77 + UInt32(color.green) * 150 + UInt32(color.blue) * 29
    let alpha = UInt32(color.alpha)
    return colors[Int(((luma >> 8) * alpha + 255 * (255 - alpha)) / 255)]
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  fileprivate func set(_ pixel: Int, _ color: Color) {
    self[pixel * 4] = color.red
    self[pixel * 4 + 1] = color.green
    self[pixel * 4 + 2] = color.blue
    self[pixel * 4 + 3] = color.alpha
  }
}
