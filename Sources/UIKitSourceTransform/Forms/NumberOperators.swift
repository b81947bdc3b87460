// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `func < (lhs: NSNumber, rhs: NSNumber) -> Bool`, which libraries declare because iOS has none,
/// such as those that read JSON. Linux's Foundation has it, so that each use would be ambiguous:
/// Foundation's is taken.
enum NumberOperators: SourceForm {
  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    guard file.mentions(any: ["NSNumber"]) else { return }
    for node in file.nodes(FunctionDeclSyntax.self, at: ["func", "public", "internal"]) {
      let parameters = node.signature.parameterClause.parameters
      guard node.name.text == "<", parameters.count == 2,
        parameters.allSatisfy({ $0.type.trimmedDescription == "NSNumber" }),
        node.parent?.is(CodeBlockItemSyntax.self) == true,
        !node.attributes.has("_disfavoredOverload")
      else { continue }
      transformation.edits.insert("@_disfavoredOverload ", at: node.startOffset)
    }
  }
}
