// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `NSClassFromString("UITabBarButton")` and `NSStringFromClass(type)`: on iOS, UIKit's classes have
/// no module in their names.
enum ClassNames: SourceForm {
  private static let functions = [
    "NSClassFromString": ("uiKitClass", "named: "), "NSStringFromClass": ("uiKitName", "of: "),
  ]

  static func edit(_ transformation: Transformation) {
    for call in transformation.file.nodes(
      FunctionCallExprSyntax.self, at: functions.keys.sorted())
    {
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self),
        let (function, label) = functions[name.baseName.text],
        let argument = call.arguments.first, argument.label == nil
      else { continue }
      transformation.needsUIKit = true
      transformation.edits.replace(name, with: function)
      transformation.edits.insert(label, at: argument.startOffset)
    }
  }
}
