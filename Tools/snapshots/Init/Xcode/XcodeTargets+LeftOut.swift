// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What of the projects is left out, so that the rest compiles.
extension XcodeTargets {
  /// The frameworks whose names targets of packages beside the project have, too: who takes the
  /// package's product takes no framework of that name.
  func namesOfDoubled(
    _ targets: [XcodeTarget], _ packages: XcodePackages, _ locals: LocalPackages
  ) -> Set<String> {
    let taken = locals.modules(takenAs: packages.productsOfLocals)
    let doubled = targets.filter {
      $0.kind == .library && taken.contains($0.module) && !wanted.contains($0.name)
    }
    return Set(doubled.map(\.name))
  }

  /// What is said of targets of the projects whose files, or whose name, a package's target has.
  func leftOut(
    _ targets: [XcodeTarget], inFavorOf own: ManifestTargets, _ doubled: Set<String>
  ) -> [FirstTest.Step] {
    var steps: [FirstTest.Step] = []
    for target in targets where !wanted.contains(target.name) {
      guard let name = own.target(ofFilesOf: target) else { continue }
      steps.append(
        .init(action: .leftOut, what: "\(target.name): the package's target \(name) has its files"))
    }
    return steps
      + doubled.sorted().map {
        .init(action: .leftOut, what: "\($0): the target of that name of a package is taken")
      }
  }

  /// Leaves out tests that cannot compile, which would keep all others from running, and says
  /// which.
  func leaveOutWhatCannotCompile(_ needs: inout PackageNeeds) -> [FirstTest.Step] {
    var steps: [FirstTest.Step] = []
    for left in needs.leaveOutFilesOfTests(but: wanted) {
      let reason =
        left.modules.first.map { module in
          "imports of \(left.modules.joined(separator: ", ")): \(needs.advice(on: module))"
        } ?? "they use what those declare that are left out"
      let files = left.files.joined(separator: ", ")
      steps.append(.init(action: .leftOut, what: "\(left.target): \(files): \(reason)"))
    }
    for target in needs.leaveOutTests(but: wanted) + needs.leaveOutUntested(but: wanted) {
      let modules = needs.unknown(in: target).sorted()
      steps.append(
        .init(
          action: .leftOut,
          what: "\(target.original.name): it imports \(modules.joined(separator: ", ")): "
            + needs.advice(on: modules[0])))
    }
    return steps
  }
}
