// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension CGContext {
  /// Makes a context that draws into memory; `nil`, and that is reported, for forms of pixels that
  /// are not there: there are 8 bits a component, colors with four bytes, premultiplied or opaque,
  /// and grays with one, opaque.
  ///
  /// As in all contexts of Core Graphics that UIKit has not made, the origin is at the bottom and y
  /// points up. A gray is 0.3 red + 0.59 green + 0.11 blue, as in PDF.
  ///
  /// ```swift
  /// let context = CGContext(
  ///   data: nil, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
  ///   space: CGColorSpaceCreateDeviceRGB(),
  ///   bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
  /// context?.setFillColor(UIColor.systemRed.cgColor)
  /// context?.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
  /// let dot = context?.makeImage()
  /// ```
  ///
  /// - Parameters:
  ///   - data: Where the pixels are, which are drawn over and written after each step; `nil` for
  ///     memory of the context's own.
  ///   - width: Pixels across, more than 0.
  ///   - height: Pixels down, more than 0.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: From a row to the next; 0, without `data`, for as few as are needed.
  ///   - space: The space of the colors.
  ///   - bitmapInfo: A ``CGImageAlphaInfo`` and an order of ``CGBitmapInfo``.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8,
      let layout = PixelLayout(space: space, bitmapInfo: bitmapInfo),
      bytesPerRow == 0 && data == nil || bytesPerRow >= width * layout.bytesPerPixel
    else {
      RenderingEnvironment.report(
        "CGContext: no context of \(width)x\(height) pixels with \(bitsPerComponent) bits a "
          + "component, \(bytesPerRow) bytes a row, \(space.numberOfComponents) components and "
          + "bitmapInfo \(bitmapInfo); use 8 bits and premultiplied colors")
      return nil
    }
    let memory = BitmapMemory(
      given: data, width: width, height: height,
      bytesPerRow: bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow, layout: layout,
      space: space)
    self.init(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
    start(in: memory)
  }

  /// The pixels as they are now; `nil` in a context that does not draw into memory.
  public var data: UnsafeMutableRawPointer? {
    guard let memory else { return nil }
    if !memory.isGiven { memory.write(makePicture().bitmap) }
    return memory.pointer
  }
  /// From a row to the next; 0 in a context that does not draw into memory.
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
  /// 8; 0 in a context that does not draw into memory.
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
  /// The bits of a pixel; 0 in a context that does not draw into memory.
  public var bitsPerPixel: Int { 8 * (memory?.layout.bytesPerPixel ?? 0) }
  /// The space of the colors; `nil` in a context that does not draw into memory.
  public var colorSpace: CGColorSpace? { memory?.space }
  /// Where the opacity is; none in a context that does not draw into memory.
  public var alphaInfo: CGImageAlphaInfo { memory?.layout.alpha ?? .none }

  /// Draws what is in the memory already, and turns the coordinates.
  private func start(in memory: BitmapMemory) {
    self.memory = nil
    if !memory.layout.hasAlpha { fill(bounds) }
    if let bitmap = memory.read() { draw(bitmap, in: bounds) }
    turnUpwards()
    self.memory = memory
  }
}

/// What the bytes of a pixel are.
struct PixelLayout {
  let alpha: CGImageAlphaInfo
  /// The places of red, green, blue and the opacity among the bytes; one place for grays.
  let places: [Int]

  var bytesPerPixel: Int { places.count }
  var hasAlpha: Bool { alpha == .premultipliedLast || alpha == .premultipliedFirst }
  var form: PixelForm {
    PixelForm(
      count: places.count, colors: Array(places.prefix(3)), alpha: hasAlpha ? places[3] : nil,
      isPremultiplied: hasAlpha)
  }

  init?(space: CGColorSpace, bitmapInfo: UInt32) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    guard let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
      !info.contains(.floatComponents)
    else { return nil }
    self.alpha = alpha
    let order = info.intersection(.byteOrderMask)
    guard order.isEmpty || order == .byteOrder32Little || order == .byteOrder32Big else {
      return nil
    }
    let isTurned = order == .byteOrder32Little
    switch (alpha, space.model) {
    case (.none, .monochrome): places = [0]
    case (.premultipliedLast, .rgb), (.noneSkipLast, .rgb):
      places = isTurned ? [3, 2, 1, 0] : [0, 1, 2, 3]
    case (.premultipliedFirst, .rgb), (.noneSkipFirst, .rgb):
      places = isTurned ? [2, 1, 0, 3] : [1, 2, 3, 0]
    default: return nil
    }
  }
}

/// The memory that a context draws into.
final class BitmapMemory {
  let pointer: UnsafeMutableRawPointer
  let isGiven: Bool
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let layout: PixelLayout
  let space: CGColorSpace

  init(
    given: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int,
    layout: PixelLayout, space: CGColorSpace
  ) {
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    (self.layout, self.space, isGiven) = (layout, space, given != nil)
    pointer = given ?? .allocate(byteCount: bytesPerRow * height, alignment: 16)
    if given == nil { pointer.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
  }

  deinit { if !isGiven { pointer.deallocate() } }

  private var byteCount: Int { bytesPerRow * height }

  private var bytes: UnsafeMutableBufferPointer<UInt8> {
    UnsafeMutableRawBufferPointer(start: pointer, count: byteCount).bindMemory(to: UInt8.self)
  }

  /// What is there; `nil` for nothing but zeros.
  func read() -> Bitmap? {
    guard isGiven, bytes.contains(where: { $0 != 0 }) else { return nil }
    return layout.form.bitmap(
      of: UnsafeBufferPointer(bytes), width: width, height: height, bytesPerRow: bytesPerRow)
  }

  /// Writes pixels.
  func write(_ bitmap: Bitmap) {
    guard bitmap.width == width, bitmap.height == height else { return }
    layout.form.write(bitmap, to: bytes, bytesPerRow: bytesPerRow)
  }

  /// The pixels as the memory has them: grays without their colors.
  func reduced(_ bitmap: Bitmap) -> Bitmap { layout.places.count == 1 ? bitmap.grays : bitmap }
}
