// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What RxCocoa takes for granted of Apple's systems: a notification center is an object that
/// RxSwift extends with all others, and a delegate is of a class.
enum ReactiveExtensions: SourceForm {
  static func edit(_ transformation: Transformation) {
    extendNotificationCenters(transformation)
    dropClassRequirements(transformation)
  }

  /// `extension Reactive where Base: NotificationCenter`, whose class is none of NSObject's here.
  /// Those who import RxCocoa have what its own sources say.
  private static func extendNotificationCenters(_ transformation: Transformation) {
    let extensions = transformation.file.nodes(
      ExtensionDeclSyntax.self, at: ["extension", "public"])
    let isExtended = extensions.contains { node in
      node.extendedType.trimmedDescription == "Reactive"
        && node.genericWhereClause?.requirements.contains {
          $0.requirement.as(ConformanceRequirementSyntax.self)?.rightType.trimmedDescription
            == "NotificationCenter"
        } == true
    }
    guard isExtended, let first = extensions.first,
      !transformation.file.mentions(any: ["ReactiveCompatible"]),
      !imports("RxCocoa", transformation.file)
    else { return }
    transformation.edits.insert(
      "extension NotificationCenter: ReactiveCompatible {}; ", at: first.startOffset)
  }

  private static func imports(_ module: String, _ file: SourceFile) -> Bool {
    file.nodes(ImportDeclSyntax.self, at: ["import"]).contains {
      $0.path.first?.name.text == module
    }
  }

  /// `where Proxy.Delegate: AnyObject` of a function. On iOS any object of a protocol of
  /// Objective-C's fulfils that; on Linux none that is only known by its protocol.
  private static func dropClassRequirements(_ transformation: Transformation) {
    for node in transformation.file.nodes(FunctionDeclSyntax.self, at: ["func", "public"]) {
      guard let requirements = node.genericWhereClause?.requirements, requirements.count > 1 else {
        continue
      }
      let all = Array(requirements)
      for (place, requirement) in all.enumerated() where isOfDelegate(requirement) {
        // With the comma, and the space, on the side where there is one.
        let range =
          place == all.count - 1
          ? all[place - 1].requirement.endOffset..<requirement.endOffset
          : requirement.startOffset..<all[place + 1].startOffset
        transformation.edits.remove(range)
        compareAsObjects(in: node, transformation)
      }
    }
  }

  /// `proxy === Proxy.delegate(of: view)`, where nothing says any more that a delegate is an object.
  private static func compareAsObjects(
    in function: FunctionDeclSyntax, _ transformation: Transformation
  ) {
    for list in transformation.file.nodes(ExprListSyntax.self, at: ["==="])
    where list.startOffset >= function.startOffset && list.endOffset <= function.endOffset {
      let items = Array(list)
      for (operation, operand) in zip(items, items.dropFirst())
      where operation.trimmedDescription == "===" {
        transformation.edits.insert("(", at: operand.startOffset)
        transformation.edits.insert(" as AnyObject?)", at: operand.endOffset)
      }
    }
  }

  private static func isOfDelegate(_ requirement: GenericRequirementSyntax) -> Bool {
    guard
      let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self),
      let member = conformance.leftType.as(MemberTypeSyntax.self)
    else { return false }
    return conformance.rightType.trimmedDescription == "AnyObject"
      && ["Delegate", "DataSource"].contains(member.name.text)
  }
}
