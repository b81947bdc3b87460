// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The pods that the Podfiles of a folder ask for.
///
/// A pod that is asked for by a path is taken from its own folder. What CocoaPods has installed
/// lies in `Pods`, and is taken from there. A pod that is not there, or that is in Objective-C, too,
/// is taken as a package where its own address is known to have one.
struct CocoaPods {
  /// The versions that were locked, by the modules' names; empty where none was.
  let versions: [String: String]
  /// The folders of the pods' sources, absolute, by the modules' names.
  let folders: [String: String]
  private let developed: [String: DevelopedPod]
  /// What Carthage resolved, which has the same libraries.
  private let carthage: [String: Carthage.Entry]
  /// The repositories that Podfiles name, by the modules' names.
  private let repositories: [String: XcodePackages.Remote]

  /// - Parameter package: The folder of the package that is written, absolute.
  init(in package: String) {
    var versions: [String: String] = [:]
    var folders: [String: String] = [:]
    var developed: [String: DevelopedPod] = [:]
    var repositories: [String: XcodePackages.Remote] = [:]
    for podfile in Self.podfiles(in: package) {
      let root = (podfile as NSString).deletingLastPathComponent
      for pod in DevelopedPod.all(in: Self.text(podfile), podfileFolder: root) {
        developed[pod.module] = pod
        // Nothing else names what it brings along where no versions were locked.
        versions.merge(pod.dependencies.map { ($0, "") }) { old, _ in old }
      }
      versions.merge(Self.asked(in: Self.text(podfile))) { old, _ in old }
      repositories.merge(Self.repositories(in: Self.text(podfile))) { old, _ in old }
      versions.merge(Self.locked(in: Self.text(podfile + ".lock"))) { $1 }
      for name in (try? FileManager.default.contentsOfDirectory(atPath: root + "/Pods")) ?? [] {
        let module = XcodeTarget.identifier(name)
        if versions[module] != nil { folders[module] = "\(root)/Pods/\(name)" }
      }
    }
    self.versions = versions
    self.folders = folders.merging(developed.mapValues(\.folder)) { $1 }
    self.developed = developed
    self.repositories = repositories
    carthage = Carthage.entries(in: Self.places(in: package))
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  /// The Podfiles of a folder and those in it that projects lie in.
  private static func podfiles(in folder: String) -> [String] {
    places(in: folder).map { $0 + "/Podfile" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  private static func places(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return [folder] + names.sorted().map { "\(folder)/\($0)" }
  }

  /// The names after `pod` in a Podfile. Parts of a pod, as in `Moya/RxSwift`, are of its module.
  private static func asked(in text: String) -> [String: String] {
    let form = /^[ \t]*pod[ \t(]+["']([^"'\/]+)/.anchorsMatchLineEndings()
    return Dictionary(
      text.matches(of: form).map { (XcodeTarget.identifier(String($0.output.1)), "") }
    ) { old, _ in old }
  }

  /// The repositories after `:git =>` in a Podfile.
  private static func repositories(in text: String) -> [String: XcodePackages.Remote] {
    let form = /^[ \t]*pod[ \t(]+["']([^"'\/]+)[^\n]*?(?::git[ \t]*=>|\bgit:)[ \t]*["']([^"']+)["']/
      .anchorsMatchLineEndings()
    var found: [String: XcodePackages.Remote] = [:]
    for match in text.matches(of: form) {
      let rest = text[match.range.upperBound...].prefix { !$0.isNewline }
      let option = /(?::(tag|branch|commit)[ \t]*=>|\b(tag|branch|commit):)[ \t]*["']([^"']+)["']/
      let asked = rest.firstMatch(of: option)?.output
      let value = asked.map { String($0.3) } ?? ""
      let requirement =
        switch asked?.1 ?? asked?.2 {
        case "tag" where value.contains(/^v?\d+\.\d+\.\d+$/):
          "exact: \"\(value.drop { $0 == "v" })\""
        case "branch": "branch: \"\(value)\""
        case nil: "branch: \"master\""
        default: "revision: \"\(value)\""
        }
      found[XcodeTarget.identifier(String(match.output.1))] = .init(
        address: String(match.output.2), requirement: requirement)
    }
    return found
  }

  /// The names and versions of a `Podfile.lock`.
  private static func locked(in text: String) -> [String: String] {
    let form = /^  - "?([^ "\/]+)[^ "]* \(([0-9][^)]*)\)/.anchorsMatchLineEndings()
    return Dictionary(
      text.matches(of: form).map {
        (XcodeTarget.identifier(String($0.output.1)), String($0.output.2))
      }
    ) { old, _ in old }
  }

  /// A library of a pod's own folder, or of what CocoaPods has installed; nil where there is nothing
  /// in Swift, or where its package is taken.
  func library(_ module: String) -> XcodeTarget? {
    // Two packages may not have targets of one name: with RxCocoa, which is in Objective-C, too,
    // comes its package's RxSwift.
    let isInAPackage = siblings(of: module).contains { installedLibrary($0) == nil }
    return isInAPackage ? nil : installedLibrary(module)
  }

  /// The other pods of a pod's package, where that is known.
  private func siblings(of module: String) -> [String] {
    guard developed[module] == nil, let known = KnownPackages.all[module] else { return [] }
    return KnownPackages.all.filter { other, package in
      other != module && package.address == known.address && versions[other] != nil
    }.keys.sorted()
  }

  private func installedLibrary(_ module: String) -> XcodeTarget? {
    guard let folder = folders[module] else { return nil }
    let files =
      developed[module]?.sourceFiles
      ?? XcodeFiles.files(below: folder).filter(Self.isOfTheLibrary)
    let sources = files.filter { $0.hasSuffix(".swift") }
    guard !sources.isEmpty else { return nil }
    let foreign = files.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    // What it has in Objective-C would be missing: its package has another way on Linux.
    // Sources from before its package are not for a Swift of today.
    if developed[module] == nil, let known = KnownPackages.all[module],
      !foreign.isEmpty || isOlder(module, than: known.version)
    {
      return nil
    }
    return XcodeTarget(
      module: module, sources: sources, foreignSources: foreign,
      resources: developed[module]?.resources ?? [], dependencies: [])
  }

  /// The tests of the pods that lie in a folder.
  func tests(below folder: String) -> [XcodeTarget] {
    developed.values.filter { $0.folder == folder || $0.folder.hasPrefix(folder + "/") }
      .compactMap(\.tests).sorted { $0.module < $1.module }
  }

  /// The version of a pod that the project has, and the one of a later kind that is taken instead,
  /// as no tools of today compile the first; `nil` for other pods.
  func replacedVersion(of module: String) -> (locked: String, taken: String)? {
    guard developed[module] == nil, let known = KnownPackages.all[module],
      let locked = versions[module], isOlder(module, than: known.version),
      locked.split(separator: ".").first != known.version.split(separator: ".").first
    else { return nil }
    return (locked, known.version)
  }

  private func isOlder(_ module: String, than version: String) -> Bool {
    guard let locked = versions[module], !locked.isEmpty else { return false }
    return locked.compare(version, options: .numeric) == .orderedAscending
  }

  /// Whether a file is no test, example or manifest, which some pods bring along.
  private static func isOfTheLibrary(_ file: String) -> Bool {
    !file.hasSuffix("/Package.swift")
      && !file.contains(/\/(Tests?|Examples?|Demo|Sample|Playground)\//)
  }

  /// The package of a pod that is not installed, or not in Swift alone, or of what Carthage builds,
  /// where one is known.
  func package(of module: String) -> XcodePackages.Remote? {
    guard let known = KnownPackages.all[module] else { return namedPackage(of: module) }
    guard let locked = version(of: module, in: known) else { return nil }
    // What was locked may be from before there was a package, or a Swift that compiles it.
    let version =
      locked.compare(known.version, options: .numeric) == .orderedDescending
        && !locked.contains("-") ? locked : known.version
    return .init(
      address: "https://github.com/\(known.address)", requirement: "from: \"\(version)\"")
  }

  /// The package at an address that a Podfile or a Cartfile names itself.
  private func namedPackage(of module: String) -> XcodePackages.Remote? {
    if let repository = repositories[module] { return repository }
    guard let entry = carthage[module], !entry.version.isEmpty else { return nil }
    // Versions of packages have three numbers.
    let numbers = entry.version.split(separator: ".")
    guard numbers.allSatisfy({ Int($0) != nil }) else { return nil }
    let version = (numbers + ["0", "0"].map { $0[...] }).prefix(3).joined(separator: ".")
    return .init(address: entry.address, requirement: "from: \"\(version)\"")
  }

  /// The version that is asked for of a module, or of another of its package: without a lock
  /// file, nothing names what a pod brings along, as RxCocoa does RxRelay.
  private func version(of module: String, in known: KnownPackages.Package) -> String? {
    if let own = versions[module] ?? carthage[module]?.version { return own }
    let others = KnownPackages.all.filter { $0.value.address == known.address }.keys.sorted()
    return others.lazy.compactMap { versions[$0] ?? carthage[$0]?.version }.first
  }
}
