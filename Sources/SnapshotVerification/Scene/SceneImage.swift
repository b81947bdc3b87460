// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

/// An image among a view's properties: its size, a digest that tells pictures apart, and the name
/// of its file or symbol, such as `20x17 0badcafe star.fill`.
struct SceneImage: Equatable {
  /// Width and height in points.
  var size: String
  /// Eight hexadecimal digits.
  var digest: String
  /// `nil` where the image has none, or where the scene is of a version that did not tell it.
  var name: String?

  init(_ image: UIImage) {
    size = "\(number(image.size.width))x\(number(image.size.height))"
    let digits = String(UInt32(truncatingIfNeeded: image.bitmap.fingerprint), radix: 16)
    digest = String(repeating: "0", count: 8 - digits.count) + digits
    name = image.ownName
  }

  /// Reads the value of a property; `nil` where it is no image.
  init?(_ value: String) {
    let words = value.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, words[1].count == 8, words[1].allSatisfy(\.isHexDigit) else {
      return nil
    }
    let sides = words[0].split(separator: "x")
    guard sides.count == 2, sides.allSatisfy({ Double($0) != nil }) else { return nil }
    (size, digest) = (String(words[0]), String(words[1]))
    name = words.count > 2 ? String(words[2]) : nil
  }

  /// The value of a property.
  var value: String { [size, digest, name].compactMap { $0 }.joined(separator: " ") }

  /// What became of an image, after the property's name. Names are read; a digest is not, and stands
  /// in parentheses.
  ///
  ///     "star" became "star.fill"
  ///     of 20x20 became one of 22x22 (0badcafe, now 600df00d)
  static func change(from old: SceneImage, to new: SceneImage) -> String {
    let resized = old.size == new.size ? "" : ", one of \(new.size) instead of \(old.size)"
    if let oldName = old.name, let newName = new.name, oldName != newName {
      return "\(SceneWord.quoted(oldName)) became \(SceneWord.quoted(newName))\(resized)"
    }
    let size = old.size == new.size ? "another of that size" : "one of \(new.size)"
    let name = old.name.map { SceneWord.quoted($0) + " " } ?? ""
    return "\(name)of \(old.size) became \(size) (\(old.digest), now \(new.digest))"
  }
}
