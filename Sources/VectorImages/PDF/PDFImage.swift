// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// The first page of a PDF file, as design tools export icons: paths, fills, strokes, gradients,
/// patterns, clips, soft masks, forms, pictures, and text in fonts that are in the file.
///
/// What it does not know, such as text in other fonts and shadings of meshes, is an error that
/// names it, wherever it would be drawn: nothing is left out in silence. Numbers are read and
/// computed without locale and libm, so that a file is drawn with the same bytes on every machine.
///
/// ```swift
/// let icon = try PDFImage(Data(contentsOf: file))
/// var recorder = DisplayListRecorder(size: icon.size, scale: 3)
/// try icon.draw(in: CGRect(origin: .zero, size: icon.size), into: &recorder)
/// ```
///
/// After ISO 32000-1:2008, "Document management: Portable document format, part 1: PDF 1.7". The
/// reader is our own, over the inflating that PNG files need anyway: a library for PDF would be one
/// more to install for everybody, and reads what is wrong in a file in its own way.
public struct PDFImage: Sendable {
  /// Why a file cannot be drawn.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// It does not begin as PDF files do, or has no page.
    case notPDF(reason: String)
    /// It can only be read with a password.
    case encrypted
    /// Something in it does not keep to the format.
    case damaged(String)
    /// An operator, or what it is given, is not known.
    case unsupported(String, place: String)
    /// There is more of something than is taken.
    case tooLarge(String, limit: Int)
  }

  /// The largest file, in bytes: 64 MiB.
  public static let maximumByteCount = 64 << 20
  /// The most bytes that a file's streams may become when they are decoded: 256 MiB.
  public static let maximumDecodedByteCount = 256 << 20
  /// The most operators that are carried out, those of forms counted each time and each form as 25:
  /// 1,000,000.
  public static let maximumOperatorCount = 1_000_000
  /// The most commands that a page becomes: 200,000.
  public static let maximumCommandCount = 200_000
  /// How deep forms and patterns may be in each other: 32.
  public static let maximumDepth = 32

  let file: PDFFile
  let page: PDFPage

  /// The size in points: that of the page's crop box, turned as the page says.
  public var size: CGSize { page.size }

  /// Reads a file.
  ///
  /// - Throws: ``Error`` where it is no PDF, or has no page with a size. What cannot be drawn is
  ///   said by ``draw(in:into:)``.
  public init(_ data: Data) throws(Error) {
    guard data.count <= Self.maximumByteCount else {
      throw .tooLarge("bytes", limit: Self.maximumByteCount)
    }
    var file = try PDFFile([UInt8](data))
    page = try PDFPage(firstOf: &file)
    self.file = file
  }

  /// Whether bytes begin as a PDF file does: with its mark in the first 1,024.
  public static func isStart(_ data: Data) -> Bool {
    data.prefix(1024).firstRange(of: Data("%PDF-".utf8)) != nil
  }

  /// Draws the page.
  ///
  /// - Parameters:
  ///   - rect: Where, in the recorder's points; it is stretched where the sides differ from those of
  ///     ``size``.
  ///   - recorder: What draws. Where an error is thrown, it is unchanged.
  /// - Throws: ``Error``.
  public func draw(in rect: CGRect, into recorder: inout DisplayListRecorder) throws(Error) {
    guard rect.width > 0, rect.height > 0 else { return }
    let toRect = page.transform.concatenating(
      CGAffineTransform(
        a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.minX,
        ty: rect.minY))
    var painter = PDFPainter(
      file, base: toRect, canvas: rect, pixelsPerPoint: recorder.transform.scale)
    try painter.draw(page)
    recorder.withSavedState { recorder in
      recorder.clip(to: Path(rect: rect))
      recorder.record(painter.commands)
    }
  }
}

extension CGAffineTransform {
  /// By how much lengths grow, taken over all directions.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension PDFImage.Error: CustomStringConvertible {
  /// What happened, where, and what to do.
  public var description: String {
    switch self {
    case .notPDF(let reason): "it is no PDF: \(reason)"
    case .encrypted: "it is encrypted. Export it without a password."
    case .damaged(let what): "it is damaged: \(what). Export it again."
    case .unsupported(let what, let place):
      "\(what) in \(place) is not supported. Export the image without it: as outlines, or as PNG."
    case .tooLarge(let what, let limit): "it has more than \(limit) \(what)"
    }
  }
}
