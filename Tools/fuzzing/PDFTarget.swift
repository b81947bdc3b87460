// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import Rasterizer
import VectorImages

/// PDF files, read and drawn; and any bytes as the operators of a page.
enum PDFTarget {
  static func read(_ bytes: [UInt8]) {
    draw(Data(bytes))
    guard !bytes.starts(with: Array("%PDF-".utf8)) else { return }
    draw(page(bytes))
  }

  private static func draw(_ data: Data) {
    guard let image = try? PDFImage(data) else { return }
    var recorder = DisplayListRecorder(size: CGSize(width: 32, height: 32), scale: 1)
    guard
      (try? image.draw(in: CGRect(x: 0, y: 0, width: 32, height: 32), into: &recorder)) != nil
    else { return }
    _ = try? DisplayListPlayer().play(recorder.finish())
  }

  /// A file without a table: its objects are searched for.
  private static func page(_ operators: [UInt8]) -> Data {
    let head = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Kids [3 0 R] >> endobj
      3 0 obj << /MediaBox [0 0 32 32] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >>
      /ExtGState << /A << /ca 0.5 /SMask << /S /Luminosity /G 5 0 R >> >> >>
      /Pattern << /P << /PatternType 2 /Shading << /ShadingType 3 /ColorSpace /DeviceRGB
      /Coords [1 1 0 9 9 20] /Function << /FunctionType 2 /N 1.5 /C0 [0 0 0] /C1 [1 0 1] >> >> >> >>
      >> >> endobj
      5 0 obj << /Subtype /Form /BBox [0 0 32 32] /Length 11 >> stream
      0 0 9 9 re f
      endstream endobj
      4 0 obj << /Length \(operators.count) >> stream

      """
    return Data(head.utf8) + Data(operators) + Data("\nendstream endobj".utf8)
  }
}
