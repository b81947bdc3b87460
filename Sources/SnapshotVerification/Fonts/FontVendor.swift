// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import TextLayout

/// Copies the fonts that a package's references were drawn with into the package, so that every
/// machine draws with them.
///
/// ```swift
/// let inventory = try FontInventory(package: "/app")
/// let copies = try FontVendor(inventory).copyFonts()
/// ```
public struct FontVendor: Sendable {
  /// A file of the package's font folder.
  public struct Copy: Hashable, Sendable {
    /// What happened to it.
    public enum Action: Hashable, Sendable {
      /// It was not there.
      case added
      /// Another file of its name was there.
      case replaced
      /// It is there already.
      case kept
    }

    /// What happened to it.
    public let action: Action
    /// Its path, relative to the package.
    public let path: String
    /// The names and versions of its faces that are in use; empty for a license.
    public let faces: [String]
    /// Where it came from: a file and the Debian package that has it, if any; `nil` where it was
    /// kept.
    public let origin: String?
  }

  private let inventory: FontInventory
  private let root: String

  /// Prepares to copy.
  ///
  /// - Parameter inventory: The fonts in use.
  public init(_ inventory: FontInventory) { self.init(inventory, root: "") }

  init(_ inventory: FontInventory, root: String) {
    self.inventory = inventory
    self.root = root
  }

  /// Copies every face in use that is not in the package, with the license of its Debian package.
  /// All files are read and written beside their place before the first takes it.
  ///
  /// - Returns: All files in use, sorted by path, and the fonts for which no license was found.
  /// - Throws: What is in the way, `SnapshotVerifier.Error.several` with an error for each face;
  ///   nothing is changed then.
  public func copyFonts() throws(SnapshotVerifier.Error) -> (
    copies: [Copy], withoutLicense: [String]
  ) {
    try check()
    let wanted = try wantedFiles()
    var copies = keptFiles()
    copies += try write(wanted.files)
    return (
      copies.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, wanted.withoutLicense
    )
  }

  // MARK: Checking

  private func check() throws(SnapshotVerifier.Error) {
    guard !inventory.uses.isEmpty else {
      throw .noFonts(references: inventory.silentReferences.count)
    }
    var problems: [SnapshotVerifier.Error] = []
    var names: [String] = []
    for use in inventory.uses where !names.contains(use.identity.name) {
      names.append(use.identity.name)
      let versions = inventory.uses.filter { $0.identity.name == use.identity.name }
      if versions.count > 1 {
        problems.append(.conflictingFonts(versions.map(\.recorded)))
        continue
      }
      switch use.place {
      case .vendored, .package, .system: break
      case .otherVersion(let current, let file):
        problems.append(.otherFontVersion(use.recorded, current: current, file: file))
      case .missing: problems.append(.missingFont(use.recorded))
      }
    }
    if !problems.isEmpty { throw .several(problems) }
  }

  // MARK: Files

  /// A file to write.
  private struct Wanted {
    let path: String
    let bytes: [UInt8]
    var faces: [String]
    let origin: String
  }

  private func phrase(_ identity: FontIdentity) -> String {
    identity.version.isEmpty ? identity.name : "\(identity.name) \(identity.version)"
  }

  private func wantedFiles() throws(SnapshotVerifier.Error) -> (
    files: [Wanted], withoutLicense: [String]
  ) {
    var files: [Wanted] = []
    var withoutLicense: [String] = []
    for use in inventory.uses {
      guard case .system(let file) = use.place else { continue }
      let package = FontPackage(of: file, root: root)
      let origin = package.map { "\(file) (\($0.phrase))" } ?? file
      if let known = files.firstIndex(where: { $0.origin == origin }) {
        files[known].faces.append(phrase(use.identity))
        continue
      }
      files.append(
        Wanted(
          path: path(of: file, among: files, family: use.identity.family), bytes: try read(file),
          faces: [phrase(use.identity)], origin: origin))
      guard let package, let license = package.license else {
        withoutLicense.append(phrase(use.identity))
        continue
      }
      let path = "Snapshots/Fonts/\(package.name).copyright"
      guard !files.contains(where: { $0.path == path }) else { continue }
      files.append(Wanted(path: path, bytes: try read(license), faces: [], origin: license))
    }
    return (files, withoutLicense)
  }

  /// A file keeps its name; a second one of that name goes into a folder named for its family.
  private func path(of file: String, among files: [Wanted], family: String) -> String {
    let name = (file as NSString).lastPathComponent
    let path = "Snapshots/Fonts/\(name)"
    guard files.contains(where: { $0.path == path }) else { return path }
    let folder = family.filter { $0.isLetter || $0.isNumber }
    return "Snapshots/Fonts/\(folder.isEmpty ? "Other" : folder)/\(name)"
  }

  private func read(_ file: String) throws(SnapshotVerifier.Error) -> [UInt8] {
    do throws(SnapshotVerifier.Error) {
      guard let bytes = try AtomicFile.read(file) else {
        throw SnapshotVerifier.Error.system(ENOENT)
      }
      return bytes
    } catch {
      throw .uncopiedFont(file: file, reason: error.description)
    }
  }

  private func keptFiles() -> [Copy] {
    var kept: [String: [String]] = [:]
    for use in inventory.uses {
      switch use.place {
      case .vendored(let file), .package(let file):
        kept[String(file.dropFirst(inventory.package.utf8.count + 1)), default: []]
          .append(phrase(use.identity))
      case .system, .otherVersion, .missing: break
      }
    }
    return kept.map { Copy(action: .kept, path: $0.key, faces: $0.value, origin: nil) }
  }

  // MARK: Writing

  /// Writes all files into a folder beside the fonts, then moves them to their places.
  private func write(_ files: [Wanted]) throws(SnapshotVerifier.Error) -> [Copy] {
    let staging =
      "\(inventory.package)/Snapshots/.fonts-\(ProcessInfo.processInfo.processIdentifier)"
    defer { try? FileManager.default.removeItem(atPath: staging) }
    for (index, file) in files.enumerated() {
      try step(file) { () throws(SnapshotVerifier.Error) in
        try AtomicFile.write(file.bytes, to: "\(staging)/\(index)")
        try AtomicFile.makeFolder(
          ("\(inventory.package)/\(file.path)" as NSString).deletingLastPathComponent)
      }
    }
    var copies: [Copy] = []
    for (index, file) in files.enumerated() {
      try step(file) { () throws(SnapshotVerifier.Error) in
        let path = "\(inventory.package)/\(file.path)"
        let old = try AtomicFile.read(path)
        if old != file.bytes {
          try AtomicFile.move("\(staging)/\(index)", to: path)
        }
        let action: Copy.Action = old == nil ? .added : old == file.bytes ? .kept : .replaced
        copies.append(
          Copy(
            action: action, path: file.path, faces: file.faces,
            origin: action == .kept ? nil : file.origin))
      }
    }
    return copies
  }

  private func step(
    _ file: Wanted, _ body: () throws(SnapshotVerifier.Error) -> Void
  ) throws(SnapshotVerifier.Error) {
    do throws(SnapshotVerifier.Error) {
      try body()
    } catch {
      throw .uncopiedFont(file: "\(inventory.package)/\(file.path)", reason: error.description)
    }
  }
}
