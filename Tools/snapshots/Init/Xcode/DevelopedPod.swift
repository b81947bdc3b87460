// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A pod whose sources lie beside the Podfile that asks for it by a path.
struct DevelopedPod {
  /// The name by which targets import it.
  let module: String
  /// The folder of its podspec, absolute.
  let folder: String
  private let spec: Podspec

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
    guard let text = try? String(contentsOfFile: "\(folder)/\(name).podspec", encoding: .utf8)
    else { return nil }
    module = XcodeTarget.identifier(name)
    spec = Podspec(text)
  }

  /// The modules of the pods that it depends on, without itself, which its parts may name.
  var dependencies: [String] {
    spec.dependencies.map(XcodeTarget.identifier).filter { $0 != module }
  }

  /// The files that the podspec names as its sources.
  var sourceFiles: [String] { files(spec.sources) }

  /// What the podspec gives its bundle, or bundles of their own. A target has one bundle here,
  /// which holds all of it.
  var resources: [String] { files(spec.resources).filter { !$0.hasSuffix(".swift") } }

  /// The tests that the podspec names, as a target.
  var tests: XcodeTarget? {
    let files = files(spec.tests)
    let sources = files.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { return nil }
    return XcodeTarget(
      module: module + "Tests", kind: .unitTests, sources: sources,
      foreignSources: files.filter { $0.hasSuffix(".m") }, resources: [], dependencies: [module])
  }

  private func files(_ patterns: [String]) -> [String] {
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
