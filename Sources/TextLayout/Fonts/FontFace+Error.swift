// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension FontFace {
  /// Why there is no face: it was not found, or its file could not be used. `file` is `nil` for a
  /// font made from data.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// There is no such file, or it may not be read.
    case unreadable(file: String)
    /// The bytes are no complete font.
    case damaged(file: String?, reason: String)
    /// The font maps no character to a glyph.
    case noCharacterMap(file: String?)
    /// The font is variable (it has an `fvar` table).
    case variable(file: String?)
    /// No folder has a face of that name.
    case missing(name: String, folders: [String])
    /// The file of the face was found but cannot be used.
    indirect case unusable(name: String, FontFace.Error)
  }
}

extension FontFace.Error: CustomStringConvertible {
  /// What happened, with the file's name or where was searched, and what to do.
  public var description: String {
    switch self {
    case .unreadable(let file):
      "the font file \(file) cannot be read: check that it exists and that you may read it"
    case .damaged(let file, let reason):
      "\(Self.subject(file)) is damaged or not a font: \(reason); install it again"
    case .noCharacterMap(let file):
      "\(Self.subject(file)) has no character map (`cmap`), so no text can be set in it; "
        + "choose another font"
    case .variable(let file):
      "\(Self.subject(file)) is a variable font (`fvar`), whose outlines differ between HarfBuzz "
        + "versions and processors; use the static files of the family, or make one with "
        + "`fonttools varLib.instancer`"
    case .missing(let name, let folders):
      "the font \(name) was not found in \(folders.joined(separator: ", ")): "
        + "\(Self.remedy(for: name))put its files into the package's Snapshots/Fonts folder"
    case .unusable(let name, let error):
      "the font \(name) cannot be used: \(error)"
    }
  }

  private static func subject(_ file: String?) -> String {
    file.map { "the font file \($0)" } ?? "the font data"
  }

  private static func remedy(for name: String) -> String {
    let packages = [
      ("inter", "fonts-inter"), ("dejavu", "fonts-dejavu-core"),
      ("liberation", "fonts-liberation2"),
      ("roboto", "fonts-roboto-unhinted"), ("notocoloremoji", "fonts-noto-color-emoji"),
      ("notosanscjk", "fonts-noto-cjk"), ("notoserifcjk", "fonts-noto-cjk"),
      ("noto", "fonts-noto-core"),
    ]
    let key = FontCatalog.key(name)
    guard let package = packages.first(where: { key.hasPrefix($0.0) })?.1 else { return "" }
    return "install it with `apt-get install \(package)`, or "
  }
}
