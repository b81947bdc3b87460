// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Finds faces by family in a fixed list of folders, always in the same order: the faces that were
/// registered first, then the folders.
///
/// The machine's font configuration (fontconfig) is never asked: it answers with whatever happens
/// to be installed. Files are opened only when a face of them is needed, and then once.
///
/// ```swift
/// let bold = try FontLibrary.system.face(family: "Inter", weight: 700)
/// let vendored = FontLibrary(folders: [URL(fileURLWithPath: "Snapshots/Fonts")])
/// ```
public struct FontLibrary: Sendable {
  /// The library of the system folders, `/usr/share/fonts` and `/usr/local/share/fonts`.
  public static let system = FontLibrary()

  /// The folders that are searched, in this order, with all folders in them.
  public let folders: [String]
  let catalog: FontCatalog

  /// Makes a library. Nothing is read before the first look-up.
  ///
  /// - Parameters:
  ///   - faces: Faces that were opened already and come before all others.
  ///   - folders: Folders that come before the system's, such as a package's `Snapshots/Fonts`. A
  ///     folder that does not exist counts as empty.
  public init(faces: [FontFace] = [], folders: [URL] = []) {
    self.init(
      faces: faces,
      onlyFolders: folders.map(\.path) + ["/usr/share/fonts", "/usr/local/share/fonts"])
  }

  /// Makes a library without the system's folders.
  init(
    faces: [FontFace] = [], onlyFolders folders: [String], registry: FontRegistry = .shared
  ) {
    self.folders = folders
    catalog = FontCatalog(faces: faces, folders: folders, registry: registry)
  }

  /// The face of a family that is nearest to a weight.
  ///
  /// A face with the very weight is taken from the first folder that has one. Otherwise the nearest
  /// weight is chosen as CSS does: lighter ones first below 400, heavier ones first above 500, and
  /// 400 and 500 stand in for each other. A family without italic faces answers with upright ones,
  /// and the other way round.
  ///
  /// - Parameters:
  ///   - family: The typographic family, such as `Inter`; case and spaces do not matter.
  ///   - weight: 100 (thin) to 900 (black), 400 (regular) by default.
  ///   - italic: Whether an italic face is preferred.
  /// - Throws: ``FontFace/Error`` where no folder has the family, or its file cannot be used.
  public func face(
    family: String, weight: Int = 400, italic: Bool = false
  ) throws(FontFace.Error) -> FontFace {
    try catalog.face(FontCatalog.Query(family: family, weight: weight, italic: italic))
  }

  /// The face with a PostScript name (`Inter-Bold`), full name (`Inter Bold`) or family (`Inter`).
  ///
  /// - Throws: ``FontFace/Error`` where no folder has the face, or its file cannot be used.
  public func face(named name: String) throws(FontFace.Error) -> FontFace {
    try catalog.face(named: name)
  }
}
