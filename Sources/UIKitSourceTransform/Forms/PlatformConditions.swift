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

  /// Whether the call is part of the condition of an `#if`.
  fileprivate var isInCondition: Bool {
    var ancestor = parent
    while let node = ancestor {
      if let clause = node.as(IfConfigClauseSyntax.self) {
        return (clause.condition?.endOffset ?? 0) >= endOffset
      }
      ancestor = node.parent
    }
    return false
  }
}
