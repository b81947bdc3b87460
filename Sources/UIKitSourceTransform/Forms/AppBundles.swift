// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Files of `Bundle.main` and `Bundle(for:)`, which on Linux are the folder of the program alone,
/// are looked for in the bundles of the package's targets, too; what these say of themselves is what
/// the targets' lists say.
enum AppBundles: SourceForm {
  /// By the label of the first argument.
  private static let methods = [
    "forResource": ["url": "urlOfTargets", "path": "pathOfTargets"],
    "forResourcesWithExtension": ["urls": "urlsOfTargets"],
    "forResourcesOfType": ["paths": "pathsOfTargets"],
    "forInfoDictionaryKey": ["object": "objectOfTargets"],
  ]
  private static let folders = [
    "resourcePath": "resourcePathOfTargets()", "resourceURL": "resourceURLOfTargets()",
  ]

  /// Properties of the lists.
  private static let properties = [
    "infoDictionary": "infoDictionaryOfTargets", "bundleIdentifier": "bundleIdentifierOfTargets",
  ]

  static func edit(_ transformation: Transformation) {
    editFiles(transformation)
    editLists(transformation)
  }

  private static func editFiles(_ transformation: Transformation) {
    let file = transformation.file
    for call in file.nodes(FunctionCallExprSyntax.self, at: methods.keys.sorted()) {
      guard let label = call.arguments.first?.label?.text,
        let callee = call.calledExpression.as(MemberAccessExprSyntax.self),
        let method = methods[label]?[callee.declName.baseName.text], isBundle(callee),
        // With nothing behind the name it is a method of an app's own, as R.swift has one.
        label != "forResource" || call.arguments.count > 1
      else { continue }
      transformation.needsUIKit = true
      transformation.edits.replace(callee.declName.baseName, with: method)
      if label == "forInfoDictionaryKey", let type = namedClass(callee),
        let end = call.arguments.last
      {
        transformation.edits.insert(", of: \(type)", at: end.endOffset)
      }
    }
    for member in file.nodes(MemberAccessExprSyntax.self, at: folders.keys.sorted()) {
      guard let method = folders[member.declName.baseName.text], isBundle(member)
      else { continue }
      transformation.needsUIKit = true
      transformation.edits.replace(member.declName.baseName, with: method)
    }
  }

  private static func editLists(_ transformation: Transformation) {
    let file = transformation.file
    for member in file.nodes(MemberAccessExprSyntax.self, at: properties.keys.sorted()) {
      guard let method = properties[member.declName.baseName.text], isBundle(member) else {
        continue
      }
      transformation.needsUIKit = true
      let type = namedClass(member).map { "of: \($0)" } ?? ""
      transformation.edits.replace(member.declName.baseName, with: "\(method)(\(type))")
    }
    // In extensions of bundles, of which nobody says "self".
    let names = properties.keys.sorted() + ["object"]
    for name in file.nodes(DeclReferenceExprSyntax.self, at: names) where isOfBundle(name) {
      let text = name.baseName.text
      let call = name.parent?.as(FunctionCallExprSyntax.self)
      let isKey = call?.arguments.first?.label?.text == "forInfoDictionaryKey"
      guard let method = isKey ? "objectOfTargets" : properties[text].map({ "\($0)()" }) else {
        continue
      }
      transformation.needsUIKit = true
      transformation.edits.replace(name.baseName, with: method)
    }
    for call in file.nodes(FunctionCallExprSyntax.self, at: ["identifier"]) {
      guard call.arguments.first?.label?.text == "identifier", call.arguments.count == 1,
        ["Bundle", "Foundation.Bundle"].contains(call.calledExpression.trimmedDescription)
      else { continue }
      transformation.needsUIKit = true
      transformation.edits.insert(".ofTargets", at: call.calledExpression.endOffset)
    }
  }

  /// Whether a name stands by itself in an extension of bundles.
  private static func isOfBundle(_ name: DeclReferenceExprSyntax) -> Bool {
    if let member = name.parent?.as(MemberAccessExprSyntax.self), member.declName.id == name.id {
      return false
    }
    var ancestor = name.parent
    while let node = ancestor {
      if let type = node.as(ExtensionDeclSyntax.self) {
        return ["Bundle", "Foundation.Bundle"].contains(type.extendedType.trimmedDescription)
      }
      if node.is(ClassDeclSyntax.self) || node.is(StructDeclSyntax.self) { return false }
      ancestor = node.parent
    }
    return false
  }

  /// The class in `Bundle(for: Class.self).member`, as it is written.
  private static func namedClass(_ member: MemberAccessExprSyntax) -> String? {
    let call = member.base.map(innermost)?.as(FunctionCallExprSyntax.self)
    guard let argument = call?.arguments.first, argument.label?.text == "for" else { return nil }
    return argument.expression.trimmedDescription
  }

  private static func innermost(_ expression: ExprSyntax) -> ExprSyntax {
    expression.as(OptionalChainingExprSyntax.self)?.expression
      ?? expression.as(ForceUnwrapExprSyntax.self)?.expression ?? expression
  }

  /// Whether what a member is of is a bundle; in an extension of bundles, it may be "self".
  private static func isBundle(_ member: MemberAccessExprSyntax) -> Bool {
    guard let base = member.base else { return false }
    if let name = base.as(DeclReferenceExprSyntax.self), name.baseName.text == "self" {
      return isOfBundle(name)
    }
    return isBundle(base)
  }

  /// Whether an expression is a bundle, as far as it says so itself.
  private static func isBundle(_ expression: ExprSyntax) -> Bool {
    let innermost = innermost(expression)
    if let call = innermost.as(FunctionCallExprSyntax.self) {
      return isBundle(call.calledExpression)
    }
    if let member = innermost.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return isName(name) || name == "main" && member.base.map(isBundle) == true
    }
    return innermost.as(DeclReferenceExprSyntax.self).map { isName($0.baseName.text) } ?? false
  }

  private static func isName(_ name: String) -> Bool {
    name.hasSuffix("Bundle") || name.hasSuffix("bundle")
  }
}
