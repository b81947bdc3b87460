// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Faces that are not the ones that a picture was recorded with.
///
/// ```swift
/// let recorded = lines.compactMap { FontIdentity($0) }
/// if let mismatch = FontMismatch(recorded: recorded, current: list.faces) { print(mismatch) }
/// ```
public struct FontMismatch: Hashable, Sendable {
  /// One face in both versions.
  public struct Change: Hashable, Sendable {
    /// What the picture was recorded with.
    public let recorded: FontIdentity
    /// What was found now.
    public let current: FontIdentity
    /// The file of the face that was found now, or `nil` for a face made from data.
    public let file: String?
  }

  /// The faces that differ, in the order of `recorded`; one at least.
  public let changes: [Change]

  /// Compares the faces of a recorded picture with those of a new one.
  ///
  /// Faces are compared by name. One that only one of the pictures has is no mismatch: the views differ
  /// then, or another face stands in for a missing one.
  ///
  /// - Parameters:
  ///   - recorded: What the reference says it was drawn with.
  ///   - current: What was drawn with now.
  /// - Returns: `nil` where all faces are the same.
  public init?(recorded: [FontIdentity], current: [FontFace]) {
    changes = recorded.compactMap { old in
      let faces = current.filter { $0.name == old.name }
      // The faces of a text may be two of one name, from two folders.
      guard let face = faces.first, !faces.contains(where: { $0.digest == old.digest }) else {
        return nil
      }
      return Change(recorded: old, current: FontIdentity(face), file: face.file)
    }
    if changes.isEmpty { return nil }
  }
}

extension FontMismatch: CustomStringConvertible {
  /// Both versions of each face, and what to do.
  public var description: String {
    let differences = changes.map { change in
      "the reference was recorded with \(change.recorded.phrase), but the font found now"
        + "\(change.file.map { ", \($0)," } ?? "") is \(change.current.phrase)"
    }
    return differences.joined(separator: "; ")
      + ". Text would be laid out and drawn differently, so the pictures were not compared. "
      + "Put the recorded version into the package's Snapshots/Fonts folder, or record the references "
      + "again."
  }
}
