// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import PNGCodec

/// A PNG file on disk that was read and decoded.
struct PictureFile {
  /// The file, byte for byte.
  let bytes: [UInt8]
  /// Its picture.
  let bitmap: Bitmap

  /// The most bytes of a file. The largest picture that can be decoded needs less without any
  /// compression.
  static let maximumByteCount = 512 << 20

  /// Why a file is no picture, as a sentence without the file's name.
  struct Problem: Error {
    let message: String
  }

  /// The bytes of a regular file.
  static func read(_ path: String) throws(Problem) -> [UInt8] {
    switch PathKind(path) {
    case .file: break
    case .folder: throw Problem(message: "This is a folder, not a PNG file.")
    case .special: throw Problem(message: "This is a device or a pipe, not a PNG file.")
    case .missing: throw Problem(message: "There is no such file.")
    }
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
      let count = (attributes[.size] as? NSNumber)?.intValue ?? 0
      guard count <= maximumByteCount else {
        throw Problem(message: "The file has \(count) bytes, too many for a picture.")
      }
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem(message: "The file cannot be read: \(PathText.reason(error)).")
    }
  }

  /// Decodes the bytes of a file.
  init(bytes: [UInt8]) throws(Problem) {
    do throws(PNG.Error) {
      bitmap = try PNG.decode(bytes).bitmap
    } catch {
      throw Problem(message: error.description)
    }
    self.bytes = bytes
  }
}
