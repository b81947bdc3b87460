// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `name` and `self.name` in a test case of XCTest: `-[CellTests testLooks]`, of which suites make
/// the names of their references. XCTest of Linux says `CellTests.testLooks`.
enum TestNames: SourceForm {
  static func edit(_ transformation: Transformation) {
    for node in transformation.file.nodes(MemberAccessExprSyntax.self, at: ["name"])
    where node.declName.baseName.text == "name" && node.base?.trimmedDescription == "self" {
      edit(node, transformation)
    }
    for node in transformation.file.nodes(DeclReferenceExprSyntax.self, at: ["name"])
    where node.baseName.text == "name" && node.argumentNames == nil
      && node.parent?.as(MemberAccessExprSyntax.self)?.declName != node
      && node.parent?.is(KeyPathPropertyComponentSyntax.self) != true && !node.isHidden
    {
      edit(node, transformation)
    }
  }

  private static func edit(_ node: some ExprSyntaxProtocol, _ transformation: Transformation) {
    guard let block = node.enclosing(MemberBlockSyntax.self), let type = block.parent,
      isTestCase(type, transformation),
      !block.members.contains(where: { $0.decl.declaresName }),
      // Once is enough.
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "split"
    else { return }
    transformation.edits.insert("(\"-[\\(", at: node.startOffset)
    transformation.edits.insert(
      ".split(separator: \".\").joined(separator: \" \"))]\")", at: node.endOffset)
  }

  private static func isTestCase(_ type: Syntax, _ transformation: Transformation) -> Bool {
    let name =
      type.is(ClassDeclSyntax.self)
      ? EnclosingType(declaredBy: type)?.qualifiedName
      : type.as(ExtensionDeclSyntax.self)?.extendedType.typeName
    guard let name else { return false }
    let answer = transformation.index.answer(.testCase(name))
    return name == "XCTestCase" || !answer.isEmpty && answer != "spec"
  }
}

extension SyntaxProtocol {
  /// The nearest node of a kind around it.
  fileprivate func enclosing<Node: SyntaxProtocol>(_ kind: Node.Type) -> Node? {
    for ancestor in sequence(first: parent, next: { $0?.parent }) {
      if let node = ancestor?.as(kind) { return node }
    }
    return nil
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the member around it declares something of that name, such as a parameter.
  fileprivate var isHidden: Bool {
    guard let member = enclosing(MemberBlockItemSyntax.self) else { return true }
    let finder = NameDeclarations(viewMode: .sourceAccurate)
    finder.walk(member)
    return finder.isFound
  }
}

extension DeclSyntax {
  fileprivate var declaresName: Bool {
    let finder = NameDeclarations(viewMode: .sourceAccurate)
    finder.isOutermost = true
    finder.walk(self)
    return finder.isFound
  }
}

/// Finds what declares a variable called `name`.
private final class NameDeclarations: SyntaxVisitor {
  var isFound = false
  /// Whether bodies are passed over.
  var isOutermost = false

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    isOutermost ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, !isOutermost)
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).text, !isOutermost)
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, !isOutermost)
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    note(node.identifier.text, true)
  }

  private func note(_ name: String, _ counts: Bool) -> SyntaxVisitorContinueKind {
    if counts, name == "name" { isFound = true }
    return .visitChildren
  }
}
