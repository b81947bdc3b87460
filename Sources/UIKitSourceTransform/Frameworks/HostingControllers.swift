// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Controllers of SwiftUI's views, which are not there: the controllers are, and are empty.
///
/// A file is read as if it named the views instead of making them, so that the controllers stay
/// where the views are left out: `UIHostingController<PetView>(rootView: PetView(pet))` is read as
/// `UIHostingController(showing: "PetView")`.
enum HostingControllers {
  /// What stands in each file that has one.
  static let word = "UIHostingController"
  /// What a view is called whose type the file does not tell.
  fileprivate static let unnamed = "a view"

  /// The bytes of a file, with names in the place of the views that hosting controllers show.
  static func naming(theirViewsIn file: SourceFileSyntax, _ bytes: [UInt8]) -> [UInt8] {
    let names = HostNames(viewMode: .sourceAccurate)
    names.walk(file)
    let editor = HostEditor(hosts: names.hosts, bindings: names.bindings)
    editor.walk(file)
    return editor.edits.applied(to: bytes)
  }
}

/// Finds the names of hosting controllers, and of what is made once and shown by one.
private final class HostNames: SyntaxVisitor {
  /// Names of variables and parameters that are hosting controllers.
  private(set) var hosts: Set<String> = []
  /// What constants are made of, by their names.
  private(set) var bindings: [String: ExprSyntax] = [:]

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.name else { return .visitChildren }
    let value = node.initializer?.value
    if node.typeAnnotation?.type.isHostingController == true
      || value?.as(FunctionCallExprSyntax.self)?.makesHostingController == true
    {
      hosts.insert(name)
    } else if let value {
      bindings[name] = value
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    if node.type.isHostingController { hosts.insert((node.secondName ?? node.firstName).text) }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      node.initializer?.value.as(SequenceExprSyntax.self)?.elements.last?
        .as(TypeExprSyntax.self)?.type.isHostingController == true
    {
      hosts.insert(name)
    }
    return .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.elements.count == 3,
      node.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
      node.elements.last?.as(FunctionCallExprSyntax.self)?.makesHostingController == true,
      let name = node.elements.first?.nameAtItsEnd
    {
      hosts.insert(name)
    }
    return .visitChildren
  }
}

/// Puts names in the place of views.
private final class HostEditor: SyntaxVisitor {
  private(set) var edits = SourceEdits()
  private let hosts: Set<String>
  private let bindings: [String: ExprSyntax]
  /// For each class around, the view that it shows; `nil` for one that shows none.
  private var shown: [String?] = []

  init(hosts: Set<String>, bindings: [String: ExprSyntax]) {
    self.hosts = hosts
    self.bindings = bindings
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    let superclass = node.inheritanceClause?.inheritedTypes.first?.type
    let isHost = superclass?.isHostingController == true
    shown.append(isHost ? superclass?.hostedViewName ?? HostingControllers.unnamed : nil)
    return .visitChildren
  }
  override func visitPost(_ node: ClassDeclSyntax) { shown.removeLast() }

  /// An extension for controllers of some views alone, or one that reaches into SwiftUI.
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.extendedType.isHostingController,
      node.genericWhereClause != nil
        || ["Content", "rootView", "class_", "objc_", "object_", "_UIHostingView"]
          .contains(where: node.memberBlock.description.contains)
    else { return .visitChildren }
    edits.replace(node, with: "")
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == HostingControllers.word, let clause = node.genericArgumentClause
    else { return .visitChildren }
    edits.replace(clause, with: "")
    return .skipChildren
  }

  /// `SwiftUI.UIHostingController<PetView>`.
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.isSwiftUIsHostingController else { return .visitChildren }
    edits.replace(node, with: HostingControllers.word)
    return .skipChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.expression.trimmedDescription == HostingControllers.word else {
      return .visitChildren
    }
    edits.replace(node.genericArgumentClause, with: "")
    return .skipChildren
  }

  /// `controller is UIHostingController<PetView>`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    for (test, type) in zip(node.elements, node.elements.dropFirst()) {
      guard test.is(UnresolvedIsExprSyntax.self),
        let type = type.as(TypeExprSyntax.self)?.type, type.isHostingController,
        let name = type.hostedViewName
      else { continue }
      edits.replace(
        test.startOffset..<type.endOffset,
        with: "as? UIHostingController == HostedView(\"\(name)\")")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let view = node.arguments.first(where: { $0.label?.text == "rootView" })?.expression
    else { return .visitChildren }
    if node.makesHostingController {
      let name = node.calledExpression.hostedViewName ?? nameOfView(view)
      edits.replace(node, with: "UIHostingController(showing: \"\(name)\")")
      return .skipChildren
    }
    guard node.calledExpression.trimmedDescription == "super.init", let own = shown.last ?? nil
    else { return .visitChildren }
    let coder = node.arguments.first { $0.label?.text == "coder" }
    let first = coder.map { "coder: \($0.expression.trimmedDescription), " } ?? ""
    let name = own == HostingControllers.unnamed ? nameOfView(view) : own
    edits.replace(node, with: "super.init(\(first)showing: \"\(name)\")")
    return .skipChildren
  }

  /// `controller.rootView.pet = pet` changes nothing that is there.
  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    guard case .expr(let expression) = node.item, setsRootView(expression)
    else { return .visitChildren }
    edits.replace(expression, with: "()")
    return .skipChildren
  }

  private func setsRootView(_ expression: ExprSyntax) -> Bool {
    let isInHost = (shown.last ?? nil) != nil
    var members = Array(expression.calledMembers.reversed())
    if let root = expression.subject.root, members.first != root { members.insert(root, at: 0) }
    guard let place = members.firstIndex(of: "rootView") else { return false }
    return place == 0 ? isInHost : hosts.contains(members[place - 1])
  }

  /// The name of the type of a view that is made: `PetView` of `PetView(pet).padding()` and of
  /// `AnyView(PetView(pet))`.
  private func nameOfView(_ view: ExprSyntax, depth: Int = 0) -> String {
    var expression = view
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        if call.calledExpression.trimmedDescription == "AnyView",
          let inner = call.arguments.first?.expression
        {
          expression = inner
        } else {
          expression = call.calledExpression
        }
      } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
        expression = base
      } else if let generic = expression.as(GenericSpecializationExprSyntax.self) {
        expression = generic.expression
      } else {
        break
      }
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return HostingControllers.unnamed
    }
    if name.first?.isUppercase == true { return name }
    guard depth < 4, let value = bindings[name] else {
      return HostingControllers.unnamed
    }
    return nameOfView(value, depth: depth + 1)
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `UIHostingController(…)`, with what it shows in angles or not.
  fileprivate var makesHostingController: Bool {
    var callee = calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.text == "init"
    {
      callee = base
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    return ["", "SwiftUI."].contains { callee.trimmedDescription == $0 + HostingControllers.word }
  }
}

extension MemberTypeSyntax {
  fileprivate var isSwiftUIsHostingController: Bool {
    baseType.trimmedDescription == "SwiftUI" && name.text == HostingControllers.word
  }
}

extension TypeSyntax {
  /// Whether it is `UIHostingController<PetView>`, or one that may be `nil`.
  fileprivate var isHostingController: Bool {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.isHostingController }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
      return type.wrappedType.isHostingController
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.isHostingController }
    return typeName.lastPart == HostingControllers.word
  }

  /// `PetView` of `UIHostingController<PetView>`; `nil` where that tells nothing.
  fileprivate var hostedViewName: String? {
    let clause =
      self.as(IdentifierTypeSyntax.self)?.genericArgumentClause
      ?? self.as(MemberTypeSyntax.self)?.genericArgumentClause
    return clause?.hostedViewName
  }
}

extension ExprSyntax {
  /// `PetView` of `UIHostingController<PetView>`.
  fileprivate var hostedViewName: String? {
    let callee = self.as(MemberAccessExprSyntax.self)?.base ?? self
    return callee.as(GenericSpecializationExprSyntax.self)?.genericArgumentClause.hostedViewName
  }

  /// `host` of `self.host` and of `host`.
  fileprivate var nameAtItsEnd: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }
}

extension GenericArgumentClauseSyntax {
  fileprivate var hostedViewName: String? {
    guard arguments.count == 1, let name = arguments.first?.argument.trimmedDescription,
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name != "AnyView"
    else { return nil }
    return name
  }
}
