// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// How the views of one scene became those of another.
///
/// ```swift
/// let difference = SceneDifference(from: reference, to: actual)
/// for cause in difference.causes { print(cause.headline) }
/// ```
public struct SceneDifference: Sendable {
  /// Every view that changed, in the order of the tree, parents first.
  public let changes: [SceneChange]
  /// The changes again: what caused them, each with what followed from it.
  public let causes: [SceneCause]

  /// Compares two scenes.
  public init(from old: SceneNode, to new: SceneNode) {
    var collector = ChangeCollector()
    collector.compare(
      old.inWindow(of: new), new.inWindow(of: old), place: ChangeCollector.Place(),
      isReordered: false)
    changes = collector.changes
    causes = SceneCause.causes(of: collector.changes)
  }

  /// Whether the two scenes describe every view alike.
  public var isEmpty: Bool { changes.isEmpty }
}

/// Walks through two trees at once.
private struct ChangeCollector {
  var changes: [SceneChange] = []
  private var count = 0

  /// Where the walk is.
  struct Place {
    var path: [Int] = []
    var kind = ""
    var oldOrigin = CGPoint.zero
    var newOrigin = CGPoint.zero

    func child(_ number: Int, of old: SceneNode?, _ new: SceneNode?) -> Place {
      var place = self
      place.path.append(number)
      if let node = new ?? old {
        let own = node.identifier.map { "\(node.type)#\($0)" } ?? node.type
        place.kind = kind.isEmpty ? own : "\(kind) > \(own)"
      }
      if let old { place.oldOrigin = old.contentOrigin(in: oldOrigin) }
      if let new { place.newOrigin = new.contentOrigin(in: newOrigin) }
      return place
    }
  }

  mutating func compare(_ old: SceneNode, _ new: SceneNode, place: Place, isReordered: Bool) {
    let own = next(place, old, new)
    var aspects: [SceneChange.Aspect] = isReordered ? [.reordered] : []
    aspects += propertyChanges(old, new)
    let (x, y) = (new.frame.x - old.frame.x, new.frame.y - old.frame.y)
    if x != 0 || y != 0 { aspects.append(.moved(x: x, y: y)) }
    if old.frame.width != new.frame.width || old.frame.height != new.frame.height {
      aspects.append(.resized(old: old.frame.rect.size, new: new.frame.rect.size))
    }
    let isHiding = old[.hidden] != new[.hidden]
    // A view that is hidden in both pictures is seen in neither.
    if !aspects.isEmpty, old[.hidden] == nil || new[.hidden] == nil {
      add(aspects, own, old: old, new: new, at: place)
    }
    if isHiding { return }
    for pair in SceneMatching(old.children, new.children).pairs {
      switch (pair.old, pair.new) {
      case (let oldIndex?, let newIndex?):
        compare(
          old.children[oldIndex], new.children[newIndex], place: own, isReordered: pair.isReordered)
      case (let oldIndex?, nil): addWhole(old.children[oldIndex], .removed, at: own)
      case (nil, let newIndex?): addWhole(new.children[newIndex], .added, at: own)
      case (nil, nil): break
      }
    }
  }

  private mutating func addWhole(_ node: SceneNode, _ aspect: SceneChange.Aspect, at place: Place) {
    guard node[.hidden] == nil else { return }
    let isAdded = aspect == .added
    let (old, new) = (isAdded ? nil : node, isAdded ? node : nil)
    add([aspect], next(place, old, new), old: old, new: new, at: place)
  }

  private mutating func next(_ place: Place, _ old: SceneNode?, _ new: SceneNode?) -> Place {
    count += 1
    return place.child(count, of: old, new)
  }

  private mutating func add(
    _ aspects: [SceneChange.Aspect], _ own: Place, old: SceneNode?, new: SceneNode?, at place: Place
  ) {
    guard let node = new ?? old else { return }
    changes.append(
      SceneChange(
        title: title(old, new, aspects) ?? node.title, kind: own.kind, path: own.path,
        aspects: aspects,
        before: old?.extent(in: place.oldOrigin), after: new?.extent(in: place.newOrigin),
        corner: node.frame.rect.offsetBy(
          dx: new == nil ? place.oldOrigin.x : place.newOrigin.x,
          dy: new == nil ? place.oldOrigin.y : place.newOrigin.y
        ).origin))
  }

  /// The title by which a reader knows the view: of the scene in which it is seen, and without its
  /// text where that is what changed.
  private func title(
    _ old: SceneNode?, _ new: SceneNode?, _ aspects: [SceneChange.Aspect]
  ) -> String? {
    guard let old, let new else { return nil }
    let isRetexted = aspects.contains {
      if case .property(.text, _, _) = $0 { true } else { false }
    }
    if isRetexted, new.identifier == nil { return new.type }
    return new[.hidden] == nil ? new.title : old.title
  }

  /// What labels tell only where they have a text.
  private static let namesOfTexts: Set<SceneProperty.Name> = [
    .font, .color, .lines, .alignment, .lineBreakMode, .attributes,
  ]

  private func propertyChanges(_ old: SceneNode, _ new: SceneNode) -> [SceneChange.Aspect] {
    guard old.properties != new.properties else { return [] }
    if old[.hidden] != new[.hidden] {
      return [.property(.hidden, old: old[.hidden], new: new[.hidden])]
    }
    // The scene of a label without text has neither its font nor its color.
    let isTextOnly = (old[.text] ?? "").isEmpty != (new[.text] ?? "").isEmpty
    let names = Set((old.properties + new.properties).map(\.name)).sorted()
    return names.compactMap { name in
      guard old[name] != new[name] else { return nil }
      let belongsToText = Self.namesOfTexts.contains(name)
      if isTextOnly, belongsToText, old[name] == nil || new[name] == nil { return nil }
      // Where the path's rectangle is another one, that says more than a checksum.
      if name == .pathElements, old[.shape] != new[.shape] { return nil }
      return .property(name, old: old[name], new: new[name])
    }
  }
}

extension SceneNode {
  /// Where the origin of the children's coordinates lies in the picture.
  func contentOrigin(in origin: CGPoint) -> CGPoint {
    let offset = (self[.content] ?? "").split(separator: " ").compactMap { Double($0) }
    let (x, y) = offset.count == 2 ? (offset[0], offset[1]) : (0, 0)
    return CGPoint(x: origin.x + frame.x - x, y: origin.y + frame.y - y)
  }

  /// What the shadow covers, which reaches three radii around the view; the view itself without
  /// one.
  private func shadow(of rect: CGRect) -> CGRect {
    let words = (self[.shadow] ?? "").split(separator: " ")
    guard let offset = words.firstIndex(of: "offset"), words.count == offset + 5,
      let x = Double(words[offset + 1]), let y = Double(words[offset + 2]),
      let radius = Double(words[offset + 4])
    else { return rect }
    return rect.offsetBy(dx: x, dy: y).insetBy(dx: -3 * radius, dy: -3 * radius)
  }

  /// Where the views with an accessibility identifier are in the picture, in points.
  func frames(ofViews identifier: String, in origin: CGPoint = .zero) -> [CGRect] {
    guard self[.hidden] == nil else { return [] }
    let own = self.identifier == identifier ? [frame.rect.offsetBy(dx: origin.x, dy: origin.y)] : []
    let inner = contentOrigin(in: origin)
    return own + children.flatMap { $0.frames(ofViews: identifier, in: inner) }
  }

  /// The accessibility identifiers of the view and its subviews, in the order of the tree.
  var identifiers: [String] { [identifier].compactMap { $0 } + children.flatMap(\.identifiers) }

  /// The innermost view that covers a rectangle of the picture and can be seen; `nil` where none
  /// does.
  func innermost(at target: CGRect, in origin: CGPoint = .zero) -> SceneNode? {
    guard self[.hidden] == nil else { return nil }
    let inner = contentOrigin(in: origin)
    // The last child lies on top.
    for child in children.reversed() {
      if let found = child.innermost(at: target, in: inner) { return found }
    }
    return frame.rect.offsetBy(dx: origin.x, dy: origin.y).contains(target) ? self : nil
  }

  /// What the view and its subviews cover in the picture, in points; `nil` where it is hidden.
  fileprivate func extent(in origin: CGPoint) -> CGRect? {
    guard self[.hidden] == nil else { return nil }
    let own = frame.rect.offsetBy(dx: origin.x, dy: origin.y)
    guard self[.clips] == nil else { return own }
    var extent = own.union(shadow(of: own))
    let inner = contentOrigin(in: origin)
    for child in children {
      if let child = child.extent(in: inner) { extent = extent.union(child) }
    }
    return extent
  }
}
