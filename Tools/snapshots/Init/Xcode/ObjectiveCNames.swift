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

  /// The headers of a package that one which bridges to Swift imports, and those that these import:
  /// what they declare has no file of its own to be compiled.
  static func headers(bridging header: String, in package: String) -> [String] {
    let own = XcodeFiles.files(below: package).filter { file in
      file.hasSuffix(".h") && !["/Pods/", "/Carthage/"].contains(where: file.contains)
    }
    let paths = Dictionary(grouping: own) { ($0 as NSString).lastPathComponent }
    var found: [String] = [header]
    var next = 0
    while next < found.count {
      let text = (try? String(contentsOfFile: found[next], encoding: .utf8)) ?? ""
      for line in text.matches(of: /#\s*(?:import|include)\s*"([^"]+)"/) {
        let name = (String(line.output.1) as NSString).lastPathComponent
        found += (paths[name] ?? []).filter { !found.contains($0) }
      }
      next += 1
    }
    return found
  }

  private static var forms: [Regex<(Substring, Substring)>] {
    [
      // A category, `@interface UIView (Paws)`, declares no class, and `@protocol Paws;` nothing.
      /@interface\s+(\w+)\s*(?:<[^>]*>\s*)?:/, /@protocol\s+(\w+)\b(?!\s*[,;])/,
      /\bNS_(?:CLOSED_)?(?:ENUM|OPTIONS)\s*\(\s*\w+\s*,\s*(\w+)/,
    ]
  }
}
