// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Reads and writes JPEG files, by libjpeg-turbo with its exact integer transform: the same bytes
/// give the same pixels on every processor.
///
/// ```swift
/// let image = try JPEG.decode(bytes)
/// print(image.bitmap.width, image.orientation)
/// ```
///
/// It is not there with the package's trait `NoJPEG`: both functions throw ``Error/leftOut`` then.
public enum JPEG {
  /// The greatest width and height, in pixels.
  public static let maximumSide = 65_500
  /// The greatest number of pixels.
  public static let maximumPixelCount = 64_000_000

  /// What a file holds.
  public struct Image: Hashable, Sendable {
    /// The pixels as they are stored, all opaque.
    public var bitmap: Bitmap
    /// How they are turned to be shown, 1 to 8 as Exif counts; 1, not at all, where the file says
    /// nothing.
    public var orientation: Int
  }

  /// Why bytes could not be decoded or a picture not be encoded.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// The bytes do not start as a JPEG file does.
    case notJPEG
    /// The file ends early or does not keep to the format; `reason` is libjpeg-turbo's.
    case damaged(reason: String)
    /// The picture is larger than `maximumSide` or `maximumPixelCount` allow.
    case tooLarge(width: Int, height: Int)
    /// A JPEG file cannot hold a picture without pixels.
    case empty(width: Int, height: Int)
    /// The colors are mixed of printing inks.
    case printingColors
    /// The package was built with the trait `NoJPEG`.
    case leftOut
  }

  /// Whether bytes start as a JPEG file does.
  public static func isStart(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: [0xFF, 0xD8, 0xFF])
  }

  static func checkSize(_ width: Int, _ height: Int) throws(JPEG.Error) {
    guard width > 0, height > 0 else { throw .empty(width: width, height: height) }
    guard width <= maximumSide, height <= maximumSide, width * height <= maximumPixelCount else {
      throw .tooLarge(width: width, height: height)
    }
  }
}

extension JPEG.Error: CustomStringConvertible {
  /// What happened, with which values, and what to do next: one or two sentences.
  public var description: String {
    switch self {
    case .notJPEG: "The bytes are not a JPEG file. Write it again."
    case .damaged(let reason):
      "The JPEG file is damaged (\(reason)). Write it again, or fetch it completely."
    case .tooLarge(let width, let height):
      "A picture of \(width)x\(height) pixels is too large: at most \(JPEG.maximumSide) a side and "
        + "\(JPEG.maximumPixelCount) in all."
    case .empty(let width, let height):
      "A picture of \(width)x\(height) pixels cannot be a JPEG file."
    case .printingColors:
      "The JPEG file has the colors of printing inks (CMYK). Write it in RGB."
    case .leftOut:
      "JPEG is left out of this build: add the trait JPEG to the package's, or use PNG."
    }
  }
}
