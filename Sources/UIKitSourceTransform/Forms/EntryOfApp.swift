// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `UIApplicationMain(…)` in `main.swift`: what a file of this name does is left out, since the
/// module is a library here. What it declares stays.
enum EntryOfApp: SourceForm {
  static func edit(_ transformation: Transformation) {
    let file = transformation.file
    guard file.path == "main.swift" || file.path.hasSuffix("/main.swift") else { return }
    for item in file.syntax.statements {
      switch item.item {
      case .decl: continue
      case .expr(let expression): transformation.leaveOut(expression)
      case .stmt(let statement): transformation.leaveOut(statement)
      }
    }
  }
}
