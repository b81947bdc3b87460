// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The two ends of the pipeline, where files are touched: the reference is read before a view is
/// made; what a result leaves behind is written once it is known.
enum SnapshotFiles {
  /// The stored file; `nil` where there is none.
  static func reference(_ plan: SnapshotPlan) -> Result<ReferenceFile?, SnapshotVerifier.Error> {
    // What a killed recording left is swept also where nothing is recorded any more.
    TemporaryFile.sweepOnce((plan.referencePath as NSString).deletingLastPathComponent)
    return Result { () throws(SnapshotVerifier.Error) in
      var file = try ReferenceFile.read(plan.referencePath)
      file?.isAdopted = plan.isAdopted
      return file
    }
  }

  /// Writes the reference where the outcome says so, and the files that explain a failure; those of
  /// an earlier failure are removed.
  ///
  /// - Returns: The result with the paths of the files; failed where one could not be written.
  static func write(
    _ result: SnapshotResult, _ rendered: RenderedSnapshot, _ comparison: SnapshotComparison,
    _ plan: SnapshotPlan
  ) -> SnapshotResult {
    var result = result
    record(rendered, plan, &result)
    writeArtifacts(rendered, comparison, plan, &result)
    return result
  }

  /// Adds the line of a result to the manifest of the run. Outside of a conducted run, what
  /// explains a failure is told beside its pictures.
  ///
  /// - Returns: The result; failed where that could not be written.
  static func report(
    _ result: SnapshotResult, in environment: SnapshotEnvironment,
    since start: ContinuousClock.Instant
  ) -> SnapshotResult {
    let actual = result.artifacts.actual
    guard environment.runDirectory != nil || actual != nil && result.referencePath != nil else {
      return result
    }
    var result = result
    var entry = result.runEntry
    entry.seconds = start.duration(to: .now) / .seconds(1)
    do throws(SnapshotVerifier.Error) {
      if let directory = environment.runDirectory {
        try SnapshotRun.append(entry, toDirectory: directory)
      } else if let actual {
        let store = try SnapshotStore(testFile: entry.file, environment: environment)
        try UnconductedSnapshot(package: store.packageDirectory, entry: entry).write(beside: actual)
      }
    } catch {
      result.outcome = .failed(error)
    }
    return result
  }

  /// Writes a reference that is no picture, whole or not at all.
  static func store(_ bytes: [UInt8], at path: String) throws(SnapshotVerifier.Error) {
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .unwritable(path: path, reason: error.description)
    }
  }

  private static func record(
    _ rendered: RenderedSnapshot, _ plan: SnapshotPlan, _ result: inout SnapshotResult
  ) {
    if case .matched = result.outcome { return }
    do throws(SnapshotVerifier.Error) {
      try plan.claims.settle(
        plan.referencePath, by: plan.claimant,
        fingerprint: Int(truncatingIfNeeded: rendered.digest.word))
      guard result.outcome.isWritten else { return }
      _ = try StoredReference.write(
        rendered.bitmap, metadata: plan.metadata(of: rendered), to: plan.referencePath)
      result.pictures = [SnapshotResult.Picture(role: "reference", path: plan.referencePath)]
    } catch {
      result.fail(error)
    }
  }

  private static func writeArtifacts(
    _ rendered: RenderedSnapshot, _ comparison: SnapshotComparison, _ plan: SnapshotPlan,
    _ result: inout SnapshotResult
  ) {
    do throws(SnapshotVerifier.Error) {
      switch result.outcome {
      case .matched, .recorded: try plan.artifacts.removeStale()
      case .differed, .sizeMismatch, .contentDiffered, .missingReference, .failed:
        let content = SnapshotArtifacts.Content(
          reference: comparison.reference, actual: rendered,
          metadata: plan.metadata(of: rendered), strategy: comparison.strategy,
          outlines: result.explanation?.regions ?? [], outlineThickness: max(1, Int(plan.scale)))
        (result.artifacts, result.pictures) = try plan.artifacts.write(content)
      }
    } catch {
      if case .matched = result.outcome { result.outcome = .failed(error) }
      result.artifactsProblem = error
    }
  }
}
