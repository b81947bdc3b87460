// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XcodeProjects

/// One target of an Xcode project.
struct XcodeTarget {
  enum Kind: Hashable {
    case app
    case library
    case unitTests
    /// Anything else, in words.
    case other(String)
  }

  /// The name in Xcode.
  let name: String
  /// The folder and the name of the project that it is in; empty for what a package has.
  let project: String
  /// The name by which other targets import it.
  let module: String
  let kind: Kind
  /// The Swift files, absolute, sorted.
  private(set) var sources: [String]
  /// The files of other languages that it compiles.
  let foreignSources: [String]
  /// What lies in its bundle, absolute, sorted.
  let resources: [String]
  /// The modules of the targets that it depends on, in this project or in another one.
  let dependencies: Set<String>
  /// The products of packages that it depends on, where it is a package's.
  let products: Set<String>
  /// What the `Info.plist` of its bundle says, where Xcode makes one.
  let information: InformationList?
  /// How the sources are compiled, as a manifest says it.
  let swiftSettings: [String]
  /// The names of the steps of a build that write sources.
  let writers: [String]
  /// The Swift files that the project lists one by one and that are not there, absolute, sorted.
  let absentSources: [String]
  /// The header that names what of Objective-C the Swift files see, absolute; `nil` for none.
  let bridgingHeader: String?

  /// Whether it is for tablets alone.
  let isForTablets: Bool

  /// Whether its settings name the app that runs it.
  let hasTestHost: Bool

  /// Whether all of it is of a package that SwiftPM has checked out: a project that SwiftPM made
  /// itself has a target for each.
  var isOfCheckout: Bool {
    !sources.isEmpty && sources.allSatisfy { $0.contains("/.build/checkouts/") }
  }

  init(
    id: String, _ object: ProjectFile.Object, in project: ProjectFile, files: XcodeFiles
  ) {
    let settings = BuildSettings(of: object, in: project)
    let name = object["name"] as? String ?? ""
    self.name = name
    self.project = project.path
    swiftSettings = Self.swiftSettings(of: settings)
    information = InformationList(of: object, in: project)
    isForTablets = settings.value("TARGETED_DEVICE_FAMILY") == "2"
    hasTestHost = settings.value("TEST_HOST")?.isEmpty == false
    bridgingHeader = settings.value("SWIFT_OBJC_BRIDGING_HEADER").map {
      URL(fileURLWithPath: $0, relativeTo: URL(fileURLWithPath: project.folder + "/")).path
    }
    let product = settings.value("PRODUCT_MODULE_NAME") ?? ""
    module = Self.identifier(product.isEmpty ? name : product)
    kind = Self.kind(object["productType"] as? String ?? "", settings)

    let groups = object["fileSystemSynchronizedGroups"] as? [String] ?? []
    var compiled: Set<String> = []
    var bundled: Set<String> = []
    for file in files.synchronizedFiles(of: id, groups: groups) {
      if Self.isSource(file) { compiled.insert(file) } else { bundled.insert(file) }
    }
    var listed: Set<String> = []
    var linked: Set<String> = []
    var writers: [String] = []
    for (_, phase) in project.objects(object["buildPhases"]) {
      let references = project.objects(phase["files"]).map(\.object).filter(Self.isForIOS).map {
        $0["fileRef"] as? String
      }
      switch phase["isa"] as? String {
      case "PBXSourcesBuildPhase": listed.formUnion(references.flatMap(files.files))
      case "PBXResourcesBuildPhase": bundled.formUnion(references.flatMap(files.files))
      case "PBXFrameworksBuildPhase":
        linked.formUnion(
          references.compactMap { project.object($0)?["path"] as? String }
            .filter { $0.hasSuffix(".framework") }
            .map {
              Self.identifier(
                (($0 as NSString).lastPathComponent as NSString).deletingPathExtension)
            })
      case "PBXShellScriptBuildPhase" where Self.writesSources(phase):
        writers.append(phase["name"] as? String ?? "Run Script")
      default: break
      }
    }
    compiled.formUnion(listed)
    self.writers = writers
    absentSources =
      listed.filter { $0.hasSuffix(".swift") && !FileManager.default.fileExists(atPath: $0) }
      .sorted()
    let needed = project.objects(object["dependencies"]).compactMap {
      (project.object($0.object["target"])?["name"] ?? $0.object["name"]) as? String
    }
    sources = compiled.filter { $0.hasSuffix(".swift") }.sorted()
    foreignSources = compiled.filter { !$0.hasSuffix(".swift") }.sorted()
    resources = bundled.sorted()
    dependencies = linked.union(needed.map(Self.identifier))
    products = []
  }

  /// A library of a Swift package, or its tests.
  init(
    name: String? = nil, module: String, kind: Kind = .library, sources: [String],
    foreignSources: [String], resources: [String], dependencies: Set<String>,
    products: Set<String> = [], swiftSettings: [String] = [AppTarget.languageMode]
  ) {
    self.name = name ?? module
    project = ""
    self.module = module
    self.kind = kind
    self.products = products
    self.sources = sources.sorted()
    // Models are sources in Xcode, and resources in manifests of packages and pods.
    let models = resources.filter { $0.hasSuffix(".xcdatamodeld") }
    self.foreignSources = foreignSources + models
    self.resources = resources.filter { !models.contains($0) }.sorted()
    self.dependencies = dependencies
    self.swiftSettings = swiftSettings
    information = nil
    writers = []
    absentSources = []
    bridgingHeader = nil
    isForTablets = false
    hasTestHost = false
  }

  /// Whether a script of a build writes Swift files, as it says or as its tool does.
  private static func writesSources(_ phase: ProjectFile.Object) -> Bool {
    let outputs =
      (phase["outputPaths"] as? [String] ?? []) + (phase["outputFileListPaths"] as? [String] ?? [])
    let script = (phase["shellScript"] as? String ?? "").lowercased()
    return outputs.contains { $0.hasSuffix(".swift") }
      || ["swiftgen", "rswift", "r.swift", "sourcery", "apollo", "needle", "mockolo", "protoc"]
        .contains(where: script.contains)
  }

  /// The same target without some of its sources.
  func without(_ files: Set<String>) -> XcodeTarget {
    var copy = self
    copy.sources.removeAll(where: files.contains)
    return copy
  }

  /// Whether a file of a phase is one of an iPhone's, where a target is for several platforms.
  private static func isForIOS(_ file: ProjectFile.Object) -> Bool {
    let filters =
      [file["platformFilter"] as? String].compactMap { $0 }
      + (file["platformFilters"] as? [String] ?? [])
    return filters.isEmpty || filters.contains("ios")
  }

  private static func isSource(_ file: String) -> Bool {
    ["swift", "m", "mm", "c", "cpp", "metal"].contains((file as NSString).pathExtension)
  }

  private static func kind(_ type: String, _ settings: BuildSettings) -> Kind {
    let platforms = settings.value("SUPPORTED_PLATFORMS") ?? settings.value("SDKROOT") ?? "iphoneos"
    guard platforms.contains("iphone") || platforms == "auto" || platforms.isEmpty else {
      return .other("it is not for iOS")
    }
    switch type.replacingOccurrences(of: "com.apple.product-type.", with: "") {
    case "application": return .app
    case "framework", "framework.static", "library.static", "library.dynamic": return .library
    case "bundle.unit-test": return .unitTests
    case "bundle.ui-testing": return .other("it drives a simulator")
    case "app-extension", "extensionkit-extension": return .other("it is an app's extension")
    case let other: return .other("it is of the kind \(other)")
    }
  }

  /// A name as a module has it: what cannot stand in an identifier becomes `_`, as Xcode does.
  static func identifier(_ name: String) -> String {
    let letters = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    return letters.first?.isNumber == true ? "_" + letters.dropFirst() : letters
  }

  private static func swiftSettings(of settings: BuildSettings) -> [String] {
    var found = [languageMode(settings)]
    if settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor" {
      found.append(AppTarget.mainActor)
    }
    found += SwiftFeatures.all(of: settings).sorted().map(SwiftFeatures.text)
    return found + conditions(of: settings).map { ".define(\"\($0)\")" }
  }

  /// The conditions of `#if` that are set, each once.
  private static func conditions(of settings: BuildSettings) -> [String] {
    var names = words(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS", settings)
    // Before Xcode 8, and by hand today: `-D BETA`, `-DBETA`, `"-D" "BETA"`.
    let flags = words(of: "OTHER_SWIFT_FLAGS", settings)
    for (flag, next) in zip(flags, flags.dropFirst() + [""]) where flag.hasPrefix("-D") {
      names.append(flag == "-D" ? next : String(flag.dropFirst(2)))
    }
    // What says how Xcode and CocoaPods build is not so here.
    let others: Set = ["DEBUG", "COCOAPODS", "Xcode"]
    var seen: Set<String> = []
    return names.filter {
      $0.wholeMatch(of: /\w+/) != nil && !others.contains($0) && seen.insert($0).inserted
    }
  }

  private static func words(of name: String, _ settings: BuildSettings) -> [String] {
    (settings.value(name) ?? "").replacing("\"", with: "").split(separator: " ").map(String.init)
  }

  /// Swift 4.0 has the names from before UIKit's types became those of others.
  private static func languageMode(_ settings: BuildSettings) -> String {
    let version = settings.value("SWIFT_VERSION") ?? ""
    if version.hasPrefix("3") || version == "4" || version == "4.0" {
      return AppTarget.modeOfSwift4
    }
    return version == "4.2" ? AppTarget.modeOfSwift42 : AppTarget.languageMode
  }
}
