// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Test methods of XCTest that are the main actor's. XCTest of Linux casts them to functions of no
/// actor, which stops the program before the first test runs, and the compiler takes `setUp()` and
/// its kin for methods of no actor. Each becomes a method of no actor, whose body is the main
/// actor's. XCTest calls it on the main thread.
enum MainActorTests: SourceForm {
  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    for node in file.nodes(ClassDeclSyntax.self, at: ["class"]) where !node.isInactive {
      guard let type = EnclosingType(declaredBy: Syntax(node)) else { continue }
      let isMainActors = transformation.index.answer(.testCase(type.qualifiedName))
      var hasEdits = edit(node.memberBlock, isMainActors, transformation)
      if isMainActors == "main actor by default", !node.hasInitializer {
        // The one that is inherited would be the main actor's, and XCTest's is no actor's.
        let brace = node.memberBlock.leftBrace
        // A member on the brace's line is set off.
        let isAlone =
          brace.trailingTrivia.contains(where: \.isNewline)
          || brace.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains(where: \.isNewline)
            == true
        transformation.edits.insert(initializer + (isAlone ? "" : ";"), at: brace.endOffset)
        transformation.needsXCTest = true
        hasEdits = true
      }
      if hasEdits { makeSendable(node, transformation) }
    }
    for node in file.nodes(ExtensionDeclSyntax.self, at: ["extension"]) where !node.isInactive {
      let isMainActors = transformation.index.answer(.testCase(node.extendedType.typeName))
      _ = edit(node.memberBlock, isMainActors, transformation)
    }
  }

  private static let initializer =
    " nonisolated required init(name: String, testClosure: @escaping XCTestCaseClosure) {"
    + " super.init(name: name, testClosure: testClosure) }"

  /// Edits the members of a test case's class, whose methods are the "main actor's" or no "test
  /// case"'s actor's. Whether there was anything to edit.
  private static func edit(
    _ block: MemberBlockSyntax, _ testCase: String, _ transformation: Transformation
  ) -> Bool {
    guard !testCase.isEmpty, testCase != "spec" else { return false }
    var hasEdits = false
    for item in block.members {
      guard let function = item.decl.as(FunctionDeclSyntax.self) else { continue }
      let attribute = function.attributes.attribute("MainActor")
      guard attribute != nil || testCase.hasPrefix("main actor"),
        !function.modifiers.has("nonisolated"), function.isCalledByXCTest
      else { continue }
      if let attribute { transformation.edits.blank(attribute) }
      wrap(function, transformation)
      hasEdits = true
    }
    return hasEdits
  }

  private static func wrap(_ function: FunctionDeclSyntax, _ transformation: Transformation) {
    guard let body = function.body else { return }
    if !function.modifiers.has("override") {
      transformation.edits.insert("nonisolated ", at: function.funcKeyword.startOffset)
    }
    let throwsClause = function.signature.effectSpecifiers?.throwsClause
    // A closure that says nothing throws for every `try`, also for one that an assertion catches.
    let throwing = throwsClause?.oneLine ?? "throws(Never)"
    transformation.edits.insert(
      (throwsClause == nil ? " " : " try ")
        + "MainActor.assumeIsolated { () \(throwing) -> Void in",
      at: body.leftBrace.endOffset)
    transformation.edits.insert("} ", at: body.rightBrace.startOffset)
    markFunctions(in: body.statements, transformation)
  }

  /// Functions inside of a method of the main actor are its too; those inside of a closure are no
  /// actor's unless they say so.
  private static func markFunctions(
    in statements: CodeBlockItemListSyntax, _ transformation: Transformation
  ) {
    let finder = LocalFunctions(viewMode: .sourceAccurate)
    finder.walk(statements)
    for function in finder.found where !function.modifiers.has("nonisolated") {
      guard !function.attributes.has("MainActor") else { continue }
      transformation.edits.insert("@MainActor ", at: function.startOffset)
    }
  }

  /// The functions in a body, without those in functions and types inside of it.
  private final class LocalFunctions: SyntaxAnyVisitor {
    var found: [FunctionDeclSyntax] = []

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
      guard let function = node.as(FunctionDeclSyntax.self) else {
        return node.isProtocol((any DeclGroupSyntax).self) ? .skipChildren : .visitChildren
      }
      found.append(function)
      return .skipChildren
    }
  }

  /// The closure holds the test case, which no other thread has meanwhile.
  private static func makeSendable(_ node: ClassDeclSyntax, _ transformation: Transformation) {
    guard let last = node.inheritanceClause?.inheritedTypes.last,
      node.inheritanceClause?.inheritedTypes.contains(where: {
        $0.type.typeName == "Sendable"
      }) == false
    else { return }
    transformation.edits.insert(", @unchecked Sendable", at: last.endOffset)
  }
}

extension ClassDeclSyntax {
  fileprivate var hasInitializer: Bool {
    memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
  }
}

extension FunctionDeclSyntax {
  private static let overridden: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
  ]

  /// Whether XCTest calls the method, and not as an asynchronous one.
  fileprivate var isCalledByXCTest: Bool {
    guard let body, parameters.isEmpty, signature.returnClause == nil,
      signature.effectSpecifiers?.asyncSpecifier == nil,
      // Once is enough.
      body.statements.first?.description.contains("MainActor.assumeIsolated {") != true
    else { return false }
    if modifiers.has("override"), Self.overridden.contains(name.text) { return true }
    let isOfType = modifiers.has("static") || modifiers.has("class")
    return name.text.hasPrefix("test") && !isOfType
  }
}
