// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import ImageComparison
import TextLayout

/// The first step: everything about a snapshot that is settled before its view is made.
struct SnapshotPlan: Sendable {
  /// The snapshot and the assertion that takes it.
  let claimant: SnapshotClaimant
  /// The result as far as it is known: no picture yet, and failed until there is another outcome.
  private(set) var blankResult: SnapshotResult
  let mode: RecordMode
  let referencePath: String
  private(set) var artifacts: SnapshotArtifacts
  /// The view's size in points; `nil`: the one that it has.
  let size: CGSize?
  /// Pixels per point.
  let scale: CGFloat
  let renderer: SnapshotRenderer
  let strategy: ComparisonStrategy
  /// Whether the reference's digest is believed.
  let trust: ReferenceTrust
  /// The package's own fonts and those of the task.
  let fonts: FontLibrary
  /// Whether states whose pictures are the same are looked for.
  let comparesStates: Bool
  /// Whether the reference lies where another tool puts them, and may be that tool's.
  let isAdopted: Bool
  /// Who else uses references in this process.
  let claims: SnapshotClaims

  /// Settles a request, and claims its reference.
  ///
  /// The package's folder is looked for on the disk; no file is read or written.
  ///
  /// - Throws: `SnapshotVerifier.Error` for a record mode that does not exist, for a test without a
  ///   package, and for a reference that another assertion uses.
  init(
    _ request: SnapshotRequest, _ configuration: SnapshotConfiguration
  ) throws(SnapshotVerifier.Error) {
    let environment = configuration.environment
    mode = try environment.recordMode(
      argument: request.record, scope: configuration.settings.record)
    let store = try SnapshotStore(
      testFile: request.test.source.filePath, environment: environment,
      artifacts: configuration.settings.artifacts)
    claimant = request.claimant
    referencePath =
      request.referencePath ?? request.inline?.path
      ?? store.referencePath(of: request.name, ending: request.textEnding)
    let folder =
      store.artifactsDirectory(of: request.name) + (request.textEnding.map { ".\($0)" } ?? "")
    artifacts = SnapshotArtifacts(folder: folder)
    var result = SnapshotResult(request, configuration)
    // A source file is no reference that a command may replace.
    result.referencePath = request.inline == nil ? referencePath : nil
    blankResult = result
    size = request.size ?? request.traits.device?.size ?? configuration.settings.size?.fixedSize
    // A scale that was asked for goes before that of a device.
    scale =
      request.scale ?? request.traits.scale ?? configuration.settings.scale
      ?? request.traits.displayScale ?? configuration.scale
    fonts = store.fonts ?? RenderingEnvironment.current.fonts
    renderer = SnapshotRenderer(
      scale: scale, userInterfaceStyle: configuration.userInterfaceStyle,
      textRendering: configuration.settings.textRendering, fonts: fonts,
      lints: configuration.lintRules,
      traits: request.traits, picture: request.picture)
    strategy = request.strategy ?? configuration.strategy
    trust = environment.trust(scope: configuration.settings.trust)
    comparesStates = request.state != nil && configuration.indistinguishableStates != .off
    isAdopted = request.referencePath != nil
    let isNamed = request.referencePath == nil && request.inline == nil
    claims = isNamed ? configuration.claims : SnapshotClaims()
    try claims.claim(referencePath, by: claimant)
  }

  /// The same plan for the next time that this process takes the snapshot.
  func taken(under configuration: SnapshotConfiguration) -> SnapshotPlan {
    var plan = self
    let run = configuration.environment.runDirectory
    let attempt = configuration.attempts.next(artifacts.folder, run: run)
    plan.artifacts = SnapshotArtifacts(folder: artifacts.folder, attempt: attempt)
    plan.blankResult.attempt = attempt
    return plan
  }

  /// What the picture shows, as far as a reference is bound to it.
  func kind(of rendered: RenderedSnapshot) -> ReferenceMetadata {
    ReferenceMetadata(name: claimant.name, viewType: rendered.viewType, scale: scale)
  }

  /// What a reference with this picture says about itself.
  func metadata(of rendered: RenderedSnapshot) -> ReferenceMetadata {
    ReferenceMetadata(
      name: claimant.name, viewType: rendered.viewType, scale: scale,
      traits: rendered.description?.traits, scene: rendered.description?.scene.text,
      drawing: rendered.description?.drawing,
      fonts: (rendered.description?.faces ?? []).map(FontIdentity.init))
  }

  /// The snapshot's result where something went wrong.
  func failed(_ error: SnapshotVerifier.Error) -> SnapshotResult {
    var result = blankResult
    result.outcome = .failed(error)
    return result
  }

  /// The settings as text.
  ///
  /// ```
  /// plan AppTests/ProfileViewTests/testEveryState.adult
  ///   reference /app/Snapshots/AppTests/ProfileViewTests/testEveryState.adult.png
  ///   artifacts /app/.build/snapshots/AppTests/ProfileViewTests/testEveryState.adult
  ///   record missing, trust digests
  ///   size 320x88, 2 pixels per point
  ///   strategy exact
  /// ```
  func dump() -> String {
    """
    plan \(claimant.name.path)
      reference \(referencePath)
      artifacts \(artifacts.folder)
      record \(mode), trust \(trust)
      size \(size?.dimensions ?? "of the view"), \(number(scale)) pixels per point
      strategy \(strategy)

    """
  }
}

extension SnapshotResult {
  /// The result of a snapshot that was not taken yet: it fails until it has another outcome.
  init(_ request: SnapshotRequest, _ configuration: SnapshotConfiguration) {
    self.init(
      name: request.name, test: request.test,
      outcome: .failed(.subject(message: "nothing was drawn")),
      isConductedRecording: configuration.environment.isConductedRecording)
    sourcePlace = request.inline?.place
  }
}
