// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Matchers that a suite wrote for Nimble before its version 12 are of the type `Predicate`.
/// Foundation has had a type of that name since, so that a file which imports Nimble says that
/// Nimble's is meant.
enum NimblePredicates: SourceForm {
  private static let name = "Predicate"

  static func edit(_ transformation: Transformation) {
    let imports = transformation.file.nodes(ImportDeclSyntax.self, at: ["import"])
    guard imports.contains(where: { $0.path.first?.name.text == "Nimble" }) else { return }
    for type in transformation.file.nodes(IdentifierTypeSyntax.self, at: [name])
    where type.name.text == name {
      transformation.edits.insert("Nimble.", at: type.startOffset)
    }
    for value in transformation.file.nodes(DeclReferenceExprSyntax.self, at: [name])
    where value.baseName.text == name
      && value.parent?.as(MemberAccessExprSyntax.self)?.declName.id != value.id
    {
      transformation.edits.insert("Nimble.", at: value.startOffset)
    }
  }
}
