// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `UIApplication.shared.delegate`: on iOS the app's delegate is there before a test begins. Here it
/// is made where it is asked for, as far as one class of the module, or of the app that the file
/// tests, is a delegate of apps.
enum AppDelegates: SourceForm {
  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    guard file.mentions(any: ["UIApplication"]) else { return }
    let members = file.nodes(MemberAccessExprSyntax.self, at: ["delegate"])
      .filter(\.isDelegateOfApp)
    guard !members.isEmpty else { return }
    let answer = transformation.index.answer(.appDelegate).split(separator: " ").map(String.init)
    // A file that does not name the class of another module may not see it.
    guard let name = answer.last, answer.first == "own" || file.mentions(any: [name]) else {
      return
    }
    for member in members {
      transformation.edits.insert("(orMade: \(name)())", at: member.declName.baseName.endOffset)
    }
  }
}

extension MemberAccessExprSyntax {
  /// Whether it is `UIApplication.shared.delegate`, as a value.
  fileprivate var isDelegateOfApp: Bool {
    guard declName.baseName.text == "delegate", declName.argumentNames == nil,
      let app = base?.trimmedDescription,
      ["UIApplication.shared", "UIKit.UIApplication.shared"].contains(app)
    else { return false }
    if let call = parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == id {
      return false
    }
    guard let list = parent?.as(ExprListSyntax.self) else { return true }
    let isAssigned =
      list.first?.id == id && list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    return !isAssigned
  }
}
