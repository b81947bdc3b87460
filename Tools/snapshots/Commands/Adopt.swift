// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

struct Adopt: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Takes over references that a simulator has drawn.",
    discussion: """
      Runs the tests once and compares what is drawn with the pictures of another program in \
      __Snapshots__ and Snapshots. Letters always differ; the list tells which pictures differ by \
      no more, and of the others in which views, and which have another size or scale. Nothing is \
      written before you say so: here for many at once, or in 'snapshots review' one by one. The \
      old files can be taken back up to the next 'snapshots adopt'.

      EXAMPLES:
        swift run snapshots adopt
        swift run snapshots adopt --glyphs
        swift run snapshots adopt --only ProfileTests
        swift run snapshots adopt --all
        swift run snapshots adopt --undo

      EXIT STATUS:
        0  nothing is left to adopt
        1  something is left, or could not be taken back
        2  an argument, a file or a folder cannot be used, or no run is there
        3  the tests could not be built, crashed or failed for another reason
      """)

  @Flag(help: "Accept, of the last run, the pictures that differ by letters alone.")
  var glyphs = false

  @Flag(help: "Accept all pictures of the last run.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Accept the pictures of the last run whose path matches the regular expression.",
      discussion: "Such as ProfileTests/testCard. May be repeated.", valueName: "regex"))
  var only: [String] = []

  @Flag(help: "Take the old files back that were replaced since the last run.")
  var undo = false

  @OptionGroup var options: RunOptions

  func validate() throws {
    guard [glyphs, all, !only.isEmpty, undo].count(where: { $0 }) < 2 else {
      throw ValidationError("Give one of --glyphs, --all, --only and --undo.")
    }
    for pattern in only where (try? NSRegularExpression(pattern: pattern)) == nil {
      throw Snapshots.Error.notRegularExpression(filter: pattern)
    }
  }

  func run() throws {
    let package = try PackageFolder.current()
    let kept = AdoptedReferences(package: package.path, artifacts: package.artifacts)
    if undo {
      let restored = try kept.restore()
      StandardOutput.write(
        options.json ? restored.json() : restored.text(style: StandardOutput.style))
      return try CommandExit.end(with: restored.exitStatus)
    }
    var adoption: Adoption
    if glyphs || all || !only.isEmpty {
      guard let run = try FinishedRun.pending(inArtifacts: package.artifacts) else {
        throw Snapshots.Error.noFormerRun(artifacts: package.artifacts)
      }
      adoption = Adoption(run, package: package.path)
      try adoption.accept(package: package.path, where: try chosen())
    } else {
      adoption = try list(package, kept)
    }
    StandardOutput.write(
      options.json ? adoption.json() : adoption.text(style: StandardOutput.style))
    try CommandExit.end(with: adoption.exitStatus)
  }

  private func list(_ package: PackageFolder, _ kept: AdoptedReferences) throws -> Adoption {
    kept.discard()
    let run = try ConductedRun(command: "adopt", options: options, recordMode: .never)
      .finishedRun()
    let adoption = Adoption(run, package: package.path)
    try adoption.keep(in: kept)
    Report.afterTest(run, artifacts: package.artifacts)
    return adoption
  }

  private func chosen() throws -> (Adoption.Item) -> Bool {
    if all { return { _ in true } }
    if glyphs { return { $0.isOfGlyphs } }
    let expressions = try only.map { try NSRegularExpression(pattern: $0) }
    return { item in
      let range = NSRange(item.reference.startIndex..., in: item.reference)
      return expressions.contains { $0.firstMatch(in: item.reference, range: range) != nil }
    }
  }
}
