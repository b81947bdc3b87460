// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import Rasterizer
import TestSupport
import XCTest

@testable import VectorImages

/// What a file is drawn as.
enum PDFPictures {
  static func list(_ data: Data, scale: CGFloat = 1) throws -> DisplayList {
    let image = try PDFImage(data)
    var recorder = DisplayListRecorder(size: image.size, scale: scale)
    try image.draw(in: CGRect(origin: .zero, size: image.size), into: &recorder)
    return recorder.finish()
  }

  static func list(_ content: String) throws -> DisplayList { try list(PDFWriter(content).data()) }

  static func picture(_ data: Data, scale: CGFloat = 1) throws -> Bitmap {
    try DisplayListPlayer().play(list(data, scale: scale))
  }

  static func picture(_ writer: PDFWriter, scale: CGFloat = 1) throws -> Bitmap {
    try picture(writer.data(), scale: scale)
  }

  static func picture(_ content: String, scale: CGFloat = 1) throws -> Bitmap {
    try picture(PDFWriter(content), scale: scale)
  }

  /// An SVG of 8 by 8.
  static func svg(_ body: String, scale: CGFloat = 1) throws -> Bitmap {
    let image = try SVGImage(Data(#"<svg viewBox="0 0 8 8">\#(body)</svg>"#.utf8))
    var recorder = DisplayListRecorder(size: image.size, scale: scale)
    try image.draw(in: CGRect(origin: .zero, size: image.size), into: &recorder)
    return try DisplayListPlayer().play(recorder.finish())
  }

  static func error(_ data: Data) -> PDFImage.Error? {
    do {
      _ = try list(data)
      return nil
    } catch { return error as? PDFImage.Error }
  }

  static func error(_ writer: PDFWriter) -> PDFImage.Error? { error(writer.data()) }

  static func error(_ content: String) -> PDFImage.Error? { error(PDFWriter(content)) }
}

/// The most that a channel differs anywhere.
func difference(_ one: Bitmap, _ other: Bitmap) -> Int {
  guard one.width == other.width, one.height == other.height else { return 256 }
  return zip(one.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
}
