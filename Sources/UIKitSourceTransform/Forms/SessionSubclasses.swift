// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `class SessionMock: URLSession { override init() {} }`, by which tests answer themselves. On iOS
/// a session can be made of nothing; on Linux it has a configuration.
enum SessionSubclasses: SourceForm {
  private static let superInitializer = "super.init(configuration: .default)"

  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    guard file.mentions(any: ["URLSession"]) else { return }
    let classes = file.nodes(ClassDeclSyntax.self, at: ["class"]).filter {
      ["URLSession", "Foundation.URLSession"].contains(
        $0.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription)
    }
    for initializer in classes.flatMap(\.memberBlock.members)
      .compactMap({ $0.decl.as(InitializerDeclSyntax.self) })
    where !initializer.modifiers.contains(where: { $0.name.text == "convenience" }) {
      edit(initializer, transformation)
    }
  }

  private static func edit(_ node: InitializerDeclSyntax, _ transformation: Transformation) {
    guard let body = node.body else { return }
    if node.signature.parameterClause.parameters.isEmpty,
      let override = node.modifiers.first(where: { $0.name.text == "override" })
    {
      transformation.edits.blank(override)
    }
    let calls = body.tokens(viewMode: .sourceAccurate)
      .filter { $0.tokenKind == .keyword(.super) }
      .compactMap { $0.parent?.parent?.as(MemberAccessExprSyntax.self) }
      .filter { $0.declName.baseName.tokenKind == .keyword(.`init`) }
    if calls.isEmpty {
      transformation.edits.insert(
        body.statements.isEmpty ? superInitializer : "; \(superInitializer)",
        at: body.statements.isEmpty ? body.leftBrace.endOffset : body.statements.endOffset)
    }
    for call in calls.compactMap({ $0.parent?.as(FunctionCallExprSyntax.self) })
    where call.arguments.isEmpty && call.trailingClosure == nil {
      transformation.edits.replace(call, with: superInitializer)
    }
  }
}
