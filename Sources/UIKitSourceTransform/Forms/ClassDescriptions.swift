// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `type(of: view).description()`, which Objective-C's classes answer with their name.
enum ClassDescriptions: SourceForm {
  static func edit(_ transformation: Transformation) {
    let calls = transformation.file.nodes(
      FunctionCallExprSyntax.self, at: ["description"])
    for call in calls where call.arguments.isEmpty && call.trailingClosure == nil {
      guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "description", let base = member.base, base.isOfClass,
        transformation.index.answer(.labels(method: "description", type: nil)).isEmpty
      else { continue }
      transformation.needsUIKit = true
      transformation.edits.insert("descriptionOfClass(", at: base.startOffset)
      transformation.edits.replace(
        base.endOffset..<call.endOffset, with: base.isNameOfType ? ".self)" : ")")
    }
  }
}

extension ExprSyntax {
  /// Whether the expression is a type's bare name.
  fileprivate var isNameOfType: Bool {
    let name =
      self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    return name?.isSpelledAsType == true
  }

  /// Whether the expression is a class: `type(of: x)`, `Self`, `self` of a static method, `Cell`.
  fileprivate var isOfClass: Bool {
    if let call = self.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type"
    }
    if let member = self.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "self"
        || member.declName.baseName.text.isSpelledAsType
    }
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return name == "self" || name.isSpelledAsType || name.hasSuffix("Class")
      || name.hasSuffix("Type")
  }
}
