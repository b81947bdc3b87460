// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What the names of reference images say besides the test and its identifier.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// None of the others.
  public static let none = Self(rawValue: 1 << 0)
  /// `UIDevice.current.model`.
  public static let device = Self(rawValue: 1 << 1)
  /// `UIDevice.current.systemVersion`.
  public static let OS = Self(rawValue: 1 << 2)
  /// The size of `UIScreen.main` in points.
  public static let screenSize = Self(rawValue: 1 << 3)
  /// The scale of `UIScreen.main`: `@2x`.
  public static let screenScale = Self(rawValue: 1 << 4)
}

extension FBSnapshotTestCaseFileNameIncludeOption {
  /// A file's name with what it includes, spelled as iOSSnapshotTestCase spells it: white space and
  /// punctuation become underscores.
  func fileName(_ name: String) -> String {
    guard !contains(.none) else { return name }
    var parts = [name]
    if contains(.device) { parts.append(UIDevice.current.model) }
    if contains(.OS) { parts.append(UIDevice.current.systemVersion) }
    if contains(.screenSize) {
      let size = UIScreen.main.bounds.size
      parts.append("\(Int(size.width.rounded()))x\(Int(size.height.rounded()))")
    }
    let replaced = CharacterSet.whitespaces.union(.punctuationCharacters)
    let spelled = parts.joined(separator: "_").components(separatedBy: replaced)
      .joined(separator: "_")
    guard contains(.screenScale) else { return spelled }
    return spelled + "@\(Int(UIScreen.main.scale.rounded()))x"
  }
}
