// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import ImageComparison

/// A reference that another program drew, beside the picture that this package draws of the same
/// view: whether more differs between them than the shapes of letters.
///
/// ```swift
/// let picture = try AdoptedPicture(reference: path, actual: artifacts.actual)
/// if case .moved(let places) = picture.finding { print(places) }
/// ```
package struct AdoptedPicture: Hashable, Sendable {
  /// What was found.
  package let finding: Finding
  /// Pixels per point of the actual picture.
  package let scale: Double

  /// What differs.
  package enum Finding: Hashable, Sendable {
    /// Nothing but letters and soft edges.
    case glyphs
    /// Something beside letters, in these places, the largest first; one at least.
    case moved([Place])
    /// The same view at another number of pixels per point.
    case otherScale(reference: Double)
    /// A view of another size, in pixels of either picture.
    case otherSize(reference: PixelSize, actual: PixelSize)
  }

  /// A view in which more differs than letters.
  package struct Place: Hashable, Sendable {
    /// The view's title, such as `UIButton "save"`.
    package var view: String
    /// What differs, in points of the picture.
    package var rect: CGRect
    /// How many pixels differ there.
    package var pixelCount: Int
  }

  /// Whether a file is a picture that says nothing of a test: one of another program.
  package static func isForeign(_ path: String) -> Bool {
    ReferenceOutline.read(path).map { $0.test == nil } ?? false
  }

  /// Compares two files.
  ///
  /// - Throws: `SnapshotVerifier.Error` for files that are no pictures that can be compared.
  package init(reference: String, actual: String) throws(SnapshotVerifier.Error) {
    let old = try Self.read(reference).bitmap
    let new = try Self.read(actual)
    scale = new.metadata.flatMap { Double($0.scale) } ?? 1
    let scene = new.metadata?.scene.flatMap { SceneNode(text: $0) }
    finding = Self.finding(old, new.bitmap, scene, scale)
  }

  private static func read(_ path: String) throws(SnapshotVerifier.Error) -> StoredReference {
    guard var file = try ReferenceFile.read(path) else {
      throw .unreadableReference(path: path, reason: "there is no such file")
    }
    file.isAdopted = true
    return try file.decoded()
  }

  static func finding(
    _ old: Bitmap, _ new: Bitmap, _ scene: SceneNode?, _ scale: Double
  ) -> Finding {
    guard old.width == new.width, old.height == new.height else {
      let other = [1.0, 2, 3].first { other in
        other != scale && Double(old.width) / other == Double(new.width) / scale
          && Double(old.height) / other == Double(new.height) / scale
      }
      if let other { return .otherScale(reference: other) }
      return .otherSize(
        reference: PixelSize(width: old.width, height: old.height),
        actual: PixelSize(width: new.width, height: new.height))
    }
    var mask = DifferenceMask(old, new, strategy: .channelTolerance(max: softness))
    let dense = mask.takeLetters(of: scene, scale: scale)
    let places = (dense + mask.places(in: scene, scale: scale)).merged
    return places.isEmpty ? .glyphs : .moved(places)
  }

  /// What shadows, gradients and soft edges of two renderers differ by in a channel, at most.
  private static let softness: UInt8 = 24
}

extension DifferenceMask {
  /// How far letters may reach out of the frame of their text, in points.
  private static let letterOutset = 2.0
  /// The share of a text's frame that the letters of two fonts cover at most. What differs in more
  /// of it is its background.
  private static let letterShare = 0.6
  /// What is narrower than this, in points, is an edge.
  private static let edgeWidth = 1.0

  /// Takes what differs in frames of texts, and returns those in which it is more than letters.
  fileprivate mutating func takeLetters(
    of scene: SceneNode?, scale: Double
  ) -> [AdoptedPicture.Place] {
    var dense: [AdoptedPicture.Place] = []
    for (node, rect) in scene?.texts ?? [] {
      let outer = rect.insetBy(dx: -Self.letterOutset, dy: -Self.letterOutset)
      let region = PixelRegion(touching: outer, scale: scale)
      let taken = take(region)
      let inside = PixelRegion(touching: rect, scale: scale).size.pixelCount
      guard inside > 0, Double(taken) > Double(inside) * Self.letterShare else { continue }
      dense.append(AdoptedPicture.Place(view: node.title, rect: rect, pixelCount: taken))
    }
    return dense
  }

  /// The places of what is left that are wider than edges.
  fileprivate func places(in scene: SceneNode?, scale: Double) -> [AdoptedPicture.Place] {
    let edge = Int((Self.edgeWidth * scale).rounded(.up))
    return patches(limit: 200).compactMap { patch in
      guard min(patch.region.columns.count, patch.region.rows.count) > edge,
        patch.pixelCount > edge * edge * 4
      else { return nil }
      let rect = patch.region.rect(scale: scale)
      let view = scene?.innermost(at: rect)?.title ?? "the picture"
      return AdoptedPicture.Place(view: view, rect: rect, pixelCount: patch.pixelCount)
    }
  }
}

extension [AdoptedPicture.Place] {
  /// One place for each view, the largest first.
  fileprivate var merged: [AdoptedPicture.Place] {
    var result: [AdoptedPicture.Place] = []
    for place in self {
      if let index = result.firstIndex(where: { $0.view == place.view }) {
        result[index].rect = result[index].rect.union(place.rect)
        result[index].pixelCount += place.pixelCount
      } else {
        result.append(place)
      }
    }
    return result.enumerated()
      .sorted { ($1.element.pixelCount, $0.offset) < ($0.element.pixelCount, $1.offset) }
      .map(\.element)
  }
}

extension SceneNode {
  /// The views that draw text and are seen, with where they are in the picture, in points.
  fileprivate var texts: [(node: SceneNode, rect: CGRect)] { texts(in: .zero) }

  private func texts(in origin: CGPoint) -> [(node: SceneNode, rect: CGRect)] {
    guard self[.hidden] == nil else { return [] }
    let own = self[.text] == nil ? [] : [(self, frame.rect.offsetBy(dx: origin.x, dy: origin.y))]
    let inner = contentOrigin(in: origin)
    return own + children.flatMap { $0.texts(in: inner) }
  }
}
