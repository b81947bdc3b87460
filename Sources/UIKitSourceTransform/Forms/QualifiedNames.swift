// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `Foundation.URLSession`, as apps write it that have a `URLSession` of their own: Linux's
/// Foundation has its network in another module. And `PersonNameComponentsFormatter`, which it has
/// by name alone: HeadlessUIKit has one that works.
enum QualifiedNames: SourceForm {
  private static let formatterOfNames = "PersonNameComponentsFormatter"

  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    for place in file.offsets(ofWordsWhere: { $0 == formatterOfNames }) {
      guard let name = file.syntax.token(at: AbsolutePosition(utf8Offset: place)),
        name.startOffset == place, name.text == formatterOfNames,
        !transformation.index.holds(.isDeclaredType(formatterOfNames))
      else { continue }
      transformation.needsUIKit = true
      transformation.edits.replace(name, with: "PersonNameFormatter")
    }
    guard file.mentions(any: ["Foundation."]) else { return }
    for place in file.offsets(ofWordsWhere: { $0 == "Foundation" }) {
      guard let module = file.syntax.token(at: AbsolutePosition(utf8Offset: place)),
        module.startOffset == place, module.text == "Foundation",
        module.parent?.is(ImportPathComponentSyntax.self) == false,
        let period = module.nextToken(viewMode: .sourceAccurate), period.tokenKind == .period,
        let name = period.nextToken(viewMode: .sourceAccurate)?.text,
        Imports.wordsOfNetworking.contains(where: name.contains)
      else { continue }
      transformation.edits.replace(module, with: "FoundationNetworking")
    }
  }
}
