// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

// On iOS pictures are decoded, or made small, on another thread. Here they are decoded as they are
// read, and what is asked for is there at once.

extension UIImage {
  /// The picture, ready to be drawn: itself.
  public func preparingForDisplay() -> UIImage? { self }

  /// Gives the picture, ready to be drawn, before the call returns.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }

  /// The picture, ready to be drawn: itself.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// The picture drawn in another size, in points; `nil` where that is empty.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// Gives the picture in another size, in points, before the call returns; `nil` where that is
  /// empty.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// The picture drawn in another size, in points; `nil` where that is empty.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
}
