// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `#keyPath(Badge.layer.opacity)` is the string "layer.opacity".
enum KeyPathExpressions: SourceForm {
  static func edit(_ transformation: Transformation) {
    for macro in transformation.file.nodes(MacroExpansionExprSyntax.self, at: ["#keyPath"])
    where macro.macroName.text == "keyPath" {
      edit(macro, transformation)
    }
  }

  private static func edit(_ node: MacroExpansionExprSyntax, _ transformation: Transformation) {
    let parts =
      node.arguments.count == 1 ? node.arguments.first?.expression.nameParts ?? [] : []
    let path = parts.drop { $0 == "self" || $0.isSpelledAsType }
    if path.isEmpty {
      transformation.report(
        "#keyPath(…) names no property in a way that is understood: write the string", at: node)
    } else {
      transformation.edits.replace(node, with: "\"\(path.joined(separator: "."))\"")
    }
  }
}

extension ExprSyntax {
  /// The names of `a.b.c`; `nil` for anything else.
  var nameParts: [String]? {
    if let name = self.as(DeclReferenceExprSyntax.self), name.argumentNames == nil {
      return [name.baseName.text]
    }
    if let member = self.as(MemberAccessExprSyntax.self), member.declName.argumentNames == nil,
      let base = member.base?.nameParts
    {
      return base + [member.declName.baseName.text]
    }
    if let chained = self.as(OptionalChainingExprSyntax.self) {
      return chained.expression.nameParts
    }
    if let forced = self.as(ForceUnwrapExprSyntax.self) { return forced.expression.nameParts }
    return nil
  }
}
