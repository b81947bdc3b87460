// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `withAnimation(.spring()) { items = new }` of SwiftUI's: view models say it, too, and what they
/// change in it holds at once on iOS. The animation goes, the closure is run.
enum AnimatedChanges: SourceForm {
  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    let imports = file.nodes(ImportDeclSyntax.self, at: ["import"])
    guard imports.contains(where: { $0.path.first?.name.text == "SwiftUI" }),
      file.missingFramework("SwiftUI") != nil
    else { return }
    for node in file.nodes(FunctionCallExprSyntax.self, at: ["withAnimation", "withTransaction"]) {
      guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self),
        ["withAnimation", "withTransaction"].contains(name.baseName.text),
        !transformation.isLeftOut(node)
      else { continue }
      transformation.needsUIKit = true
      if let closure = node.trailingClosure {
        // A name and no more, so that the compiler takes the closure as the argument that it is.
        transformation.leaveOut(
          node.startOffset..<closure.startOffset, for: "withoutAnimation ")
      } else if let body = node.arguments.last, body.label == nil {
        transformation.leaveOut(name, for: "withoutAnimation")
        if let first = node.arguments.first, first.id != body.id {
          transformation.leaveOut(first.startOffset..<body.startOffset)
        }
      }
    }
  }
}
