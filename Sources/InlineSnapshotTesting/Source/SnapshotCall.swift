// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftParser
import SwiftSyntax

/// A call in a source file with its closures, in the order in which they are counted.
struct SnapshotCall {
  private let syntax: FunctionCallExprSyntax

  init(_ syntax: FunctionCallExprSyntax) {
    self.syntax = syntax
  }

  /// A closure of the call.
  struct Closure {
    var syntax: ClosureExprSyntax
    /// Its label, if it has one.
    var label: TokenSyntax?
    var place: Place

    /// The text, where the closure is a literal and nothing else.
    var text: String? {
      guard let statement = syntax.statements.first, syntax.statements.count == 1,
        syntax.signature == nil
      else { return nil }
      return statement.item.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    /// From brace to brace, in bytes.
    var range: Range<Int> {
      let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
      return start..<syntax.endPositionBeforeTrailingTrivia.utf8Offset
    }
  }

  /// Where a closure stands in its call.
  enum Place: Equatable {
    case argument(Int)
    case trailing
    case additional(Int)
  }

  /// All closures that stand directly in the call.
  var closures: [Closure] {
    let inParentheses = syntax.arguments.enumerated().compactMap { index, argument in
      argument.expression.as(ClosureExprSyntax.self).map {
        Closure(syntax: $0, label: argument.label, place: .argument(index))
      }
    }
    let trailing = syntax.trailingClosure.map {
      Closure(syntax: $0, label: nil, place: .trailing)
    }
    let additional = syntax.additionalTrailingClosures.enumerated().map { index, element in
      Closure(syntax: element.closure, label: element.label, place: .additional(index))
    }
    return inParentheses + [trailing].compactMap { $0 } + additional
  }

  /// The place of a closure that has so many before it: of those in parentheses, the ones at the
  /// end of the arguments count.
  func place(offset: Int) -> Place {
    let count = syntax.arguments.count
    let ending = syntax.arguments.reversed().prefix { $0.expression.is(ClosureExprSyntax.self) }
    let index = count - ending.count + offset
    if index < count { return .argument(index) }
    return index == count ? .trailing : .additional(index - count - 1)
  }

  /// The closure of an inline snapshot; `nil` where it is still to be written.
  func closure(of snapshot: InlineSnapshot) throws(SourceWriter.Error) -> Closure? {
    let closures = closures
    let place = place(offset: snapshot.descriptor.trailingClosureOffset)
    let labeled = closures.first { $0.label.map { snapshot.descriptor.names($0.text) } ?? false }
    // A closure with another label is another one, whatever its place.
    let counted = closures.first { $0.place == place && $0.label == nil }
    guard let expected = snapshot.expected else {
      guard labeled == nil else { throw .changed }
      guard counted == nil else { throw counted?.text == nil ? .misdescribed : .changed }
      return nil
    }
    let candidates = [labeled, counted].compactMap { $0 }
    // A description that leads nowhere is made up for by the text itself.
    let found = (candidates + closures).first { closure in
      closure.text?.unicodeScalars.elementsEqual(expected.unicodeScalars) ?? false
    }
    if let found { return found }
    throw candidates.contains { $0.text == nil } ? .computed : .changed
  }
}

// MARK: - Places for edits

extension SnapshotCall {
  /// The end of the closing parenthesis; `nil` where there are none.
  var parenthesesEnd: Int? { syntax.rightParen?.endPositionBeforeTrailingTrivia.utf8Offset }

  /// The end of what is called.
  var nameEnd: Int { syntax.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset }

  /// The ends of the arguments without their commas.
  var argumentEnds: [Int] {
    syntax.arguments.map { $0.expression.endPositionBeforeTrailingTrivia.utf8Offset }
  }

  /// Where the first argument begins, with its label.
  var argumentsStart: Int? {
    syntax.leftParen.map { $0.endPosition.utf8Offset }
  }

  /// Where the next argument begins, or the closing parenthesis.
  func start(afterArgument index: Int) -> Int? {
    let next = syntax.arguments.dropFirst(index + 1).first
    return
      (next.map { $0.positionAfterSkippingLeadingTrivia }
      ?? syntax.rightParen?.positionAfterSkippingLeadingTrivia)?.utf8Offset
  }
}
