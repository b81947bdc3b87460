// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `kCTTrackingAttributeName as NSAttributedString.Key`: on iOS a string of Core Foundation's is
/// bridged to the key; here the key is made of it.
enum KeyCoercions: SourceForm {
  private static let keys: Set = ["NSAttributedString.Key", "NSAttributedStringKey"]

  static func edit(_ transformation: Transformation) {
    guard transformation.file.mentions(any: ["Key", "NSAttributedStringKey"]) else { return }
    for cast in transformation.file.nodes(UnresolvedAsExprSyntax.self, at: ["as"])
    where cast.questionOrExclamationMark == nil {
      guard let sequence = cast.parent?.parent?.as(SequenceExprSyntax.self) else { continue }
      let elements = Array(sequence.elements)
      guard let index = elements.firstIndex(where: { $0.id == cast.id }), index > 0,
        index + 1 < elements.count,
        let type = elements[index + 1].as(TypeExprSyntax.self), keys.contains(type.oneLine),
        let name = elements[index - 1].as(DeclReferenceExprSyntax.self),
        name.baseName.text.hasPrefix("kC")
      else { continue }
      transformation.edits.insert("\(type.oneLine)(rawValue: ", at: name.startOffset)
      transformation.edits.replace(cast.startOffset..<type.endOffset, with: ")")
    }
  }
}
