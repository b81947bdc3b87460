// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

extension FinishedRun {
  /// The newest run, and what earlier ones found that nobody has decided about since: what there is
  /// to review; nil where there is no run.
  ///
  /// A run of one test, of one state or one that crashed takes only some snapshots; what another
  /// run found in the others still waits. An earlier snapshot is left out
  /// - where a later run took it again,
  /// - where a later run took part in all tests, so that it would have been taken,
  /// - where plain `swift test` took it since, and it equals its reference,
  /// - where its reference is not the reviewed one any more: it was accepted, or replaced.
  ///
  /// What plain `swift test` found since waits, too.
  ///
  /// - Parameter artifacts: The artifacts folder.
  public static func pending(inArtifacts artifacts: String) throws(FinishedRun.Error)
    -> FinishedRun?
  {
    var folders = folders(inArtifacts: artifacts)
    let unconducted = UnconductedSnapshots(inArtifacts: artifacts)
    let newest = try folders.popLast().map { folder throws(FinishedRun.Error) in
      try FinishedRun(folder: folder)
    }
    guard var run = newest ?? unconducted.run(artifacts: artifacts) else { return nil }
    run.run.entries = run.run.entries.filter { !run.isOver($0) }
    var carried = run.replace(by: unconducted.entries(since: newest?.start))
    var taken = Set((run.run.entries + carried).compactMap(\.reference))
    var isComplete = run.coversAllTests
    while !isComplete, let folder = folders.popLast() {
      // An old run that cannot be read is no reason not to review the newest.
      guard let earlier = try? FinishedRun(folder: folder) else { continue }
      for entry in earlier.summary.entries {
        guard let reference = entry.reference, taken.insert(reference).inserted,
          entry.outcome.isProblem, earlier.isUndecided(entry),
          !earlier.isOver(entry)
        else { continue }
        carried.append(entry)
        run.earlierRuns[reference] = earlier.name
      }
      isComplete = earlier.coversAllTests
    }
    guard !carried.isEmpty else { return run }
    run.run = SnapshotRun(
      entries: run.run.entries + carried, course: run.run.course,
      skippedTests: Set(run.run.skippedTests ?? []), warnings: Set(run.run.warnings ?? []))
    run.confineArtifacts(to: artifacts)
    return run
  }

  /// Takes away what later entries are of, and returns those of them that nobody has decided about.
  private mutating func replace(by later: [SnapshotRun.Entry]) -> [SnapshotRun.Entry] {
    let references = Set(later.compactMap(\.reference))
    guard !references.isEmpty else { return [] }
    run.entries.removeAll { $0.reference.map(references.contains) ?? false }
    let open = later.filter(isUndecided)
    for reference in open.compactMap(\.reference) {
      earlierRuns[reference] = UnconductedSnapshots.runName
    }
    return open
  }

  /// Whether a snapshot was taken again since, without a problem: that removes the pictures of a
  /// former one. Of a run that was brought from elsewhere, perhaps without its pictures, nothing is
  /// known.
  private func isOver(_ entry: SnapshotRun.Entry) -> Bool {
    guard !isMoved, entry.outcome.isProblem, let actual = entry.artifacts.actual else {
      return false
    }
    return PathKind(actual) == .missing
  }

  /// Whether all tests took part to their end, so that a snapshot that was not taken is gone. One
  /// that took none may have failed before its first test.
  private var coversAllTests: Bool {
    guard let course = run.course, !run.entries.isEmpty else { return false }
    return course.selection.isEmpty && course.ending != .crashed
  }

  /// Whether a problem of this run is still one: nothing has become of its reference.
  func isUndecided(_ entry: SnapshotRun.Entry) -> Bool {
    let item = ReviewItem(entry, of: self)
    // There was no picture to decide about: only its test can tell that it can be taken now.
    guard item.isDecidable else { return true }
    return ReferenceSettlement(package: record.package).state(of: item) == .reviewed
  }
}
