// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Files of `Bundle.main` and `Bundle(for:)`, which on Linux are the folder of the program alone,
/// are looked for in the bundles of the package's targets, too.
enum AppBundles: SourceForm {
  /// By the label of the first argument.
  private static let methods = [
    "forResource": ["url": "urlOfTargets", "path": "pathOfTargets"],
    "forResourcesWithExtension": ["urls": "urlsOfTargets"],
    "forResourcesOfType": ["paths": "pathsOfTargets"],
  ]
  private static let folders = [
    "resourcePath": "resourcePathOfTargets()", "resourceURL": "resourceURLOfTargets()",
  ]

  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    for call in file.nodes(FunctionCallExprSyntax.self, at: methods.keys.sorted()) {
      guard let label = call.arguments.first?.label?.text,
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        let method = methods[label]?[callee.declName.baseName.text], let base = callee.base,
        isBundle(base)
      else { continue }
      transformation.needsUIKit = true
      transformation.edits.replace(callee.declName.baseName, with: method)
    }
    for member in file.nodes(MemberAccessExprSyntax.self, at: folders.keys.sorted()) {
      guard let method = folders[member.declName.baseName.text], let base = member.base,
        isBundle(base)
      else { continue }
      transformation.needsUIKit = true
      transformation.edits.replace(member.declName.baseName, with: method)
    }
  }

  /// Whether an expression is a bundle, as far as it says so itself.
  private static func isBundle(_ expression: ExprSyntax) -> Bool {
    let innermost =
      expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
    if let call = innermost.as(FunctionCallExprSyntax.self) {
      return isBundle(call.calledExpression)
    }
    if let member = innermost.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return isName(name) || name == "main" && member.base.map(isBundle) == true
    }
    return innermost.as(DeclReferenceExprSyntax.self).map { isName($0.baseName.text) } ?? false
  }

  private static func isName(_ name: String) -> Bool {
    name.hasSuffix("Bundle") || name.hasSuffix("bundle")
  }
}
