// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The types that are written beside the names of properties, variables and parameters.
final class TypesOfNames: SyntaxVisitor {
  private var types: [String: Set<String>] = [:]

  static func read(in file: SourceFile) -> [String: Set<String>] {
    let reader = TypesOfNames(viewMode: .sourceAccurate)
    reader.walk(file.syntax)
    return reader.types
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = node.typeAnnotation?.type.typeName
    {
      types[name, default: []].insert(type)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    types[(node.secondName ?? node.firstName).text, default: []].insert(node.type.typeName)
    return .visitChildren
  }
}

extension [String: Set<String>] {
  /// Whether a value is of `AnyObject`, as its name tells.
  func isAnyObject(_ expression: ExprSyntax) -> Bool {
    expression.nameParts?.last.flatMap { self[$0] } == ["AnyObject"]
  }
}
