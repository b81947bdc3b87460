// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Snapshots whose content is there already, because a caller drew or wrote it.
extension SnapshotVerifier {
  /// Runs `body` with the fonts, traits and settings under which a request is drawn.
  ///
  /// - Returns: What `body` returns, and what views reported meanwhile.
  /// - Throws: What `body` throws as `.subject`, `.drawing` for mistakes that views reported
  ///   meanwhile, and `.endedProcess` where an earlier process of the run ended in it.
  package func drawing<Value>(
    _ request: SnapshotRequest, _ body: () throws -> Value
  ) throws(SnapshotVerifier.Error) -> (value: Value, issues: [RenderingIssue]) {
    let runDirectory = configuration.environment.runDirectory
    try SnapshotRun.checkDidNotEnd(request.name, inDirectory: runDirectory)
    var value: Value?
    let renderer = try SnapshotPlan(request, configuration).renderer
    let issues = try LastWords.during(request.name, runDirectory: runDirectory) {
      () throws(SnapshotVerifier.Error) in
      try renderer.collectingIssues { value = try body() }
    }
    guard let value else { throw .subject(message: "nothing was drawn") }
    return (value, issues)
  }

  /// A request's result where something went wrong before there was anything to compare.
  package func failure(
    _ request: SnapshotRequest, _ error: SnapshotVerifier.Error
  ) -> SnapshotResult {
    var result = SnapshotResult(request, configuration)
    result.referencePath = request.referencePath
    result.outcome = .failed(error)
    return reported(result, since: .now)
  }

  /// Compares a picture that is drawn with its reference, as ones that this package draws itself.
  ///
  /// - Parameter issues: What views reported while it was drawn.
  package func verify(
    _ request: SnapshotRequest, drawn rendered: RenderedSnapshot, issues: [RenderingIssue] = []
  ) -> SnapshotResult {
    let start = ContinuousClock.now
    do throws(SnapshotVerifier.Error) {
      let plan = try SnapshotPlan(request, configuration).taken(under: configuration)
      let file = SnapshotFiles.reference(plan)
      let comparison =
        plan.proof(of: rendered, by: file).map { SnapshotComparison(plan, provenBy: $0) }
        ?? SnapshotComparison(plan, rendered, file)
      var result = plan.result(rendered, comparison)
      result.findings += configuration.lintRules.findings(issues)
      return reported(SnapshotFiles.write(result, rendered, comparison, plan), since: start)
    } catch {
      return failure(request, error)
    }
  }

  /// Compares a document with its reference.
  ///
  /// - Parameter issues: What views reported while it was written.
  package func verify(
    _ request: SnapshotRequest, document: SnapshotDocument, issues: [RenderingIssue] = []
  ) -> SnapshotResult {
    let start = ContinuousClock.now
    do throws(SnapshotVerifier.Error) {
      let plan = try SnapshotPlan(request, configuration).taken(under: configuration)
      let findings = configuration.lintRules.findings(issues)
      let result = try Self.result(document, plan, request.inline, findings)
      return reported(result, since: start)
    } catch {
      return failure(request, error)
    }
  }

  private func reported(
    _ result: SnapshotResult, since start: ContinuousClock.Instant
  ) -> SnapshotResult {
    SnapshotFiles.report(
      result, in: configuration.environment, since: start)
  }

  private static func result(
    _ document: SnapshotDocument, _ plan: SnapshotPlan, _ inline: InlineReference?,
    _ findings: [SnapshotRun.Finding]
  ) throws(SnapshotVerifier.Error) -> SnapshotResult {
    let reference =
      if let inline { inline.text.map { Array($0.utf8) } } else {
        try SnapshotFiles.reference(plan).get()?.bytes
      }
    var result = plan.blankResult
    result.content = document.content
    result.findings = findings
    result.outcome = finding(document, reference).outcome(mode: plan.mode)
    if result.outcome.isWritten {
      if let inline {
        try inline.write()
      } else {
        try SnapshotFiles.store(document.bytes, at: plan.referencePath)
      }
    }
    if result.isFailure, !result.outcome.isWritten {
      do throws(SnapshotVerifier.Error) {
        result.artifacts = try plan.artifacts.write(
          document, reference: reference, difference: result.outcome.contentDifference?.words)
      } catch {
        result.artifactsProblem = error
      }
    } else {
      try plan.artifacts.removeStale(pathExtension: document.pathExtension)
    }
    return result
  }

  private static func finding(
    _ document: SnapshotDocument, _ reference: [UInt8]?
  ) -> SnapshotComparison.Finding {
    guard let reference else { return .missing }
    guard let words = document.difference(reference) else { return .equal }
    return .mismatch(.contentDiffered(ContentDifference(words: words)))
  }
}
