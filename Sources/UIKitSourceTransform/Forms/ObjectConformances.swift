// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `extension NSObject: Then {}`, by which every object conforms on iOS. Colors, fonts, paragraph
/// styles and their kin are none of `NSObject`'s here, see `AttributeValue`: they conform as well.
enum ObjectConformances: SourceForm {
  static func edit(_ transformation: Transformation) {
    guard !transformation.file.mentions(any: ["AttributeValue"]) else { return }
    for node in transformation.file.nodes(ExtensionDeclSyntax.self, at: ["NSObject"]) {
      guard node.extendedType.typeName == "NSObject", node.genericWhereClause == nil,
        node.memberBlock.members.isEmpty, let inherited = node.inheritanceClause?.inheritedTypes
      else { continue }
      let names = inherited.map(\.type.typeName).filter {
        transformation.index.holds(.isProtocolOfAnyObject($0))
      }
      guard !names.isEmpty, !transformation.isLeftOut(node) else { continue }
      transformation.needsUIKit = true
      transformation.edits.insert(
        "; extension AttributeValue: \(names.joined(separator: ", ")) {}", at: node.endOffset)
    }
  }
}

extension ProtocolSummary {
  /// Whether an object that is none of `NSObject`'s can conform without members of its own, as far
  /// as those of `NSObject` do.
  var isOfAnyObject: Bool {
    !hasInitializer && optional.isEmpty && objectiveC.isEmpty
      && inherited.allSatisfy { ["AnyObject", "class", "Any"].contains($0) }
  }
}
