// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import HeadlessUIKit
import PNGCodec
import Rasterizer
import TextLayout

/// A subject to its picture, under settings that are the same on every machine.
///
/// ```swift
/// let rendered = try SnapshotRenderer(scale: 2).render(subject, size: size)
/// ```
public struct SnapshotRenderer: Sendable {
  /// What is kept of a view.
  public enum Detail: Hashable, Sendable {
    /// Its picture.
    case picture
    /// Its picture, and its views in words: for 30 views twice as long as laying them out.
    case description
  }

  private let scale: CGFloat
  private let userInterfaceStyle: UIUserInterfaceStyle
  private let textRendering: TextRendering?
  private let fonts: FontLibrary?
  private let lints: LintRules
  private let shown: SnapshotPicture
  private let traits: SnapshotTraits

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - userInterfaceStyle: Light or dark.
  ///   - textRendering: How text is drawn; `nil`: as the running task's environment says.
  ///   - fonts: Where fonts are looked up; `nil`: where the running task's environment says.
  ///   - lints: What is looked for in the views. The default is nothing.
  ///   - traits: What else the device and the user decide. The default is as the task's
  ///     environment.
  ///   - picture: What the picture shows. The default is the view alone; nothing else is linted.
  public init(
    scale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle = .light,
    textRendering: TextRendering? = nil, fonts: FontLibrary? = nil,
    lints: LintRules = .off, traits: SnapshotTraits = SnapshotTraits(),
    picture: SnapshotPicture = .view
  ) {
    self.scale = scale
    self.userInterfaceStyle = userInterfaceStyle
    self.textRendering = textRendering
    self.fonts = fonts
    self.lints = lints
    self.traits = traits
    shown = picture
  }

  /// Makes the subject's view, lays it out and draws it.
  ///
  /// - Parameters:
  ///   - subject: What to draw.
  ///   - size: The view's size in points; `nil`: the one that it has.
  ///   - detail: What is kept of the view. The default is its picture and a description.
  /// - Throws: `SnapshotVerifier.Error` for a size that cannot be drawn, for a subject that threw
  ///   an error, and for what the view reported, such as a missing font.
  public func render(
    _ subject: SnapshotSubject, size: CGSize?, detail: Detail = .description
  ) throws(SnapshotVerifier.Error) -> RenderedSnapshot {
    let recording = try record(subject, size: size, detail: detail)
    guard recording.reported.isEmpty else { throw .drawing(messages: recording.reported) }
    return try recording.rendered()
  }

  /// Makes the subject's view, lays it out and writes about it; nothing is drawn.
  ///
  /// - Parameters:
  ///   - companion: What is written.
  ///   - subject: What it is written about.
  ///   - size: The view's size in points; `nil`: the one that it has.
  /// - Throws: As ``render(_:size:detail:)``.
  package func text(
    _ companion: SnapshotCompanion, of subject: SnapshotSubject, size: CGSize?
  ) throws(SnapshotVerifier.Error) -> String {
    if let size { try SnapshotSize.check(size, scale: scale) }
    var text = ""
    let issues = try collectingIssues {
      try subject.host(size) { hosted in
        hosted.view.layoutIfNeeded()
        text = companion.text(of: hosted.view)
      }
    }
    // Whoever asks for the text says what becomes of them.
    for issue in issues { RenderingEnvironment.report(issue) }
    return text
  }

  /// Draws a view that is laid out already, in the running task's environment.
  ///
  /// - Throws: `SnapshotVerifier.Error` for a size that cannot be drawn.
  package func picture(
    of view: UIView, typeName: String
  ) throws(SnapshotVerifier.Error) -> RenderedSnapshot {
    let hosted = HostedSubject(view: view, typeName: typeName)
    var recording = try record(hosted)
    recording.description = description(hosted, recording)
    return try recording.rendered()
  }

  /// Makes the subject's view, lays it out, records what it paints, and lints it: what the view
  /// reported is among the findings.
  func record(
    _ subject: SnapshotSubject, size: CGSize?, detail: Detail
  ) throws(SnapshotVerifier.Error) -> SnapshotRecording {
    var linted: (scene: LintScene, report: LintReport)?
    var (recording, reported) = try recorded(subject, size: size) { hosted, recording in
      if detail == .description { recording.description = description(hosted, recording) }
      let looksAtViews = !lints.isOff && shown == .view
      guard looksAtViews || isReported(.failure) else { return }
      let scene = LintScene(hosted.view)
      // While the traits are those of the picture: colors depend on them.
      let report = LintReport(scene, rules: lints, scale: scale, looksAtViews: looksAtViews)
      linted = (scene, report)
    }
    recording.reported = reported.filter { lints.level(of: $0) == .failure }.map(\.message)
    guard let scene = linted?.scene, var report = linted?.report else { return recording }
    for issue in reported { report.add(issue, in: scene) }
    if lints.level(of: .mirroring) != .off, shown == .view {
      for finding in try mirroring(subject, size, scene) { report.add(finding) }
    }
    recording.lints = report
    return recording
  }

  /// Makes the subject's view and describes it, without linting it again.
  ///
  /// - Returns: The description, and what the view would paint this time.
  func describe(
    _ subject: SnapshotSubject, size: CGSize?
  ) throws(SnapshotVerifier.Error) -> (
    description: RenderedSnapshot.Description?, list: DisplayList
  ) {
    let (recording, _) = try recorded(subject, size: size) { hosted, recording in
      recording.description = description(hosted, recording)
    }
    return (recording.description, recording.list)
  }

  /// Records a subject, and calls `inspect` while its view is there.
  private func recorded(
    _ subject: SnapshotSubject, size: CGSize?,
    inspect: (HostedSubject, inout SnapshotRecording) -> Void
  ) throws(SnapshotVerifier.Error) -> (SnapshotRecording, reported: [RenderingIssue]) {
    if let size { try SnapshotSize.check(size, scale: scale) }
    var recording: SnapshotRecording?
    let reported = try collectingIssues {
      try subject.host(size) { hosted in
        var recorded = try record(hosted)
        // A view with a mistake may be too deep to be described.
        if !hasMistakes { inspect(hosted, &recorded) }
        recording = recorded
      }
    }
    guard let recording else { throw .subject(message: "nothing was drawn") }
    return (recording, reported)
  }

  /// Whether the views reported what no picture can be made with.
  private var hasMistakes: Bool {
    let issues = RenderingEnvironment.current.issues?.all ?? []
    return issues.contains { LintKind($0.kind) == nil }
  }

  /// Whether the views reported something to which rules give a level.
  private func isReported(_ level: FindingLevel) -> Bool {
    let issues = RenderingEnvironment.current.issues?.all ?? []
    return issues.contains { lints.level(of: $0) == level }
  }

  /// Lays the subject out again from right to left and compares.
  private func mirroring(
    _ subject: SnapshotSubject, _ size: CGSize?, _ scene: LintScene
  ) throws(SnapshotVerifier.Error) -> [LintFinding] {
    var mirrored: LintScene?
    var environment = RenderingEnvironment.current
    guard traits.applied(to: environment).layoutDirection == .leftToRight else { return [] }
    environment.layoutDirection = .rightToLeft
    do {
      try RenderingEnvironment.$current.withValue(environment) {
        try withEnvironment {
          try subject.host(size) { hosted in
            hosted.view.layoutIfNeeded()
            mirrored = LintScene(hosted.view)
          }
        }
      }
    } catch let problem as SnapshotVerifier.Error {
      throw problem
    } catch {
      throw .subject(message: "\(error)")
    }
    return mirrored.map { MirroringLint().findings(scene, $0) } ?? []
  }

  /// Runs `body` with the renderer's traits.
  ///
  /// - Throws: The problem that `body` throws, `.subject` for any other error of it, and `.drawing`
  ///   for what views reported meanwhile and rules neither note nor accept.
  func withEnvironment(_ body: () throws -> Void) throws(SnapshotVerifier.Error) {
    let failures = try collectingIssues(body).filter { lints.level(of: $0) == .failure }
    guard failures.isEmpty else { throw .drawing(messages: failures.map(\.message)) }
  }

  /// Runs `body` with the renderer's traits.
  ///
  /// - Returns: What views reported meanwhile and rules do not accept, in that order.
  /// - Throws: The problem that `body` throws, `.subject` for any other error of it, and `.drawing`
  ///   for mistakes that views reported meanwhile.
  func collectingIssues(
    _ body: () throws -> Void
  ) throws(SnapshotVerifier.Error) -> [RenderingIssue] {
    let issues = RenderingIssues { LastWords.isReported($0) }
    var problem: SnapshotVerifier.Error?
    var environment = RenderingEnvironment.current
    environment.userInterfaceStyle = userInterfaceStyle
    environment = traits.applied(to: environment)
    environment.displayScale = scale
    environment.issues = issues
    environment.drawnFaces = DrawnFaces()
    // An app of its own, so that snapshots taken in parallel do not share a key window.
    environment.application = UIApplication()
    if let fonts { environment.fonts = fonts }
    if let textRendering { environment.textRendering = textRendering }
    RenderingEnvironment.$current.withValue(environment) {
      do {
        try body()
      } catch let thrown as SnapshotVerifier.Error {
        problem = thrown
      } catch {
        problem = .subject(message: "\(error)")
      }
    }
    // What is thrown may follow from what was reported before.
    let mistakes = issues.all.filter {
      LintKind($0.kind) == nil || (problem != nil && lints.level(of: $0) == .failure)
    }
    guard mistakes.isEmpty else { throw .drawing(messages: mistakes.map(\.message)) }
    if let problem { throw problem }
    return issues.all.filter { lints.level(of: $0) != .off }
  }

  private func record(_ hosted: HostedSubject) throws(SnapshotVerifier.Error) -> SnapshotRecording {
    let size = hosted.view.bounds.size
    try SnapshotSize.check(size, scale: scale)
    let recording = SnapshotRecording(
      list: hosted.view.displayList(scale: scale), size: size, viewType: hosted.typeName)
    guard let style = shown.accessibility else { return recording }
    return try recording.showingAccessibility(of: hosted.view, style: style, scale: scale)
  }

  private func description(
    _ hosted: HostedSubject, _ recording: SnapshotRecording
  ) -> RenderedSnapshot.Description {
    RenderedSnapshot.Description(
      viewTree: hosted.view.viewTree(), scene: SceneNode(hosted.view),
      drawing: Checksum.hexadecimal(recording.list.dump()),
      traits: SnapshotTraits.description(of: .current),
      faces: RenderingEnvironment.current.drawnFaces?.faces ?? [])
  }
}
