// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import SnapshotVerification

/// The simulator that a suite's pictures were taken on: suites measure `UIScreen.main`, name their
/// references by it, and refuse to run on another one.
///
/// Tests that refuse to run on another one say it, before all; then the files by which continuous
/// integration runs the tests, and the names of the references, such as
/// `testCell-iOS_393-0_852-0.png`, which go before; where none does, the sizes of the references.
struct SuiteSimulator {
  let simulator: Simulator
  /// The system's version beside its name; nil where none stands there.
  let version: String?
  /// The file that says so, from the package's folder on; nil where the references do.
  let source: String?
  private let evidence: Evidence

  /// What of the references says so, where no file does.
  private enum Evidence {
    case names, screen, scale
  }

  /// - Parameters:
  ///   - references: The pictures that there are, absolute.
  ///   - sources: The suite's files, absolute.
  ///   - package: The package's folder, absolute.
  init?(references: [String], sources: [String], package: String) {
    let mentions = Self.mentions(around: package)
    if let demand = SimulatorDemand(sources) {
      simulator = demand.simulator
      version =
        demand.version ?? mentions.first { $0.simulator == demand.simulator }?.version
      source =
        demand.file.hasPrefix(package + "/")
        ? String(demand.file.dropFirst(package.count + 1)) : demand.file
      evidence = .names
      return
    }
    var ranked = Self.ranked(mentions)
    let names = ReferenceNames(references.map { ($0 as NSString).lastPathComponent })
    let sizes = ReferenceSizes(references, sources: sources)
    var evidence = Evidence.names
    if let simulator = names.simulator {
      ranked = ranked.filter { $0 == simulator } + [simulator]
    } else if let size = names.size {
      func fits(_ simulator: Simulator) -> Bool { simulator.device.size == size }
      ranked = ranked.filter(fits) + Simulator.all.filter(fits)
    } else if let device = sizes.wholeScreen, let named = ranked.first,
      !sizes.hold(screenOf: named.device), !Self.asksForScreens(sources, device)
    {
      // What runs the tests today is not what the pictures were taken on.
      evidence = .screen
      ranked = Simulator.all.filter {
        $0.device.size == device.size && $0.device.scale == device.scale
      }
    } else if let device = sizes.device {
      func fits(_ simulator: Simulator) -> Bool {
        simulator.device.size == device.size && simulator.device.scale == device.scale
      }
      let fitting = ranked.filter(fits)
      // Where another one is named, the tests may ask for the screen of their pictures.
      if ranked.isEmpty || !fitting.isEmpty {
        if fitting.isEmpty { evidence = .screen }
        ranked = fitting + Simulator.all.filter(fits)
      }
    } else if let scale = names.scale ?? sizes.scale {
      ranked = ranked.filter { $0.device.scale == scale }
      // Of views that say their size themselves the scale is all there is to know: the screen is
      // the one that tests have without a word, at 2 pixels per point.
      if ranked.isEmpty, scale == 3 {
        if names.scale == nil { evidence = .scale }
        let usual = CGSize(width: 390, height: 844)
        ranked = Simulator.all.filter { $0.device.size == usual && $0.device.scale == scale }
      }
    }
    guard let first = ranked.first else { return nil }
    simulator = first
    self.evidence = evidence
    let own = mentions.filter { $0.simulator == first }
    let versions = own.compactMap(\.version)
    // Pictures of several versions lie beside one another, and what runs the tests says one.
    let said =
      names.version.map { latest in
        versions.first { $0.prefix(2) == latest.prefix(2) } ?? latest
      } ?? versions.first
    let demanded = SimulatorDemand.version(askedBy: sources)
    version = demanded?.prefix(3) == said?.prefix(3) ? said : demanded ?? said
    source = own.first?.file
  }

  /// Whether tests ask for the screens of devices by their names or sizes, whichever simulator they
  /// run on.
  private static func asksForScreens(_ sources: [String], _ device: SnapshotDevice) -> Bool {
    let words = ["ViewImageConfig", "on: .i", "\(Int(device.size.height))"]
    return sources.contains { path in
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      return words.contains(where: text.contains)
    }
  }

  /// The lines of a target's own file.
  var lines: String {
    let byReferences =
      switch evidence {
      case .names: "that the references were named by"
      case .screen: "whose screen is as large as the references"
      case .scale: "that has the references' pixels per point"
      }
    let place = source.map { "that \($0) names" } ?? byReferences
    let variables =
      ["SNAPSHOT_DEVICE=\(simulator.name)"]
      + (version.map { ["SNAPSHOT_SYSTEM_VERSION=\($0)"] } ?? [])
    return "//\n// Its tests run as on the simulator \(place):\n//\n"
      + variables.map { "// UIKitSources: environment \($0)\n" }.joined()
  }

  /// What is said of it once.
  var words: String {
    let byReferences =
      switch evidence {
      case .names: "as the references are named"
      case .screen: "as large as the references"
      case .scale: "which has the references' pixels per point"
      }
    return "the simulator \(simulator.name)\(version.map { " with \($0)" } ?? ""), "
      + (source.map { "as \($0) says" } ?? byReferences)
  }

  /// One place that names a simulator.
  private struct Mention {
    let simulator: Simulator
    let version: String?
    let file: String
  }

  /// The simulators, the one that is named most often first; phones go before tablets, on which
  /// suites run as well.
  private static func ranked(_ mentions: [Mention]) -> [Simulator] {
    var counts: [(simulator: Simulator, count: Int)] = []
    for mention in mentions {
      if let index = counts.firstIndex(where: { $0.simulator == mention.simulator }) {
        counts[index].count += 1
      } else {
        counts.append((mention.simulator, 1))
      }
    }
    func rank(_ entry: (simulator: Simulator, count: Int)) -> (Int, Int) {
      (entry.simulator.device.idiom == .phone ? 1 : 0, entry.count)
    }
    // A sort that keeps the order of equals.
    return counts.enumerated().sorted { first, second in
      let (one, two) = (rank(first.element), rank(second.element))
      return one == two ? first.offset < second.offset : one > two
    }.map(\.element.simulator)
  }

  /// What the files say by which tests are run, in the package and in the folders around it that
  /// belong to the same repository.
  private static func mentions(around package: String) -> [Mention] {
    var folders = [package]
    while let last = folders.last, !FileManager.default.fileExists(atPath: last + "/.git") {
      // There is no repository.
      guard folders.count < 5, last.count > 1 else { return mentions(in: package, from: package) }
      folders.append((last as NSString).deletingLastPathComponent)
    }
    return folders.lazy.map { mentions(in: $0, from: package) }.first { !$0.isEmpty } ?? []
  }

  private static func mentions(in folder: String, from package: String) -> [Mention] {
    let files = FileManager.default
    let named = [
      ".travis.yml", "bitrise.yml", ".gitlab-ci.yml", "azure-pipelines.yml", "codemagic.yaml",
      ".cirrus.yml", ".circleci/config.yml", "Makefile", "Rakefile",
    ]
    let listed = [".github/workflows", "fastlane", "scripts", "Scripts", "script", "ci"]
      .flatMap { place in
        ((try? files.contentsOfDirectory(atPath: "\(folder)/\(place)")) ?? []).sorted()
          .filter { !$0.hasSuffix(".md") }.map { "\(place)/\($0)" }
      }
    // A guide for people says it last.
    let guides = ["CONTRIBUTING.md", "README.md"]
    for group in [named + listed, guides] {
      let found = group.flatMap { name in
        mentions(in: folder, file: name, from: package, isGuide: group == guides)
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What a line of a guide holds that may say where tests run: others praise an app's screens.
  private static var wordsOfTests: some RegexComponent {
    #/snapshot|\b(?:tests?|tested|testing|simulators?|schemes?)\b/#.ignoresCase()
  }

  private static func mentions(
    in folder: String, file name: String, from package: String, isGuide: Bool
  ) -> [Mention] {
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name)"),
      data.count < 500_000
    else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    let path = folder == package ? name : "\((folder as NSString).lastPathComponent)/\(name)"
    return text.split(whereSeparator: \.isNewline).flatMap { line -> [Mention] in
      guard !isGuide || line.contains(wordsOfTests) else { return [] }
      let version =
        line.firstMatch(of: /OS\s*[=:]\s*"?(\d+(?:\.\d+)+)/)?.output.1
        ?? line.firstMatch(of: /i(?:Phone|Pad)[^",(]*\((\d+\.\d+(?:\.\d+)?)\)/)?.output.1
      return Simulator.named(in: line).map {
        Mention(simulator: $0, version: version.map(String.init), file: path)
      }
    }
  }
}
