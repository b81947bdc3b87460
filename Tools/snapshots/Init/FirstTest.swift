// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Adds a first test and the lines for git to a package.
struct FirstTest {
  let package: PackageFolder

  /// One thing that was added or was there already.
  struct Step: Encodable {
    enum Action: String, Encodable {
      case added
      case kept
      /// What a target of Xcode has and the package has not.
      case leftOut = "left out"
      /// What is to be done by hand.
      case needed
    }
    let action: Action
    /// The file and what is in it.
    let what: String
  }

  static let target = "SnapshotTests"
  private static let fileName = "FirstSnapshotTests.swift"

  /// Adds what is missing and says what was added.
  ///
  /// - Parameter isTested: Whether the package has a test already.
  func add(isTested: Bool = false) throws -> [Step] {
    var steps: [Step] = []
    let manifest = try PackageManifest()
    if !isTested { steps += try addTest(manifest) }
    steps.append(try addIgnoreLine())
    steps.append(try addAttributeLine("Snapshots/**/*.png"))
    if manifest.keepsReferencesBesideTests {
      steps.append(try addAttributeLine("**/__Snapshots__/**/*.png"))
    }
    return steps
  }

  /// Adds a test where none takes a snapshot, and a target for it where none can take it.
  private func addTest(_ manifest: PackageManifest) throws -> [Step] {
    if let test = manifest.snapshotTest { return [Step(action: .kept, what: test)] }
    if let folder = manifest.snapshotTestFolder {
      return [try addTest(to: folder + "/" + Self.fileName)]
    }
    let views = manifest.targetsOfViews
    try addTarget(identity: manifest.snapshotsIdentity, testing: views.map(\.name))
    let ofViews = views.isEmpty ? "" : " of \(views.map(\.name).joined(separator: ", "))"
    return [
      Step(action: .added, what: "Package.swift: the test target \(Self.target)\(ofViews)"),
      try addTest(
        to: "Tests/\(Self.target)/\(Self.fileName)",
        Self.source(importing: views.map(\.module))),
    ]
  }

  /// SwiftPM's own commands edit the manifest; they only add.
  ///
  /// - Parameter views: The targets whose views it tests.
  private func addTarget(identity: String?, testing views: [String]) throws(Snapshots.Error) {
    guard let identity else { throw .noDependency }
    let example = "Tests/\(Self.target)/\(Self.target).swift"
    let hadExample = FileManager.default.fileExists(atPath: example)
    for arguments in [
      ["swift", "package", "add-target", Self.target, "--type", "test"]
        + views.flatMap { ["--dependencies", $0] },
      [
        "swift", "package", "add-target-dependency", "HeadlessSnapshots", Self.target, "--package",
        identity,
      ],
    ] {
      guard let output = ToolOutput(arguments), output.status == 0 else {
        throw .failedTool(arguments: arguments)
      }
    }
    tidyTarget(identity: identity, testing: views)
    // An empty example that `add-target` writes beside the target.
    if !hadExample { try? FileManager.default.removeItem(atPath: example) }
  }

  /// Breaks the lines of the added target, and only of it, as people do.
  private func tidyTarget(identity: String, testing views: [String]) {
    guard let text = try? String(contentsOfFile: "Package.swift", encoding: .utf8),
      let range = text.firstRange(
        of:
          /\.testTarget\(\s*name: "SnapshotTests",\s*dependencies: \[[^()\]]*\.product\([^()]*\),?\s*\]\s*\)/
      )
    else { return }
    let indent = String(text[..<range.lowerBound].reversed().prefix { $0 == " " })
    let dependencies =
      views.map { "\"\($0)\"" }
      + [".product(name: \"HeadlessSnapshots\", package: \"\(identity)\")"]
    let list =
      dependencies.count == 1
      ? "[\(dependencies[0])]"
      : "[\n" + dependencies.map { "\(indent)    \($0),\n" }.joined() + "\(indent)  ]"
    let target = """
      .testTarget(
      \(indent)  name: "\(Self.target)",
      \(indent)  dependencies: \(list))
      """
    try? text.replacingCharacters(in: range, with: target).write(
      toFile: "Package.swift", atomically: true, encoding: .utf8)
  }

  /// Where the first test lies: where SwiftPM looks for its target, or in a folder of its own where
  /// that is another target's, whose files it would be among.
  ///
  /// - Parameter folders: Those whose files are other tests', from the package's on.
  static func folder(beside folders: [String]) -> String {
    let usual = "Tests/\(target)"
    return folders.contains { "\(usual)/".hasPrefix("\($0)/") } ? target : usual
  }

  /// The target of the first test beside those of an app, by the modules that it imports and the
  /// names that their targets have.
  ///
  /// - Parameter folder: Where the test lies.
  func targetText(
    modules: [String], names: [String: String], identity: String, folder: String,
    languageMode: Bool
  ) -> String {
    let path = folder == Self.target ? "\n        path: \"\(folder)\"," : ""
    let targets = modules.map { "        \"\(names[$0] ?? $0)\",\n" }.joined()
    let mode = languageMode ? [AppTarget.languageMode] : []
    let settings = mode + AppTarget.aliases(of: modules, names)
    return """
          .testTarget(
            name: "\(Self.target)",
            dependencies: [
      \(targets)        .product(name: "HeadlessSnapshots", package: "\(identity)"),
            ],\(path)
            swiftSettings: [\(settings.joined(separator: ", "))]),
      """
  }

  /// Adds a test that sees what an app's targets declare.
  func addTest(
    importing targets: [XcodeTarget], in testFolder: String
  ) throws(Snapshots.Error) -> Step {
    let source = Self.source(importing: targets.map(\.module))
    let test = targets.sorted { $0.kind == .app && $1.kind != .app }
      .lazy.compactMap { target in
        FirstScreen(of: target)?.test(
          isForTablets: target.isForTablets, module: targets.count > 1 ? target.module : nil)
      }.first
    return try addTest(
      to: "\(testFolder)/\(Self.fileName)", test.map { Self.adding($0, to: source) } ?? source)
  }

  /// The source of a first test that sees what modules declare.
  private static func source(importing modules: [String]) -> String {
    guard !modules.isEmpty else { return source }
    let imports = modules.map { "@testable import \($0)\n" }.sorted().joined()
    return source.replacingOccurrences(
      of: "import Testing\n", with: "import Testing\n\n\(imports)")
  }

  /// Puts a test before the last brace of a suite.
  private static func adding(_ test: String, to source: String) -> String {
    source.hasSuffix("}\n") ? source.dropLast(2) + test : source
  }

  private func addTest(
    to path: String, _ source: String = Self.source
  ) throws(Snapshots.Error) -> Step {
    guard !FileManager.default.fileExists(atPath: path) else {
      return Step(action: .kept, what: path)
    }
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(source.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritableFile(path: path)
    }
    return Step(action: .added, what: path)
  }

  private func addIgnoreLine() throws(Snapshots.Error) -> Step {
    let known = [".build", ".build/", "/.build", "/.build/", "**/.build", "**/.build/"]
    return try add(".build/", to: ".gitignore") { known.contains($0) }
  }

  /// Git leaves the bytes of references alone, and shows their views where it was told how, see
  /// `snapshots textconv --help`.
  private func addAttributeLine(_ pattern: String) throws(Snapshots.Error) -> Step {
    try add("\(pattern) -text diff=snapshots", to: ".gitattributes") {
      ($0.hasPrefix("\(pattern) ") || $0.hasPrefix("*.png ")) && $0.contains("diff=snapshots")
    }
  }

  /// Adds a line to a file that git reads, unless one is there that says the same.
  private func add(
    _ line: String, to name: String, unless isKnown: (String) -> Bool
  ) throws(Snapshots.Error) -> Step {
    let text = (try? String(contentsOfFile: name, encoding: .utf8)) ?? ""
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard !lines.contains(where: isKnown) else {
      return Step(action: .kept, what: "\(name): \(line)")
    }
    // Appended, so that what is there keeps its bytes.
    let addition = (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + line + "\n"
    guard let file = fopen(name, "a") else { throw .unwritableFile(path: name) }
    defer { fclose(file) }
    guard fputs(addition, file) >= 0 else { throw .unwritableFile(path: name) }
    return Step(action: .added, what: "\(name): \(line)")
  }

  private static let source = """
    import HeadlessSnapshots
    import Testing

    /// A first test, to be replaced by those of your own views.
    @MainActor @Suite struct FirstSnapshotTests {
      @Test func greeting() {
        assertSnapshots(
          of: UILabel.self,
          states: [
            "short": { $0.text = "Hello" },
            "long": { $0.text = "A greeting that is too long for its label" },
          ],
          size: .fixed(160, 44))
      }
    }

    """
}
