// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// The version of the operating system is that of the device, not of the machine's kernel, by which
/// suites name their references. A `ProcessInfo()` of its own, which Linux has not, is that of the
/// process.
enum SystemVersion: SourceForm {
  private static let names = [
    "operatingSystemVersion", "operatingSystemVersionString", "isOperatingSystemAtLeast",
  ]

  static func edit(_ transformation: Transformation) {
    for member in transformation.file.nodes(MemberAccessExprSyntax.self, at: names)
    where names.contains(member.declName.baseName.text) && member.base?.isProcess == true {
      transformation.needsUIKit = true
      transformation.edits.insert("OfDevice", at: member.declName.baseName.endOffset)
    }
    for call in transformation.file.nodes(FunctionCallExprSyntax.self, at: ["ProcessInfo"])
    where call.trimmedDescription == "ProcessInfo()" {
      transformation.edits.replace(
        call.calledExpression.endOffset..<call.endOffset, with: ".processInfo")
    }
  }
}

extension ExprSyntax {
  /// Whether it is `ProcessInfo.processInfo` or `ProcessInfo()`.
  fileprivate var isProcess: Bool {
    ["ProcessInfo.processInfo", "ProcessInfo()"].contains(trimmedDescription)
  }
}
