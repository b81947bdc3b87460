// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation

/// The way of snapshots from their requests to their results: the same for one and for thousands.
///
///     request -> plan -> recording -> rendered -> comparison -> result
///             |                                                       |
///             reference read                   reference, artifacts, manifest written
///
/// Each step is a value made from the one before. Views belong to the calling thread, where they
/// are recorded one after another; all else is done on any thread; results come in order.
///
///     calling thread   record 1 | record 2 | record 3 | (describe 1) | ...
///     any thread                | render, compare 1   | render, compare 2 | (compare 1) | ...
struct SnapshotPipeline {
  /// How far a snapshot came on another thread.
  private enum Progress: Sendable {
    case finished(SnapshotResult)
    case undescribed(Undescribed)
  }

  /// A picture that is not proven to be its reference's, and whose views have no description yet.
  private struct Undescribed: Sendable {
    var plan: SnapshotPlan
    var file: Result<ReferenceFile?, SnapshotVerifier.Error>
    var list: DisplayList
    var rendered: RenderedSnapshot
  }

  private let configuration: SnapshotConfiguration
  private let first: WorkBatch<Progress>
  /// Comparisons of pictures that had to be described first.
  private let second: WorkBatch<(index: Int, result: SnapshotResult)>
  /// More pictures than this are never in memory for each of the two batches.
  private let limit: Int
  private var requests: [(request: SnapshotRequest, start: ContinuousClock.Instant)] = []
  private var results: [SnapshotResult?] = []
  /// Who asked for a reference, by its `FileNameSpelling.collisionKey`.
  private var claimants: [String: SnapshotClaimant] = [:]

  init(_ configuration: SnapshotConfiguration) {
    self.configuration = configuration
    let crew = configuration.crew
    first = crew.batch()
    second = crew.batch()
    limit = crew.helperCount == 0 ? 1 : (crew.helperCount + 1) * 3
  }

  /// Takes a snapshot as far as its view is needed; the rest is done on any thread.
  mutating func add(_ request: SnapshotRequest) {
    let start = ContinuousClock.now
    var failure = SnapshotResult(request, configuration)
    do throws(SnapshotVerifier.Error) {
      try checkReferenceIsItsOwn(request)
      let plan = try SnapshotPlan(request, configuration).taken(under: configuration)
      failure = plan.blankResult
      let runDirectory = configuration.environment.runDirectory
      try SnapshotRun.checkDidNotEnd(request.name, inDirectory: runDirectory)
      let file = SnapshotFiles.reference(plan)
      // A picture without a reference is recorded or reported, with its views in any case.
      let recording = try LastWords.during(request.name, runDirectory: runDirectory) {
        () throws(SnapshotVerifier.Error) in
        let isDescribed = request.isDescribedAtOnce || !file.holdsPicture
        return try plan.renderer.record(
          request.subject, size: plan.size, detail: isDescribed ? .description : .picture)
      }
      first.add { Self.progress(plan, file, recording) }
    } catch {
      failure.outcome = .failed(error)
      let failed = failure
      first.add { .finished(failed) }
    }
    requests.append((request, start))
    while first.pendingCount >= limit { takeFirst() }
  }

  /// The results, in the order of the requests.
  mutating func finish() -> [SnapshotResult] {
    while first.pendingCount > 0 { takeFirst() }
    while second.pendingCount > 0 { takeSecond() }
    return results.compactMap { $0 }
  }

  // MARK: On the calling thread

  /// Two requests of one call never share a reference, not even under one name.
  private mutating func checkReferenceIsItsOwn(
    _ request: SnapshotRequest
  ) throws(SnapshotVerifier.Error) {
    let path = request.name.referencePath
    let key = FileNameSpelling.collisionKey(path)
    if let first = claimants.updateValue(request.claimant, forKey: key) {
      throw .sharedReference(path: path, first: first, second: request.claimant)
    }
  }

  private mutating func takeFirst() {
    guard let progress = first.next() else { return }
    let index = results.count
    results.append(nil)
    switch progress {
    case .finished(let result): finish(index, result)
    case .undescribed(let picture): describe(index, picture)
    }
  }

  private mutating func takeSecond() {
    guard let (index, result) = second.next() else { return }
    finish(index, result)
  }

  private mutating func finish(_ index: Int, _ result: SnapshotResult) {
    results[index] = SnapshotFiles.report(
      result, in: configuration.environment, since: requests[index].start)
  }

  /// Makes the view of a picture again, which is not its reference's, and describes it.
  ///
  /// The first view is gone: pictures are compared while later views are made, and a view that a
  /// test hands out twice shows its later state by then. Describing each view at its first making
  /// instead would cost every state that matches: 1.1 ms of 2.0 for a screen of 30 views (390x844
  /// points at 2x, a debug build). The pixels are kept and not painted again.
  private mutating func describe(_ index: Int, _ picture: Undescribed) {
    var picture = picture
    do throws(SnapshotVerifier.Error) {
      let request = requests[index].request
      let again = try LastWords.during(
        request.name, runDirectory: configuration.environment.runDirectory
      ) { () throws(SnapshotVerifier.Error) in
        try picture.plan.renderer.describe(request.subject, size: picture.plan.size)
      }
      // A view that draws something else each time is not explained by its second look.
      if again.list == picture.list { picture.rendered.description = again.description }
    } catch {
      return finish(index, picture.plan.failed(error))
    }
    let described = picture
    second.add {
      (index, Self.compared(described.plan, described.file, described.rendered))
    }
    while second.pendingCount >= limit { takeSecond() }
  }

  // MARK: On any thread

  private static func progress(
    _ plan: SnapshotPlan, _ file: Result<ReferenceFile?, SnapshotVerifier.Error>,
    _ recording: SnapshotRecording
  ) -> Progress {
    do throws(SnapshotVerifier.Error) {
      let rendered = try LastWords.during(plan.claimant.name, runDirectory: nil) {
        () throws(SnapshotVerifier.Error) in try recording.rendered()
      }
      if let proof = plan.proof(of: rendered, by: file) {
        return .finished(concluded(plan, rendered, SnapshotComparison(plan, provenBy: proof)))
      }
      guard rendered.description != nil else {
        return .undescribed(
          Undescribed(plan: plan, file: file, list: recording.list, rendered: rendered))
      }
      return .finished(compared(plan, file, rendered))
    } catch {
      return .finished(plan.failed(error))
    }
  }

  private static func compared(
    _ plan: SnapshotPlan, _ file: Result<ReferenceFile?, SnapshotVerifier.Error>,
    _ rendered: RenderedSnapshot
  ) -> SnapshotResult {
    concluded(plan, rendered, SnapshotComparison(plan, rendered, file))
  }

  private static func concluded(
    _ plan: SnapshotPlan, _ rendered: RenderedSnapshot, _ comparison: SnapshotComparison
  ) -> SnapshotResult {
    SnapshotFiles.write(plan.result(rendered, comparison), rendered, comparison, plan)
  }
}

extension Result<ReferenceFile?, SnapshotVerifier.Error> {
  /// Whether there is a file that the picture may be equal to.
  fileprivate var holdsPicture: Bool {
    if case .success(.some) = self { true } else { false }
  }
}
