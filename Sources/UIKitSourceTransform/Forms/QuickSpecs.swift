// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Specs of Quick. XCTest of Linux finds tests by their methods, and a spec has none: each gets one
/// that runs its examples. Quick before its version 7 had `spec()` as a method of instances, which is
/// the class's since.
enum QuickSpecs: SourceForm {
  static func edit(_ transformation: Transformation) {
    for node in transformation.file.nodes(ClassDeclSyntax.self, at: ["class"])
    where !node.isInactive {
      guard let type = EnclosingType(declaredBy: Syntax(node)),
        transformation.index.answer(.testCase(type.qualifiedName)) == "spec"
      else { continue }
      edit(node, transformation)
    }
  }

  private static func edit(_ node: ClassDeclSyntax, _ transformation: Transformation) {
    let functions = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    let test = "testExamplesOf\(node.name.text)"
    guard !functions.contains(where: { $0.name.text == test }) else { return }
    for function in functions
    where function.name.text == "spec" && function.parameters.isEmpty
      && function.modifiers.has("override") && !function.modifiers.has("class")
      && !function.modifiers.has("static")
    {
      transformation.edits.insert("class ", at: function.funcKeyword.startOffset)
    }
    // Nimble_Snapshots names files after the example, which Quick keeps to itself.
    let name = "exampleThatRunsOf\(node.name.text)"
    transformation.edits.insert(
      " var \(name) = \"\"; func \(test)() throws { for (name, example) in Self.allTests "
        + "{ \(name) = name; try example(self)() } } ",
      at: node.memberBlock.leftBrace.endOffset)
  }
}
