// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import HeadlessUIKit
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
    /// The faces of its texts.
    public var faces: [FontFace]
  }

  // One player for all: it keeps the glyphs that it has rasterised.
  private static let player = DisplayListPlayer()

  private let scale: CGFloat
  private let userInterfaceStyle: UIUserInterfaceStyle
  private let fonts: FontLibrary?
  private let lints: LintRules

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - userInterfaceStyle: Light or dark.
  ///   - fonts: Where fonts are looked up; `nil`: where the running task's environment says.
  ///   - lints: What is looked for in the views. The default is nothing.
  public init(
    scale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle = .light, fonts: FontLibrary? = nil,
    lints: LintRules = .off
  ) {
    self.scale = scale
    self.userInterfaceStyle = userInterfaceStyle
    self.fonts = fonts
    self.lints = lints
  }

  /// Makes the subject's view, lays it out and draws it.
  ///
  /// - Parameters:
  ///   - subject: What to draw.
  ///   - size: The view's size in points; `nil`: the one that it has.
  ///   - isDescribed: Whether the views of this picture are to be described, which takes as long as
  ///     laying them out; always by default.
  /// - Throws: `SnapshotProblem` for a size that cannot be drawn, for a subject that threw an error,
  ///   and for what the view reported, such as a missing font.
  public func render(
    _ subject: SnapshotSubject, size: CGSize?, isDescribed: (Rendered) -> Bool = { _ in true }
  ) throws(SnapshotProblem) -> Rendered {
    if let size { try SnapshotSize.check(size, scale: scale) }
    var rendered: Rendered?
    var scene: LintScene?
    try withEnvironment {
      try subject.host(size) { hosted in
        rendered = try draw(hosted, isDescribed)
        if !lints.isOff { scene = LintScene(hosted.view) }
      }
    }
    guard var rendered else { throw .subject(message: "nothing was drawn") }
    guard let scene else { return rendered }
    rendered.lints = LintReport(scene, rules: lints, scale: scale)
    if lints.level(of: .mirroring) != .off {
      for finding in try mirroring(subject, size, scene) { rendered.lints?.add(finding) }
    }
    return rendered
  }

  /// Lays the subject out again from right to left and compares.
  private func mirroring(
    _ subject: SnapshotSubject, _ size: CGSize?, _ scene: LintScene
  ) throws(SnapshotProblem) -> [LintFinding] {
    var mirrored: LintScene?
    var environment = RenderingEnvironment.current
    guard environment.layoutDirection == .leftToRight else { return [] }
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
    } catch let problem as SnapshotProblem {
      throw problem
    } catch {
      throw .subject(message: "\(error)")
    }
    return mirrored.map { MirroringLint().findings(scene, $0) } ?? []
  }

  /// Runs `body` with the renderer's traits.
  ///
  /// - Throws: The problem that `body` throws, `.subject` for any other error of it, and `.drawing`
  ///   for what views reported meanwhile.
  func withEnvironment(_ body: () throws -> Void) throws(SnapshotProblem) {
    let issues = RenderingIssues()
    var problem: SnapshotProblem?
    var environment = RenderingEnvironment.current
    environment.displayScale = scale
    environment.userInterfaceStyle = userInterfaceStyle
    environment.issues = issues
    environment.drawnFaces = DrawnFaces()
    // An app of its own, so that snapshots taken in parallel do not share a key window.
    environment.application = UIApplication()
    if let fonts { environment.fonts = fonts }
    RenderingEnvironment.$current.withValue(environment) {
      do {
        try body()
      } catch let thrown as SnapshotProblem {
        problem = thrown
      } catch {
        problem = .subject(message: "\(error)")
      }
    }
    guard issues.messages.isEmpty else { throw .drawing(messages: issues.messages) }
    if let problem { throw problem }
  }

  private func draw(_ hosted: HostedSubject, _ isDescribed: (Rendered) -> Bool) throws -> Rendered {
    let size = hosted.view.bounds.size
    try SnapshotSize.check(size, scale: scale)
    let list = hosted.view.displayList(scale: scale)
    var rendered = Rendered(
      bitmap: try Self.player.play(list), size: size, viewType: hosted.typeName)
    if isDescribed(rendered) {
      rendered.description = Description(
        viewTree: hosted.view.recursiveDescription(), scene: SceneNode(hosted.view),
        drawing: Checksum.hexadecimal(list.dump()),
        faces: RenderingEnvironment.current.drawnFaces?.faces ?? [])
    }
    return rendered
  }
}
