// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A pod whose sources lie beside the Podfile that asks for it by a path.
struct DevelopedPod {
  /// The name by which targets import it.
  let module: String
  /// The folder of its podspec, absolute.
  let folder: String
  private let patterns: [String]

  /// The pods that a Podfile asks for by a path, such as `pod 'Panels', :path => '../'`, as far as
  /// their podspecs are there.
  static func all(in text: String, podfileFolder: String) -> [DevelopedPod] {
    let form =
      /^[ \t]*pod[ \t(]+["']([^"'\/]+)[^\n]*?(?::path[ ]*=>|path:)[ ]*["']([^"'\n]+)["']/
    return text.matches(of: form.anchorsMatchLineEndings()).compactMap { match in
      DevelopedPod(String(match.output.1), at: "\(podfileFolder)/\(match.output.2)")
    }
  }

  private init?(_ name: String, at path: String) {
    let place = URL(fileURLWithPath: path).standardizedFileURL.path
    folder = place.hasSuffix(".podspec") ? (place as NSString).deletingLastPathComponent : place
    guard let spec = try? String(contentsOfFile: "\(folder)/\(name).podspec", encoding: .utf8)
    else { return nil }
    module = XcodeTarget.identifier(name)
    patterns = spec.matches(of: /\.source_files\s*=\s*(\[[^\]]*\]|[^\n]*)/).flatMap { match in
      match.output.1.matches(of: /["']([^"']+)["']/).map { String($0.output.1) }
    }
  }

  /// The files that the podspec names as its sources.
  var sourceFiles: [String] {
    let forms = patterns.compactMap { try? Regex(Self.expression($0)) }
    return XcodeFiles.files(below: folder).filter { file in
      let path = file.dropFirst(folder.count + 1)
      return forms.contains { path.wholeMatch(of: $0) != nil }
    }
  }

  /// The regular expression of a podspec's pattern, which may name a folder, too.
  private static func expression(_ pattern: String) -> String {
    let escaped = NSRegularExpression.escapedPattern(for: pattern.trimmingPrefix("./").description)
    return escaped.replacing(#"\*\*\/"#, with: "(?:.*/)?").replacing(#"\*\*/"#, with: "(?:.*/)?")
      .replacing(#"\*"#, with: "[^/]*").replacing(#"\?"#, with: "[^/]")
      .replacing(/\\\{([^}]*)\\\}/) { "(?:\($0.output.1.replacing(",", with: "|")))" }
      + "(?:/.*)?"
  }
}
