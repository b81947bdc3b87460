// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Faces that are not the ones that a picture was recorded with.
///
/// ```swift
/// let recorded = lines.compactMap { FontIdentity($0) }
/// if let mismatch = FontMismatch(recorded: recorded, current: list.faces, in: .system) {
///   print(mismatch)
/// }
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

  /// The faces that were drawn in both versions and differ, in the order of `recorded`.
  public let changes: [Change]
  /// The faces that only the recorded picture has and that are not installed: another face stands
  /// in for them, or nothing does. In the order of `recorded`.
  public let missing: [FontIdentity]

  /// Compares the faces of a recorded picture with those of a new one.
  ///
  /// Faces are compared by name. One that only one of the pictures has is no mismatch while it is
  /// installed: the views differ then.
  ///
  /// - Parameters:
  ///   - recorded: What the reference says it was drawn with.
  ///   - current: What was drawn with now.
  ///   - library: Where the fonts of the new picture were looked up.
  /// - Returns: `nil` where all faces are the same.
  public init?(recorded: [FontIdentity], current: [FontFace], in library: FontLibrary) {
    changes = recorded.compactMap { old in
      let faces = current.filter { $0.name == old.name }
      // The faces of a text may be two of one name, from two folders.
      guard let face = faces.first, !faces.contains(where: { $0.digest == old.digest }) else {
        return nil
      }
      return Change(recorded: old, current: FontIdentity(face), file: face.file)
    }
    missing = recorded.filter { old in
      !current.contains { $0.name == old.name } && library.face(for: old) == nil
    }
    if changes.isEmpty && missing.isEmpty { return nil }
  }

  /// One sentence for each face: what it is now, in which file, and what it was.
  public var sentences: [String] {
    changes.map { change in
      "The font \(change.recorded.name) is \(change.current.versionPhrase)"
        + "\(change.file.map { " in \($0)" } ?? ""), and the reference was recorded with "
        + "\(change.recorded.versionPhrase)."
    }
      + missing.map {
        "The font \($0.name) was not found, and the reference was recorded with it: "
          + "\($0.versionPhrase)."
      }
  }
}

extension FontMismatch: CustomStringConvertible {
  /// Both versions of each face, and what to do.
  public var description: String {
    sentences.joined(separator: " ")
      + " Text is laid out and drawn differently with them. Put the recorded version into the "
      + "package's Snapshots/Fonts folder, or record the references again."
  }
}

extension FontLibrary {
  /// The face that has an identity's name, in whatever version, or `nil` where there is none.
  ///
  /// It is looked up by family, weight and slant as the style tells them, and, where that leads to
  /// another face, among the names in all files.
  public func face(for identity: FontIdentity) -> FontFace? {
    let style = FontStyleName(identity.style)
    if let weight = style.weight,
      let face = try? face(family: identity.family, weight: weight, italic: style.isItalic),
      face.name == identity.name
    {
      return face
    }
    guard let face = try? face(named: identity.name), face.name == identity.name else { return nil }
    return face
  }
}
