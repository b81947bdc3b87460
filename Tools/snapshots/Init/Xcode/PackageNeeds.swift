// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What an app's targets import beside one another, as far as the project of Xcode says where it
/// comes from.
///
/// Libraries of packages beside the project become targets as those of the project do, and so do
/// libraries of other packages that import UIKit. What needs no UIKit is taken as the product that
/// it is.
struct PackageNeeds {
  /// The targets of the project.
  private(set) var own: [AppTarget]
  /// Those of Xcode that a first test sees.
  var tested: [XcodeTarget] { own.map(\.original).filter { $0.kind != .unitTests } }
  /// The same, and those that came.
  private(set) var targets: [AppTarget]
  /// The packages of the products that are taken as they are, by the products' names.
  private(set) var products: [String: String] = [:]
  /// Lines for the dependencies of the manifest.
  var dependencies: [String] {
    checkouts.dependencies.filter { line in !useless.contains { line.contains("\"\($0)\"") } }
  }
  /// The packages of the libraries whose sources were copied, by their modules.
  private(set) var copies: [String: XcodePackages.Remote] = [:]

  /// The targets that the manifest has already.
  let manifest: ManifestTargets
  let packages: XcodePackages
  private let locals: LocalPackages
  let pods: CocoaPods
  let ownFolders: [String: String]
  private let takenNames: Set<String>
  let package: String
  /// The modules that are left out because somebody asked for it.
  let unwanted: Set<String>
  private var namesOfTheUnwanted: [String: String] = [:]
  private var checkouts: PackageCheckouts
  /// The packages, by identities, that those of the manifest depend on of which sources were taken.
  private var behindOwn: [String: XcodePackages.Remote] = [:]
  /// The addresses of packages that others depend on and nothing was taken of.
  private var useless: Set<String> = []
  /// Products whose packages hold what only Apple's systems compile.
  private var unusable: Set<String> = []
  /// What the targets in Objective-C declare that come with libraries in Swift, by their modules.
  private var objectiveC: [String: String] = [:]

  /// - Parameters:
  ///   - targets: The targets of the project.
  ///   - packages: What the project says of packages.
  ///   - locals: The packages that lie beside it.
  ///   - pods: What its Podfile says.
  ///   - ownFolders: Where the packages are that the manifest depends on already, by identities.
  ///   - names: The names that targets of other packages have.
  ///   - manifest: The manifest's own targets.
  ///   - package: The folder of the package that is written, absolute.
  ///   - unwanted: The modules that are left out, wherever they are.
  init(
    targets: [AppTarget], packages: XcodePackages, locals: LocalPackages, pods: CocoaPods,
    own ownFolders: [String: String], names: Set<String>, manifest: ManifestTargets,
    package: String, without unwanted: Set<String>
  ) {
    own = manifest.targets + targets
    self.targets = own
    self.manifest = manifest
    self.packages = packages
    self.locals = locals
    self.pods = pods
    self.ownFolders = ownFolders
    takenNames = names
    self.package = package
    self.unwanted = unwanted
    checkouts = PackageCheckouts(package: package)
  }

  /// The modules that a target imports, nothing here provides, and are left out for that, with what
  /// they declare.
  func absent(in target: AppTarget) -> [String: String] {
    let known = AbsentModules.names.merging(objectiveC) { $1 }
      .merging(namesOfTheUnwanted) { $1 }
    var absent = known.filter { unprovided(in: target).contains($0.key) }
    for other in targets where !other.objectiveC.isEmpty {
      let module = other.original.module
      guard module == target.original.module || target.imports.contains(module) else { continue }
      absent["\(module)_ObjectiveC"] = other.objectiveC.joined(separator: " ")
    }
    return absent
  }

  /// The modules that a target imports and nothing here provides, without those that are left out.
  func unknown(in target: AppTarget) -> Set<String> {
    unprovided(in: target).subtracting(absent(in: target).keys)
  }

  /// The libraries of C that the targets import.
  var systemLibraries: SystemLibraries {
    let imports = targets.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let taken = takenNames.union(manifest.names.keys).union(targets.map(\.original.module))
    return SystemLibraries(
      wanted: SystemLibraries.modules.intersection(imports).subtracting(taken).sorted())
  }

  /// The modules beside the project that have names of frameworks: an app's own Network goes before
  /// that of iOS.
  private var namesakes: Set<String> {
    SourceImports.ofApple.intersection(locals.all.flatMap(\.libraries).map(\.module))
  }

  private func unprovided(in target: AppTarget) -> Set<String> {
    target.imports.subtracting(SourceImports.ofApple.subtracting(namesakes))
      .subtracting(SystemLibraries.modules)
      .subtracting(SourceImports.productsForSuites.keys)
      .subtracting(target.partsInObjectiveC)
      .subtracting(targets.map(\.original.module)).subtracting(products.keys)
      .subtracting(manifest.names.keys)
  }

  /// Leaves out the tests that import what nothing here provides, but for those that are wanted by
  /// name.
  ///
  /// - Returns: The targets that were left out.
  mutating func leaveOutTests(but wanted: [String]) -> [AppTarget] {
    let left = own.filter {
      $0.original.kind == .unitTests && !wanted.contains($0.original.name)
        && !unknown(in: $0).isEmpty && manifest.names[$0.original.module] == nil
    }
    remove(left)
    return left
  }

  private mutating func remove(_ left: [AppTarget]) {
    let modules = Set(left.map(\.original.module))
    targets.removeAll { modules.contains($0.original.module) }
    own.removeAll { modules.contains($0.original.module) }
  }

  /// Leaves out the files of tests that import what nothing here provides, and those that use what
  /// is declared there, where others with tests remain.
  ///
  /// - Returns: The files by their targets' names and by what they import; those that use others
  ///   import nothing.
  mutating func leaveOutFilesOfTests(
    but wanted: [String]
  ) -> [(target: String, modules: [String], files: [String])] {
    var left: [(target: String, modules: [String], files: [String])] = []
    for target in own
    where target.original.kind == .unitTests && !wanted.contains(target.original.name)
      && manifest.names[target.original.module] == nil
    {
      let unknown = unknown(in: target)
      guard !unknown.isEmpty else { continue }
      let files = TestFiles(target.original.sources)
      let imports = files.importing(unknown)
      let gone = files.using(Set(imports.keys))
      guard files.haveTests(without: gone),
        let rest = AppTarget(
          target.original.without(gone), package: package,
          taken: Set(targets.filter { $0.name != target.name }.map(\.folder)), names: takenNames)
      else { continue }
      targets = targets.map { $0.original.module == rest.original.module ? rest : $0 }
      own = own.map { $0.original.module == rest.original.module ? rest : $0 }
      let groups = Dictionary(grouping: gone.sorted()) { imports[$0] ?? [] }
      left += groups.sorted { $0.value[0] < $1.value[0] }.map { modules, files in
        (target.original.name, modules, files.map { ($0 as NSString).lastPathComponent })
      }
    }
    return left
  }

  /// Leaves out the targets that import what nothing here provides where there are tests, and none
  /// needs them, but for those that are wanted by name: one that does not compile keeps all tests
  /// from running.
  ///
  /// - Returns: The targets that were left out.
  mutating func leaveOutUntested(but wanted: [String]) -> [AppTarget] {
    let tests = own.filter { $0.original.kind == .unitTests }
    guard !tests.isEmpty else { return [] }
    let byModule = Dictionary(targets.map { ($0.original.module, $0) }) { old, _ in old }
    var waiting = tests + own.filter { wanted.contains($0.original.name) }
    var kept: Set<String> = []
    while let next = waiting.popLast() {
      guard kept.insert(next.original.module).inserted else { continue }
      waiting += next.original.dependencies.union(next.imports).compactMap { byModule[$0] }
    }
    let left = own.filter {
      let module = $0.original.module
      return !kept.contains(module) && manifest.names[module] == nil && !unknown(in: $0).isEmpty
    }
    remove(left)
    return left
  }

  /// What to do where a later version of a pod is taken than the project has.
  func versionNote(on module: String) -> String? {
    guard !unwanted.contains(module), let versions = pods.replacedVersion(of: module) else {
      return nil
    }
    return
      "\(module) \(versions.locked), which the tools of today do not compile: \(versions.taken) "
      + "is taken. Where its calls are others, run this again with --without \(module)"
  }

  /// What to do about a module that nothing here provides.
  func advice(on module: String) -> String {
    if unwanted.contains(module) {
      return "what it declares is not known, as its sources are nowhere: name it in "
        + "\(AppTarget.ownName) (article AppSources)"
    }
    if let remote = remote(of: module), checkouts.failures[remote] != nil {
      return "SwiftPM does not get its package " + loss(of: remote)
    }
    if let folder = locals.folder(of: module), !folder.hasPrefix(package + "/") {
      return "its package lies beside this folder: run this where both are, in "
        + ReplacedPackages.relative(ReplacedPackages.common(folder, package), from: package)
    }
    if let folder = packages.foldersBeside[module], !folder.hasPrefix(package + "/") {
      return "its project lies beside this folder: run this where both are, in "
        + ReplacedPackages.relative(ReplacedPackages.common(folder, package), from: package)
    }
    if unusable.contains(module) {
      return "its package holds Objective-C or binaries: leave out what uses it, or write a target "
        + "of this name (article AppSources)"
    }
    if pods.folders[module] != nil, pods.package(of: module) == nil {
      return "that pod is not in Swift: write a target of this name (article AppSources)"
    }
    if pods.versions[module] != nil {
      return "a pod: run 'pod install', or add its package to the dependencies, and this again"
    }
    return "add its package to the dependencies and run this again, or write a target of this "
      + "name (article AppSources)"
  }

  /// The traits of HeadlessSnapshots that the targets need.
  var traits: Set<String> { targets.reduce(into: []) { $0.formUnion($1.traits) } }

  /// What is said of packages that cannot be had and that no module names as its own: those that
  /// packages beside the project depend on.
  var lostPackages: [String] {
    let missing = Set(targets.flatMap(unknown))
    guard !missing.isEmpty else { return [] }
    let named = Set(missing.compactMap(remote(of:)))
    return checkouts.failures.keys.filter { !named.contains($0) }.map { remote in
      "SwiftPM does not get the package " + loss(of: remote)
    }.sorted()
  }

  private func loss(of remote: XcodePackages.Remote) -> String {
    "\(remote.address), \(remote.version): \(checkouts.failures[remote] ?? ""). Once it does, run "
      + "this again; of a clone that you have, 'swift package config set-mirror --original "
      + "\(remote.address) --mirror file:///path/of/the/clone' tells it"
  }

  /// Adds what the targets import.
  mutating func complete() throws {
    // Those of one package may import those of another.
    objectiveC.merge(locals.objectiveC) { $1 }
    take(from: locals.all.flatMap(\.libraries))
    for (identity, folder) in ownFolders.sorted(by: { $0.key < $1.key }) where !wanted.isEmpty {
      guard let found = SwiftPackage(in: folder) else { continue }
      let count = targets.count
      take(from: found, folder, identity, known: wanted)
      if targets.count > count { behindOwn.merge(found.remotes) { old, _ in old } }
    }
    while let pod = wanted.sorted().lazy.compactMap(pods.library).first(where: isNew) {
      take(from: [pod])
    }
    try takeFromAddresses()
    namesOfTheUnwanted = try namesOfUnwanted()
  }

  /// The package at an address that has a module, as far as the project or a Podfile says.
  func remote(of module: String) -> XcodePackages.Remote? {
    packages.remotes[module] ?? pods.package(of: module)
  }

  /// Adds what packages at addresses have, and those that their libraries need in turn.
  private mutating func takeFromAddresses() throws {
    var asked: [String: XcodePackages.Remote] = [:]
    var behind = remotesOfOtherNames
    defer { checkouts.removeKept() }
    while !wanted.isEmpty {
      let named = wanted.compactMap(remote(of:))
      var next = asked.merging(named.map { ($0.identity, $0) }) { old, _ in old }
      if next.count == asked.count {
        next.merge(behind) { old, _ in old }
        useless.formUnion(behind.values.map(\.address))
      }
      guard next.count > asked.count else { return }
      asked = next
      let there = try checkouts.checkOut(Set(asked.values))
      for (remote, folder) in there.sorted(by: { $0.key.address < $1.key.address }) {
        let count = (targets: targets.count, products: products.count)
        guard let found = SwiftPackage(in: folder) else { continue }
        try take(from: found, remote, in: folder)
        if targets.count > count.targets { behind.merge(found.remotes) { old, _ in old } }
        if (targets.count, products.count) != count { useless.remove(remote.address) }
      }
      behind = behind.filter { asked[$0.key] == nil && ownFolders[$0.key] == nil }
    }
  }

  /// The packages, by identities, that may have a module without a product of its name: those that
  /// packages beside the project depend on, and those of products that nothing imports by name.
  private var remotesOfOtherNames: [String: XcodePackages.Remote] {
    let imports = targets.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let others = packages.remotes.filter {
      !imports.contains($0.key) && AbsentModules.names[$0.key] == nil
    }.map { ($0.value.identity, $0.value) }
    return locals.remotes(behind: Set(targets.map(\.original.module)))
      .merging(others) { old, _ in old }.merging(behindOwn) { old, _ in old }
      .filter { ownFolders[$0.key] == nil && !ReplacedPackages.replaces($0.key) }
  }

  /// Adds what a package at an address has.
  private mutating func take(
    from found: SwiftPackage, _ remote: XcodePackages.Remote, in folder: String
  ) throws {
    guard !checkouts.isKept(remote) else { return try takeCopies(of: found, remote) }
    var before: Set<String> = []
    // A library may need another one of its package, as RxCocoa does RxRelay.
    while case let wanted = wanted, wanted != before {
      take(from: found, folder, remote.identity, known: wanted)
      before = wanted
    }
  }

  /// Adds libraries of a package that SwiftPM cannot load: their sources are copied beside the
  /// package's own.
  private mutating func takeCopies(of found: SwiftPackage, _ remote: XcodePackages.Remote) throws {
    while let library = found.libraries.first(where: { wanted.contains($0.module) }) {
      let copy = try library.copied(to: "\(package)/HeadlessSnapshots/\(library.module)")
      let taken = Set(targets.map(\.folder))
      guard let target = AppTarget(copy, package: package, taken: taken, names: takenNames) else {
        return
      }
      copies[library.module] = remote
      targets.append(target)
    }
  }

  private func isNew(_ library: XcodeTarget) -> Bool {
    AppTarget(
      library, package: package, taken: Set(targets.map(\.folder)), names: takenNames) != nil
  }

  /// Adds what a package has of the modules that are imported.
  private mutating func take(
    from found: SwiftPackage, _ folder: String, _ identity: String, known modules: Set<String>
  ) {
    for module in modules.sorted() {
      if let library = found.libraries.first(where: { $0.module == module }), library.needsPlugin,
        !isComplete(library, of: found)
      {
        objectiveC.merge(found.objectiveC) { $1 }
        // What Linux compiles as it is stays a product: RxSwift beside RxCocoa.
        let libraries = found.libraries.filter { library in
          library.needsPlugin || !found.products.contains(library.module)
            || !found.compilesOnLinux(library.module)
        }
        take(from: libraries, checkout: folder)
      } else if found.products.contains(module) {
        if found.compilesOnLinux(module) {
          products[module] = identity
        } else {
          unusable.insert(module)
        }
      } else if let hidden = SwiftPackage.hiddenLibrary(module, in: folder) {
        take(from: [hidden], checkout: folder)
      }
    }
  }

  /// Whether Linux compiles a library of a package as it is, and no target uses what it has for
  /// other systems.
  private func isComplete(_ library: XcodeTarget, of found: SwiftPackage) -> Bool {
    guard found.products.contains(library.module), found.compilesOnLinux(library.module),
      let names = library.namesForOtherSystems
    else { return false }
    return names.isEmpty || !targets.contains { $0.original.mentions(any: names) }
  }

  /// The modules that a package or a pod is looked for. Most of those that are left out compile
  /// nowhere here, also where there is a package.
  private var wanted: Set<String> {
    allUnknown.filter {
      (AbsentModules.names[$0] == nil || compiles($0)) && !unwanted.contains($0)
    }
  }

  /// Whether a module that is left out where its sources are not there can be taken where they are.
  private func compiles(_ module: String) -> Bool {
    guard let first = AbsentModules.firstVersions[module] else { return false }
    if pods.replacedVersion(of: module) != nil { return true }
    let version = pods.versions[module] ?? remote(of: module)?.version ?? ""
    // Without a number it is the newest.
    return version.firstMatch(of: /[0-9]+/).flatMap { Int($0.output) }.map { $0 >= first } ?? true
  }

  private var allUnknown: Set<String> {
    targets.reduce(into: []) { $0.formUnion(unprovided(in: $1)) }
  }

  /// Adds the libraries that are imported, and those that these import.
  private mutating func take(from libraries: [XcodeTarget], checkout: String? = nil) {
    while let target = next(of: libraries, checkout) { targets.append(target) }
  }

  /// A library that is imported and has sources here.
  private func next(of libraries: [XcodeTarget], _ checkout: String?) -> AppTarget? {
    let unknown = allUnknown.subtracting(unwanted)
    let taken = Set(targets.map(\.folder))
    return libraries.lazy.filter { unknown.contains($0.module) }.compactMap {
      AppTarget($0, package: package, taken: taken, names: takenNames, checkout: checkout)
    }.first
  }
}
