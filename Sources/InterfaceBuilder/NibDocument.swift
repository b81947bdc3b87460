// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a `.xib` or `.storyboard` file holds.
///
/// ```swift
/// let document = try NibDocument(data, name: "BadgeCell.xib")
/// print(document.objects.map(\.name))  // ["placeholder", "placeholder", "tableViewCell"]
/// ```
public struct NibDocument: Sendable {
  /// The bytes that a file may have.
  public static let maximumByteCount = 32 << 20
  /// The elements that a file may have.
  public static let maximumElementCount = 200_000
  /// How deep elements may lie in each other.
  public static let maximumDepth = 200

  /// The file's name, for messages.
  public let name: String
  /// The element around all.
  public let root: NibElement

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - name: Its name, for messages.
  public init(_ data: Data, name: String) throws(Error) {
    self.name = name
    root = try NibReader.root(of: data, name: name)
    guard root.name == "document" else {
      throw Error(
        file: name,
        reason: "its root is <\(root.name)>, not <document>: open it in Xcode 8 or later and save "
          + "it anew")
    }
    guard root["targetRuntime"].map({ $0.contains("CocoaTouch") }) ?? true else {
      throw Error(
        file: name, reason: "it is for \(root["targetRuntime"] ?? ""), not for iOS.CocoaTouch")
    }
  }

  init(name: String, root: NibElement) {
    self.name = name
    self.root = root
  }

  /// The objects of a `.xib`, with the placeholders.
  public var objects: [NibElement] { root.list("objects") }

  /// The scenes of a storyboard: the objects of each.
  public var scenes: [[NibElement]] {
    root.list("scenes").map { $0.list("objects") }
  }

  /// The id of the first scene's controller; `nil` for none.
  public var initialController: String? { root["initialViewController"] }

  /// What the file knows of a picture or a color by name.
  public func resource(_ element: String, named name: String) -> NibElement? {
    root.list("resources").first { $0.name == element && $0["name"] == name }
  }

  /// A file that cannot be read, and why.
  public struct Error: Swift.Error, CustomStringConvertible, Equatable {
    /// The file's name.
    public let file: String
    /// What is wrong with it.
    public let reason: String

    /// Makes an error.
    public init(file: String, reason: String) {
      self.file = file
      self.reason = reason
    }

    public var description: String { "\(file) cannot be read: \(reason)" }
  }
}
