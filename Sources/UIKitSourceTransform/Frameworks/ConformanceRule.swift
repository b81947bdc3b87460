// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Which of the types that a declaration inherits from it cannot be without. A protocol of a
/// delegate can be left out: nobody calls its methods here.
struct ConformanceRule {
  /// Without which the declaration is left out.
  let typesThatItNeeds: [String]
  /// Which are taken from the clause where they are missing.
  let typesThatItCanSpare: [String]

  private static let spared = [
    "Delegate", "DataSource", "Protocol", "Observer", "Handler", "Provider", "ObservableObject",
    "Observable", "Annotation", "ContextProviding", "PresentationContextProviding", "Providing",
  ]

  private static func isSpared(_ name: String) -> Bool {
    // A preview is nothing without its view, and a note in a PDF file is a class.
    let isNeeded = ["PreviewProvider", "PDFAnnotation"].contains(name)
    return !isNeeded && spared.contains(where: name.hasSuffix)
  }

  /// Whether only objects can be what a protocol of a framework says.
  static func isOfObjects(_ name: String) -> Bool {
    ["Delegate", "DataSource", "ObservableObject", "Annotation", "Providing"]
      .contains(where: name.hasSuffix)
  }

  init(_ node: some DeclGroupSyntax) {
    let inherited = (node.inheritanceClause?.inheritedTypes ?? []).map(\.type.wordInClause)
    let associated = node.memberBlock.members.compactMap {
      $0.decl.as(AssociatedTypeDeclSyntax.self)
    }
    let parameters = node.asProtocol((any WithGenericParametersSyntax).self)?
      .genericParameterClause
    let own = Set(
      associated.map(\.name.text) + (parameters?.parameters.map(\.name.text) ?? []))
    let allGeneric =
      (parameters?.capitalizedWords ?? [])
      + (node.is(ExtensionDeclSyntax.self) ? [] : node.genericWhereClause?.capitalizedWords ?? [])
      + associated.flatMap(\.capitalizedWords)
    let generic = allGeneric.filter { !own.contains($0) }
    if node.is(ExtensionDeclSyntax.self) {
      typesThatItNeeds = []
      typesThatItCanSpare = inherited
    } else if node.is(ClassDeclSyntax.self) {
      let isSpared = inherited.first.map(Self.isSpared)
      // Also what its superclass is made of: `DelegateProxy<WKWebView, WKNavigationDelegate>`.
      let arguments = node.inheritanceClause?.inheritedTypes.first?.type
        .as(IdentifierTypeSyntax.self)?.genericArgumentClause?.capitalizedWords
      typesThatItNeeds =
        (isSpared == false ? Array(inherited.prefix(1)) : []) + (arguments ?? []) + generic
      typesThatItCanSpare = Array(inherited.dropFirst(isSpared == false ? 1 : 0))
    } else {
      typesThatItNeeds = inherited.filter { !Self.isSpared($0) } + generic
      typesThatItCanSpare = inherited.filter(Self.isSpared)
    }
  }
}

extension TypeSyntax {
  /// The word by which a clause of inheritance names a type: the module's where that is one which
  /// is missing, `SwiftUI` for `SwiftUI.View`.
  fileprivate var wordInClause: String {
    let parts = typeName.split(separator: ".").map(String.init)
    if parts.count == 2, MissingFramework(parts[0]) != nil { return parts[0] }
    return typeName.lastPart
  }
}
