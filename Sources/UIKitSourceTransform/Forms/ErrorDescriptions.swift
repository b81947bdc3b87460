// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `error.localizedDescription`, for which Foundation for Linux has other words than iOS: the text
/// is given to `descriptionOfError(_:)`, whatever the type is that has the property.
enum ErrorDescriptions: SourceForm {
  private static let (property, function) = ("localizedDescription", "descriptionOfError")

  static func edit(_ transformation: Transformation) {
    for member in transformation.file.nodes(MemberAccessExprSyntax.self, at: [property])
    where member.declName.baseName.text == property && member.declName.argumentNames == nil {
      guard let base = member.base, !member.isAssignedTo, !isDone(member) else { continue }
      transformation.needsUIKit = true
      transformation.edits.insert(function + "(", at: member.startOffset)
      let isOptional = base.tokens(viewMode: .sourceAccurate).contains { $0.text == "?" }
      transformation.edits.insert(
        isOptional && Syntax(member).isContinued ? ")?" : ")", at: member.endOffset)
    }
  }

  private static func isDone(_ member: MemberAccessExprSyntax) -> Bool {
    let list = member.parent?.as(LabeledExprSyntax.self)?.parent
    return list?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      == function
  }
}

extension MemberAccessExprSyntax {
  /// Whether the property is set: `view.localizedDescription = text`.
  fileprivate var isAssignedTo: Bool {
    guard let elements = parent?.as(ExprListSyntax.self), elements.first?.id == id else {
      return false
    }
    return elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
