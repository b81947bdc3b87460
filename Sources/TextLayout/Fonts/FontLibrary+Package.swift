// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

extension FontLibrary {
  /// The library of a package: its folder `Snapshots/Fonts`, then the system's folders.
  ///
  /// All calls with one root give the same library, so that each face is opened once. A package
  /// without the folder has the ``system`` library.
  ///
  /// ```swift
  /// var environment = RenderingEnvironment.current
  /// environment.fonts = .package(at: packageRoot)
  /// ```
  ///
  /// - Parameter root: The folder that holds `Package.swift`.
  public static func package(at root: URL) -> FontLibrary {
    let folder = root.standardizedFileURL.appendingPathComponent("Snapshots/Fonts")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return .system }
    return packages.withLock { packages in
      if let known = packages[folder.path] { return known }
      let library = FontLibrary(folders: [folder])
      packages[folder.path] = library
      return library
    }
  }

  /// The libraries of packages by their folder.
  private static let packages = Mutex<[String: FontLibrary]>([:])

  /// Adds faces that come before those of all folders, in every library of the process.
  ///
  /// Call it before the first text is measured: what was laid out keeps its faces. Registering a
  /// face again does nothing.
  ///
  /// - Parameter faces: The faces. They come before those of earlier calls.
  public static func register(_ faces: [FontFace]) {
    FontRegistry.shared.register(faces)
  }

  /// Takes faces away that were registered.
  ///
  /// - Returns: Whether all were.
  public static func unregister(_ faces: [FontFace]) -> Bool {
    FontRegistry.shared.unregister(faces)
  }

  /// The faces that were registered, the latest first.
  public static var registeredFaces: [FontFace] { FontRegistry.shared.contents.faces }
}

extension FontFace {
  /// Opens every face of a font file: one, or those of a collection.
  ///
  /// - Throws: ``FontFace/Error`` where the file cannot be read, or a face of it cannot be used.
  public static func faces(contentsOf url: URL) throws(FontFace.Error) -> [FontFace] {
    var faces = [try FontFace(contentsOf: url)]
    for index in 1..<max(1, FontFile.faceCount(url.path)) {
      faces.append(try FontFace(contentsOf: url, index: index))
    }
    return faces
  }
}
