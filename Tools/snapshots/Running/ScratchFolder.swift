// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The folder in which SwiftPM builds a package, where it has built this program: `.build`, or what
/// `--scratch-path` or `SWIFTPM_BUILD_DIR` named.
///
/// Tests are built there, too: in another folder all that this program and they have in common
/// would be compiled once more.
struct ScratchFolder {
  /// The absolute path, without links.
  let path: String
  /// The absolute path of the folder in it that holds this program, such as
  /// `.build/x86_64-unknown-linux-gnu/debug`.
  let products: String
  private let isDefault: Bool

  /// - Parameter package: The absolute path of the package's folder.
  /// - Returns: nil where this program is from another build than the package's.
  init?(package: String) {
    guard let program = Self.resolved("/proc/self/exe") else { return nil }
    let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
    products = folder.path
    path = folder.deletingLastPathComponent().deletingLastPathComponent().path
    isDefault = path == Self.resolved(package + "/.build")
    let plan = path + "/" + folder.lastPathComponent + ".yaml"
    guard isDefault || Self.isPlan(plan, of: package) else { return nil }
  }

  /// What `swift build` and `swift test` are told, so that they build there.
  func arguments(besides others: [String]) -> [String] {
    let options = ["--scratch-path", "--build-path"]
    let isNamed = others.contains { other in
      options.contains { other == $0 || other.hasPrefix($0 + "=") }
    }
    return isDefault || isNamed ? [] : ["--scratch-path", path]
  }

  /// The arguments for a build of a package; none where this program is from another build.
  static func arguments(package: String, besides others: [String] = []) -> [String] {
    ScratchFolder(package: package)?.arguments(besides: others) ?? []
  }

  /// Whether what is planned is the package itself, and not one that depends on it: its plan is
  /// made anew where the package's manifest is changed.
  private static func isPlan(_ file: String, of package: String) -> Bool {
    guard let plan = FileManager.default.contents(atPath: file),
      let step = plan.range(of: Data("\"PackageStructure\":\n".utf8))
    else { return false }
    let inputs = plan[step.upperBound...].prefix(while: { $0 != UInt8(ascii: "]") })
    return [package, resolved(package)].contains { folder in
      folder.map { inputs.range(of: Data("\"\($0)/Package.swift\"".utf8)) != nil } ?? false
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
