// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `error as? NSError`, `case let .failure(error as NSError)`, `catch let error as NSError`: on iOS
/// each error is an object of that class. Foundation for Linux makes one where the language
/// converts an error, `error as NSError`, and not where it asks what a value is.
enum ErrorObjects: SourceForm {
  private static let type = "NSError"

  static func edit(_ transformation: Transformation) {
    guard transformation.file.mentions(any: [type]) else { return }
    for cast in transformation.file.nodes(UnresolvedAsExprSyntax.self, at: ["as"]) {
      guard let elements = cast.parent?.as(ExprListSyntax.self).map(Array.init),
        let index = elements.firstIndex(where: { $0.id == cast.id }), index > 0,
        elements.dropFirst(index + 1).first?.as(TypeExprSyntax.self)?.oneLine == type
      else { continue }
      let (value, type) = (elements[index - 1], elements[index + 1])
      if let mark = cast.questionOrExclamationMark {
        editQuestion(value, mark: mark.text, upTo: type.endOffset, transformation)
      } else if let pattern = value.as(PatternExprSyntax.self), let name = pattern.nameThatItBinds {
        let words = pattern.endOffset..<type.endOffset
        ErrorPattern(name: name, words: words, transformation).edit(Syntax(pattern))
      }
    }
  }

  /// `error as? NSError` is `errorObject(error)`.
  private static func editQuestion(
    _ value: ExprSyntax, mark: String, upTo end: Int, _ transformation: Transformation
  ) {
    transformation.needsUIKit = true
    transformation.edits.insert("errorObject(", at: value.startOffset)
    transformation.edits.replace(value.endOffset..<end, with: mark == "!" ? ")!" : ")")
  }
}

/// A pattern that binds an error as an object: it binds the error, of which the object is made.
private struct ErrorPattern {
  /// The name that is bound.
  let name: TokenSyntax
  /// Where ` as NSError` stands.
  let words: Range<Int>
  let transformation: Transformation

  init(name: TokenSyntax, words: Range<Int>, _ transformation: Transformation) {
    self.name = name
    self.words = words
    self.transformation = transformation
  }

  private var object: String { "let \(name.text) = \(name.text) as NSError" }

  func edit(_ pattern: Syntax) {
    for node in sequence(first: pattern, next: \.parent) {
      if let item = node.as(CatchItemSyntax.self) { return edit(item) }
      if let label = node.as(SwitchCaseLabelSyntax.self) { return edit(label, around: pattern) }
      if let condition = node.as(MatchingPatternConditionSyntax.self) { return edit(condition) }
      if node.is(CodeBlockItemSyntax.self) { return }
    }
  }

  /// `catch let error as NSError` catches all.
  private func edit(_ item: CatchItemSyntax) {
    guard let clause = item.parent?.parent?.as(CatchClauseSyntax.self),
      clause.catchItems.count == 1, item.whereClause == nil,
      item.pattern?.as(ValueBindingPatternSyntax.self)?.isOfName == true
    else { return }
    transformation.edits.replace(item.startOffset..<item.endOffset, with: "")
    guard clause.body.names(name.text) else { return }
    transformation.edits.insert(
      " let \(name.text) = error as NSError;", at: clause.body.leftBrace.endOffset)
  }

  private func edit(_ label: SwitchCaseLabelSyntax, around pattern: Syntax) {
    guard let body = label.parent?.as(SwitchCaseSyntax.self)?.statements else { return }
    let item = sequence(first: pattern, next: \.parent).lazy
      .compactMap { $0.as(SwitchCaseItemSyntax.self) }.first
    transformation.edits.replace(words, with: "")
    if let clause = item?.whereClause {
      for token in clause.tokens(viewMode: .sourceAccurate) where token.text == name.text {
        transformation.edits.replace(token, with: "(\(name.text) as NSError)")
      }
    }
    // Of several patterns of a case each binds the name.
    let isFirst = label.caseItems.first?.id == item?.id
    if isFirst, body.names(name.text) {
      transformation.edits.insert(" \(object);", at: label.colon.endOffset)
    }
  }

  /// What follows in a list of conditions, and behind a `guard`, is to find the object.
  private func edit(_ condition: MatchingPatternConditionSyntax) {
    let error = "errorOf_\(name.text)"
    transformation.edits.replace(name.startOffset..<words.upperBound, with: error)
    transformation.edits.insert(
      ", case let \(name.text) = \(error) as NSError", at: condition.endOffset)
  }
}

extension PatternExprSyntax {
  /// The name of `error` or `let error`.
  fileprivate var nameThatItBinds: TokenSyntax? {
    let inner = pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? pattern
    return inner.as(IdentifierPatternSyntax.self)?.identifier
  }
}

extension ValueBindingPatternSyntax {
  /// Whether it is `let error as NSError` and no pattern around it.
  fileprivate var isOfName: Bool {
    pattern.as(ExpressionPatternSyntax.self)?.expression.is(SequenceExprSyntax.self) == true
  }
}

extension SyntaxProtocol {
  /// Whether a word stands in it.
  fileprivate func names(_ word: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == word }
  }
}
