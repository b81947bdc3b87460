// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Leaving a library out of targets that an earlier run has written, as once it is known that it
/// does not compile.
extension XcodeTargets {
  /// Takes the modules that are left out from the manifest, and has their targets compiled without.
  func leaveOutOfWrittenTargets(_ needs: PackageNeeds) throws -> [FirstTest.Step] {
    let path = package.path + "/Package.swift"
    var manifest = ManifestText(try String(contentsOfFile: path, encoding: .utf8))
    var steps: [FirstTest.Step] = []
    for module in unwanted.sorted() {
      let declared = try needs.declaredNames(of: module)
      guard !declared.isEmpty else { continue }
      let line = AppTarget.line(without: module, declared.joined(separator: " "))
      for name in manifest.remove(library: module) {
        let file = package.path + "/" + name
        let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
        if !text.contains("// UIKitSources: without \(module):") {
          try write(text + "//\n" + line, to: file)
        }
        steps.append(.init(action: .leftOut, what: "\(name): what it uses of \(module)"))
      }
    }
    if !steps.isEmpty { try write(manifest.text, to: path) }
    return steps
  }

  private func write(_ text: String, to path: String) throws {
    do {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw Snapshots.Error.unwritableFile(path: path)
    }
  }
}
