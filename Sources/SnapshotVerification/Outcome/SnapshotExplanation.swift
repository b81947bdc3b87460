// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import ImageComparison

/// A difference of pixels in words: which views changed, why, and how many pixels that explains.
///
/// ```swift
/// let explanation = result.explanation
/// print(explanation?.lines.joined(separator: "\n") ?? "no scene")
/// ```
public struct SnapshotExplanation: Sendable {
  /// A cause and the differing pixels in the views that it changed.
  public struct Part: Sendable {
    /// What changed, and what followed.
    public var cause: SceneCause
    /// How many differing pixels lie in these views and in no smaller changed one.
    public var pixelCount: Int
  }

  /// Why pixels differ that lie in no changed view.
  public enum Remainder: Hashable, Sendable {
    /// All that was painted is the same, and yet the pixels differ: the renderer changed.
    case renderer
    /// Something that a view paints by itself changed; the innermost view at that place, if any.
    case drawing(view: String?)
    /// Either of these: the reference has no digest of what was painted.
    case unknown(view: String?)
  }

  /// The causes, those of most pixels first.
  public let parts: [Part]
  /// How many differing pixels lie in no changed view.
  public let unexplainedPixelCount: Int
  /// Why they differ; `nil` where there are none.
  public let remainder: Remainder?

  /// The regions of the changed views in the picture, in pixels.
  let regions: [PixelRegion]
  /// Pixels per point.
  let scale: CGFloat

  /// Explains the pixels by the scenes.
  ///
  /// - Parameters:
  ///   - reference: The reference's scene and the digest of what was painted; `nil` where unknown.
  ///   - actual: The same of the actual picture.
  ///   - mask: The differing pixels.
  ///   - scale: Pixels per point.
  init(
    reference: SceneNode, actual: SceneNode, isSameDrawing: Bool?, mask: DifferenceMask,
    scale: CGFloat
  ) {
    self.scale = scale
    var mask = mask
    let causes = SceneDifference(from: reference, to: actual).causes
    let extents = causes.map { Self.extents(of: $0, scale: scale) }
    var counts = [Int](repeating: 0, count: causes.count)
    // A small view takes its pixels before the large one in which it lies, and what a view looks
    // like before what only moved it: otherwise another color would hide behind a new distance.
    let rects = extents.enumerated().flatMap { index, extents in extents.map { (index, $0) } }
      .sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }
    for (index, extent) in rects { counts[index] += mask.take(extent.region) }
    parts = zip(causes, counts).map { Part(cause: $0, pixelCount: $1) }.enumerated()
      .sorted { (-$0.element.pixelCount, $0.offset) < (-$1.element.pixelCount, $1.offset) }
      .map(\.element)
    regions = extents.flatMap { $0.map(\.region) }
    unexplainedPixelCount = mask.count
    remainder = mask.region.map { region in
      if isSameDrawing == true { return .renderer }
      let view = actual.innermost(at: region.rect(scale: scale))?.title
      return isSameDrawing == nil ? .unknown(view: view) : .drawing(view: view)
    }
  }

  /// What a changed view covers.
  private struct Extent {
    var region: PixelRegion
    var isOfFollower: Bool

    /// The lowest takes its pixels first.
    var rank: Int { 2 * region.size.pixelCount + (isOfFollower ? 1 : 0) }
  }

  private static func extents(of cause: SceneCause, scale: CGFloat) -> [Extent] {
    func extents(_ changes: [SceneChange], areFollowers: Bool) -> [Extent] {
      changes.flatMap { [$0.before, $0.after] }.compactMap { $0 }.map {
        Extent(region: PixelRegion(around: $0, scale: scale), isOfFollower: areFollowers)
      }
    }
    return extents([cause.change] + cause.alike, areFollowers: false)
      + extents(cause.followers, areFollowers: true)
  }
}

// MARK: - Words

extension SnapshotExplanation {
  private static let shownParts = 8

  /// A change that is not seen explains nothing, unless nothing else changed.
  private var tellingParts: [Part] {
    let seen = parts.filter { $0.pixelCount > 0 }
    return seen.isEmpty && remainder == nil ? parts : seen
  }

  /// What changed, without numbers of pixels, in the order of the alphabet; `nil` where a part of
  /// the difference has no explanation.
  var changes: [String]? {
    let changes = tellingParts.map(\.cause.headline).sorted()
    return remainder == nil && !changes.isEmpty ? changes : nil
  }

  /// One line for each cause, and one for what no view explains. A screenful at most.
  public var lines: [String] {
    let parts = tellingParts
    var lines = parts.prefix(Self.shownParts).map { part in
      "\(part.cause.headline): \(Self.pixels(part.pixelCount))"
    }
    if parts.count > Self.shownParts {
      let rest = parts.dropFirst(Self.shownParts)
      lines.append(
        "... and \(rest.count) more changes: \(Self.pixels(rest.reduce(0) { $0 + $1.pixelCount }))")
    }
    if let remainder { lines.append(Self.words(remainder, unexplainedPixelCount)) }
    return lines
  }

  private static func words(_ remainder: Remainder, _ count: Int) -> String {
    switch remainder {
    case .renderer:
      "\(pixels(count)) in no changed view, and what is painted is the same: the renderer changed"
    case .drawing(let view):
      "\(pixels(count)) in no changed view\(place(view)): something that is painted there changed"
    case .unknown(let view):
      "\(pixels(count)) in no changed view\(place(view)): what is painted there or the renderer "
        + "changed"
    }
  }

  private static func place(_ view: String?) -> String { view.map { ", inside of \($0)" } ?? "" }

  private static func pixels(_ count: Int) -> String { "\(count) pixel\(count == 1 ? "" : "s")" }
}
