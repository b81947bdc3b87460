// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import GIFCodec
import HeadlessUIKit
import JPEGCodec
import PNGCodec

/// What a file's bytes are.
enum FileContent {
  /// A picture, and how it is turned by Exif's numbers where the file can say so.
  case still(CGImage, orientation: Int?)
  /// Pictures that follow each other.
  case frames(GIF)

  init?(_ data: Data) {
    let bytes = [UInt8](data)
    if GIF.isStart(bytes) {
      guard let file = try? GIF(bytes) else { return nil }
      self = .frames(file)
    } else if JPEG.isStart(bytes) {
      guard let image = try? JPEG.decode(bytes) else { return nil }
      self = .still(CGImage(bitmap: image.bitmap), orientation: image.orientation)
    } else {
      guard let image = try? PNG.decodeInSRGB(bytes) else { return nil }
      self = .still(CGImage(bitmap: image.bitmap), orientation: nil)
    }
  }

  /// How many images there are.
  var imageCount: Int {
    switch self {
    case .still: 1
    case .frames(let file): file.frames.count
    }
  }

  /// What the first bytes say of the kind.
  static func typeIdentifier(of data: Data) -> CFString? {
    if GIF.isStart(data) { return "com.compuserve.gif" }
    if JPEG.isStart(data) { return "public.jpeg" }
    return data.starts(with: [0x89, 0x50, 0x4E, 0x47]) ? "public.png" : nil
  }
}
