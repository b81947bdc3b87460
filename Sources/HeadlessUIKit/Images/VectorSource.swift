// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import VectorImages

/// A drawing that an image was made of, SVG or PDF, to be drawn again at another size.
final class VectorSource: Hashable, @unchecked Sendable {
  private enum Drawing {
    case svg(SVGImage)
    case pdf(PDFImage)
  }

  private let data: Data
  private let drawing: Drawing

  init(_ data: Data) throws {
    self.data = data
    drawing = PDFImage.isStart(data) ? .pdf(try PDFImage(data)) : .svg(try SVGImage(data))
  }

  /// The endings of files that are drawn.
  static let endings = ["svg", "pdf"]

  var size: CGSize {
    switch drawing {
    case .svg(let image): image.size
    case .pdf(let image): image.size
    }
  }

  /// What of the file is not drawn; `nil` where all is.
  var leftOut: String? {
    switch drawing {
    case .svg(let image): image.leftOut
    case .pdf: nil
    }
  }

  /// The pixels at a size in points; a fraction of a pixel counts as a whole one.
  func bitmap(size: CGSize, scale: CGFloat) throws -> Bitmap {
    var recorder = DisplayListRecorder(size: size, scale: scale)
    let rect = CGRect(origin: .zero, size: size)
    switch drawing {
    case .svg(let image): try image.draw(in: rect, into: &recorder)
    case .pdf(let image): try image.draw(in: rect, into: &recorder)
    }
    return try recorder.finish().pixels()
  }

  static func == (one: VectorSource, other: VectorSource) -> Bool {
    one === other || one.data == other.data
  }

  func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

extension UIImage {
  /// Makes an image of an SVG or PDF file, or says why it cannot.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - scale: Pixels per point.
  ///   - options: How it is shown.
  ///   - isKept: Whether it is drawn anew where it is shown larger or smaller.
  convenience init(
    drawingFile path: String, scale: CGFloat, _ options: DisplayOptions, isKept: Bool
  ) throws(ReadError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadableFile(path: path, reason: error.localizedDescription)
    }
    do {
      let source = try VectorSource(data)
      if let leftOut = source.leftOut {
        RenderingEnvironment.report(
          "\(path) is drawn without \(leftOut), which iOS leaves out, too", kind: .notDrawn)
      }
      var options = options
      if isKept { options.vector = source }
      self.init(bitmap: try source.bitmap(size: source.size, scale: scale), scale: scale, options)
    } catch {
      throw .unusableData(source: path, reason: "\(error)")
    }
  }

  /// The image as it is shown at `size`: drawn anew where it keeps its drawing and is scaled.
  func redrawn(at size: CGSize, scale: CGFloat) -> UIImage {
    guard let vector = displayOptions.vector, displayOptions.orientation == .up,
      size != self.size, size.width > 0, size.height > 0,
      let bitmap = try? vector.bitmap(size: size, scale: scale)
    else { return self }
    return UIImage(bitmap: bitmap, scale: scale, displayOptions)
  }
}
