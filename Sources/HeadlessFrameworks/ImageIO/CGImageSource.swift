// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import GIFCodec
import HeadlessUIKit

/// What makes images of a file's bytes: of PNG, JPEG and GIF. A file of another kind has none, and
/// of a PNG file that moves the first picture alone is read.
public final class CGImageSource {
  private(set) var data: Data
  private(set) var isComplete: Bool
  /// What the bytes are; `nil` where nothing is read of them.
  private(set) var content: FileContent?
  /// The picture of a GIF file that is drawn frame by frame.
  private var canvas: GIF.Canvas?

  init(_ data: Data, isComplete: Bool = true) {
    self.data = data
    self.isComplete = isComplete
    if isComplete { content = FileContent(data) }
  }

  func update(_ data: Data, isComplete: Bool) {
    self.data = data
    self.isComplete = isComplete
    content = FileContent(data)
    canvas = nil
  }

  /// The type identifier of the bytes.
  var typeIdentifier: CFString? { FileContent.typeIdentifier(of: data) }

  func image(at index: Int) -> CGImage? {
    switch content {
    case .still(let image, _): index == 0 ? image : nil
    case .frames(let file): frame(index, of: file)
    case nil: nil
    }
  }

  /// A frame: the frames before it are drawn first, once where they are asked for in order.
  private func frame(_ index: Int, of file: GIF) -> CGImage? {
    guard file.frames.indices.contains(index) else { return nil }
    var canvas = self.canvas ?? GIF.Canvas(file)
    if canvas.frameCount > index { canvas = GIF.Canvas(file) }
    while canvas.frameCount < index { _ = canvas.next() }
    defer { self.canvas = canvas }
    return canvas.next().map { CGImage(bitmap: $0) }
  }
}

/// How much of an image is there.
public enum CGImageSourceStatus: Int32, Sendable {
  /// The file ends early.
  case statusUnexpectedEOF = -5
  /// The bytes cannot be read.
  case statusInvalidData = -4
  /// The kind of file is not known.
  case statusUnknownType = -3
  /// There are too few bytes to know anything.
  case statusReadingHeader = -2
  /// More bytes are to come.
  case statusIncomplete = -1
  /// All is there.
  case statusComplete = 0
}

/// Makes a source of a file's bytes; `nil` where there are none.
///
/// - Parameters:
///   - data: The bytes.
///   - options: Is not asked.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  data.isEmpty ? nil : CGImageSource(data)
}

/// Makes a source of a file's bytes; `nil` where there are none.
///
/// - Parameters:
///   - data: The bytes.
///   - options: Is not asked.
@_disfavoredOverload
public func CGImageSourceCreateWithData(
  _ data: CFMutableData, _ options: CFDictionary?
) -> CGImageSource? {
  CGImageSourceCreateWithData(data as Data, options)
}

/// Makes a source of a file; `nil` where it cannot be read.
///
/// - Parameters:
///   - url: The file. Nothing is asked of the network.
///   - options: Is not asked.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
  return CGImageSourceCreateWithData(data, options)
}

/// Makes a source of what a provider has; `nil` where that is nothing.
///
/// - Parameters:
///   - provider: Has the bytes.
///   - options: Is not asked.
public func CGImageSourceCreateWithDataProvider(
  _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? {
  provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

/// Makes a source that is given its bytes by and by. It has an image when all are there.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data(), isComplete: false)
}

/// Gives a source all bytes that there are so far.
///
/// - Parameters:
///   - isrc: The source.
///   - data: All bytes, also those that it was given before.
///   - final: Whether these are all.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data, isComplete: final)
}

/// How many images there are, 0 where none can be read.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  isrc.content?.imageCount ?? 0
}

/// The type identifier of the bytes, such as `public.png`; `nil` for those of an unknown kind.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.typeIdentifier }

/// How much is there.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  guard isrc.isComplete else {
    return isrc.data.isEmpty ? .statusReadingHeader : .statusIncomplete
  }
  if isrc.content != nil { return .statusComplete }
  return isrc.typeIdentifier == nil ? .statusUnknownType : .statusInvalidData
}

/// How much of an image is there.
public func CGImageSourceGetStatusAtIndex(
  _ isrc: CGImageSource, _ index: Int
) -> CGImageSourceStatus {
  0..<CGImageSourceGetCount(isrc) ~= index ? .statusComplete : CGImageSourceGetStatus(isrc)
}

/// Which image stands for all: the first one.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// An image; `nil` where there is none of that number, or it cannot be read. Frames of a GIF file
/// are whole, with what stayed of those before.
///
/// - Parameters:
///   - isrc: The source.
///   - index: The image's number, from 0.
///   - options: Is not asked.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { isrc.image(at: index) }

/// A smaller image; `nil` where there is none of that number, it cannot be read, or `options` do not
/// say that one is made: no thumbnails of files are read.
///
/// - Parameters:
///   - isrc: The source.
///   - index: The image's number, from 0.
///   - options: Whether it is made, how large it is, and whether it is turned.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func isOn(_ key: CFString) -> Bool { (options?[key] as? Bool) ?? false }
  guard
    isOn(kCGImageSourceCreateThumbnailFromImageAlways)
      || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let image = isrc.image(at: index)
  else { return nil }
  let small = image.reduced(to: options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber)
  guard isOn(kCGImageSourceCreateThumbnailWithTransform),
    case .still(_, let orientation?) = isrc.content
  else { return small }
  let turned = UIImage(
    cgImage: small, scale: 1, orientation: UIImage.Orientation(exif: orientation))
  return CGImage(bitmap: turned.bitmap)
}

extension CGImage {
  /// The image with at most so many pixels on the longer side. It is not enlarged.
  func reduced(to maximumSide: NSNumber?) -> CGImage {
    let side = max(width, height)
    guard let limit = maximumSide?.doubleValue, limit >= 1, limit < Double(side) else {
      return self
    }
    let factor = limit / Double(side)
    let size = CGSize(
      width: max(1, (Double(width) * factor).rounded()),
      height: max(1, (Double(height) * factor).rounded()))
    return UIImage(cgImage: self).preparingThumbnail(of: size)?.cgImage ?? self
  }
}

/// The kinds of files that are read.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
  ["public.png", "public.jpeg", "com.compuserve.gif"]
}

/// Forgets an image's pixels, which are made anew when they are asked for.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
