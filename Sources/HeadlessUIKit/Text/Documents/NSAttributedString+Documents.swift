// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension NSAttributedString {
  /// The kind of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Makes a kind of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Text without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which is not read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments, which is not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// What is said about a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Makes an option of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the document, a ``DocumentType``.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of the text, a number of `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes for text that has none, a dictionary. HTML has its own.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Where links without a beginning begin, a `URL`.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
    /// Whether marks of lists are in the text, as TextKit 1 has them, which they always are here.
    public static let textKit1ListMarkerFormatDocumentOption = DocumentReadingOptionKey(
      rawValue: "TextKit1ListMarkerFormat")
  }

  /// Why a document was not read.
  public enum DocumentFailure: Error, CustomStringConvertible {
    /// There is no reader for its kind.
    case kind(String)
    /// Its bytes are no text of the encoding.
    case encoding

    /// What happened, and what to do.
    public var description: String {
      switch self {
      case .kind(let kind): "documents of the kind \(kind) are not read: give HTML or plain text"
      case .encoding: "the document's bytes are no text of the encoding that is given: say another"
      }
    }
  }

  /// Reads the document of a file; see ``init(data:options:documentAttributes:)``.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(
      data: try Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Reads a document: plain text, or HTML as far as ``HTMLDocument`` goes.
  ///
  /// - Parameters:
  ///   - data: The document.
  ///   - options: Its kind, by default told by how it begins, and its encoding, by default UTF-8.
  ///   - dict: Not used: nothing is said about the document.
  /// - Throws: ``DocumentFailure``.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? NSNumber)?.uintValue ?? 4
    guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else {
      throw DocumentFailure.encoding
    }
    let kind =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init)
      ?? (text.hasPrefix("<") ? .html : .plain)
    switch kind {
    case .html:
      let document = HTMLDocument(text, base: options[.baseURL] as? URL)
      self.init(attributedString: document.attributedText)
    case .plain:
      let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
      self.init(string: text, attributes: attributes)
    default: throw DocumentFailure.kind(kind.rawValue)
    }
  }
}
