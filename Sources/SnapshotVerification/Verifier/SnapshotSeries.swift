// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Snapshots that are taken together: views one after another on the calling thread, pixels on all
/// cores, results in order.
///
///     calling thread   view 1 | view 2 | view 3 | (view 1 again, to describe it) | ...
///     any thread              | pixels 1, file 1 | pixels 2, file 2 | (outcome 1) | ...
///
/// A view is gone when its picture is found to differ. It is then made again to be described, which
/// costs nothing where everything matches.
struct SnapshotSeries {
  /// A snapshot whose pixels are on their way or there.
  private struct Draft: Sendable {
    var result: SnapshotResult
    var start: ContinuousClock.Instant
    /// What is needed to go on; `nil` where the result is final.
    var rest: Rest?

    struct Rest: Sendable {
      var plan: SnapshotPlan
      var file: Result<ReferenceFile?, SnapshotVerifier.Error>
      var recording: SnapshotRecording
    }
  }

  private let verifier: SnapshotVerifier
  private let batch: WorkBatch<Draft>
  /// The outcomes of those that had to be described.
  private let late: WorkBatch<(index: Int, draft: Draft)>
  /// More pictures than this are never in memory.
  private let limit: Int
  private var requests: [SnapshotRequest] = []
  private var results: [SnapshotResult?] = []

  init(verifier: SnapshotVerifier, crew: WorkCrew) {
    self.verifier = verifier
    batch = crew.batch()
    late = crew.batch()
    limit = crew.helperCount == 0 ? 1 : (crew.helperCount + 1) * 3
  }

  /// Adds a request that fails without being drawn.
  mutating func add(failed request: SnapshotRequest, _ problem: SnapshotVerifier.Error) {
    var result = verifier.emptyResult(request)
    result.outcome = .failed(problem)
    let draft = Draft(result: result, start: .now, rest: nil)
    add(request) { draft }
  }

  /// Makes the request's view, lays it out and records it; the rest is done on any thread.
  mutating func add(_ request: SnapshotRequest) {
    var draft = Draft(result: verifier.emptyResult(request), start: .now, rest: nil)
    do throws(SnapshotVerifier.Error) {
      let plan = try verifier.resolve(request)
      draft.result.referencePath = plan.referencePath
      let file = verifier.readReference(plan)
      let recording = try verifier.renderer(request, plan).record(
        request.subject, size: verifier.size(request)
      ) { _ in !file.holdsPicture }
      draft.rest = Draft.Rest(plan: plan, file: file, recording: recording)
    } catch {
      draft.result.outcome = .failed(error)
    }
    let (verifier, begun) = (verifier, draft)
    add(request) { Self.painted(begun, verifier) }
  }

  /// The results, in the order of the requests.
  mutating func finish() -> [SnapshotResult] {
    while takeOne() {}
    while takeLate() {}
    return results.compactMap { $0 }
  }

  private mutating func add(_ request: SnapshotRequest, _ work: @escaping @Sendable () -> Draft) {
    requests.append(request)
    batch.add(work)
    while batch.pendingCount >= limit { _ = takeOne() }
  }

  /// Takes the first picture that was not taken yet; `false` when there is none.
  private mutating func takeOne() -> Bool {
    guard var draft = batch.next() else { return false }
    let index = results.count
    results.append(nil)
    guard let rest = draft.rest else {
      finish(index, draft)
      return true
    }
    do throws(SnapshotVerifier.Error) {
      draft.rest?.recording = try described(requests[index], rest)
    } catch {
      draft.result.outcome = .failed(error)
      draft.rest = nil
    }
    let (verifier, described) = (verifier, draft)
    late.add { (index, Self.settled(described, verifier)) }
    while late.pendingCount >= limit { _ = takeLate() }
    return true
  }

  private mutating func takeLate() -> Bool {
    guard let (index, draft) = late.next() else { return false }
    finish(index, draft)
    return true
  }

  private mutating func finish(_ index: Int, _ draft: Draft) {
    var result = draft.result
    verifier.report(&result, since: draft.start)
    results[index] = result
  }

  /// Paints and compares. What is proven to be the same, and what is described already, is finished.
  private static func painted(_ draft: Draft, _ verifier: SnapshotVerifier) -> Draft {
    guard let rest = draft.rest else { return draft }
    var draft = draft
    draft.rest = nil
    do throws(SnapshotVerifier.Error) {
      let actual = try rest.recording.play()
      draft.result.proof = rest.plan.proof(of: actual, by: rest.file)
      guard draft.result.proof != nil || actual.description != nil else {
        draft.rest = rest
        return draft
      }
      verifier.settle(actual, rest.file, rest.plan, &draft.result)
    } catch {
      draft.result.outcome = .failed(error)
    }
    return draft
  }

  /// Makes the view again, to describe the views of a picture that is not its reference's.
  private func described(
    _ request: SnapshotRequest, _ rest: Draft.Rest
  ) throws(SnapshotVerifier.Error) -> SnapshotRecording {
    let again = try verifier.renderer(request, rest.plan).record(
      request.subject, size: verifier.size(request)
    ) { _ in true }
    var recording = rest.recording
    // A view that draws something else each time is not explained by its second look.
    if again.list == recording.list { recording.description = again.description }
    return recording
  }

  private static func settled(_ draft: Draft, _ verifier: SnapshotVerifier) -> Draft {
    guard let rest = draft.rest else { return draft }
    var draft = draft
    draft.rest = nil
    do throws(SnapshotVerifier.Error) {
      verifier.settle(try rest.recording.play(), rest.file, rest.plan, &draft.result)
    } catch {
      draft.result.outcome = .failed(error)
    }
    return draft
  }
}

extension Result<ReferenceFile?, SnapshotVerifier.Error> {
  /// Whether there is a file that the picture may be equal to.
  fileprivate var holdsPicture: Bool {
    if case .success(.some) = self { true } else { false }
  }
}
