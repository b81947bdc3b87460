// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Cases of a `switch` whose value is a case of an enumeration that is left out.
extension LeftOutEditor {
  /// Leaves `case .place(let map): …` out where the enumeration has no `place`.
  func leaveOutCases(of node: SwitchExprSyntax) {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    let names = cases.flatMap(\.items).compactMap(\.pattern.caseName)
    let gone = Set(names).filter { name in
      let others = Set(names).subtracting([name]).sorted()
      return !others.isEmpty
        && transformation.index.holds(.isMissingCase(name: name, others: others))
    }
    guard !gone.isEmpty else { return }
    for part in cases {
      let kept = part.items.filter { !gone.contains($0.pattern.caseName ?? "") }
      if kept.isEmpty, !part.items.isEmpty {
        transformation.leaveOut(part)
      } else if kept.count < part.items.count, let first = part.items.first,
        let last = part.items.last
      {
        let texts = kept.map { item in
          let condition = item.whereClause.map { " \($0.trimmed)" } ?? ""
          return "\(item.pattern.trimmed)\(condition)"
        }
        transformation.leaveOut(
          first.startOffset..<last.endOffset, for: texts.joined(separator: ", "))
      }
    }
  }
}

extension SwitchCaseSyntax {
  /// What stands behind `case`; nothing for `default`.
  fileprivate var items: [SwitchCaseItemSyntax] {
    if case .case(let label) = label { Array(label.caseItems) } else { [] }
  }
}

extension PatternSyntax {
  /// `place` of `.place`, `.place(let map)` and `let .place(map)`.
  var caseName: String? {
    if let binding = self.as(ValueBindingPatternSyntax.self) { return binding.pattern.caseName }
    guard var value = self.as(ExpressionPatternSyntax.self)?.expression else { return nil }
    if let call = value.as(FunctionCallExprSyntax.self) { value = call.calledExpression }
    guard let member = value.as(MemberAccessExprSyntax.self), member.base == nil else { return nil }
    return member.declName.baseName.text
  }
}
