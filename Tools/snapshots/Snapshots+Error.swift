// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Snapshots {
  /// Why a command cannot do its work, apart from what reading and settling runs throws.
  enum Error: Swift.Error {
    // MARK: Packages

    case noPackage(folder: String)
    case otherPackage(run: String, package: String)
    case unwritable(path: String)
    case notRegularExpression(filter: String)

    // MARK: Running tests

    case noSwift(reason: String)
    case unusableShard(text: String)
    case unusableShardVariables(variables: [String], values: [String])
    case noShardVariables
    case noFormerRun(artifacts: String)
    case timingsWithoutShard
    case noMatchingTests(filters: [String])

    // MARK: Beginning

    case unreadableManifest(output: String)
    case noDependency
    case failedTool(arguments: [String])
    case unwritableFile(path: String)
    case unreadableProject(path: String)
    case noProject(folder: String)
    case unreadableSpecification(path: String, line: Int?, problem: String)
    case missingInclude(path: String, specification: String)
    case ungeneratedProject(file: String, command: String)
    case unusableTargets(output: String, targets: String)
    case noTarget(name: String, names: [String])

    // MARK: Examining the machine

    /// What the views reported.
    case drawing(messages: [String])
  }
}

extension Snapshots.Error: CustomStringConvertible {
  var description: String {
    switch self {
    case .noPackage(let folder):
      "There is no Package.swift in \(folder) or above it. Change to your package's folder."
        + Self.projectHint(folder)
    case .otherPackage(let run, let package):
      "The run \(run) is one of the package \(package). Change to that folder."
    case .unwritable(let path):
      "\(path) cannot be made. Make its parent writable, or set SNAPSHOT_ARTIFACTS to another "
        + "folder."
    case .notRegularExpression(let filter):
      "The filter \"\(filter)\" is not a regular expression. Escape its special characters with \\."
    case .noSwift(let reason):
      "'swift test' cannot be started: \(reason). Add the folder of 'swift' to PATH."
    case .unusableShard(let text):
      "\"\(text)\" is no shard. Write --shard 2/4 for the second of four, or --shard auto."
    case .unusableShardVariables(let variables, let values):
      "\(variables[0]) is \"\(values[0])\" and \(variables[1]) \"\(values[1])\", which is no "
        + "shard. Unset them, or write --shard 2/4."
    case .noShardVariables:
      "--shard auto finds no shard: neither CI_NODE_INDEX and CI_NODE_TOTAL, nor "
        + "CIRCLE_NODE_INDEX and CIRCLE_NODE_TOTAL, nor TEST_SHARD_INDEX and TEST_TOTAL_SHARDS are "
        + "set. Write --shard 2/4."
    case .noFormerRun(let artifacts):
      "--failed needs a former run, and \(artifacts)/runs has none that ended. "
        + "Run 'swift run snapshots test' first."
    case .timingsWithoutShard:
      "--timings balances shards, and none is asked for. Add --shard 2/4, or leave --timings out."
    case .noMatchingTests(let filters):
      "No test matches \(filters.map { "'\($0)'" }.joined(separator: " or ")). "
        + "'swift test list' prints the names of all; what there is to review has stayed."

    case .unreadableManifest(let output):
      "SwiftPM cannot read Package.swift, or what it depends on. Settle its errors first.\n"
        + "\(Self.reason(of: output))\(output)"
    case .noDependency:
      "The package does not depend on HeadlessSnapshots. Add it to the dependencies in "
        + "Package.swift first."
    case .failedTool(let arguments):
      "'\(arguments.joined(separator: " "))' failed. Run it to see why, or add a test target that "
        + "depends on the product HeadlessSnapshots by hand."
    case .unreadableProject(let path):
      "\(path) cannot be read as a project of Xcode. Open it there, and see what is wrong."
    case .unusableTargets(let output, let targets):
      "SwiftPM cannot read Package.swift with these targets, so it was left as it was:\n\(targets)\n"
        + "\n\(output)"
    case .noProject(let folder):
      "There is no .xcodeproj in \(folder) or the folders in it, and no target of Package.swift that "
        + "imports UIKit. Put Package.swift beside the project."
    case .unreadableSpecification(let path, let line, let problem):
      "\(path)\(line.map { ":\($0)" } ?? "") cannot be read as a specification of XcodeGen: "
        + "\(problem). Mend it there."
    case .missingInclude(let path, let specification):
      "\(path) is not there, which \(specification) includes. Put it there, or take it out."
    case .ungeneratedProject(let file, let command):
      "\(file) is what a project is made from, and there is no .xcodeproj yet. Run '\(command)', on "
        + "a Mac if need be, and 'snapshots init --xcode' again: it needs the project once."
    case .noTarget(let name, let names):
      "No project has a target \"\(name)\". They have \(names.joined(separator: ", "))."
    case .unwritableFile(let path): "\(path) cannot be written. Make its folder writable."

    case .drawing(let messages): messages.joined(separator: "\n")
    }
  }
}

extension Snapshots.Error {
  /// Why SwiftPM has two targets of one name where the package itself has one.
  private static func reason(of output: String) -> String {
    let form = /declare targets with a conflicting name: '(\w+)'/
    guard let module = output.firstMatch(of: form)?.output.1,
      SourceImports.productsForSuites[String(module)] != nil
    else { return "" }
    return "A package that it depends on depends itself on a library of snapshots, whose module "
      + "\(module) is here as well. Leave that dependency out on Linux, in '#if !os(Linux)', or "
      + "take a version of it that has none.\n"
  }

  /// What helps in the folder of an app: its project has no manifest yet.
  private static func projectHint(_ folder: String) -> String {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let project = files.filter({ $0.hasSuffix(".xcodeproj") }).min() else { return "" }
    return " For \(project), 'snapshots init --xcode' writes one."
  }
}
