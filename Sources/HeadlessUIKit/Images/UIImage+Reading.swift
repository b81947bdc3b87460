// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import GIFCodec
import Graphics
import JPEGCodec
import PNGCodec
import VectorImages

extension UIImage {
  /// Why a picture cannot be read.
  public enum ReadError: Swift.Error, Hashable, CustomStringConvertible {
    /// The file at `path` cannot be opened.
    case unreadableFile(path: String, reason: String)
    /// The bytes are not a picture that can be read.
    case unusableData(source: String, reason: String)

    /// What happened, and what to do next.
    public var description: String {
      switch self {
      case .unreadableFile(let path, let reason):
        "the picture \(path) cannot be opened: \(reason); check the path and its permissions"
      case .unusableData(let source, let reason):
        "\(source) is not a picture that can be read: \(reason); PNG, JPEG and GIF are read, and "
          + "SVG and PDF in asset catalogs"
      }
    }
  }

  /// Makes an image from the bytes of a PNG, JPEG or GIF file at one pixel per point; `nil` where
  /// they are not one. Of a GIF file that moves it is the first picture.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes an image from the bytes of a PNG, JPEG or GIF file; `nil` where they are not one.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - scale: Pixels per point; 0 counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    do {
      try self.init(decoding: data, scale: scale == 0 ? 1 : scale)
    } catch {
      return nil
    }
  }

  /// Makes an image from a PNG, JPEG or GIF file; `nil` where it cannot be read.
  ///
  /// - Parameter path: The file. A name that ends in `@2x` or `@3x` before the extension gives the
  ///   pixels per point, otherwise 1. As in UIKit, where the screen has more pixels per point than
  ///   the file and one of such a name is beside it, that is read.
  public convenience init?(contentsOfFile path: String) {
    do {
      try self.init(decodingFile: UIImage.fileForScreen(path))
    } catch {
      return nil
    }
  }

  /// The file beside one of 1 pixel per point that has as many as the screen, or nearly so.
  private static func fileForScreen(_ path: String) -> String {
    let base = (path as NSString).deletingPathExtension
    let ending = (path as NSString).pathExtension
    let scale = Int(RenderingEnvironment.current.displayScale.rounded(.up))
    guard scale > 1, !base.hasSuffix("@2x"), !base.hasSuffix("@3x"), !ending.isEmpty else {
      return path
    }
    let files = (2...min(scale, 3)).reversed().map { "\(base)@\($0)x.\(ending)" }
    return files.first { FileManager.default.fileExists(atPath: $0) } ?? path
  }

  /// Makes an image from the bytes of a PNG, JPEG or GIF file, or says why it cannot.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - scale: Pixels per point, more than 0.
  public convenience init(decoding data: Data, scale: CGFloat = 1) throws(ReadError) {
    try self.init(decoding: data, scale: scale, source: "the data of \(data.count) bytes")
  }

  /// Makes an image from a PNG, JPEG or GIF file, or says why it cannot. The scale is that of
  /// ``init(contentsOfFile:)``.
  public convenience init(decodingFile path: String) throws(ReadError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadableFile(path: path, reason: error.localizedDescription)
    }
    try self.init(decoding: data, scale: UIImage.scale(inName: path), source: path)
  }

  private convenience init(
    decoding data: Data, scale: CGFloat, source: String
  ) throws(ReadError) {
    let bytes = [UInt8](data)
    do {
      if JPEG.isStart(bytes) {
        let image = try JPEG.decode(bytes)
        let orientation = Orientation(exif: image.orientation)
        self.init(
          bitmap: image.bitmap.oriented(orientation), scale: scale,
          DisplayOptions(orientation: orientation))
      } else if GIF.isStart(bytes) {
        var canvas = GIF.Canvas(try GIF(bytes))
        self.init(bitmap: canvas.next() ?? Bitmap(width: 0, height: 0), scale: scale)
      } else {
        self.init(bitmap: try PNG.decodeInSRGB(bytes).bitmap, scale: scale)
      }
    } catch {
      let reason = UIImage.foreignFormat(of: bytes).map {
        "it is a \($0) file, whatever its name; convert it"
      }
      throw .unusableData(source: source, reason: reason ?? "\(error)")
    }
  }

  /// The format of a picture's file that iOS reads and that is not read here; `nil` for another one.
  private static func foreignFormat(of bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(12), as: UTF8.self)
    if start.hasPrefix("RIFF"), start.hasSuffix("WEBP") { return "WebP" }
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    let brand = String(decoding: bytes[8..<12], as: UTF8.self)
    if brand == "avif" { return "AVIF" }
    return ["heic", "heix", "mif1", "msf1"].contains(brand) ? "HEIC" : nil
  }

  private static func scale(inName path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }

  /// The picture as the bytes of a JPEG file, without its scale; `nil` where it has no pixels. What
  /// is not opaque is mixed with white.
  ///
  /// - Parameter compressionQuality: 0, the smallest file, to 1, the best picture.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let quality = Int((min(max(compressionQuality, 0), 1) * 100).rounded())
    do {
      return Data(try JPEG.encode(bitmap, quality: quality))
    } catch JPEG.Error.empty {
      return nil
    } catch {
      RenderingEnvironment.report("a picture cannot be a JPEG file: \(error)", kind: .notDrawn)
      return nil
    }
  }

  /// `nil`: no picture is written as HEIC here, as on devices without its encoder.
  public func heicData() -> Data? { nil }

  /// The picture as the bytes of a PNG file, without its scale; `nil` where it has no pixels.
  public func pngData() -> Data? {
    guard bitmap.width > 0, bitmap.height > 0 else { return nil }
    do {
      return Data(try PNG.encode(bitmap))
    } catch {
      return nil
    }
  }
}
