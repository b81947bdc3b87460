// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `Locale.current`, `Locale.preferredLanguages`, `Calendar.current` and formatters that are made
/// without arguments are those of the traits' language.
enum CurrentLocale: SourceForm {
  private static let properties: Set<String> = ["current", "autoupdatingCurrent"]
  private static let values: Set<String> = ["Locale", "Calendar"]
  private static let formatters = ["NumberFormatter", "DateFormatter"]

  static func edit(_ transformation: Transformation) {
    for member in transformation.file.nodes(
      MemberAccessExprSyntax.self, at: properties.sorted())
    where properties.contains(member.declName.baseName.text)
      && member.base?.name.map(values.contains) == true
    {
      transformation.needsUIKit = true
      transformation.edits.replace(member.declName.baseName, with: "ofTraits")
    }
    for member in transformation.file.nodes(
      MemberAccessExprSyntax.self, at: ["preferredLanguages"])
    where member.declName.baseName.text == "preferredLanguages" && member.base?.name == "Locale" {
      transformation.needsUIKit = true
      transformation.edits.replace(member.declName.baseName, with: "preferredLanguagesOfTraits")
    }
    for call in transformation.file.nodes(FunctionCallExprSyntax.self, at: formatters)
    where call.arguments.isEmpty && call.trailingClosure == nil
      && call.calledExpression.name.map(formatters.contains) == true
    {
      transformation.needsUIKit = true
      transformation.edits.insert(".ofTraits", at: call.calledExpression.endOffset)
    }
  }
}

extension ExprSyntax {
  /// The name, where it is nothing else.
  fileprivate var name: String? { self.as(DeclReferenceExprSyntax.self)?.baseName.text }
}
