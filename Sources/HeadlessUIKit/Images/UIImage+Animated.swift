// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension UIImage {
  /// A picture of several, shown one after the other. The first of them is drawn. `nil` without any.
  ///
  /// - Parameters:
  ///   - images: The pictures.
  ///   - duration: How long all of them take, in seconds; 0 is a thirtieth for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    let image = first.changing { _ in }
    KeptValues.keep(images, of: image, "images")
    KeptValues.keep(duration, of: image, "duration")
    return image
  }

  /// A picture of those called `name0`, `name1` and so on, up to 1024 of them; `nil` without any.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    for number in 0...1024 {
      let found = UIImage(
        named: "\(name)\(number)", in: nil, compatibleWith: nil, notesMissing: false)
      // The first may be called 1.
      guard let found else {
        if number == 0 { continue }
        break
      }
      images.append(found)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The pictures of an animated one; `nil` for other ones.
  public final var images: [UIImage]? { KeptValues.value(of: self, or: [UIImage]?.none, "images") }

  /// How long the pictures of an animated one take, in seconds; 0 for other ones.
  public final var duration: TimeInterval { KeptValues.value(of: self, or: 0, "duration") }
}
