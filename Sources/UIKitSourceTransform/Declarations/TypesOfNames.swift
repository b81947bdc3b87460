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

/// The names that stand for values without a type beside them, such as those of `let`, of `for` and
/// of closures. One that is given itself, as in `if let value = value as? Double`, is left out.
final class NamesWithoutTypes: SyntaxVisitor {
  private var names: Set<String> = []

  static func read(in file: SourceFile) -> Set<String> { read(in: file.syntax) }

  static func read(in node: some SyntaxProtocol) -> Set<String> {
    let reader = NamesWithoutTypes(viewMode: .sourceAccurate)
    reader.walk(node)
    return reader.names
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    let name = node.identifier.text
    let (type, value): (TypeAnnotationSyntax?, String) =
      if let binding = node.parent?.as(PatternBindingSyntax.self) {
        (binding.typeAnnotation, binding.initializer?.value.trimmedDescription ?? "")
      } else if let binding = node.parent?.as(OptionalBindingConditionSyntax.self) {
        // `if let value` has no value beside it: it is its own.
        (binding.typeAnnotation, binding.initializer?.value.trimmedDescription ?? name)
      } else {
        (nil, "")
      }
    if type == nil, value != name, !value.hasPrefix(name + " as") { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type == nil { names.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }
}

extension [String: Set<String>] {
  /// Whether a value is of `AnyObject`, as its name tells.
  func isAnyObject(_ expression: ExprSyntax) -> Bool {
    // A parameter of the function around goes before what else has the name in the file.
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let type = expression.typeOfParameter(name)
    {
      return type == "AnyObject"
    }
    return expression.nameParts?.last.flatMap { self[$0] } == ["AnyObject"]
  }
}

extension SyntaxProtocol {
  /// The type of the parameter that has a name in the innermost function around; `nil` where no
  /// function has one, or a variable in it has the name, too.
  fileprivate func typeOfParameter(_ name: String) -> String? {
    for ancestor in sequence(first: Syntax(self).parent, next: { $0?.parent }) {
      let parameters =
        ancestor?.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? ancestor?.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let parameter = parameters?.first(where: {
        ($0.secondName ?? $0.firstName).text == name
      }), let ancestor {
        let isHidden = NamesWithoutTypes.read(in: ancestor).contains(name)
        return isHidden ? nil : parameter.type.typeName
      }
    }
    return nil
  }
}
