// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
import SnapshotVerification

/// What all assertions have in common: their settings, and how an outcome becomes a failure.
struct SnapshotAssertion {
  var size: CGSize?
  var scale: CGFloat?
  var variant: String?
  var record: RecordMode?
  var strategy: ComparisonStrategy?
  var function: String
  var location: CallerLocation

  /// Takes one snapshot for each subject, then records every failure at the caller's line.
  ///
  /// All of them are taken first: a test library may stop the test at the first failure.
  func run(_ subjects: [(state: String?, subject: SnapshotSubject)]) {
    guard !subjects.isEmpty else {
      return TestReporter.recordFailure(
        "There are no states, so nothing was compared. Pass at least one state.", at: location)
    }
    let test = TestReporter.test(function: function, at: location)
    let traits = SnapshotConfiguration.current.traits
    let requests = (traits.isEmpty ? [SnapshotTraits()] : traits).flatMap { traits in
      subjects.map { state, subject in
        var request = SnapshotRequest(test: test, subject: subject)
        request.traits = traits
        request.state = state
        request.variant = variant
        request.size = size
        request.scale = scale
        request.record = record
        request.strategy = strategy
        return request
      }
    }
    let verifier = SnapshotVerifier()
    let results = verifier.verify(requests)
    // Known only now: what scrolls in a view is known when the view was shown.
    let contents = verifier.verify(requests.flatMap(\.scrollableContents))
    for result in results + contents where result.isFailure {
      TestReporter.recordFailure(result.message, at: location)
    }
    for result in results + contents { attachPictures(of: result) }
    reportIndistinguishableStates(results)
    // By default what lints find stands in the manifest alone, so that it makes no noise.
    if SnapshotConfiguration.current.lints != nil {
      for message in LintNotes(results).messages { TestReporter.note(message, at: location) }
    }
  }

  /// Takes one snapshot for each state, of the subject that is made from it.
  func run<State>(
    _ states: SnapshotStates<State>, _ subject: (_ name: String, _ state: State) -> SnapshotSubject
  ) {
    run(states.pairs.map { (state: $0.name, subject: subject($0.name, $0.state)) })
  }

  private func reportIndistinguishableStates(_ results: [SnapshotResult]) {
    let level = SnapshotConfiguration.current.indistinguishableStates
    guard level != .off else { return }
    for states in IndistinguishableStates.groups(in: results) {
      switch level {
      case .off: break
      case .note: TestReporter.note(states.message, at: location)
      case .failure: TestReporter.recordFailure(states.message, at: location)
      }
    }
  }

  private func attachPictures(of result: SnapshotResult) {
    guard TestReporter.takesAttachments else { return }
    // The name of an attachment is a file name; it begins with the suite, to be the only one.
    let name = result.name.path.split(separator: "/").dropFirst().joined(separator: ".")
    for picture in result.pictures {
      // What cannot be read back was reported as an artifact that could not be written.
      guard let bytes = try? picture.bytes() else { continue }
      TestReporter.attach(bytes, named: "\(name).\(picture.role).png", at: location)
    }
  }
}
