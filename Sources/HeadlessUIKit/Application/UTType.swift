// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A kind of data, such as that of PNG files: the module UniformTypeIdentifiers of iOS, as far as
/// views use it.
public struct UTType: Hashable, Sendable, CustomStringConvertible {
  /// The kind's name, such as `public.png`.
  public let identifier: String

  /// Makes a kind of its name. On iOS it is `nil` for names that the system does not know; here any
  /// name is taken.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// Makes a kind that the app declares itself.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Makes a kind that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// The kind of files with an ending, such as `png`; `nil` for an ending that is not known here.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let ending = filenameExtension.lowercased()
    let known = Self.known.first { $0.endings.contains(ending) }
    guard let known else { return nil }
    identifier = known.identifier
  }

  /// The kind of a type of media, such as `image/png`; `nil` for one that is not known here.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.known.first(where: { $0.media == mimeType.lowercased() }) else {
      return nil
    }
    identifier = known.identifier
  }

  private var entry: Entry? { Self.known.first { $0.identifier == identifier } }

  /// The usual ending of such files; `nil` where none is known here.
  public var preferredFilenameExtension: String? { entry?.endings.first }
  /// The type of media; `nil` where none is known here.
  public var preferredMIMEType: String? { entry?.media }
  /// The kind's name.
  public var description: String { identifier }

  /// Whether it is the other kind, or one of its kinds.
  public func conforms(to type: UTType) -> Bool {
    if identifier == type.identifier { return true }
    return entry?.parents.contains { UTType(known: $0).conforms(to: type) } ?? false
  }

  /// Whether it is a kind of the other one.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether the other one is a kind of it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  private struct Entry {
    let identifier: String
    var endings: [String] = []
    var media: String?
    var parents: [String] = []
  }

  private static let known: [Entry] = [
    Entry(identifier: "public.item"),
    Entry(identifier: "public.content"),
    Entry(identifier: "public.data", parents: ["public.item"]),
    Entry(identifier: "public.directory", parents: ["public.item"]),
    Entry(identifier: "public.folder", parents: ["public.directory"]),
    Entry(identifier: "public.image", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.png", endings: ["png"], media: "image/png", parents: ["public.image"]),
    Entry(
      identifier: "public.jpeg", endings: ["jpeg", "jpg"], media: "image/jpeg",
      parents: ["public.image"]),
    Entry(
      identifier: "com.compuserve.gif", endings: ["gif"], media: "image/gif",
      parents: ["public.image"]),
    Entry(
      identifier: "public.heic", endings: ["heic"], media: "image/heic", parents: ["public.image"]),
    Entry(
      identifier: "org.webmproject.webp", endings: ["webp"], media: "image/webp",
      parents: ["public.image"]),
    Entry(
      identifier: "public.tiff", endings: ["tiff", "tif"], media: "image/tiff",
      parents: ["public.image"]),
    Entry(
      identifier: "public.svg-image", endings: ["svg"], media: "image/svg+xml",
      parents: ["public.image"]),
    Entry(
      identifier: "com.microsoft.bmp", endings: ["bmp"], media: "image/bmp",
      parents: ["public.image"]),
    Entry(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    Entry(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    Entry(identifier: "public.video", parents: ["public.movie"]),
    Entry(
      identifier: "public.mpeg-4", endings: ["mp4"], media: "video/mp4", parents: ["public.movie"]),
    Entry(
      identifier: "com.apple.quicktime-movie", endings: ["mov"], media: "video/quicktime",
      parents: ["public.movie"]),
    Entry(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    Entry(
      identifier: "public.mp3", endings: ["mp3"], media: "audio/mpeg", parents: ["public.audio"]),
    Entry(
      identifier: "public.mpeg-4-audio", endings: ["m4a"], media: "audio/mp4",
      parents: ["public.audio"]),
    Entry(
      identifier: "com.microsoft.waveform-audio", endings: ["wav"], media: "audio/vnd.wave",
      parents: ["public.audio"]),
    Entry(identifier: "public.text", parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.plain-text", endings: ["txt"], media: "text/plain",
      parents: ["public.text"]),
    Entry(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    Entry(identifier: "public.source-code", parents: ["public.plain-text"]),
    Entry(
      identifier: "public.rtf", endings: ["rtf"], media: "text/rtf", parents: ["public.text"]),
    Entry(
      identifier: "public.html", endings: ["html", "htm"], media: "text/html",
      parents: ["public.text"]),
    Entry(
      identifier: "public.xml", endings: ["xml"], media: "application/xml",
      parents: ["public.text"]),
    Entry(
      identifier: "public.json", endings: ["json"], media: "application/json",
      parents: ["public.text"]),
    Entry(
      identifier: "public.comma-separated-values-text", endings: ["csv"], media: "text/csv",
      parents: ["public.text"]),
    Entry(
      identifier: "com.adobe.pdf", endings: ["pdf"], media: "application/pdf",
      parents: ["public.data", "public.content"]),
    Entry(
      identifier: "public.zip-archive", endings: ["zip"], media: "application/zip",
      parents: ["public.archive"]),
    Entry(identifier: "public.archive", parents: ["public.data"]),
    Entry(identifier: "public.url", parents: ["public.data"]),
    Entry(identifier: "public.file-url", parents: ["public.url"]),
    Entry(
      identifier: "com.apple.property-list", endings: ["plist"], parents: ["public.data"]),
    Entry(
      identifier: "public.vcard", endings: ["vcf"], media: "text/vcard", parents: ["public.text"]),
    Entry(
      identifier: "org.idpf.epub-container", endings: ["epub"], media: "application/epub+zip",
      parents: ["public.data", "public.content"]),
  ]
}

extension UTType {
  /// Anything that can be kept.
  public static var item: UTType { UTType(known: "public.item") }
  /// Anything that people look at.
  public static var content: UTType { UTType(known: "public.content") }
  /// Bytes.
  public static var data: UTType { UTType(known: "public.data") }
  /// A folder or a package.
  public static var directory: UTType { UTType(known: "public.directory") }
  /// A folder.
  public static var folder: UTType { UTType(known: "public.folder") }
  /// A picture.
  public static var image: UTType { UTType(known: "public.image") }
  /// A PNG file.
  public static var png: UTType { UTType(known: "public.png") }
  /// A JPEG file.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// A GIF file.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// A HEIC file.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A WebP file.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// A TIFF file.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// An SVG file.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// Pictures or sound that move.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// A film.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// A film without sound.
  public static var video: UTType { UTType(known: "public.video") }
  /// An MPEG-4 film.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// A QuickTime film.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// Sound.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// An MP3 file.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// An MPEG-4 file of sound.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// A WAV file.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// Text of any kind.
  public static var text: UTType { UTType(known: "public.text") }
  /// Text without a format.
  public static var plainText: UTType { UTType(known: "public.plain-text") }
  /// Text without a format in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }
  /// A program.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }
  /// Text with a format.
  public static var rtf: UTType { UTType(known: "public.rtf") }
  /// A page of the web.
  public static var html: UTType { UTType(known: "public.html") }
  /// An XML file.
  public static var xml: UTType { UTType(known: "public.xml") }
  /// A JSON file.
  public static var json: UTType { UTType(known: "public.json") }
  /// A table as text.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }
  /// A PDF file.
  public static var pdf: UTType { UTType(known: "com.adobe.pdf") }
  /// A ZIP file.
  public static var zip: UTType { UTType(known: "public.zip-archive") }
  /// Several files in one.
  public static var archive: UTType { UTType(known: "public.archive") }
  /// An address.
  public static var url: UTType { UTType(known: "public.url") }
  /// The address of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }
  /// A visiting card.
  public static var vCard: UTType { UTType(known: "public.vcard") }
  /// A book.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
}

extension URLResourceKey {
  /// Asks for ``Foundation/URLResourceValues/contentType``. On Linux that is told by the path.
  public static let contentTypeKey = URLResourceKey.pathKey
}

extension URLResourceValues {
  /// The type of a folder, or that which a file's extension stands for; `nil` where that is none.
  public var contentType: UTType? {
    guard let path else { return nil }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      return .folder
    }
    return UTType(filenameExtension: (path as NSString).pathExtension)
  }
}

extension URL {
  /// The address with one more component, which gets the type's extension where it has none of that
  /// type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL
  {
    appendingPathComponent(contentType.name(partialName))
  }

  /// The same, in place.
  public mutating func appendPathComponent(
    _ partialName: String, conformingTo contentType: UTType
  ) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The address with the type's extension, where it has none of that type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    deletingLastPathComponent().appendingPathComponent(contentType.name(lastPathComponent))
  }

  /// The same, in place.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension UTType {
  /// A file's name with the type's preferred extension, where it has none of the type.
  fileprivate func name(_ name: String) -> String {
    guard let ending = preferredFilenameExtension else { return name }
    let own = (name as NSString).pathExtension
    if !own.isEmpty, UTType(filenameExtension: own)?.conforms(to: self) == true { return name }
    return name + "." + ending
  }
}
