// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// Whether the function around goes on as well where a value in it is left out: it gives nothing,
  /// or a view or controller, which then lacks a part. What it computes otherwise would be wrong.
  var mayLackParts: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if let answer = node.mayLackParts { return answer }
    }
    return false
  }
}

extension Syntax {
  /// The answer of the function that the node is; `nil` for other nodes.
  fileprivate var mayLackParts: Bool? {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause?.type.mayLackParts ?? true
    }
    if self.is(InitializerDeclSyntax.self) || self.is(DeinitializerDeclSyntax.self) { return true }
    if let accessor = self.as(AccessorDeclSyntax.self), accessor.accessorSpecifier.text != "get" {
      return true
    }
    if let block = self.as(AccessorBlockSyntax.self) {
      return block.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type.mayLackParts ?? false
    }
    if let closure = self.as(ClosureExprSyntax.self) { return closure.mayLackParts }
    return nil
  }
}

extension ClosureExprSyntax {
  fileprivate var mayLackParts: Bool {
    if let type = signature?.returnClause?.type { return type.mayLackParts }
    guard ReturnedValues.stand(in: statements) else { return true }
    // `let badge: UILabel = { … }()`.
    let binding = parent?.as(FunctionCallExprSyntax.self)?.parent?.parent?
      .as(PatternBindingSyntax.self)
    return binding?.typeAnnotation?.type.mayLackParts ?? false
  }
}

extension TypeSyntax {
  fileprivate var mayLackParts: Bool {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.mayLackParts }
    let name = typeName.split(separator: ".").last ?? ""
    return ["Void", "()"].contains(trimmedDescription)
      || ["View", "Cell", "Controller", "Button", "Label", "Bar", "Window", "Field"].contains {
        name.hasSuffix($0)
      }
  }
}

/// Looks for `return x` in statements, without those of closures and functions inside of them.
private final class ReturnedValues: SyntaxVisitor {
  private var isFound = false

  static func stand(in statements: CodeBlockItemListSyntax) -> Bool {
    let visitor = ReturnedValues(viewMode: .sourceAccurate)
    visitor.walk(statements)
    return visitor.isFound
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    isFound = isFound || node.expression != nil
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
