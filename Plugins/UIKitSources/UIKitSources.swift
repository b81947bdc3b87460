// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Transforms a target's iOS sources for Linux. The target compiles one file itself, of the name
/// UIKitSources.swift (`sources: ["UIKitSources.swift"]`). The others below its folder are
/// transformed, or those of the folders that this file names:
///
///     // UIKitSources: App/Views
///     // UIKitSources: package SnapKit/Sources
///
/// What the sources use of a module that is named so is left out, by the names that follow:
///
///     // UIKitSources: without SDWebImage: SD* .sd_*
///
/// Where it says so, `os(Linux)` holds nowhere in the sources:
///
///     // UIKitSources: as on iOS
///
/// What the app's bundle says of itself is the `Info.plist` of a target of Xcode, or a list:
///
///     // UIKitSources: information Shop.xcodeproj: Shop
///     // UIKitSources: information Shop/Info.plist
///
/// Tests run in the environment that a shared scheme says for a target:
///
///     // UIKitSources: environment Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme: ShopTests
///
/// and with variables of their own, which go before:
///
///     // UIKitSources: environment SNAPSHOT_DEVICE=iPhone 15 Pro
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let originals = try OriginalSources(of: target, in: context)
    let output = context.pluginWorkDirectoryURL
    guard !originals.files.isEmpty else {
      Diagnostics.error(
        "the target \(target.name) has no iOS sources: put them below \(target.directoryURL.path), "
          + "or name their folder in its file UIKitSources.swift, as "
          + "\"// UIKitSources: App/Views\" from the package's folder on")
      return []
    }
    // Arguments have a limit that a thousand paths come near to.
    let list = output.appending(path: "sources.txt")
    let text = originals.files.map { $0.path(percentEncoded: false) }.joined(separator: "\n")
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    if (try? String(contentsOf: list, encoding: .utf8)) != text {
      try text.write(to: list, atomically: true, encoding: .utf8)
    }
    let below = originals.indexesOfDependencies(output: output, in: context.package)
    let indexes = below.map(\.url)
    // Put together bit by bit, here and below: one expression of all takes the compiler 4 s in
    // every package.
    var arguments = Self.arguments(originals, list, indexes, output, context.package)
    for module in below.map(\.module) { arguments += ["--below", module] }
    var inputs: [URL] = originals.files
    inputs.append(list)
    inputs += originals.contents
    inputs += indexes
    inputs += originals.filesOfLists(output: output)
    let outputs: [String] = Self.outputNames(of: originals)
    return [
      .buildCommand(
        displayName: "Transforming the iOS sources of \(target.name)",
        executable: try context.tool(named: "uikit-sources").url, arguments: arguments,
        inputFiles: inputs, outputFiles: outputs.map { output.appending(path: $0) })
    ]
  }

  private static func arguments(
    _ originals: OriginalSources, _ list: URL, _ indexes: [URL], _ output: URL, _ package: Package
  ) -> [String] {
    var arguments = ["--output", output.path(percentEncoded: false)]
    arguments += ["--list", list.path(percentEncoded: false)]
    arguments += ["--module", module(of: originals.target)]
    if namesMainActor(package) { arguments.append("--main-actor") }
    if originals.isAsOnIOS { arguments.append("--as-on-ios") }
    for module in originals.absentModules { arguments += ["--without", module] }
    // A package's own module goes before a framework of iOS of its name, such as Network.
    for module in modules(below: originals.target, package) { arguments += ["--with", module] }
    if let information = originals.information {
      arguments += ["--information", information]
    }
    for environment in originals.environments { arguments += ["--environment", environment] }
    let options = [
      ("--catalog", originals.catalogs), ("--model", originals.models), ("--index", indexes),
    ]
    for (option, urls) in options {
      for url in urls { arguments += [option, url.path(percentEncoded: false)] }
    }
    return arguments
  }

  /// The modules of the same package, and of packages beside it, that a target depends on.
  private static func modules(below target: any Target, _ package: Package) -> [String] {
    let near =
      [package]
      + package.dependencies.map(\.package).filter {
        if case .local = $0.origin { true } else { false }
      }
    let names = Set(near.flatMap { $0.targets }.map(\.id))
    return target.recursiveTargetDependencies.filter { names.contains($0.id) }.map(module).sorted()
  }

  /// The name by which other targets import a target. One that stands for a package's carries an
  /// ending of ours, which an alias of its name hides.
  private static func module(of target: any Target) -> String {
    let name = (target as? any SourceModuleTarget)?.moduleName ?? target.name
    return name.hasSuffix("_Linux") ? String(name.dropLast("_Linux".count)) : name
  }

  /// Whether a target of the package may be the main actor's where it says nothing. SwiftPM tells a
  /// plug-in no settings; what is done for such targets does no harm to others.
  private static func namesMainActor(_ package: Package) -> Bool {
    let manifest = package.directoryURL.appending(path: "Package.swift")
    let text = try? String(contentsOf: manifest, encoding: .utf8)
    return text?.contains("defaultIsolation(MainActor.self)") ?? false
  }

  /// The files that the command writes for the compiler.
  private static func outputNames(of originals: OriginalSources) -> [String] {
    var names = outputNames(of: originals.files)
    names.append(OriginalSources.indexName)
    if !originals.catalogs.isEmpty { names.append(OriginalSources.assetsName) }
    if !originals.models.isEmpty { names.append(OriginalSources.modelsName) }
    names += originals.listsOfModels
    if originals.information != nil { names.append(OriginalSources.informationName) }
    if !originals.environments.isEmpty { names.append(OriginalSources.environmentName) }
    return names
  }

  /// As `TransformRun.outputNames(of:)` names them, which a plug-in cannot import.
  private static func outputNames(of files: [URL]) -> [String] {
    var uses: [String: Int] = [:]
    return files.map { file in
      let name = file.deletingPathExtension().lastPathComponent
      let use = uses[name, default: 0] + 1
      uses[name] = use
      return "\(use == 1 ? name : "\(name)-\(use)").transformed.swift"
    }
  }
}
