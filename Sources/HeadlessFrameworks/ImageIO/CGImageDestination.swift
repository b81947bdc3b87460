// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What writes a file of an image: of PNG or JPEG.
public final class CGImageDestination {
  enum Place {
    case data(CFMutableData)
    case file(URL)
  }

  private let place: Place
  private let type: CFString
  private var image: CGImage?
  private var options: NSDictionary?
  private var isFinal = false

  fileprivate static let types: [CFString] = ["public.png", "public.jpeg"]

  /// A destination; `nil`, and that is reported, for another kind of file or several images.
  init?(_ place: Place, _ type: CFString, _ count: Int) {
    guard CGImageDestination.types.contains(type), count == 1 else {
      RenderingEnvironment.report(
        "CGImageDestination: no file of \(type) with \(count) images is written; PNG and JPEG are, "
          + "with one")
      return nil
    }
    self.place = place
    self.type = type
  }

  func add(_ image: CGImage?, _ options: NSDictionary?) {
    guard self.image == nil, !isFinal else { return }
    self.image = image
    if let options { self.options = options }
  }

  func set(_ options: NSDictionary?) { self.options = self.options ?? options }

  func finalize() -> Bool {
    guard !isFinal, let image, let data = encoded(image) else { return false }
    isFinal = true
    switch place {
    case .data(let bytes):
      bytes.append(data)
      return true
    case .file(let url): return (try? data.write(to: url, options: .atomic)) != nil
    }
  }

  private func encoded(_ image: CGImage) -> Data? {
    let limit = options?[kCGImageDestinationImageMaxPixelSize] as? NSNumber
    let picture = UIImage(cgImage: image.reduced(to: limit))
    guard type == "public.jpeg" else { return picture.pngData() }
    let quality = options?[kCGImageDestinationLossyCompressionQuality] as? NSNumber
    return picture.jpegData(compressionQuality: quality?.doubleValue ?? 1)
  }
}

/// Makes what writes a file's bytes behind those that `data` has; `nil`, and that is reported, for
/// other files than PNG and JPEG, and for several images.
///
/// - Parameters:
///   - data: Is given the bytes.
///   - type: The kind of file, by its type identifier.
///   - count: How many images there will be.
///   - options: Is not asked.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data), type, count) }

/// Makes what writes a file; `nil`, and that is reported, for other files than PNG and JPEG, and for
/// several images.
///
/// - Parameters:
///   - url: The file.
///   - type: The kind of file, by its type identifier.
///   - count: How many images there will be.
///   - options: Is not asked.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type, count) }

/// Adds the image.
///
/// - Parameters:
///   - idst: What writes it.
///   - image: The image.
///   - properties: How good it is, and how large at most.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) { idst.add(image, properties) }

/// Adds an image of a source.
///
/// - Parameters:
///   - idst: What writes it.
///   - isrc: Has the image.
///   - index: The image's number, from 0.
///   - properties: How good it is, and how large at most.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) { idst.add(isrc.image(at: index), properties) }

/// Says how good the image is, and how large at most, where that is not said of the image itself.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination, _ properties: CFDictionary?
) { idst.set(properties) }

/// Writes the file: whether it could be.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }

/// The kinds of files that are written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { CGImageDestination.types }
