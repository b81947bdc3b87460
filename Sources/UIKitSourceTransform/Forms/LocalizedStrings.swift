// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `NSLocalizedString("key", comment: "")` and its kin look for the texts where an app's are: in the
/// bundles of all targets, and in the snapshot's language. `String(format:)` follows, as it knows
/// the formats that depend on a number.
enum LocalizedStrings: SourceForm {
  static func edit(_ transformation: Transformation) {
    let names = transformation.file.nodes(
      DeclReferenceExprSyntax.self,
      at: ["NSLocalizedString", "localizedString", "localizedStringWithFormat"])
    for name in names { edit(name, transformation) }
    for call in transformation.file.nodes(FunctionCallExprSyntax.self, at: ["format"]) {
      edit(call, transformation)
    }
  }

  private static func edit(_ name: DeclReferenceExprSyntax, _ transformation: Transformation) {
    let member = name.parent?.as(MemberAccessExprSyntax.self)
    let isMember = member?.declName.id == name.id
    let call = (isMember ? member.map(ExprSyntax.init) : ExprSyntax(name))?.parent?
      .as(FunctionCallExprSyntax.self)
    switch name.baseName.text {
    // An app may have a function of the name with other arguments.
    case "NSLocalizedString" where !isMember && call?.labels.contains("comment") == true:
      rename(name, "appLocalizedString", transformation)
    case "localizedString" where isMember && call?.labels == ["forKey", "value", "table"]:
      rename(name, "appLocalizedString", transformation)
    case "localizedStringWithFormat" where isMember && member?.base?.isString == true:
      rename(name, "appLocalizedStringWithFormat", transformation)
    default:
      break
    }
  }

  private static func rename(
    _ name: DeclReferenceExprSyntax, _ text: String, _ transformation: Transformation
  ) {
    transformation.needsUIKit = true
    transformation.edits.replace(name.baseName, with: text)
  }

  /// `String(format: …)`.
  private static func edit(_ call: FunctionCallExprSyntax, _ transformation: Transformation) {
    guard let label = call.arguments.first?.label, label.text == "format",
      call.calledExpression.isString
        || call.calledExpression.as(MemberAccessExprSyntax.self).map({ member in
          member.declName.baseName.text == "init" && member.base?.isString == true
        }) == true
    else { return }
    transformation.needsUIKit = true
    transformation.edits.replace(label, with: "appFormat")
  }
}

extension FunctionCallExprSyntax {
  fileprivate var labels: [String] { arguments.map { $0.label?.text ?? "_" } }
}

extension ExprSyntax {
  /// Whether it is the type `String`.
  fileprivate var isString: Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text == "String"
      || self.as(MemberAccessExprSyntax.self)?.trimmedDescription == "Swift.String"
  }
}
