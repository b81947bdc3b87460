// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import SnapshotVerification

/// How a value becomes a text that is stored and compared line by line.
///
/// ```swift
/// assertSnapshot(of: request.headers, as: .json)
/// assertSnapshot(of: ProfileViewController(), as: .viewTree, named: "adult")
/// ```
public struct SnapshotText<Value> {
  /// The ending of the file's name: `txt` or `json`.
  let pathExtension: Ending
  let text: (Value) throws -> String

  enum Ending: String {
    case txt
    case json
  }

  /// A form of one's own.
  ///
  /// - Parameter text: A value as text, the same on every machine.
  public init(_ text: @escaping (Value) throws -> String) {
    self.init(pathExtension: .txt, text)
  }

  init(pathExtension: Ending, _ text: @escaping (Value) throws -> String) {
    self.pathExtension = pathExtension
    self.text = text
  }
}

extension SnapshotText where Value: StringProtocol {
  /// A text as it is.
  public static var text: SnapshotText { SnapshotText { String($0) } }
}

extension SnapshotText where Value: Encodable {
  /// A value as JSON with sorted keys.
  public static var json: SnapshotText {
    SnapshotText(pathExtension: .json) { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}

extension SnapshotText {
  /// All that is in a value, as a tree without addresses; dictionaries and sets are sorted.
  public static var dump: SnapshotText { SnapshotText { ValueDump($0).text } }
}

extension SnapshotText where Value: ViewOrViewController {
  /// The laid-out tree of views as UIKit prints it, at the size and under the traits of the scope
  /// or the assertion.
  public static var viewTree: SnapshotText { SnapshotText { try text(.viewTree, of: $0) } }

  /// The elements in the order in which VoiceOver reads them, with what is read, at the size and
  /// under the traits of the scope or the assertion; see `SpokenScreen`.
  public static var accessibility: SnapshotText {
    SnapshotText { try text(.accessibility, of: $0) }
  }

  private static func text(_ companion: SnapshotCompanion, of value: Value) throws -> String {
    let configuration = SnapshotConfiguration.current
    let size = configuration.settings.size
    // A view that is there was not made with this size.
    if let view = value as? UIView, let size = size?.fixedSize { view.frame.size = size }
    let recipe = SubjectRecipe(name: nil, make: { value })
    let renderer = SnapshotRenderer(
      scale: configuration.scale, userInterfaceStyle: configuration.userInterfaceStyle,
      textRendering: configuration.settings.textRendering,
      traits: configuration.traits.first ?? SnapshotTraits())
    return try renderer.text(
      companion, of: recipe.subject(phases: configuration.phases, fitting: size),
      size: size?.fixedSize)
  }
}
