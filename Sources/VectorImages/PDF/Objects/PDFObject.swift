// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What dictionaries hold.
typealias PDFDictionary = [String: PDFObject]

/// A value of a file, as ISO 32000-1, section 7.3, names them.
indirect enum PDFObject: Hashable, Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case real(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary(PDFDictionary)
  case stream(PDFStream)
  /// The object of this number; generations are not told apart.
  case reference(Int)

  var number: CGFloat? {
    switch self {
    case .integer(let value): CGFloat(value)
    case .real(let value): CGFloat(value)
    default: nil
    }
  }

  var integer: Int? {
    switch self {
    case .integer(let value): value
    case .real(let value): Int(exactly: value.rounded(.towardZero))
    default: nil
    }
  }

  var name: String? {
    if case .name(let name) = self { name } else { nil }
  }

  var bytes: [UInt8]? {
    if case .string(let bytes) = self { bytes } else { nil }
  }

  var array: [PDFObject]? {
    if case .array(let array) = self { array } else { nil }
  }

  /// A dictionary, or that of a stream.
  var dictionary: PDFDictionary? {
    switch self {
    case .dictionary(let dictionary): dictionary
    case .stream(let stream): stream.dictionary
    default: nil
    }
  }

  var stream: PDFStream? {
    if case .stream(let stream) = self { stream } else { nil }
  }
}

/// A dictionary with bytes that filters decode.
struct PDFStream: Hashable, Sendable {
  var dictionary: PDFDictionary
  /// Where the encoded bytes lie in the file, or in `inlined`.
  var range: Range<Int>
  /// The number of the object; 0 for an image that stands among operators.
  var number = 0
  /// The encoded bytes of an image that stands among operators.
  var inlined: [UInt8]?
}
