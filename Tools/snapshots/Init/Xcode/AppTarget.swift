// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A target of a package that compiles the files of a target of Xcode, by the plug-in UIKitSources.
struct AppTarget {
  let original: XcodeTarget
  /// What the target is called: as its module, or otherwise where SwiftPM knows a target of that
  /// name in the package that the files are of, or in HeadlessSnapshots.
  let name: String
  /// The folder that it is in, from the package's on; `.` for that one.
  let folder: String
  /// The folders and files that are transformed, from the package's folder on; none where they are
  /// all below the target's.
  let places: [String]
  /// The folders and files of its bundle, from its own folder on.
  let resources: [String]
  /// The folders among them that the bundle has as they are.
  let copiedFolders: Set<String>
  /// What SwiftPM would take for its resources besides, and the folders of references, of whose
  /// files it warns, from its own folder on.
  let excluded: [String]
  /// Where its own file is, from its folder on.
  let ownFile: String
  /// The modules that its sources import.
  let imports: Set<String>
  /// The modules among those that are in Objective-C and that this package has.
  let partsInObjectiveC: Set<String>
  /// Whether sources leave out on Linux what imports UIKit, as libraries do that are for servers,
  /// too.
  let hidesViewsOnLinux: Bool
  /// Whether its sources name snapshots, views or controllers; suites have helpers of their own.
  let namesViews: Bool
  /// Whether it has models of Core Data.
  let hasModels: Bool
  /// Whether there are folders of languages below its own, for which SwiftPM asks for a language
  /// that the others fall back to, even if they are no resources.
  let hasLanguages: Bool
  /// The project that it is in, from the package's folder on, where its bundle has an `Info.plist`.
  let project: String?
  /// What it has in Objective-C declares, as the headers beside its files say.
  let objectiveC: [String]
  /// What is left out of it, in words.
  let omissions: [String]
  /// What the sources need that is not there.
  let lacks: [String]

  /// The language of all sources: whether there are data races is found out where the app is built.
  static let languageMode = ".swiftLanguageMode(.v5)"
  /// The language of sources that a project compiles as Swift 4.0.
  static let modeOfSwift4 = ".swiftLanguageMode(.v4)"
  /// The language of sources that a project compiles as Swift 4.2, in which `try?` is an optional of
  /// an optional.
  static let modeOfSwift42 = ".swiftLanguageMode(.v4_2)"
  /// The same, in a manifest whose tools know no language mode of a target.
  static let flagsOfSwift4 = [
    modeOfSwift4: ".unsafeFlags([\"-swift-version\", \"4\"])",
    modeOfSwift42: ".unsafeFlags([\"-swift-version\", \"4.2\"])",
  ]
  /// The setting of a target whose declarations are the main actor's where they say nothing.
  static let mainActor = ".defaultIsolation(MainActor.self)"
  /// What its own file is called.
  static let ownName = "UIKitSources.swift"
  /// Whether it is of a package that SwiftPM has checked out.
  private let isOfOthers: Bool

  /// - Parameters:
  ///   - original: The target of Xcode.
  ///   - package: The package's folder, absolute.
  ///   - taken: The folders of other targets, from the package's on.
  ///   - names: The names that targets of other packages have.
  ///   - checkout: The folder of the package that it is in, where that is another one.
  ///   - path: Its folder from the package's on, where a manifest says which; by default the one
  ///     that holds its files.
  init?(
    _ original: XcodeTarget, package: String, taken: Set<String>, names: Set<String>,
    checkout: String? = nil, at path: String? = nil
  ) {
    let home = checkout ?? package
    let sources = original.sources.filter {
      $0.hasPrefix(home + "/") && FileManager.default.fileExists(atPath: $0)
    }
    guard !sources.isEmpty else { return nil }
    self.original = original
    isOfOthers = checkout != nil
    let isFree = checkout == nil && !names.contains(original.module)
    name =
      path != nil ? original.name : isFree ? original.module : original.module + "_Linux"
    let texts = sources.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    imports = texts.reduce(into: []) { $0.formUnion(SourceImports.modules(in: $1)) }
    partsInObjectiveC = imports.filter { module in
      SourceImports.productsForLibraries[module].map { part in
        texts.contains { $0.contains(part.word) }
      } ?? false
    }
    hidesViewsOnLinux = texts.contains { $0.contains(/#if[^\n]*!\s*os\(Linux\)[\s\S]*\bUI[A-Z]/) }
    namesViews = texts.contains {
      $0.contains(/[sS]napshot|\bUI[A-Z][a-z]|ViewController|View\b|\bimport UIKit\b/)
    }
    let usable = original.resources.filter {
      ResourceKind($0) == .used && $0.hasPrefix(package + "/")
    }
    // SwiftPM takes catalogs and storyboards of others that lie in the same folder for its own:
    // where two have a name, the folder of its bundle may do, or it is told to take no others.
    let folders = [sources + usable, usable].filter { !$0.isEmpty }.map(Self.commonFolder)
    let taking = folders.map { ($0, TakenResources(below: $0)) }
    let orderly = taking.first { !$0.1.haveNamesTwice }?.0
    let common = orderly ?? (usable.isEmpty ? nil : folders[0])
    var own = common.map { $0 == package ? "." : String($0.dropFirst(package.count + 1)) } ?? "."
    // What SwiftPM has checked out takes no files.
    if checkout != nil { own = "HeadlessSnapshots/\(original.module)" }
    let elsewhere = "HeadlessSnapshots/\(original.module)"
    let isNoFolder = common == nil || usable.isEmpty && (common == package || taken.contains(own))
    folder = path ?? (isNoFolder ? elsewhere : own)
    // Two targets may have one folder, and no file.
    let isTaken = path == nil && checkout == nil && taken.contains(folder)
    ownFile = (isTaken ? elsewhere + "/" : "") + Self.ownName
    let root = folder == "." ? package : "\(package)/\(folder)"

    let below = XcodeFiles.files(below: root)
    hasLanguages = below.contains { $0.contains(".lproj/") }
    let isWhole = Set(below.filter(Self.isSource)) == Set(sources)
    let cover = FolderCover(sources, in: home, counting: Self.isSource).places
    let models = Self.models(original, in: home)
    hasModels = !models.isEmpty
    let beside = models.filter { model in
      !(isWhole ? [root] : cover).contains { model.hasPrefix($0 + "/") }
    }
    places =
      isWhole && beside.isEmpty ? [] : (cover + beside).map { Self.place($0, package, checkout) }
    let inside = usable.filter { $0.hasPrefix(root + "/") }
    var names: Set<String> = []
    let distinct = inside.filter { names.insert(Self.nameInBundle($0)).inserted }
    // SwiftPM would take the files of a bundle out of it.
    let bundles = distinct.filter { $0.hasSuffix(".bundle") }
    let others = distinct.filter { !$0.hasSuffix(".bundle") }
    resources = (FolderCover(others, in: root) { _ in true }.places + bundles).sorted().map {
      String($0.dropFirst(root.count + 1))
    }
    copiedFolders = Set(
      (others.filter(XcodeFiles.isFolder) + bundles).map { String($0.dropFirst(root.count + 1)) })
    let ofOthers =
      common != nil && orderly == nil && !isNoFolder
      ? taking[0].1.excluded(but: distinct, in: root) : []
    excluded = ofOthers + ReferenceFolders(below: root, but: usable, outside: ofOthers).places
    objectiveC =
      ObjectiveCNames(
        of: original.foreignSources.map { ($0 as NSString).deletingPathExtension + ".h" }
          + (original.bridgingHeader.map { ObjectiveCNames.headers(bridging: $0, in: package) }
            ?? [])
      ).all
    project =
      original.information != nil && original.project.hasPrefix(package + "/")
      ? String(original.project.dropFirst(package.count + 1)) : nil
    let absent = original.absentSources
    omissions = Self.omissions(original, sources.count + absent.count, usable, distinct)
    let beyond = checkout == nil ? Self.filesBeside(package, of: original) : nil
    lacks = absent.map { Self.lack($0, of: original, in: package) } + [beyond].compactMap { $0 }
  }

  /// What is said of a target that has sources beside the package's folder, as an example's project
  /// has those of its library; `nil` for one that has none.
  static func filesBeside(_ package: String, of original: XcodeTarget) -> String? {
    let outside = original.sources.filter {
      !$0.hasPrefix(package + "/") && FileManager.default.fileExists(atPath: $0)
    }
    guard !outside.isEmpty else { return nil }
    let common = outside.reduce(package) {
      ReplacedPackages.common(($1 as NSString).deletingLastPathComponent, $0)
    }
    return
      "\(outside.count) of its sources \(outside.count == 1 ? "lies" : "lie") beside this folder: "
      + "run this where all are, in "
      + ReplacedPackages.relative(common, from: package)
  }

  /// What to do about a source that a project names and that is not there.
  private static func lack(_ file: String, of target: XcodeTarget, in package: String) -> String {
    let place = file.hasPrefix(package + "/") ? String(file.dropFirst(package.count + 1)) : file
    guard !target.writers.isEmpty else {
      return "\(place), which the project names, is not there"
    }
    let steps = target.writers.map { "\u{201C}\($0)\u{201D}" }.joined(separator: " or ")
    return
      "\(place), which the project names, is not there; a build on a Mac writes it in the step "
      + "\(steps): commit it, or copy it here"
  }

  /// The models of Core Data that it compiles: folders, absolute. The plug-in writes their classes.
  private static func models(_ target: XcodeTarget, in home: String) -> [String] {
    let folders = target.foreignSources.compactMap { file -> String? in
      guard let name = file.range(of: ".xcdatamodeld"), file.hasPrefix(home + "/") else {
        return nil
      }
      return String(file[..<name.upperBound])
    }
    return Set(folders).sorted()
  }

  private static func omissions(
    _ original: XcodeTarget, _ known: Int, _ usable: [String], _ distinct: [String]
  ) -> [String] {
    let languages = original.foreignSources.filter(Self.isOfAnotherLanguage).count
    let models = original.foreignSources.filter { $0.contains(".xcdatamodeld") }.count
    let compiled =
      original.foreignSources.count - languages - models
      + original.resources.filter { ResourceKind($0) == .unknown }.count
    let counts = [
      (languages, "of other languages than Swift"),
      (original.sources.count - known, "outside of the package's folder"),
      (usable.count - distinct.count, "of the bundle, elsewhere or of a name that is there twice"),
      (compiled, "that only Xcode compiles"),
    ]
    return counts.filter { $0.0 > 0 }.map { "\($0.0) file\($0.0 == 1 ? "" : "s") \($0.1)" }
  }

  private static func isOfAnotherLanguage(_ file: String) -> Bool {
    ["m", "mm", "c", "cc", "cpp", "metal", "s"].contains((file as NSString).pathExtension)
  }

  /// Whether a file is a package's manifest; an app may have a package of its own kind.
  static func isManifest(_ file: String) -> Bool {
    file.hasSuffix("/Package.swift")
      && (try? String(contentsOfFile: file, encoding: .utf8))?
        .contains("import PackageDescription") ?? true
  }

  private static func isSource(_ file: String) -> Bool {
    file.hasSuffix(".swift") && !file.hasSuffix("/\(ownName)") && !isManifest(file)
  }

  /// The name that SwiftPM gives a resource, which may be there only once.
  static func nameInBundle(_ file: String) -> String {
    let parts = file.split(separator: "/").suffix(2)
    return parts.first?.hasSuffix(".lproj") == true
      ? parts.joined(separator: "/") : String(parts.last ?? "")
  }

  /// A folder or a file as the target's own file names it.
  private static func place(_ path: String, _ package: String, _ checkout: String?) -> String {
    guard let checkout else { return String(path.dropFirst(package.count + 1)) }
    let name = (checkout as NSString).lastPathComponent
    return "package " + name.lowercased() + path.dropFirst(checkout.count)
  }

  private static func commonFolder(_ files: [String]) -> String {
    let folders = files.map { ($0 as NSString).deletingLastPathComponent.split(separator: "/") }
    var common = folders.first ?? []
    for folder in folders {
      common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    // The folder of a language is none for a target.
    while common.last?.hasSuffix(".lproj") == true { common.removeLast() }
    return "/" + common.joined(separator: "/")
  }

  /// The file that says what is transformed.
  ///
  /// - Parameters:
  ///   - absentModules: What the modules declare that it is compiled without, by name.
  ///   - scheme: The scheme that says in which environment its tests run, from the package's
  ///     folder on.
  ///   - simulator: The one that its tests run on.
  ///   - hasNoHost: Whether no app runs its tests, though there is one.
  func ownFile(
    without absentModules: [String: String], scheme: String?, simulator: SuiteSimulator?,
    hasNoHost: Bool
  ) -> String {
    let places = places.map { "// UIKitSources: \($0)\n" }.joined()
    let lines = absentModules.sorted { $0.key < $1.key }.map {
      Self.line(without: $0.key, $0.value)
    }
    let asOnIOS =
      isAsOnIOS
      ? "//\n// What they say of Linux is said of other parts than these:\n//\n"
        + "// UIKitSources: as on iOS\n" : ""
    return
      "// The one file of the target \(original.module) that SwiftPM compiles as it is. The plug-in\n"
      + "// UIKitSources transforms "
      + (places.isEmpty
        ? "the others of this folder.\n" : "those that are named here:\n//\n" + places)
      + (lines.isEmpty
        ? "" : "//\n// What they use of modules that Linux has not is left out:\n//\n")
      + lines.joined() + asOnIOS
      + (project.map {
        "//\n// Its Info.plist is that of a target of Xcode:\n//\n"
          + "// UIKitSources: information \($0): \(original.name)\n"
      } ?? "")
      + (scheme.map {
        "//\n// Its tests run in the environment that a scheme of Xcode says:\n//\n"
          + "// UIKitSources: environment \($0): \(original.name)\n"
      } ?? "") + (simulator?.lines ?? "")
      + (hasNoHost ? Self.linesWithoutHost : "")
  }

  private static let linesWithoutHost =
    "//\n// No app runs its tests:\n//\n// UIKitSources: environment SNAPSHOT_HOST=none\n"

  /// The line by which what sources use of a module is left out.
  static func line(without module: String, _ names: String) -> String {
    "// UIKitSources: without \(module): \(names)\n"
  }

  /// Whether sources leave out on Linux what is there for them.
  private var isAsOnIOS: Bool {
    hidesViewsOnLinux || partsInObjectiveC.contains("RxCocoaRuntime")
  }

  /// What the target depends on, by name and as `Package.swift` says it.
  ///
  /// - Parameters:
  ///   - names: The names of the package's targets, by their modules.
  ///   - products: The packages of the products that are taken as they are, by the products' names.
  ///   - package: How the manifest calls the package HeadlessSnapshots.
  func dependencies(
    names: [String: String], products: [String: String], package: String
  ) -> [(name: String, text: String)] {
    let own =
      ["HeadlessUIKit", "HeadlessFrameworks", "HeadlessOS"]
      + (imports.contains("CoreData") || hasModels ? ["HeadlessCoreData"] : [])
      + testProducts(but: names)
      + (traits.contains("Combine") ? ["HeadlessCombine"] : [])
      + Set(partsInObjectiveC.compactMap { SourceImports.productsForLibraries[$0]?.product })
      .sorted()
    let taken = products.filter { imports.contains($0.key) }.sorted { $0.key < $1.key }
    return needed(names).map { names[$0] ?? $0 }.map { ($0, "\"\($0)\"") }
      + (own.map { ($0, package) } + taken.map { ($0.key, $0.value) }).map {
        ($0, ".product(name: \"\($0)\", package: \"\($1)\")")
      }
  }

  /// The modules of other targets of the package that it imports.
  private func needed(_ names: [String: String]) -> [String] {
    original.dependencies.union(imports).filter { names[$0] != nil }
      .subtracting([original.module]).sorted()
  }

  /// The target as `Package.swift` says it.
  ///
  /// - Parameters:
  ///   - names: The names of the package's targets, by their modules.
  ///   - products: The packages of the products that are taken as they are, by the products' names.
  ///   - package: How the manifest calls the package HeadlessSnapshots.
  ///   - languageMode: Whether the manifest can name a language mode.
  func text(
    names: [String: String], products: [String: String], package: String, languageMode: Bool
  ) -> String {
    let isTest = original.kind == .unitTests
    let dependencies = dependencies(names: names, products: products, package: package)
      .map(\.text)
    let aliases = aliases(names)
    let own = original.swiftSettings.compactMap { setting -> String? in
      if languageMode { return setting }
      return setting == AppTarget.languageMode
        ? nil : AppTarget.flagsOfSwift4[setting, default: setting]
    }
    // SwiftPM shows none of the warnings of a package of others.
    let quiet = isOfOthers ? [".unsafeFlags([\"-suppress-warnings\"])"] : []
    let settings = (own + aliases + quiet).map { "        \($0)," }
      .joined(separator: "\n")
    let bundle = resources.map {
      "\(copiedFolders.contains($0) ? ".copy" : ".process")(\"\($0)\")"
    }
    let lines = excluded.map { "        \"\($0)\",\n" }.joined()
    let without = lines.isEmpty ? "" : "\n      exclude: [\n\(lines)      ],\n     "
    return """
          \(isTest ? ".testTarget" : ".target")(
            name: "\(name)",
            dependencies: [
      \(dependencies.map { "        \($0)," }.joined(separator: "\n"))
            ],
            path: "\(folder)",\(without) sources: ["\(ownFile)"],\(bundle.isEmpty ? "" : """

              resources: [
        \(bundle.map { "        \($0)," }.joined(separator: "\n"))
              ],
        """)
            swiftSettings: [
      \(settings)
            ],
            plugins: [.plugin(name: "UIKitSources", package: "\(package)")]),
      """
  }

  /// The settings by which its sources import targets that are not called as their modules.
  ///
  /// - Parameter names: The names of the package's targets, by their modules.
  func aliases(_ names: [String: String]) -> [String] {
    Self.aliases(of: needed(names) + [original.module], names)
  }

  /// The settings by which sources import targets that are not called as their modules.
  static func aliases(of modules: [String], _ names: [String: String]) -> [String] {
    modules.compactMap { module in
      guard let name = names[module], XcodeTarget.identifier(name) != module else { return nil }
      return ".unsafeFlags([\"-module-alias\", \"\(module)=\(name)\"])"
    }
  }

  /// The traits of HeadlessSnapshots that are needed.
  var traits: Set<String> {
    var traits: Set<String> = []
    if imports.contains("Combine") { traits.insert("Combine") }
    if imports.contains("SnapshotTestingCustomDump") { traits.insert("CustomDump") }
    if imports.contains("Nimble_Snapshots") { traits.insert("Nimble") }
    return traits
  }

  /// The products of this package that a suite imports, where no target has the module's name.
  private func testProducts(but names: [String: String]) -> [String] {
    // What suites share is a library, often.
    let asked = Set(
      imports.filter { names[$0] == nil }.compactMap { SourceImports.productsForSuites[$0] })
    return asked.isEmpty && original.kind == .unitTests ? ["SnapshotTesting"] : asked.sorted()
  }
}
