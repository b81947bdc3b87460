// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

extension Snapshotting where Format == String {
  /// A value of JSON's kinds (dictionaries, arrays, strings, numbers) as JSON with sorted keys.
  ///
  /// - Precondition: JSON has a form for the value.
  public static var json: Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) -> String in
      written("JSON", value) {
        try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// A value as JSON with sorted keys.
  ///
  /// - Precondition: The value can be encoded.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// A value as JSON by an encoder of one's own.
  ///
  /// - Precondition: The value can be encoded.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) -> String in
      written("JSON", value) { try encoder.encode(value) }
    }
    strategy.pathExtension = "json"
    return strategy
  }

  /// A value as a property list in XML.
  ///
  /// - Precondition: The value can be encoded.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// A value as a property list by an encoder of one's own, whose output is text.
  ///
  /// - Precondition: The value can be encoded.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (value: Value) -> String in
      written("a property list", value) { try encoder.encode(value) }
    }
    strategy.pathExtension = "plist"
    return strategy
  }
}

/// The text that an encoder writes. What it throws is the snapshot's failure.
private func written(_ form: String, _ value: Any, _ encode: () throws -> Data) -> String {
  do {
    return String(decoding: try encode(), as: UTF8.self)
  } catch {
    RenderingEnvironment.report(
      "\(type(of: value)) cannot be written as \(form): \(error)")
    return ""
  }
}
