// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What a class is given before its closing brace: the table of its members, and declarations for
/// what its extensions override.
enum ClassAdditions: SourceForm {
  static func edit(_ transformation: Transformation) {
    for declaration in transformation.file.nodes(ClassDeclSyntax.self, at: ["class"])
    where !declaration.isInactive {
      edit(declaration, transformation)
    }
  }

  private static func edit(_ node: ClassDeclSyntax, _ transformation: Transformation) {
    guard let type = EnclosingType(declaredBy: Syntax(node)) else { return }
    let name = type.qualifiedName
    ForeignExtensionMembers(transformation).edit(node, named: name)
    let additions = transformation.index.answer(.additions(className: name))
    guard !additions.isEmpty else { return }
    let brace = node.memberBlock.rightBrace
    let isOnLineOfMember =
      !brace.leadingTrivia.containsNewline && !node.memberBlock.members.isEmpty
    transformation.edits.insert(
      (isOnLineOfMember ? "; " : "") + additions + " ", at: brace.startOffset)
    switch transformation.index.answer(.table(className: name)) {
    case "own":
      transformation.needsUIKit = true
      conform(node, transformation)
    case "inherited": transformation.needsUIKit = true
    default: break
    }
  }

  private static func conform(_ node: ClassDeclSyntax, _ transformation: Transformation) {
    if let last = node.inheritanceClause?.inheritedTypes.last {
      transformation.edits.insert(", ObjectiveCMembersProviding", at: last.endOffset)
    } else {
      let end = node.genericParameterClause?.endOffset ?? node.name.endOffset
      transformation.edits.insert(": ObjectiveCMembersProviding", at: end)
    }
  }
}

extension Trivia {
  /// Whether a line ends in it.
  fileprivate var containsNewline: Bool {
    contains {
      switch $0 {
      case .newlines, .carriageReturnLineFeeds, .carriageReturns: true
      default: false
      }
    }
  }
}
