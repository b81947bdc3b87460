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
