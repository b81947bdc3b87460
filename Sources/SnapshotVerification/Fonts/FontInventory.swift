// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// The faces that a package's references were drawn with, and where they are found now.
///
/// ```swift
/// let inventory = try FontInventory(package: "/app")
/// for use in inventory.uses { print(use.identity.name, use.references.count) }
/// ```
public struct FontInventory: Sendable {
  /// One version of a face.
  public struct Use: Hashable, Sendable {
    /// The version.
    public let identity: FontIdentity
    /// The references that were drawn with it, relative to `Snapshots`, sorted.
    public let references: [String]
    /// Where it is.
    public let place: Place

    /// The version and its references, for an error.
    var recorded: SnapshotVerifier.Error.RecordedFont {
      SnapshotVerifier.Error.RecordedFont(identity: identity, references: references)
    }
  }

  /// Where a version of a face is. Paths are absolute.
  public enum Place: Hashable, Sendable {
    /// In the package's `Snapshots/Fonts`, where the renderer looks first.
    case vendored(file: String)
    /// Somewhere else in the package: a test registers it.
    case package(file: String)
    /// In a folder of the system.
    case system(file: String)
    /// A file has the face, in another version.
    case otherVersion(FontIdentity, file: String)
    /// No file has it.
    case missing
  }

  /// The package's folder.
  public let package: String
  /// The faces, sorted by name.
  public let uses: [Use]
  /// The references that name no fonts, relative to `Snapshots`, and beside sources to the
  /// package, sorted: they show no
  /// text, or were recorded before references named their fonts.
  public let silentReferences: [String]

  /// The folder of a package's fonts.
  public var fontFolder: String { package + "/Snapshots/Fonts" }

  /// Reads all references of a package. Cost: that of decoding each.
  ///
  /// - Parameters:
  ///   - package: The absolute path of the folder that holds `Snapshots`.
  ///   - system: Where the system's fonts are.
  /// - Throws: `SnapshotVerifier.Error` where there are no references or one cannot be read.
  public init(package: String, system: FontLibrary = .system) throws(SnapshotVerifier.Error) {
    let own = PackageFiles(package + "/Snapshots", endingIn: [".png"]).paths
      .filter { !$0.hasPrefix("Fonts/") }
    let beside = ReferencePlace.pathsBesideSources(inPackage: package)
      .filter { $0.hasSuffix(".png") }.map { String($0.dropFirst(package.count + 1)) }
    let references = own.map { ($0, "Snapshots/" + $0) } + beside.map { ($0, $0) }
    guard !references.isEmpty else { throw .noReferences(package: package) }
    var users: [FontIdentity: [String]] = [:]
    var silent: [String] = []
    for (path, place) in references {
      let fonts = try Self.fonts(ofReference: "\(package)/\(place)")
      if fonts.isEmpty { silent.append(path) }
      for font in fonts { users[font, default: []].append(path) }
    }
    let files = users.isEmpty ? [:] : Self.filesByDigest(in: package)
    self.package = package
    silentReferences = silent
    uses = [FontIdentity](users.keys).sortedByName.map { identity in
      Use(
        identity: identity, references: users[identity] ?? [],
        place: Self.place(of: identity, package: package, files, system))
    }
  }

  private static func fonts(ofReference path: String) throws(SnapshotVerifier.Error)
    -> [FontIdentity]
  {
    try StoredReference.read(path)?.metadata?.fonts ?? []
  }

  /// The package's own font files by the digest of their bytes. Those in `Snapshots/Fonts` precede.
  private static func filesByDigest(in package: String) -> [String: String] {
    let paths = PackageFiles(package, endingIn: PackageFiles.fonts).paths
    let vendored = paths.filter { $0.hasPrefix("Snapshots/Fonts/") }
    var files: [String: String] = [:]
    for path in vendored + paths {
      let file = "\(package)/\(path)"
      guard let face = try? FontFace(contentsOf: URL(fileURLWithPath: file)) else { continue }
      if files[face.digest] == nil { files[face.digest] = file }
    }
    return files
  }

  private static func place(
    of identity: FontIdentity, package: String, _ files: [String: String], _ system: FontLibrary
  ) -> Place {
    if let file = files[identity.digest] {
      return file.hasPrefix(package + "/Snapshots/Fonts/")
        ? .vendored(file: file) : .package(file: file)
    }
    // Where the package has another version it is the one that is drawn with, but what counts here
    // is where the recorded one can be had.
    guard let face = system.face(for: identity), let file = face.file else { return .missing }
    return face.digest == identity.digest
      ? .system(file: file) : .otherVersion(FontIdentity(face), file: file)
  }
}

/// The files of some kinds below a folder. Hidden files and folders, such as `.build`, are left
/// out.
struct PackageFiles {
  static let fonts = [".otf", ".ttf", ".otc", ".ttc"]

  /// Relative to the folder, sorted by their bytes.
  let paths: [String]

  init(_ folder: String, endingIn endings: [String]) {
    var paths: [String] = []
    var pending = [""]
    while let prefix = pending.popLast() {
      let names = try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(prefix)")
      for name in names ?? [] where !name.hasPrefix(".") {
        if AtomicFile.isOwnFolder("\(folder)/\(prefix)\(name)") {
          pending.append("\(prefix)\(name)/")
        } else if endings.contains(where: name.lowercased().hasSuffix) {
          paths.append(prefix + name)
        }
      }
    }
    self.paths = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension AtomicFile {
  /// Whether a folder, and not a link to one, is at `path`: links may lead in circles.
  fileprivate static func isOwnFolder(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }
}
