// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension XcodeTarget {
  /// Whether it is written for UIKit, or for what else Linux has not.
  var needsPlugin: Bool {
    let modules = SourceImports.ofViews.union(["Combine"])
    let absent = SourceImports.ofApple.subtracting(SourceImports.ofLinux)
    return sources.contains { file in
      // What is for Apple's systems alone has another way on Linux.
      let text = SourceConditions.withoutDarwin(
        (try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
      return !SourceImports.modules(in: text).isDisjoint(with: modules)
        // Linux's Foundation has it, too, and the plug-in says which is meant.
        || text.contains(/^(?:public )?func < ?\(\w+: NSNumber,/.anchorsMatchLineEndings())
        || !SourceImports.unconditional(in: text).isDisjoint(with: absent)
        || text.contains(/@objc|#selector\(/)
          && SourceConditions.unconditional(text).contains(Self.objectiveC)
        // What Foundation hands on of Objective-C, where nothing is said of other systems.
        || text.contains("objc_getAssociatedObject(") && !text.contains("os(Linux)")
          && !text.contains("canImport(ObjectiveC)")
    }
  }

  /// A line of code, not of a comment, that Swift has not on Linux.
  private static var objectiveC: Regex<Substring> {
    /^(?![ \t]*(?:\/\/|\*)).*(?:@objc\b|@objcMembers\b|#selector\()/.anchorsMatchLineEndings()
  }

  /// The modules that its sources import.
  var importedModules: Set<String> {
    sources.reduce(into: []) { modules, file in
      modules.formUnion(
        SourceImports.modules(in: (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""))
    }
  }
}
