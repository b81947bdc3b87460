// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import JPEGCodec
import PNGCodec

extension SVGPainter {
  /// Draws a picture of pixels that the file has in it.
  mutating func drawPicture(
    _ element: SVGElement, _ style: SVGStyle, _ recorder: inout DisplayListRecorder
  ) throws(SVGImage.Error) {
    guard style.isVisible else { return }
    let bitmap = try Self.pixels(of: element)
    try countPixels(bitmap.width * bitmap.height)
    let own = CGSize(width: bitmap.width, height: bitmap.height)
    let viewport = try viewport(ofPicture: element, size: own)
    let box = SVGViewBox(
      CGRect(origin: .zero, size: own), aspect: element.attributes["preserveAspectRatio"])
    guard viewport.width > 0, viewport.height > 0, let fit = box.transform(to: viewport) else {
      return
    }
    try state(&recorder) { _, recorder throws(SVGImage.Error) in
      let place = box.rect.applying(fit)
      if !viewport.contains(place) { recorder.clip(to: Path(rect: viewport)) }
      recorder.draw(bitmap, in: place)
    }
  }

  /// Where a picture goes: at its own size where the file says none.
  func viewport(ofPicture element: SVGElement, size: CGSize) throws(SVGImage.Error) -> CGRect {
    let whole = image.viewBox.size
    let width = try element.length("width", of: whole.width)
    let height = try element.length("height", of: whole.height)
    // A side that is not said follows the other one.
    let ratio = size.height > 0 ? size.width / size.height : 1
    let found = CGSize(
      width: width ?? height.map { $0 * ratio } ?? size.width,
      height: height ?? width.map { $0 / ratio } ?? size.height)
    return CGRect(
      x: try element.length("x", of: whole.width) ?? 0,
      y: try element.length("y", of: whole.height) ?? 0, width: found.width, height: found.height)
  }

  /// The pixels that stand in the element's address.
  private static func pixels(of element: SVGElement) throws(SVGImage.Error) -> Bitmap {
    let address = element.attributes["href"] ?? element.attributes["xlink:href"] ?? ""
    guard address.hasPrefix("data:"), let comma = address.firstIndex(of: ",") else {
      throw .unsupported("an <image> of another file", line: element.line)
    }
    let type = address[address.index(address.startIndex, offsetBy: 5)..<comma].lowercased()
    let text = String(address[address.index(after: comma)...].filter { !$0.isWhitespace })
    guard type.hasSuffix(";base64"), let data = Data(base64Encoded: text) else {
      throw .unsupported("an <image> whose data is not in Base64", line: element.line)
    }
    let bytes = [UInt8](data)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      do { return try PNG.decode(bytes).bitmap } catch {
        throw .unsupported("an <image> of a PNG (\(error))", line: element.line)
      }
    }
    guard bytes.starts(with: [0xFF, 0xD8]) else {
      let name = type.prefix { $0 != ";" }
      throw .unsupported("an <image> of the type '\(name)'", line: element.line)
    }
    do { return try JPEG.decode(bytes).bitmap } catch {
      throw .unsupported("an <image> of a JPEG (\(error))", line: element.line)
    }
  }
}
