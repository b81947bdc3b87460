// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// What all assertions have in common: their settings, and how an outcome becomes a failure.
struct SnapshotAssertion {
  static let noStates = "There are no states, so nothing was compared. Pass at least one state."

  /// What the assertion itself says.
  let settings: SnapshotSettings
  /// What holds, with what its scope says.
  let configuration: SnapshotConfiguration
  private let function: String
  private let location: CallerLocation

  /// Makes an assertion of a call, whose `size:` precedes a size among its settings.
  init(
    _ size: SnapshotSize?, _ settings: [SnapshotSettings], _ function: String,
    _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt
  ) {
    var own = SnapshotSettings(settings)
    own.size = size ?? own.size
    self.settings = own
    configuration = SnapshotConfiguration.current.with(own)
    self.function = function
    location = CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Takes one snapshot for each state.
  func run<Subject: ViewOrViewController, State>(
    _ states: SnapshotStates<State>, _ make: @escaping () throws -> Subject,
    _ context: SnapshotContext<Subject>?, appearsBeforeItsState: Bool = true,
    apply: @escaping (Subject, State) throws -> Void
  ) {
    run(
      states.pairs.map { name, state in
        SubjectRecipe(
          name: name, make: make, context: context, apply: { try apply($0, state) },
          appearsBeforeItsState: appearsBeforeItsState)
      })
  }

  /// Takes one snapshot for each recipe, then records every failure at the caller's line.
  ///
  /// All of them are taken first: a test library may stop the test at the first failure.
  func run<Subject>(_ recipes: [SubjectRecipe<Subject>]) {
    guard !recipes.isEmpty else { return fail(Self.noStates) }
    if let repeated = RepeatedStateName(in: recipes.compactMap(\.name)) {
      return fail("\(test.suite)/\(test.name): \(repeated.message)")
    }
    let shared = recipes.map { _ in SharedSubject() }
    let companions = configuration.settings.companions ?? []
    let texts = requests(recipes, shared).map { CompanionTexts($0, companions) }
    let requests = texts.map(\.request)
    let verifier = SnapshotVerifier(configuration: configuration)
    let results = verifier.verify(requests)
    // Known only now: what scrolls in a view is known when the view was shown.
    let contents = verifier.verify(requests.flatMap(\.scrollableContents))
    let others = contents + texts.flatMap { verifier.verify($0) }
    SnapshotResult.messages((results + others).filter(\.isFailure)).forEach(fail)
    for result in results + others { attachPictures(of: result) }
    reportIndistinguishableStates(results)
    if let message = shared.lazy.compactMap(\.message).first {
      TestReporter.note(message, at: location)
    }
    // By default what lints find stands in the manifest alone, so that it makes no noise.
    if configuration.settings.lints != nil {
      for message in LintNotes(results).messages { TestReporter.note(message, at: location) }
    }
  }

  /// The test that asserts.
  var test: SnapshotTest { TestReporter.test(function: function, at: location) }

  /// Records a failure at the caller's line.
  func fail(_ message: String) { TestReporter.recordFailure(message, at: location) }

  private func requests<Subject>(
    _ recipes: [SubjectRecipe<Subject>], _ shared: [SharedSubject]
  ) -> [SnapshotRequest] {
    let test = test
    let traits = configuration.traits
    return (traits.isEmpty ? [SnapshotTraits()] : traits).flatMap { traits in
      // A device stands between what the assertion says and what its scope does.
      let size =
        settings.size ?? traits.device.map(SnapshotSize.device) ?? configuration.settings.size
      return zip(recipes, shared).map { recipe, shared in
        var recipe = recipe
        if let language = traits.language { recipe.note(shared, in: language) }
        let subject = recipe.subject(phases: configuration.phases, fitting: size)
        var request = SnapshotRequest(test: test, subject: subject)
        request.traits = traits
        request.isDescribedAtOnce = recipe.context?.waits ?? false
        request.state = recipe.name
        request.variant = configuration.settings.variant
        request.picture = configuration.settings.picture ?? .view
        request.size = size?.fixedSize
        request.scale = settings.scale
        return request
      }
    }
  }

  private func reportIndistinguishableStates(_ results: [SnapshotResult]) {
    let level = configuration.indistinguishableStates
    guard level != .off else { return }
    for states in IndistinguishableStates.groups(in: results) {
      switch level {
      case .off: break
      case .note: TestReporter.note(states.message, at: location)
      case .failure: fail(states.message)
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
