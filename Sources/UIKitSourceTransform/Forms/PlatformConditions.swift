// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `#if os(iOS)`, `targetEnvironment(simulator)` and `canImport(UIKit)` hold: the sources are those
/// of an iOS app. So does `canImport(MapKit)`, of what HeadlessFrameworks has a part of. What is
/// for Macs and for Linux is not for iOS: in `os(macOS) || os(Linux)` neither holds.
enum PlatformConditions: SourceForm {
  static let conditions = [
    "os(iOS)", "targetEnvironment(simulator)", "canImport(UIKit)", "canImport(QuartzCore)",
    "canImport(CoreGraphics)", "canImport(CoreText)", "canImport(ObjectiveC)",
    "canImport(UniformTypeIdentifiers)", "canImport(Accessibility)", "canImport(os)",
    "canImport(OSLog)", "canImport(MapKit)", "canImport(CoreLocation)", "canImport(WebKit)",
    "canImport(AVFoundation)", "canImport(AVKit)", "canImport(UserNotifications)",
    "canImport(SafariServices)", "canImport(MessageUI)", "canImport(Photos)",
    "canImport(PhotosUI)", "canImport(AuthenticationServices)", "canImport(CoreData)",
  ]

  static func edit(_ transformation: Transformation) {
    for call in transformation.file.nodes(FunctionCallExprSyntax.self, at: conditions)
    where conditions.contains(call.trimmedDescription) && call.isInCondition {
      transformation.edits.replace(call, with: "true")
    }
    for call in transformation.file.nodes(FunctionCallExprSyntax.self, at: ["os(Linux)"])
    where call.isOfLinuxBesideMac && call.isInCondition {
      transformation.edits.replace(call, with: "false")
    }
    // It is there where the target takes the product.
    for call in transformation.file.nodes(FunctionCallExprSyntax.self, at: ["canImport(Combine)"])
    where call.trimmedDescription == "canImport(Combine)" && call.isInCondition {
      transformation.edits.replace(call, with: "canImport(HeadlessCombine)")
    }
    for call in transformation.file.nodes(FunctionCallExprSyntax.self, at: ["canImport(Darwin)"])
    where call.isOfUnfairLock {
      transformation.edits.replace(call, with: "true")
    }
    // What a library leaves out on Linux for want of Combine, as Alamofire does its publishers.
    for call in transformation.file.nodes(FunctionCallExprSyntax.self, at: ["os(Linux)"])
    where !call.isOfLinuxBesideMac && call.isInConditionOfCombine {
      transformation.edits.replace(call, with: "!canImport(HeadlessCombine)")
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is `os(Linux)` in `os(macOS) || os(Linux)`.
  var isOfLinuxBesideMac: Bool {
    guard trimmedDescription == "os(Linux)",
      let elements = parent?.as(ExprListSyntax.self)?.map(\.trimmedDescription)
    else { return false }
    return elements.contains("os(macOS)") && !elements.contains("&&")
  }

  /// Whether the call is the whole condition, without another way, of what uses the lock that
  /// HeadlessOS has: swift-combine-schedulers has it nowhere else.
  var isOfUnfairLock: Bool {
    guard trimmedDescription == "canImport(Darwin)", let clause = clauseOfCondition,
      clause.condition?.id == id, let clauses = clause.parent?.as(IfConfigClauseListSyntax.self)
    else { return false }
    return clauses.count == 1
      && clause.elements?.tokens(viewMode: .sourceAccurate).contains {
        $0.text.hasPrefix("os_unfair_lock")
      } == true
  }

  /// Whether the call is part of the condition of an `#if`.
  fileprivate var isInCondition: Bool { clauseOfCondition != nil }

  /// Whether the call is part of a condition `!(… || …)` of what imports Combine.
  fileprivate var isInConditionOfCombine: Bool {
    guard let clause = clauseOfCondition, let condition = clause.condition,
      condition.is(PrefixOperatorExprSyntax.self),
      let statements = clause.elements?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.trimmedDescription == "Combine"
    }
  }

  /// The `#if` or `#elseif` of whose condition the call is part.
  private var clauseOfCondition: IfConfigClauseSyntax? {
    var ancestor = parent
    while let node = ancestor {
      if let clause = node.as(IfConfigClauseSyntax.self) {
        return (clause.condition?.endOffset ?? 0) >= endOffset ? clause : nil
      }
      ancestor = node.parent
    }
    return nil
  }
}
