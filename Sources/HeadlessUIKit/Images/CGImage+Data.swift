// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Bytes that can be written, as Core Foundation has them.
public typealias CFMutableData = NSMutableData

/// What makes Core Foundation's objects. It is not asked here.
public final class CFAllocator: Sendable {
  fileprivate init() {}
}

/// What makes objects that nobody says more of.
public let kCFAllocatorDefault: CFAllocator? = CFAllocator()

/// Makes bytes that can be written.
///
/// - Parameters:
///   - allocator: Is not asked.
///   - capacity: How many bytes there may be; any number.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData? {
  NSMutableData()
}

/// Makes a number of bytes: those that are added are 0.
public func CFDataSetLength(_ theData: CFMutableData, _ extended: CFIndex) {
  theData.length = max(0, extended)
}

/// How many bytes there are.
public func CFDataGetLength(_ theData: CFMutableData) -> CFIndex { theData.length }
/// How many bytes there are.
public func CFDataGetLength(_ theData: CFData) -> CFIndex { theData.count }

/// Where the bytes are, to be written.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData) -> UnsafeMutablePointer<UInt8>? {
  theData.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Where the bytes are.
public func CFDataGetBytePtr(_ theData: CFMutableData) -> UnsafePointer<UInt8>? {
  UnsafePointer(theData.mutableBytes.assumingMemoryBound(to: UInt8.self))
}

/// Where a copy of the bytes is, which stays as long as the program runs.
public func CFDataGetBytePtr(_ theData: CFData?) -> UnsafePointer<UInt8>? {
  guard let theData, !theData.isEmpty else { return nil }
  // Data of Foundation may move its bytes when the call is over.
  return KeptBytes.shared.pointer(to: theData)
}

extension CGDataProvider {
  /// Takes the bytes as they are now.
  public convenience init?(data: CFMutableData) { self.init(data: data as Data) }
}

extension CGImage {
  /// Makes an image of bytes; `nil`, and that is reported, for forms of pixels that are not there:
  /// there are 8 bits a component, red, green and blue with three bytes or four, and grays with
  /// one.
  ///
  /// - Parameters:
  ///   - width: Pixels across, more than 0.
  ///   - height: Pixels down, more than 0.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8, 24 or 32.
  ///   - bytesPerRow: From a row to the next.
  ///   - space: The space of the colors.
  ///   - bitmapInfo: Where the opacity is, and the order.
  ///   - provider: The bytes.
  ///   - decode: Nothing: other ranges of components are not there.
  ///   - shouldInterpolate: Whether it is enlarged smoothly, which the context says here.
  ///   - intent: What becomes of colors that a device has not.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard width > 0, height > 0, bitsPerComponent == 8, decode == nil,
      let form = PixelForm(space: space, bitmapInfo: bitmapInfo, bits: bitsPerPixel),
      bytesPerRow >= width * form.count, let data = provider.data,
      data.count >= bytesPerRow * (height - 1) + width * form.count
    else {
      RenderingEnvironment.report(
        "CGImage: no image of \(width)x\(height) pixels with \(bitsPerComponent) bits a component, "
          + "\(bitsPerPixel) a pixel, \(bytesPerRow) bytes a row and bitmapInfo "
          + "\(bitmapInfo.rawValue) of \(provider.data?.count ?? 0) bytes")
      return nil
    }
    let source = [UInt8](data)
    let bitmap = source.withUnsafeBufferPointer {
      form.bitmap(of: $0, width: width, height: height, bytesPerRow: bytesPerRow)
    }
    self.init(bitmap: bitmap)
  }

  /// The bytes of the pixels: red, green, blue and the opacity, with which the colors have been
  /// multiplied.
  public var dataProvider: CGDataProvider? {
    CGDataProvider(data: Data(bitmap.premultipliedBytes))
  }

  /// The same image.
  public func copy() -> CGImage? { CGImage(bitmap: bitmap) }
  /// The same image: all colors are sRGB's.
  public func copy(colorSpace: CGColorSpace) -> CGImage? { CGImage(bitmap: bitmap) }

  /// Whether it only masks: false.
  public var isMask: Bool { false }
  /// Whether it is enlarged smoothly. The default is true.
  public var shouldInterpolate: Bool { true }
  /// What components of colors stand for; `nil`, as they stand for themselves.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// What becomes of colors that a device has not.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The image, as opaque as the mask is: as its pixels are, or where all of them are opaque, as
  /// bright as they are. The mask is made as large as the image.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    context.clip(to: all, mask: mask)
    context.draw(self, in: all)
    return context.makeImage()
  }
}

extension PixelForm {
  /// The form of the bytes that an image is made of; `nil` for one that is not there.
  fileprivate init?(space: CGColorSpace, bitmapInfo: CGBitmapInfo, bits: Int) {
    let info = bitmapInfo.intersection(.alphaInfoMask).rawValue
    guard let alphaInfo = CGImageAlphaInfo(rawValue: info), bits % 8 == 0 else { return nil }
    let order = bitmapInfo.intersection(.byteOrderMask)
    let isTurned = order == .byteOrder32Little
    guard order.isEmpty || order == .byteOrder32Big || isTurned && bits == 32 else { return nil }
    let colors: [Int]
    var alpha: Int?
    switch (alphaInfo, bits / 8, space.model) {
    case (.none, 1, .monochrome): colors = [0]
    case (.none, 3, .rgb): colors = [0, 1, 2]
    case (.premultipliedLast, 4, .rgb), (.last, 4, .rgb), (.noneSkipLast, 4, .rgb):
      colors = isTurned ? [3, 2, 1] : [0, 1, 2]
      if alphaInfo != .noneSkipLast { alpha = isTurned ? 0 : 3 }
    case (.premultipliedFirst, 4, .rgb), (.first, 4, .rgb), (.noneSkipFirst, 4, .rgb):
      colors = isTurned ? [2, 1, 0] : [1, 2, 3]
      if alphaInfo != .noneSkipFirst { alpha = isTurned ? 3 : 0 }
    default: return nil
    }
    self.init(
      count: bits / 8, colors: colors, alpha: alpha,
      isPremultiplied: alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst)
  }
}

/// Bytes that code of C's kind points at.
private final class KeptBytes: @unchecked Sendable {
  static let shared = KeptBytes()
  private let lock = NSLock()
  private var kept: [Data: UnsafePointer<UInt8>] = [:]

  /// Where the bytes are. The same bytes are kept once.
  func pointer(to data: Data) -> UnsafePointer<UInt8> {
    lock.lock()
    defer { lock.unlock() }
    if let known = kept[data] { return known }
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count)
    data.copyBytes(to: copy, count: data.count)
    let pointer = UnsafePointer(copy)
    kept[data] = pointer
    return pointer
  }
}
