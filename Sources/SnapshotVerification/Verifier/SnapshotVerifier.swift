// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison

/// Renders a state, finds its reference, and decides the outcome.
///
/// ```swift
/// let result = SnapshotVerifier().verify(SnapshotRequest(test: test, subject: .view { Badge() }))
/// ```
public struct SnapshotVerifier: Sendable {
  let configuration: SnapshotConfiguration

  /// Makes a verifier for the settings of a scope, by default those of the running task.
  public init(configuration: SnapshotConfiguration = .current) {
    self.configuration = configuration
  }

  /// Takes a snapshot and compares it with its reference. Whatever goes wrong is in the result.
  public func verify(_ request: SnapshotRequest) -> SnapshotResult {
    var result = emptyResult(request)
    let start = ContinuousClock.now
    do throws(SnapshotVerifier.Error) {
      let plan = try resolve(request)
      result.referencePath = plan.referencePath
      let file = readReference(plan)
      let actual = try render(request, with: file, plan, proof: &result.proof)
      settle(actual, file, plan, &result)
    } catch {
      result.outcome = .failed(error)
    }
    report(&result, since: start)
    return result
  }

  /// Takes snapshots, each of which has to have a reference of its own.
  ///
  /// Views are made and laid out one after another, on the calling thread. They are painted, compared,
  /// encoded and written on all cores, of which the results know nothing; at most a few pictures for
  /// each core are in memory at a time.
  ///
  /// A request that leads to the reference of an earlier one fails with both names and is not drawn.
  /// One whose state `SNAPSHOT_STATE` leaves out has no result.
  public func verify(_ requests: [SnapshotRequest]) -> [SnapshotResult] {
    var earlier: [String: SnapshotRequest] = [:]
    var series = SnapshotSeries(verifier: self, crew: configuration.crew)
    for request in requests where isAskedFor(request) {
      let key = FileNameSpelling.collisionKey(request.name.referencePath)
      if let first = earlier.updateValue(request, forKey: key) {
        series.add(
          failed: request,
          .sharedReference(
            path: request.name.referencePath, first: first.claimant, second: request.claimant))
      } else {
        series.add(request)
      }
    }
    return series.finish()
  }

  private func isAskedFor(_ request: SnapshotRequest) -> Bool {
    configuration.environment.stateFilter?.matches(request.state) ?? true
  }

  func emptyResult(_ request: SnapshotRequest) -> SnapshotResult {
    SnapshotResult(
      name: request.name, test: request.test, outcome: .matched,
      isConductedRecording: configuration.environment.isConductedRecording)
  }
}

// MARK: - The eight steps

extension SnapshotVerifier {
  /// 1. Where the reference lies and which settings hold.
  func resolve(_ request: SnapshotRequest) throws(SnapshotVerifier.Error) -> SnapshotPlan {
    let mode = try configuration.environment.recordMode(
      argument: request.record, scope: configuration.record)
    let store = try SnapshotStore(
      testFile: request.test.source.filePath, environment: configuration.environment,
      artifacts: configuration.artifacts)
    let plan = SnapshotPlan(
      claimant: request.claimant, mode: mode, referencePath: store.referencePath(of: request.name),
      artifacts: SnapshotArtifacts(folder: store.artifactsDirectory(of: request.name)),
      scale: request.scale ?? request.traits.displayScale ?? configuration.scale,
      strategy: request.strategy ?? configuration.strategy,
      trust: configuration.environment.trust(scope: configuration.trust), fonts: store.fonts)
    try configuration.claims.claim(plan.referencePath, by: plan.claimant)
    return plan
  }

  /// 2. The stored file, if there is one that can be read.
  func readReference(_ plan: SnapshotPlan) -> Result<ReferenceFile?, SnapshotVerifier.Error> {
    Result { () throws(SnapshotVerifier.Error) in try ReferenceFile.read(plan.referencePath) }
  }

  /// 3. View to pixels. While the view is there, its picture is held against the file, since only the
  /// views of one that is not the same are described.
  private func render(
    _ request: SnapshotRequest, with file: Result<ReferenceFile?, SnapshotVerifier.Error>,
    _ plan: SnapshotPlan, proof: inout SnapshotRun.Proof?
  ) throws(SnapshotVerifier.Error) -> SnapshotRenderer.Rendered {
    var found: SnapshotRun.Proof?
    let actual = try renderer(request, plan).render(request.subject, size: size(request)) { drawn in
      found = plan.proof(of: drawn, by: file)
      return found == nil
    }
    proof = found
    return actual
  }

  func renderer(_ request: SnapshotRequest, _ plan: SnapshotPlan) -> SnapshotRenderer {
    SnapshotRenderer(
      scale: plan.scale, userInterfaceStyle: configuration.userInterfaceStyle,
      textRendering: configuration.textRendering, fonts: plan.fonts,
      lints: configuration.lintRules, traits: request.traits)
  }

  func size(_ request: SnapshotRequest) -> CGSize? {
    request.size ?? request.traits.device?.size
  }

  /// Steps 4 to 7, on any thread, once there is a picture and it is known whether it is proven to be
  /// that of the reference.
  func settle(
    _ actual: SnapshotRenderer.Rendered, _ file: Result<ReferenceFile?, SnapshotVerifier.Error>,
    _ plan: SnapshotPlan, _ result: inout SnapshotResult
  ) {
    result.findings = actual.lints?.findings(in: actual.bitmap) ?? []
    let comparison = compare(actual, with: file, plan, proof: result.proof)
    result.drawnScale = Double(plan.scale)
    if result.name.state != nil, configuration.indistinguishableStates != .off {
      result.fingerprint = actual.digest.word
    }
    result.otherRenderer = comparison.reference?.otherRenderer
    (result.outcome, result.pictures) = record(actual, comparison.finding, plan)
    explain(actual, comparison, plan, in: &result)
    keepArtifacts(of: actual, comparison, plan, in: &result)
  }

  /// 4. What the two have to do with each other.
  private func compare(
    _ actual: SnapshotRenderer.Rendered, with file: Result<ReferenceFile?, SnapshotVerifier.Error>,
    _ plan: SnapshotPlan, proof: SnapshotRun.Proof?
  ) -> SnapshotComparison {
    guard let proof else { return plan.comparison(actual, file) }
    var comparison = SnapshotComparison(.equal, strategy: plan.strategy)
    comparison.proof = proof
    return comparison
  }

  /// 5. The outcome, with the reference written where the record mode asks for it.
  private func record(
    _ actual: SnapshotRenderer.Rendered, _ finding: SnapshotFinding, _ plan: SnapshotPlan
  ) -> (SnapshotOutcome, [SnapshotResult.Picture]) {
    let outcome = finding.outcome(mode: plan.mode)
    if case .matched = outcome { return (outcome, []) }
    do throws(SnapshotVerifier.Error) {
      try configuration.claims.settle(
        plan.referencePath, by: plan.claimant,
        fingerprint: Int(truncatingIfNeeded: actual.digest.word))
      guard outcome.isWritten else { return (outcome, []) }
      _ = try StoredReference.write(
        actual.bitmap, metadata: plan.metadata(of: actual), to: plan.referencePath)
      return (outcome, [SnapshotResult.Picture(role: "reference", path: plan.referencePath)])
    } catch {
      return (.failed(error), [])
    }
  }

  /// 6. Which views changed, and why.
  private func explain(
    _ actual: SnapshotRenderer.Rendered, _ comparison: SnapshotComparison, _ plan: SnapshotPlan,
    in result: inout SnapshotResult
  ) {
    guard let difference = result.outcome.difference, let reference = comparison.reference else {
      return
    }
    let strategy = comparison.strategy
    result.explanation = plan.explanation(of: actual, reference, strategy)
    result.patches = DifferenceMask(reference.bitmap, actual.bitmap, strategy: strategy)
      .patches(limit: SnapshotRun.Difference.maximumPlaceCount)
    result.fontMismatch = plan.fontMismatch(of: actual, reference)
    if difference.largestChannelDifference <= SnapshotResult.faintDifference || !strategy.isExact {
      result.tolerances = strategy.tolerances(reference.bitmap, actual.bitmap)
    }
  }

  /// 7. The files that explain a failure; those of an earlier one are removed.
  private func keepArtifacts(
    of actual: SnapshotRenderer.Rendered,
    _ comparison: SnapshotComparison, _ plan: SnapshotPlan, in result: inout SnapshotResult
  ) {
    do throws(SnapshotVerifier.Error) {
      switch result.outcome {
      case .matched, .recorded: try plan.artifacts.removeStale()
      case .differed, .sizeMismatch, .missingReference, .failed:
        let content = SnapshotArtifacts.Content(
          reference: comparison.reference, actual: actual,
          metadata: plan.metadata(of: actual), strategy: comparison.strategy,
          outlines: result.explanation?.regions ?? [],
          outlineThickness: max(1, Int(plan.scale)))
        (result.artifacts, result.pictures) = try plan.artifacts.write(content)
      }
    } catch {
      if case .matched = result.outcome { result.outcome = .failed(error) }
      result.artifactsProblem = error
    }
  }

  /// 8. The line in the run's manifest.
  func report(_ result: inout SnapshotResult, since start: ContinuousClock.Instant? = nil) {
    guard let directory = configuration.environment.runDirectory else { return }
    var entry = result.runEntry
    entry.seconds = start.map { $0.duration(to: .now) / .seconds(1) }
    do {
      try SnapshotRun.append(entry, toDirectory: directory)
    } catch {
      result.outcome = .failed(error)
    }
  }
}
