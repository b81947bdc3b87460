// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

extension UIFont {
  /// Makes the fonts of a file available to ``UIFont/init(name:size:)`` and to the system font, for
  /// the whole program.
  ///
  /// They come before those of all folders, so that a registered Inter is the system font. Register
  /// before the first view is made. Registering a file again does nothing.
  ///
  /// ```swift
  /// try UIFont.register(contentsOf: Bundle.module.url(forResource: "Lato", withExtension: "ttf")!)
  /// label.font = UIFont(name: "Lato-Regular", size: 17)
  /// ```
  ///
  /// - Parameter url: An OpenType or TrueType file, or a collection.
  /// - Returns: The fonts' PostScript names.
  /// - Throws: `FontFace.Error` where the file cannot be read or used.
  @discardableResult
  public class func register(contentsOf url: URL) throws(FontFace.Error) -> [String] {
    let faces = try FontFace.faces(contentsOf: url)
    FontLibrary.register(faces)
    return faces.map(\.postScriptName)
  }

  /// Makes the font of a file's bytes available, as ``register(contentsOf:)`` does.
  ///
  /// - Parameter data: A whole OpenType or TrueType file.
  /// - Returns: The font's PostScript name.
  /// - Throws: `FontFace.Error` where the data cannot be used.
  @discardableResult
  public class func register(data: Data) throws(FontFace.Error) -> String {
    let face = try FontFace(data: data)
    FontLibrary.register([face])
    return face.postScriptName
  }
}

// MARK: - Core Text's way

/// How long a registered font is there; always as long as the program runs.
public enum CTFontManagerScope: UInt32, Sendable {
  /// As `process`.
  case none
  /// As long as the program runs.
  case process
  /// As `process`.
  case persistent
  /// As `process`.
  case session
  /// As `process`.
  case user
}

/// What Core Graphics' functions on fonts take: a font file's bytes.
open class CGDataProvider: NSObject {
  /// The bytes.
  public let data: Data?

  /// Reads a file; `nil` where it cannot be read.
  public init?(url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }

  /// Reads a file; `nil` where it cannot be read.
  public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

  /// Takes bytes.
  public init?(data: Data) { self.data = data }

  /// Takes bytes.
  public convenience init?(data: NSData) { self.init(data: data as Data) }
}

/// A font of a file.
open class CGFont: NSObject {
  let face: FontFace

  /// Opens a font; `nil` where the bytes are none.
  public init?(_ provider: CGDataProvider) {
    guard let face = provider.data.flatMap({ try? FontFace(data: $0) }) else { return nil }
    self.face = face
    givenName = nil
  }

  /// Finds a font by its PostScript name, as ``UIFont/init(name:size:)`` does; `nil` where there is
  /// none that is a file.
  public convenience init?(_ name: CFString) {
    guard let font = UIFont(name: name, size: 17), let face = try? font.textStyle().face else {
      return nil
    }
    self.init(face: face, name: font.fontName)
  }

  private init(face: FontFace, name: String) {
    self.face = face
    givenName = name
  }

  private let givenName: String?

  /// The PostScript name.
  public var postScriptName: String? { givenName ?? face.postScriptName }
  /// The family and the style.
  public var fullName: String? { face.name }
  /// Font units per em.
  public var unitsPerEm: Int32 { Int32(face.unitsPerEm) }
}

/// What a call that registers a font reports.
public final class CFError: Error {
  /// What went wrong.
  public let localizedDescription: String

  init(_ error: FontFace.Error) { localizedDescription = "\(error)" }
}

/// What went wrong, in words.
public func CFErrorCopyDescription(_ error: CFError) -> CFString { error.localizedDescription }

/// Makes a font available, as ``UIFont/register(data:)`` does.
///
/// - Returns: Whether it can be used.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontLibrary.register([font.face])
  return true
}

/// Makes the fonts of a file available, as ``UIFont/register(contentsOf:)`` does.
///
/// - Returns: Whether they can be used; `error` says why not.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    try UIFont.register(contentsOf: fontURL)
    return true
  } catch let problem {
    error?.pointee = .passRetained(CFError(problem))
    return false
  }
}

/// Takes the fonts of a file away that were made available.
///
/// - Returns: Whether they were there; `error` says why the file cannot be read.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: URL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    return FontLibrary.unregister(try FontFace.faces(contentsOf: fontURL))
  } catch let problem {
    error?.pointee = .passRetained(CFError(problem))
    return false
  }
}

/// Takes a font away that was made available.
///
/// - Returns: Whether it was there.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  FontLibrary.unregister([font.face])
}

/// Makes the fonts of files available, as ``UIFont/register(contentsOf:)`` does.
///
/// - Parameters:
///   - fontURLs: Files, each a `URL`.
///   - errors: What went wrong with each that cannot be used: a `CFError`.
/// - Returns: Whether all can be used.
@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope,
  _ errors: UnsafeMutablePointer<CFArray?>?
) -> Bool {
  var problems: [CFError] = []
  for case let url as URL in fontURLs {
    do {
      try UIFont.register(contentsOf: url)
    } catch {
      problems.append(CFError(error))
    }
  }
  errors?.pointee = problems
  return problems.isEmpty
}

/// What Core Foundation calls Foundation's types, for sources that cast to it.
public typealias CFURL = URL
/// What Core Foundation calls Foundation's types, for sources that cast to it.
public typealias CFString = String
/// What Core Foundation calls Foundation's types, for sources that cast to it.
public typealias CFData = Data
