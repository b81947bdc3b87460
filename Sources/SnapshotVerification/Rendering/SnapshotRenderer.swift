// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import HeadlessUIKit
import Rasterizer

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
    /// The laid-out tree as text.
    public var viewTree: String
    /// The name of the view's or the controller's type.
    public var viewType: String
  }

  // One player for all: it keeps the glyphs that it has rasterised.
  private static let player = DisplayListPlayer()

  private let scale: CGFloat
  private let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - userInterfaceStyle: Light or dark.
  public init(scale: CGFloat, userInterfaceStyle: UIUserInterfaceStyle = .light) {
    self.scale = scale
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Makes the subject's view, lays it out and draws it.
  ///
  /// - Parameters:
  ///   - subject: What to draw.
  ///   - size: The view's size in points; `nil`: the one that it has.
  /// - Throws: `SnapshotProblem` for a size that cannot be drawn, for a subject that threw an error,
  ///   and for what the view reported, such as a missing font.
  public func render(
    _ subject: SnapshotSubject, size: CGSize?
  ) throws(SnapshotProblem) -> Rendered {
    if let size { try SnapshotSize.check(size, scale: scale) }
    let issues = RenderingIssues()
    var result: Result<Rendered, SnapshotProblem>?
    var environment = RenderingEnvironment.current
    environment.displayScale = scale
    environment.userInterfaceStyle = userInterfaceStyle
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      do {
        try subject.host(size) { hosted in result = .success(try draw(hosted)) }
      } catch let problem as SnapshotProblem {
        result = .failure(problem)
      } catch {
        result = .failure(.subject(message: "\(error)"))
      }
    }
    guard issues.messages.isEmpty else { throw .drawing(messages: issues.messages) }
    guard let result else { throw .subject(message: "nothing was drawn") }
    return try result.get()
  }

  private func draw(_ hosted: HostedSubject) throws -> Rendered {
    let size = hosted.view.bounds.size
    try SnapshotSize.check(size, scale: scale)
    let list = hosted.view.displayList(scale: scale)
    return Rendered(
      bitmap: try Self.player.play(list), size: size,
      viewTree: hosted.view.recursiveDescription(), viewType: hosted.typeName)
  }
}
