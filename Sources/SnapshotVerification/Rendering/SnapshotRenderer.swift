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
  /// A picture and what is worth knowing about the view that it shows.
  public struct Rendered: Sendable {
    /// The picture.
    public var bitmap: Bitmap
    /// Stands for the picture's size and pixels.
    let digest: PNG.PixelDigest
    /// The view's size in points.
    public var size: CGSize
    /// The name of the view's or the controller's type.
    public var viewType: String
    /// What was found in the views; `nil` where nothing was looked for.
    var lints: LintReport?
    /// What is known about the views; `nil` where nobody asked for it.
    public var description: Description?
  }

  /// The views of a picture in words.
  public struct Description: Sendable {
    /// The laid-out tree as text, as UIKit prints it.
    public var viewTree: String
    /// The laid-out tree as it is stored and compared.
    public var scene: SceneNode
    /// A digest of what was painted, before it became pixels.
    public var drawing: String
    /// The traits under which it was laid out, in one line.
    public var traits: String
    /// The faces of its texts.
    public var faces: [FontFace]
  }

  private let scale: CGFloat
  private let userInterfaceStyle: UIUserInterfaceStyle
  private let textRendering: TextRendering?
  private let fonts: FontLibrary?
  private let lints: LintRules
  private let traits: SnapshotTraits

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - userInterfaceStyle: Light or dark.
  ///   - textRendering: How text is drawn; `nil`: as the running task's environment says.
  ///   - fonts: Where fonts are looked up; `nil`: where the running task's environment says.
  ///   - lints: What is looked for in the views. The default is nothing.
  ///   - traits: What else the device and the user decide. The default is as the task's environment.
  public init(
    scale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle = .light,
    textRendering: TextRendering? = nil, fonts: FontLibrary? = nil,
    lints: LintRules = .off, traits: SnapshotTraits = SnapshotTraits()
  ) {
    self.scale = scale
    self.userInterfaceStyle = userInterfaceStyle
    self.textRendering = textRendering
    self.fonts = fonts
    self.lints = lints
    self.traits = traits
  }

  /// Makes the subject's view, lays it out and draws it.
  ///
  /// - Parameters:
  ///   - subject: What to draw.
  ///   - size: The view's size in points; `nil`: the one that it has.
  ///   - isDescribed: Whether the views of this picture are to be described, which takes as long as
  ///     laying them out; always by default.
  /// - Throws: `SnapshotVerifier.Error` for a size that cannot be drawn, for a subject that threw an error,
  ///   and for what the view reported, such as a missing font.
  public func render(
    _ subject: SnapshotSubject, size: CGSize?, isDescribed: (Rendered) -> Bool = { _ in true }
  ) throws(SnapshotVerifier.Error) -> Rendered {
    var rendered: Rendered?
    let recording = try record(subject, size: size) { recording in
      let drawn = try recording.play()
      rendered = drawn
      return isDescribed(drawn)
    }
    guard var rendered else { throw .subject(message: "nothing was drawn") }
    rendered.description = recording.description
    rendered.lints = recording.lints
    return rendered
  }

  /// Makes the subject's view, lays it out and records what it paints.
  ///
  /// - Parameter isDescribed: Asked while the view is there, with the recording so far.
  func record(
    _ subject: SnapshotSubject, size: CGSize?,
    isDescribed: (SnapshotRecording) throws -> Bool
  ) throws(SnapshotVerifier.Error) -> SnapshotRecording {
    if let size { try SnapshotSize.check(size, scale: scale) }
    var recording: SnapshotRecording?
    var scene: LintScene?
    let noted = try withEnvironment {
      try subject.host(size) { hosted in
        var recorded = try record(hosted)
        if try isDescribed(recorded) { describe(hosted, in: &recorded) }
        if !lints.isOff { scene = LintScene(hosted.view) }
        recording = recorded
      }
    }
    guard var recording else { throw .subject(message: "nothing was drawn") }
    guard let scene else { return recording }
    recording.lints = LintReport(scene, rules: lints, scale: scale)
    for issue in noted { recording.lints?.add(issue, in: scene) }
    if lints.level(of: .mirroring) != .off {
      for finding in try mirroring(subject, size, scene) { recording.lints?.add(finding) }
    }
    return recording
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
  /// - Returns: What views reported meanwhile and rules only note.
  /// - Throws: The problem that `body` throws, `.subject` for any other error of it, and `.drawing`
  ///   for what views reported meanwhile and rules neither note nor accept.
  @discardableResult
  func withEnvironment(_ body: () throws -> Void) throws(SnapshotVerifier.Error) -> [RenderingIssue]
  {
    let issues = RenderingIssues()
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
    let failures = issues.all.filter { lints.level(of: $0) == .failure }
    guard failures.isEmpty else { throw .drawing(messages: failures.map(\.message)) }
    if let problem { throw problem }
    return issues.all.filter { lints.level(of: $0) == .note }
  }

  private func record(_ hosted: HostedSubject) throws(SnapshotVerifier.Error) -> SnapshotRecording {
    let size = hosted.view.bounds.size
    try SnapshotSize.check(size, scale: scale)
    return SnapshotRecording(
      list: hosted.view.displayList(scale: scale), size: size, viewType: hosted.typeName)
  }

  private func describe(_ hosted: HostedSubject, in recording: inout SnapshotRecording) {
    recording.description = Description(
      viewTree: hosted.view.recursiveDescription(), scene: SceneNode(hosted.view),
      drawing: Checksum.hexadecimal(recording.list.dump()),
      traits: SnapshotTraits.description(of: .current),
      faces: RenderingEnvironment.current.drawnFaces?.faces ?? [])
  }
}
