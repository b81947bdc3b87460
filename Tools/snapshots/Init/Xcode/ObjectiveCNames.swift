// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The names that headers of Objective-C declare: classes, protocols and enumerations. Linux
/// compiles none of it, so that what Swift uses of them is left out.
struct ObjectiveCNames {
  /// The names, sorted.
  let all: [String]

  /// Reads all headers of a folder.
  init(below folder: String) {
    self.init(of: XcodeFiles.files(below: folder).filter { $0.hasSuffix(".h") })
  }

  /// Reads headers.
  init(of files: [String]) {
    var names: Set<String> = []
    for file in files {
      let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
      for form in Self.forms {
        names.formUnion(text.matches(of: form).map { String($0.output.1) })
      }
    }
    all = names.sorted()
  }

  private static var forms: [Regex<(Substring, Substring)>] {
    [
      // A category, `@interface UIView (Paws)`, declares no class, and `@protocol Paws;` nothing.
      /@interface\s+(\w+)\s*(?:<[^>]*>\s*)?:/, /@protocol\s+(\w+)\b(?!\s*[,;])/,
      /\bNS_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)/,
    ]
  }
}
