// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PNGCodec

/// Whether references show what their digests claim: each file is decoded.
///
/// ```swift
/// let audit = try DigestAudit(paths: [package + "/Snapshots"])
/// if !audit.isSound { print(audit.text()) }
/// ```
public struct DigestAudit: Hashable, Sendable {
  /// What was found out about one file.
  public enum Verdict: Hashable, Sendable {
    /// It shows what its digest says.
    case holds
    /// It has no digest that counts; tests decode it.
    case noDigest
    /// Another program has changed the file since, and the digest no longer counts; tests decode
    /// it.
    case outdated
    /// It shows something else than its digest says.
    case lies
    /// It cannot be read or decoded.
    case unusable(reason: String)
  }

  /// One file.
  public struct File: Hashable, Sendable {
    /// The path as it was given or found.
    public var path: String
    /// What was found out.
    public var verdict: Verdict

    /// The path, relative to the current folder where the file lies in it.
    public var shownPath: String {
      let folder = FileManager.default.currentDirectoryPath + "/"
      return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
    }
  }

  /// The files, sorted by path, each once.
  public let files: [File]

  /// Decodes all pictures among the references of a package.
  ///
  /// - Parameter package: The package's folder.
  /// - Throws: `SnapshotVerifier.Error.nothingToAudit` where there are neither `Snapshots` nor
  ///   references beside sources, and `.unlistable` for a folder.
  public init(package: String) throws(SnapshotVerifier.Error) {
    let folder = AbsolutePath.standardized(package)
    let beside = ReferencePlace.pathsBesideSources(inPackage: folder)
      .filter { $0.hasSuffix(".png") }
    let own = folder + "/Snapshots"
    let paths = (AtomicFile.isFolder(own) ? [own] : []) + beside
    guard !paths.isEmpty else { throw .nothingToAudit(path: "Snapshots") }
    try self.init(paths: paths)
  }

  /// Decodes files.
  ///
  /// - Parameter paths: PNG files, and folders whose references are taken.
  /// - Throws: `SnapshotVerifier.Error.nothingToAudit` for a path at which there is nothing, and
  ///   `.unlistable` for a folder.
  public init(paths: [String]) throws(SnapshotVerifier.Error) {
    var found: Set<String> = []
    for path in paths {
      if AtomicFile.isFolder(path) {
        found.formUnion(try ReferenceFolder(path).paths.filter { $0.hasSuffix(".png") })
      } else if FileManager.default.fileExists(atPath: path) {
        found.insert(AbsolutePath.standardized(path))
      } else {
        throw .nothingToAudit(path: path)
      }
    }
    files = found.sorted().map { File(path: $0, verdict: Self.verdict(on: $0)) }
  }

  /// Whether no digest lies and every file can be decoded.
  public var isSound: Bool {
    files.allSatisfy { file in
      switch file.verdict {
      case .holds, .noDigest, .outdated: true
      case .lies, .unusable: false
      }
    }
  }

  private static func verdict(on path: String) -> Verdict {
    do {
      guard let bytes = try AtomicFile.read(path) else {
        return .unusable(reason: "it is not there any more")
      }
      try PNG.checkViewersAgree(on: bytes)
      switch try PNG.digestClaim(of: bytes) {
      case .absent: return .noDigest
      case .outdated: return .outdated
      case .holds: return .holds
      case .lies: return .lies
      }
    } catch {
      return .unusable(reason: SnapshotVerifier.Error.reason(error))
    }
  }
}

extension DigestAudit {
  /// A line for each file that is not in order, and the counts.
  ///
  /// ```
  /// lies      Snapshots/AppTests/ProfileViewTests/testEveryState.adult.png
  ///
  /// 1 lies, 12 hold, 2 without a digest
  /// ```
  ///
  /// - Parameter showsAll: Whether the others have lines too.
  public func text(showsAll: Bool = false) -> String {
    let lines = files.compactMap { file -> String? in
      guard showsAll || file.verdict.isNamed else { return nil }
      let word = file.verdict.word
      let padding = String(repeating: " ", count: max(1, 10 - word.count))
      var line = word + padding + Self.escaped(file.shownPath)
      if case .unusable(let reason) = file.verdict { line += "\n          \(reason)" }
      return line
    }
    return (lines + (lines.isEmpty ? [] : [""]) + [counts]).joined(separator: "\n") + "\n"
  }

  private var counts: String {
    guard !files.isEmpty else {
      return "no references. Record some first: swift run snapshots record"
    }
    let kinds: [(String, (Verdict) -> Bool)] = [
      ("lies", { $0 == .lies }),
      ("unusable", { if case .unusable = $0 { true } else { false } }),
      ("outdated, decoded by tests", { $0 == .outdated }), ("hold", { $0 == .holds }),
      ("without a digest, decoded by tests", { $0 == .noDigest }),
    ]
    return kinds.compactMap { words, isOne in
      let count = files.count { isOne($0.verdict) }
      return count > 0 ? "\(count) \(words)" : nil
    }.joined(separator: ", ")
  }

  /// Characters that a terminal would obey or that reorder text are shown as their code points.
  private static func escaped(_ path: String) -> String {
    path.unicodeScalars.map {
      switch $0.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: $0.escaped(asASCII: true)
      default: String($0)
      }
    }
    .joined()
  }
}

extension DigestAudit.Verdict {
  /// Whether a person should know of the file.
  fileprivate var isNamed: Bool {
    switch self {
    case .holds, .noDigest: false
    case .outdated, .lies, .unusable: true
    }
  }

  /// The verdict in a word: `holds`, `none`, `outdated`, `lies` or `unusable`.
  public var word: String {
    switch self {
    case .holds: "holds"
    case .noDigest: "none"
    case .outdated: "outdated"
    case .lies: "lies"
    case .unusable: "unusable"
    }
  }
}
