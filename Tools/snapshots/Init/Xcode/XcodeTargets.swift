// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Adds the targets of the Xcode projects in a package's folder to the package, each with the
/// plug-in that lets their sources compile on Linux.
struct XcodeTargets {
  let package: PackageFolder
  /// The names of the targets that are wanted; empty for all that have views or snapshots.
  let wanted: [String]
  /// The modules that are left out, with what the sources use of them.
  var unwanted: Set<String> = []

  /// Adds what is missing and says what was added.
  func add() throws -> [FirstTest.Step] {
    StandardError.print(
      "Reading the projects and the packages that they need; the first time, SwiftPM fetches some")
    let replaced = ReplacedPackages(
      in: package.path, snapshots: ReplacedPackages.snapshotsFolder)
    guard let replaced else { return try addTargets() }
    let path = package.path + "/Package.swift"
    let (steps, old) = try replaced.write(to: path)
    do {
      return steps + (try addTargets())
    } catch {
      try? old.write(toFile: path, atomically: true, encoding: .utf8)
      throw error
    }
  }

  private func addTargets() throws -> [FirstTest.Step] {
    let manifest = try PackageManifest()
    guard let identity = manifest.snapshotsIdentity else { throw Snapshots.Error.noDependency }
    let found = try SpecifiedProjects(in: package.path)
    let projects = found.projects
    let own = ManifestTargets(
      SwiftPackage(in: package.path), package: package.path, projects: projects.flatMap(\.targets))
    guard !projects.isEmpty || !own.targets.isEmpty || !own.transformed.isEmpty else {
      throw Self.missingProject(in: package.path)
    }
    let unknown = projects.flatMap(\.targets).filter {
      own.names[$0.module] == nil && !$0.isOfCheckout
    }
    let packages = XcodePackages(of: projects, in: Self.paths("xcworkspace", in: package.path))
    let locals = LocalPackages(packages.locals, but: package.path)
    let pods = CocoaPods(in: package.path)
    let doubled = namesOfDoubled(unknown, packages, locals)
    let all =
      unknown.filter {
        (own.target(ofFilesOf: $0) == nil || wanted.contains($0.name)) && !doubled.contains($0.name)
      }
      + (locals.tests(below: package.path) + pods.tests(below: package.path)).filter {
        own.names[$0.module] == nil
      }
    for name in wanted where !all.contains(where: { $0.name == name }) {
      throw Snapshots.Error.noTarget(name: name, names: all.map(\.name))
    }
    var steps = found.steps
    steps += own.transformed.map { FirstTest.Step(action: .kept, what: Self.transformed($0)) }
    steps += own.driving.map { .init(action: .leftOut, what: "\($0): it drives a simulator") }
    let names = manifest.namesOfSnapshots
    steps += leftOut(unknown, inFavorOf: own, doubled)
    let tested = projects.flatMap(\.targets).filter {
      $0.kind == .unitTests
        && (own.names[$0.module] != nil || own.target(ofFilesOf: $0) != nil)
    }
    var needs = PackageNeeds(
      targets: targets(
        all, names, taken: Set(own.targets.map(\.folder)), testedBy: tested,
        hasTests: own.targets.contains { $0.original.kind == .unitTests }, &steps),
      packages: packages, locals: locals,
      pods: pods, own: manifest.dependencyFolders, names: names,
      manifest: own, package: package.path, without: unwanted)
    steps += try leaveOutOfWrittenTargets(needs)
    guard !needs.targets.isEmpty else {
      let rest = unwanted.filter { module in !steps.contains { $0.what.contains(module) } }
      return steps + rest.sorted().map(Self.unwritten)
    }
    try needs.complete()
    steps += needs.lostPackages.map { .init(action: .needed, what: $0) }
    steps += leaveOutWhatCannotCompile(&needs)
    steps += try write(
      needs, identity, language: projects.lazy.compactMap(\.developmentRegion).first)
    if needs.traits.count > 1 { steps.append(.init(action: .needed, what: Self.orderOfTraits)) }
    return steps
  }

  /// The projects of a folder, the workspaces, or the files of another ending, those that package
  /// managers have made left out.
  static func paths(_ kind: String, in folder: String) -> [String] {
    let walker = FileManager.default.enumerator(
      at: URL(fileURLWithPath: folder), includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    var found: [String] = []
    while let url = walker?.nextObject() as? URL {
      let name = url.lastPathComponent
      if url.pathExtension == kind, isOwn(url) { found.append(url.standardizedFileURL.path) }
      if ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
        || ["Pods", "Carthage", "node_modules", "SourcePackages"].contains(name)
        || (walker?.level ?? 0) > 3
      {
        walker?.skipDescendants()
      }
    }
    return found.sorted()
  }

  /// Whether a project is none that CocoaPods has made, as `_Pods.xcodeproj`, which points to one.
  private static func isOwn(_ project: URL) -> Bool {
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: project.path)) != nil
    return !isLink && project.lastPathComponent != "Pods.xcodeproj"
  }

  /// Why there is no project: it may be one that a tool makes.
  static func missingProject(in folder: String) -> Snapshots.Error {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let places = [""] + names.sorted().map { $0 + "/" }
    let makers = [
      ("Project.swift", "tuist generate"), ("Workspace.swift", "tuist generate"),
    ]
    for place in places {
      for (name, command) in makers
      where FileManager.default.fileExists(atPath: "\(folder)/\(place)\(name)") {
        return .ungeneratedProject(file: place + name, command: command)
      }
    }
    if let path = paths("xcodeproj", in: folder).first {
      return .unreadableProject(path: path + "/project.pbxproj")
    }
    return .noProject(folder: folder)
  }

  /// The package's targets, in the project's order.
  ///
  /// - Parameters:
  ///   - all: The projects' targets.
  ///   - names: The names that targets of other packages have.
  ///   - folders: The folders of the manifest's own targets.
  ///   - others: The projects' tests that the manifest has already.
  ///   - hasTests: Whether the manifest has tests of views by itself.
  private func targets(
    _ all: [XcodeTarget], _ names: Set<String>, taken folders: Set<String>,
    testedBy others: [XcodeTarget], hasTests: Bool, _ steps: inout [FirstTest.Step]
  ) -> [AppTarget] {
    var taken = folders
    var modules: Set<String> = []
    var made: [AppTarget] = []
    for target in all {
      if !wanted.isEmpty, !isNeeded(target, all) { continue }
      if case .other(let reason) = target.kind, !wanted.contains(target.name) {
        steps.append(.init(action: .leftOut, what: "\(target.name): \(reason)"))
        continue
      }
      guard modules.insert(target.module).inserted,
        let app = AppTarget(target, package: package.path, taken: taken, names: names)
      else {
        let beside = AppTarget.filesBeside(package.path, of: target).map { ", and \($0)" } ?? ""
        steps.append(
          .init(action: .leftOut, what: "\(target.name): it has no Swift sources here\(beside)"))
        continue
      }
      if target.kind == .unitTests, !app.namesViews, !wanted.contains(target.name) {
        steps.append(
          .init(
            action: .leftOut,
            what: "\(target.name): its tests name no views "
              + "(--target \(Self.word(target.name)) takes it)"))
        continue
      }
      taken.insert(app.folder)
      made.append(app)
    }
    return wanted.isEmpty ? withoutExamples(made, testedBy: others, hasTests, &steps) : made
  }

  /// A name as a shell takes it for one word.
  private static func word(_ name: String) -> String { name.contains(" ") ? "'\(name)'" : name }

  /// Leaves out projects without tests of views where another has some, such as those of examples:
  /// one of their targets that does not compile would keep the tests from running.
  private func withoutExamples(
    _ targets: [AppTarget], testedBy others: [XcodeTarget], _ hasTests: Bool,
    _ steps: inout [FirstTest.Step]
  ) -> [AppTarget] {
    let tests = targets.map(\.original).filter { $0.kind == .unitTests } + others
    // Those of packages beside a project are in none.
    let tested = Set(tests.map(\.project)).subtracting([""])
    guard !tested.isEmpty || hasTests else { return targets }
    let byModule = Dictionary(targets.map { ($0.original.module, $0) }) { old, _ in old }
    var waiting = targets.filter {
      tested.contains($0.original.project) || $0.original.project.isEmpty
    }
    var kept: Set<String> = []
    while let next = waiting.popLast() {
      guard kept.insert(next.original.module).inserted else { continue }
      waiting += next.original.dependencies.union(next.imports).compactMap { byModule[$0] }
    }
    for target in targets.map(\.original) where !kept.contains(target.module) {
      steps.append(
        .init(
          action: .leftOut,
          what: "\(target.name): its project has no tests of views "
            + "(--target \(Self.word(target.name)) takes it)"))
    }
    return targets.filter { kept.contains($0.original.module) }
  }

  /// Whether a target is wanted, or one that is wanted depends on it.
  private func isNeeded(_ target: XcodeTarget, _ all: [XcodeTarget]) -> Bool {
    var waiting = all.filter { wanted.contains($0.name) }
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      if next.name == target.name { return true }
      guard seen.insert(next.name).inserted else { continue }
      waiting += all.filter { next.dependencies.contains($0.module) }
    }
    return false
  }

  /// Writes the targets' own files and the manifest; where that fails, none of them is left.
  private func write(
    _ needs: PackageNeeds, _ identity: String, language: String?
  ) throws -> [FirstTest.Step] {
    let path = package.path + "/Package.swift"
    let old = try String(contentsOfFile: path, encoding: .utf8)
    var raised = ManifestText(old)
    if !needs.manifest.targets.isEmpty { raised.nameThePackage() }
    let tools = raised.raiseTools(to: Self.tools(for: needs))
    let own = needs.manifest.targets
    let ownNames = Set(own.map(\.name))
    let others = needs.targets.filter { !ownNames.contains($0.name) }
    let written = others.filter { isWritten($0, in: ManifestText(old)) }
    let targets = others.filter { !isWritten($0, in: ManifestText(old)) }
    let test = FirstTest(package: package)
    let needsTest = needsFirstTest(needs, in: ManifestText(old))
    let tests = needs.targets.filter { $0.original.kind == .unitTests }
    let folder = FirstTest.folder(
      beside: tests.flatMap { $0.places.isEmpty ? [$0.folder] : $0.places })
    let libraries = needs.systemLibraries
    let names = needs.manifest.names.merging(
      needs.targets.map { ($0.original.module, $0.name) } + libraries.wanted.map { ($0, $0) }
    ) { $1 }
    let before = raised.text
    var steps = written.flatMap { complete($0, needs, names, identity, in: &raised) }
    guard !targets.isEmpty || !own.isEmpty || raised.text != before else {
      return steps + (try written.flatMap { try completeOwnFile(of: $0, needs) })
    }
    if let tools { steps.append(ManifestText.raised(to: tools)) }
    do {
      for target in own {
        steps += try add(target, needs, as: Self.transformed(target.name))
      }
      for target in targets {
        steps += try add(target, needs, as: "Package.swift: the target \(target.name)")
      }
      if needsTest {
        steps.append(
          .init(action: .added, what: "Package.swift: the test target \(FirstTest.target)"))
        steps.append(try test.addTest(importing: needs.tested, in: folder))
      }
      steps += try libraries.write(to: package.path)
      let mode = raised.isOf(tools: "6.0")
      var texts = targets.map {
        $0.text(names: names, products: needs.products, package: identity, languageMode: mode)
      }
      texts += libraries.texts
      if needsTest {
        let own = needs.tested.map(\.module).sorted()
        texts.append(
          test.targetText(
            modules: own, names: names, identity: identity, folder: folder, languageMode: mode))
      }
      let new = try manifest(raised, texts, names, needs, identity, language: language)
      try replace(path, old, new.text, targets: new.targets)
      steps += try written.flatMap { try completeOwnFile(of: $0, needs) }
    } catch {
      for file in steps.filter({ $0.action == .added }).map(\.what) {
        try? FileManager.default.removeItem(atPath: package.path + "/" + file)
      }
      throw error
    }
    return steps
  }

  /// Adds to a target that was written before what it depends on by now.
  private func complete(
    _ target: AppTarget, _ needs: PackageNeeds, _ names: [String: String], _ identity: String,
    in manifest: inout ManifestText
  ) -> [FirstTest.Step] {
    let added = manifest.complete(
      target.name,
      dependencies: target.dependencies(
        names: names, products: needs.products, package: identity),
      settings: target.aliases(names))
    let advice = needs.unknown(in: target).sorted().map { module in
      FirstTest.Step(
        action: .needed, what: "\(target.name) imports \(module): \(needs.advice(on: module))")
    }
    guard !added.isEmpty else {
      return [.init(action: .kept, what: "Package.swift: the target \(target.name)")] + advice
    }
    return added.map { name in
      .init(action: .added, what: "Package.swift: \(name), which the target \(target.name) needs")
    } + advice
  }

  /// Says in a target's own file which modules are absent by now. What people have written there
  /// stays.
  private func completeOwnFile(
    of target: AppTarget, _ needs: PackageNeeds
  ) throws -> [FirstTest.Step] {
    let path = package.path + "/" + Self.ownFile(of: target)
    guard let old = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    let absent = needs.absent(in: target).filter { !old.contains("without \($0.key):") }
      .sorted { $0.key < $1.key }
    guard !absent.isEmpty else { return [] }
    do {
      try (old + "//\n" + absent.map { AppTarget.line(without: $0.key, $0.value) }.joined())
        .write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw Snapshots.Error.unwritableFile(path: path)
    }
    return absent.map {
      .init(action: .leftOut, what: "\(target.name): \(needs.leftOut($0.key, in: target))")
    }
  }

  /// A target's own file, from the package's folder on.
  private static func ownFile(of target: AppTarget) -> String {
    (target.folder == "." ? "" : target.folder + "/") + target.ownFile
  }

  /// Whether a first test is added: where nothing is tested, and beside the tests of an app of
  /// which none takes a snapshot; once.
  private func needsFirstTest(_ needs: PackageNeeds, in manifest: ManifestText) -> Bool {
    guard !manifest.names(FirstTest.target),
      !needs.targets.contains(where: { $0.name == FirstTest.target })
    else { return false }
    let tests = needs.targets.filter { $0.original.kind == .unitTests }
    guard !tests.isEmpty else { return true }
    let isApp = needs.own.contains { $0.original.kind == .app && $0.namesViews }
    let takesSnapshots = tests.contains { test in
      test.imports.contains { SourceImports.productsForSuites[$0] != nil }
    }
    return isApp && !takesSnapshots
  }

  /// Whether the manifest has a target of the name.
  private func isWritten(_ target: AppTarget, in manifest: ManifestText) -> Bool {
    manifest.names(target.name) && !manifest.packageIsNamed(target.name)
  }

  /// What is said of a target of the manifest's own.
  private static func transformed(_ name: String) -> String {
    "Package.swift: the plug-in compiles the target \(name) on Linux"
  }

  /// Writes a target's own file, and says what becomes of the target.
  private func add(
    _ target: AppTarget, _ needs: PackageNeeds, as what: String
  ) throws -> [FirstTest.Step] {
    let name = target.name
    var steps = [FirstTest.Step(action: .added, what: what)]
    let absent = needs.absent(in: target)
    let environments = environments(of: target)
    steps += try writeOwnFile(
      of: target, without: absent, scheme: environments.taken,
      apps: needs.own.map(\.original).filter { $0.kind == .app }
        .flatMap { [$0.module, XcodeTarget.identifier($0.name)] })
    steps += environments.others.map { other in
      .init(
        action: .leftOut,
        what: "\(name): the environment of the scheme \(other.name), "
          + other.variables.keys.sorted().joined(separator: ", "))
    }
    steps += absent.keys.sorted().map {
      .init(action: .leftOut, what: "\(name): \(needs.leftOut($0, in: target))")
    }
    if let remote = needs.copies[target.original.module] {
      steps.append(
        .init(
          action: .added,
          what: "\(target.folder): sources of \(remote.address), \(remote.version), which SwiftPM "
            + "cannot load on Linux"))
    }
    steps += target.omissions.map { .init(action: .leftOut, what: "\(name): \($0)") }
    steps += target.lacks.map { .init(action: .needed, what: "\(name): \($0)") }
    steps += (target.original.information?.gaps ?? []).map {
      .init(action: .needed, what: "\(name): \($0.note)")
    }
    steps += target.imports.subtracting(absent.keys).sorted().compactMap { module in
      needs.versionNote(on: module).map { .init(action: .needed, what: "\(name) imports \($0)") }
    }
    steps += needs.unknown(in: target).sorted().map { module in
      .init(action: .needed, what: "\(name) imports \(module): \(needs.advice(on: module))")
    }
    return steps
  }

  /// What is said of a module that is to be left out where no target is added any more: their own
  /// files are people's from then on.
  private static func unwritten(_ module: String) -> FirstTest.Step {
    .init(
      action: .needed,
      what: "--without \(module): write '// UIKitSources: without \(module): ' and the names that "
        + "it declares into the \(AppTarget.ownName) of each target (article AppSources)")
  }

  /// What is said where the targets need more than one trait.
  private static let orderOfTraits =
    "SWIFT_DETERMINISTIC_HASHING=1 in the environment of builds, in CI too: without it SwiftPM hands "
    + "several traits to the compiler in an order that changes, and then builds all anew"

  /// The first version of the tools that know what the targets need.
  private static func tools(for needs: PackageNeeds) -> String {
    if needs.targets.contains(where: { $0.original.swiftSettings.contains(AppTarget.mainActor) }) {
      return "6.2"
    }
    // Traits of packages; the versions before 5.9 know no macros of packages.
    return needs.traits.isEmpty ? "5.9" : "6.1"
  }

  /// The manifest with the targets and what they ask of it, and what was added to it.
  ///
  /// Where the manifest has targets for a Mac already, it stays as it is for a Mac.
  private func manifest(
    _ old: ManifestText, _ targets: [String], _ names: [String: String], _ needs: PackageNeeds,
    _ identity: String, language: String?
  ) throws(Snapshots.Error) -> (text: String, targets: String) {
    var manifest = old
    // Projects from before Xcode 10 have names there, such as "English".
    let isCode = language.map { $0.count < 4 || $0.contains("-") } ?? false
    let fallback =
      needs.targets.contains(where: \.hasLanguages) ? isCode ? language ?? "en" : "en" : nil
    guard needs.manifest.targets.isEmpty else {
      let lines = needs.manifest.text(
        adding: targets, names: names, needs: needs, identity: identity,
        languageMode: manifest.isOf(tools: "6.0"), language: fallback)
      manifest.add(traits: needs.traits)
      return (manifest.text + lines, lines)
    }
    let targets = targets.joined(separator: "\n")
    guard targets.isEmpty || manifest.add(targets, to: "targets") else {
      throw .unreadableManifest(output: "It has no call of Package( )")
    }
    if !needs.dependencies.isEmpty {
      _ = manifest.add(needs.dependencies.joined(separator: "\n"), to: "dependencies")
    }
    manifest.add(traits: needs.traits)
    if let fallback { manifest.add(defaultLocalization: fallback) }
    return (manifest.text, targets)
  }

  /// Writes the manifest, and puts the old one back where SwiftPM cannot read the new one.
  private func replace(_ path: String, _ old: String, _ new: String, targets: String) throws {
    do {
      try new.write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw Snapshots.Error.unwritableFile(path: path)
    }
    let output = PackageManager.ask(["describe", "--type", "json"])
    guard output?.status == 0 else {
      try old.write(toFile: path, atomically: true, encoding: .utf8)
      throw Snapshots.Error.unusableTargets(output: output?.errors ?? "", targets: targets)
    }
  }

  /// - Parameter apps: The modules and names of the apps, one of which runs the tests that name it.
  private func writeOwnFile(
    of target: AppTarget, without absentModules: [String: String], scheme: String?, apps: [String]
  ) throws -> [FirstTest.Step] {
    let name = Self.ownFile(of: target)
    let path = package.path + "/" + name
    guard !FileManager.default.fileExists(atPath: path) else {
      return [.init(action: .kept, what: name)]
    }
    let simulator = simulator(of: target)
    let original = target.original
    let hasNoHost =
      !apps.isEmpty && original.kind == .unitTests && !original.hasTestHost
      && original.dependencies.isDisjoint(with: apps)
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try target.ownFile(
        without: absentModules, scheme: scheme, simulator: simulator, hasNoHost: hasNoHost
      )
      .write(toFile: path, atomically: true, encoding: .utf8)
    } catch {
      throw Snapshots.Error.unwritableFile(path: path)
    }
    let added = FirstTest.Step(action: .added, what: name)
    guard let simulator else {
      let hostsApp = !apps.isEmpty && !hasNoHost
      return [added, noteOnSimulator(of: target, hostsApp: hostsApp, file: name)].compactMap(\.self)
    }
    return [added, .init(action: .added, what: "\(target.name): \(simulator.words)")]
  }
}
