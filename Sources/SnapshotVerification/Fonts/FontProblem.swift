// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import TextLayout

/// Why a package's fonts cannot be listed or copied.
public enum FontProblem: Error, Hashable, Sendable {
  /// There is no reference in the package.
  case noReferences(package: String)
  /// A reference cannot be read.
  case unusableReference(SnapshotProblem)
  /// No reference says which fonts it was drawn with.
  case noFonts(references: Int)
  /// References were drawn with two versions of a face.
  case conflict([FontInventory.Use])
  /// Only another version than the recorded one is there.
  case otherVersion(FontInventory.Use, FontIdentity, file: String)
  /// No file has the face.
  case missing(FontInventory.Use)
  /// A file cannot be copied.
  case uncopied(file: String, reason: String)
}

extension FontProblem: CustomStringConvertible {
  /// What happened, with the names of the files, and what to do.
  public var description: String {
    switch self {
    case .noReferences(let package):
      "There are no references in \(package)/Snapshots. Record some first: "
        + "swift run snapshots record"
    case .unusableReference(let problem): problem.description
    case .noFonts(let references):
      "None of the \(references) references says which fonts it was drawn with: they show no text, "
        + "or were recorded by an earlier version. Delete those that show text and record them "
        + "again: swift run snapshots record"
    case .conflict(let uses):
      "The references do not agree on \(uses[0].identity.name):\n"
        + uses.map { "  \($0.identity.versionPhrase): \(Self.names($0.references))" }
        .joined(separator: "\n")
        + "\nOnly one version can be in the package. Record the others again with it."
    case .otherVersion(let use, let current, let file):
      "\(use.identity.name) \(use.identity.versionPhrase) is not here: \(file) is "
        + "\(current.versionPhrase). Run this on a machine with the recorded version, put its file "
        + "into Snapshots/Fonts yourself, or record \(Self.names(use.references)) again."
    case .missing(let use):
      "\(use.identity.name) \(use.identity.versionPhrase) was not found in the package or the "
        + "system's folders. Install it, put its file into Snapshots/Fonts yourself, or record "
        + "\(Self.names(use.references)) again."
    case .uncopied(let file, let reason):
      "The file cannot be copied: \(reason).\n  \(file)\nMake it readable, and Snapshots/Fonts writable; then run this "
        + "again."
    }
  }

  /// One name, or the first and how many more.
  private static func names(_ references: [String]) -> String {
    guard let first = references.first else { return "no reference" }
    switch references.count {
    case 1: return "Snapshots/\(first)"
    case 2: return "Snapshots/\(first) and 1 more"
    default: return "Snapshots/\(first) and \(references.count - 1) more"
    }
  }
}
