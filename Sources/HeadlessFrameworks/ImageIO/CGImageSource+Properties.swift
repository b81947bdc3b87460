// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import GIFCodec
import HeadlessUIKit

/// What a file says of all its images; `nil` where none can be read.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? {
  guard let content = isrc.content else { return nil }
  var properties: [String: Any] = [kCGImagePropertyFileSize: isrc.data.count]
  if case .frames(let file) = content {
    properties[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFLoopCount: file.loopCount ?? 1,
      kCGImagePropertyGIFHasGlobalColorMap: file.hasSharedColors,
      kCGImagePropertyGIFCanvasPixelWidth: file.width,
      kCGImagePropertyGIFCanvasPixelHeight: file.height,
    ]
  }
  return properties as NSDictionary
}

/// What a file says of an image; `nil` where there is none of that number.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard let content = isrc.content, 0..<content.imageCount ~= index else { return nil }
  var properties: [String: Any] = [
    kCGImagePropertyDepth: 8, kCGImagePropertyColorModel: kCGImagePropertyColorModelRGB,
    kCGImagePropertyProfileName: "sRGB IEC61966-2.1",
  ]
  switch content {
  case .still(let image, let orientation):
    properties[kCGImagePropertyPixelWidth] = image.width
    properties[kCGImagePropertyPixelHeight] = image.height
    if let orientation {
      properties[kCGImagePropertyOrientation] = orientation
    } else {
      properties[kCGImagePropertyHasAlpha] = !image.bitmap.isOpaque
    }
  case .frames(let file):
    let delay = Double(file.frames[index].delay) / 100
    properties[kCGImagePropertyPixelWidth] = file.width
    properties[kCGImagePropertyPixelHeight] = file.height
    properties[kCGImagePropertyHasAlpha] = true
    properties[kCGImagePropertyGIFDictionary] = [
      kCGImagePropertyGIFDelayTime: max(0.1, delay),
      kCGImagePropertyGIFUnclampedDelayTime: delay,
    ]
  }
  return properties as NSDictionary
}
