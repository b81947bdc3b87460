// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `delete(kSecClassKey)`, where a function of the file takes an `AnyObject`: the keychain's
/// constants are objects on iOS, and texts here, which become objects by a cast.
enum KeychainConstants: SourceForm {
  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    guard file.mentions(any: ["kSec"]), file.mentions(any: ["AnyObject"]) else { return }
    let takers = file.nodes(FunctionDeclSyntax.self, at: ["AnyObject"]).reduce(
      into: [String: Set<Int>]()
    ) { found, function in
      for (place, parameter) in function.parameters.enumerated()
      where ["AnyObject", "AnyObject?"].contains(parameter.type.trimmedDescription) {
        found[function.name.text, default: []].insert(place)
      }
    }
    for argument in file.nodes(LabeledExprSyntax.self, at: ["kSec"])
    where argument.expression.is(DeclReferenceExprSyntax.self) {
      guard let list = argument.parent?.as(LabeledExprListSyntax.self),
        let call = list.parent?.as(FunctionCallExprSyntax.self),
        let name =
          (call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName
          ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName)?.text,
        let place = list.enumerated().first(where: { $0.element.id == argument.id })?.offset,
        takers[name]?.contains(place) == true
      else { continue }
      transformation.edits.insert(" as AnyObject", at: argument.expression.endOffset)
    }
  }
}
