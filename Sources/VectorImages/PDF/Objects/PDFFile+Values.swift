// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension PDFFile {
  /// An entry of a dictionary.
  mutating func value(
    _ key: String, in dictionary: PDFDictionary
  ) throws(PDFImage.Error) -> PDFObject {
    try resolve(dictionary[key])
  }

  mutating func dictionary(
    _ key: String, in dictionary: PDFDictionary
  ) throws(PDFImage.Error) -> PDFDictionary {
    try value(key, in: dictionary).dictionary ?? [:]
  }

  /// The numbers of an array; `nil` where it is none, or holds something else.
  mutating func numbers(
    _ key: String, in dictionary: PDFDictionary
  ) throws(PDFImage.Error) -> [CGFloat]? {
    try numbers(dictionary[key])
  }

  mutating func numbers(_ object: PDFObject?) throws(PDFImage.Error) -> [CGFloat]? {
    guard let array = try resolve(object).array else { return nil }
    var numbers: [CGFloat] = []
    for element in array {
      guard let number = try resolve(element).number else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// A rectangle of two corners, whichever they are.
  mutating func rect(
    _ key: String, in dictionary: PDFDictionary
  ) throws(PDFImage.Error) -> CGRect? {
    guard let n = try numbers(key, in: dictionary), n.count == 4 else { return nil }
    return CGRect(
      x: min(n[0], n[2]), y: min(n[1], n[3]), width: abs(n[2] - n[0]), height: abs(n[3] - n[1]))
  }

  /// A matrix; the identity where there is none.
  mutating func matrix(
    _ key: String, in dictionary: PDFDictionary
  ) throws(PDFImage.Error) -> CGAffineTransform {
    guard let n = try numbers(key, in: dictionary), n.count == 6 else { return .identity }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
}
