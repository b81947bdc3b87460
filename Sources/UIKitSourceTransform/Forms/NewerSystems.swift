// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `if #available(iOS 26, *) { … }`: on Linux every system is taken to be there, while there are
/// the views of iOS 18. What needs a newer system is left out, and so is what older ones need: the
/// code goes the way that it goes on iOS 18. What says no more than a value, such as `return true`,
/// needs nothing: it is kept for the look of iOS 26.
enum NewerSystems: SourceForm {
  /// The system whose views are drawn.
  static let drawnVersion = 18

  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    for attribute in file.nodes(AttributeSyntax.self, at: ["@available"]) {
      if let platform = attribute.lackingPlatform {
        transformation.edits.replace(platform, with: "*")
      }
      guard attribute.newerVersion != nil, let declaration = attribute.declaration else { continue }
      transformation.leaveOut(declaration)
    }
    let conditions = file.nodes(
      AvailabilityConditionSyntax.self, at: ["#available", "#unavailable"])
    for condition in conditions {
      if let version = condition.availabilityArguments.newerVersion {
        edit(condition, version, transformation)
      } else {
        leaveOutOlderSystems(condition, transformation)
      }
    }
  }

  private static func edit(
    _ condition: AvailabilityConditionSyntax, _ version: Int, _ transformation: Transformation
  ) {
    let isMet = condition.availabilityKeyword.tokenKind == .poundUnavailable
    guard let element = condition.parent?.as(ConditionElementSyntax.self),
      let list = element.parent?.as(ConditionElementListSyntax.self), let owner = list.parent
    else { return }
    transformation.needsUIKit = true
    if list.count == 1, isPlain(owner, isMet) {
      let test = (isMet ? "!" : "") + "isSystem(atLeast: \(version))"
      return transformation.edits.replace(condition, with: test)
    }
    let test = (isMet ? "!" : "") + "hasCode(ofSystem: \(version))"
    let text = "fatalError(\"iOS \(version) is needed here\")"
    if isMet {
      transformation.edits.replace(condition, with: test)
    } else {
      // What the other conditions find is used where the code never comes.
      transformation.leaveOut(list, for: test)
    }
    if let node = owner.as(IfExprSyntax.self) {
      if !isMet {
        leaveOut(node.body.statements, of: node, for: text, transformation)
      } else if case .codeBlock(let block) = node.elseBody, list.count == 1 {
        leaveOut(block.statements, of: node, for: text, transformation)
      }
    } else if let node = owner.as(GuardStmtSyntax.self) {
      isMet
        ? leaveOut(node.body.statements, for: text, transformation)
        : leaveOut(after: node, for: text, transformation)
    }
  }

  /// Whether the code for a newer system gives or sets values alone.
  ///
  /// - Parameter isMet: Whether it stands in the other block.
  private static func isPlain(_ owner: Syntax, _ isMet: Bool) -> Bool {
    if let node = owner.as(IfExprSyntax.self) {
      guard isMet else { return node.body.statements.allSatisfy(\.isPlain) }
      guard case .codeBlock(let block) = node.elseBody else { return false }
      return block.statements.allSatisfy(\.isPlain)
    }
    guard let node = owner.as(GuardStmtSyntax.self) else { return false }
    if isMet { return node.body.statements.allSatisfy(\.isPlain) }
    guard let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.drop { $0.startOffset <= item.startOffset }.allSatisfy(\.isPlain)
  }

  /// `if #available(iOS 13, *) { … } else { … }`: nothing comes to the second block.
  private static func leaveOutOlderSystems(
    _ condition: AvailabilityConditionSyntax, _ transformation: Transformation
  ) {
    guard let list = condition.parent?.parent?.as(ConditionElementListSyntax.self), list.count == 1,
      let node = list.parent?.as(IfExprSyntax.self)
    else { return }
    let text = "fatalError(\"an older system is needed here\")"
    if condition.availabilityKeyword.tokenKind == .poundUnavailable {
      leaveOut(node.body.statements, of: node, for: text, transformation)
    } else if case .codeBlock(let block) = node.elseBody {
      leaveOut(block.statements, of: node, for: text, transformation)
    }
  }

  /// Leaves out a block of an `if`. A builder of results takes no call that never returns where it
  /// collects values, but a declaration.
  private static func leaveOut(
    _ statements: CodeBlockItemListSyntax, of node: IfExprSyntax, for text: String,
    _ transformation: Transformation
  ) {
    guard !statements.trimmedDescription.hasSuffix(text) else { return }
    let isForBuilder = statements.allSatisfy(\.isValue) && node.isAmongOthers
    leaveOut(statements, for: (isForBuilder ? "let _: Never = " : "") + text, transformation)
  }

  private static func leaveOut(
    _ statements: CodeBlockItemListSyntax, for text: String, _ transformation: Transformation
  ) {
    guard !statements.isEmpty else { return }
    transformation.leaveOut(statements, for: text)
  }

  /// Leaves out what follows a `guard` in its block.
  private static func leaveOut(
    after node: GuardStmtSyntax, for text: String, _ transformation: Transformation
  ) {
    guard let item = node.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let next = list.first(where: { $0.startOffset > item.startOffset }), let last = list.last
    else { return }
    transformation.leaveOut(next.startOffset..<last.endOffset, for: text)
  }
}

extension CodeBlockItemSyntax {
  /// Whether it gives a literal, or sets a name to one.
  fileprivate var isPlain: Bool {
    switch item {
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression?.isLiteral ?? false
    case .expr(let expression):
      if expression.isLiteral { return true }
      guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
        parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      else { return false }
      return parts.first?.is(DeclReferenceExprSyntax.self) == true && parts.last?.isLiteral == true
    default:
      return false
    }
  }

  /// Whether it is a value that nothing but a builder of results would look at: a literal, or what
  /// a type's initializer makes, with what is called on that.
  fileprivate var isValue: Bool {
    guard case .expr(let whole) = item else { return false }
    var expression = whole
    if expression.is(StringLiteralExprSyntax.self) || expression.is(IntegerLiteralExprSyntax.self) {
      return true
    }
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        expression = base
      } else {
        break
      }
    }
    guard whole.is(FunctionCallExprSyntax.self) else { return false }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase == true
  }
}

extension IfExprSyntax {
  /// Whether it is a statement with others beside it, and so no value that is returned.
  fileprivate var isAmongOthers: Bool {
    var node = Syntax(self)
    while let outer = node.parent,
      outer.is(IfExprSyntax.self) || outer.is(ExpressionStmtSyntax.self)
    {
      node = outer
    }
    let list = node.parent?.as(CodeBlockItemSyntax.self)?.parent?.as(CodeBlockItemListSyntax.self)
    return (list?.count ?? 0) > 1
  }
}

extension AvailabilityArgumentListSyntax {
  /// The version of iOS that is asked for, where it is newer than the one that is drawn.
  fileprivate var newerVersion: Int? {
    var isOfIOS = false
    for argument in self {
      switch argument.argument {
      case .availabilityVersionRestriction(let restriction):
        guard restriction.platform.text == "iOS" else { continue }
        return restriction.version?.newerMajor
      case .token(let token): isOfIOS = isOfIOS || token.text == "iOS"
      case .availabilityLabeledArgument(let labeled):
        if isOfIOS, labeled.label.text == "introduced", case .version(let version) = labeled.value {
          return version.newerMajor
        }
      }
    }
    return nil
  }
}

extension VersionTupleSyntax {
  fileprivate var newerMajor: Int? {
    Int(major.text).flatMap { $0 > NewerSystems.drawnVersion ? $0 : nil }
  }
}

extension AttributeSyntax {
  /// The version of iOS that a declaration needs, where it is newer than the one that is drawn.
  fileprivate var newerVersion: Int? {
    guard attributeName.typeName == "available", case .availability(let list) = arguments else {
      return nil
    }
    return list.newerVersion
  }

  /// `iOS` in `@available(iOS, unavailable)`: what iOS has not is not there on Linux, either, as
  /// the cases that a `switch` need not have.
  fileprivate var lackingPlatform: TokenSyntax? {
    guard attributeName.typeName == "available", case .availability(let list) = arguments else {
      return nil
    }
    let words = list.map { argument -> TokenSyntax? in
      if case .token(let token) = argument.argument { token } else { nil }
    }
    guard words.count >= 2, let platform = words[0], platform.text == "iOS",
      words[1]?.text == "unavailable"
    else { return nil }
    return platform
  }

  /// The declaration that the attribute stands at.
  fileprivate var declaration: DeclSyntax? {
    parent?.parent?.as(DeclSyntax.self)
  }
}

extension SyntaxProtocol {
  /// Whether the declaration needs a system newer than the one that is drawn.
  var needsNewerSystem: Bool {
    guard let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes else {
      return false
    }
    return attributes.contains {
      if case .attribute(let attribute) = $0 { attribute.newerVersion != nil } else { false }
    }
  }
}

extension ExprSyntax {
  /// Whether it is a number, a text without values in it, `true`, `false` or `nil`.
  fileprivate var isLiteral: Bool {
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.segments.allSatisfy { $0.is(StringSegmentSyntax.self) }
    }
    if let signed = self.as(PrefixOperatorExprSyntax.self) { return signed.expression.isLiteral }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(NilLiteralExprSyntax.self)
  }
}
