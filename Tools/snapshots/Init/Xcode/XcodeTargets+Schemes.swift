// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XcodeProjects

extension XcodeTargets {
  /// Which schemes say in what environment the tests of a target run.
  struct Environments {
    /// The scheme that is taken, from the package's folder on; nil where it says nothing.
    var taken: String?
    /// The others that say something else, such as one that records.
    var others: [TestScheme] = []
  }

  /// Looks through the shared schemes of the package's projects and workspaces.
  func environments(of target: AppTarget) -> Environments {
    let original = target.original
    guard original.kind == .unitTests, !original.project.isEmpty else { return Environments() }
    let made = ["xcodeproj", "xcworkspace"].flatMap { Self.paths($0, in: package.path) }
    let isMade = original.project.hasSuffix(".xcodeproj")
    let folders = isMade ? made : made + [original.project]
    let schemes = TestScheme.ofTests(
      original.name, in: original.project, among: folders.flatMap(TestScheme.shared))
    guard let first = schemes.first else { return Environments() }
    return Environments(
      taken: first.variables.isEmpty ? nil : String(first.path.dropFirst(package.path.count + 1)),
      others: schemes.dropFirst().filter {
        !$0.variables.isEmpty && $0.variables != first.variables
      })
  }
}
