// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// One reason why a picture looks different, and what followed from it.
public struct SceneCause: Hashable, Sendable {
  /// The view whose change came first. Where several alike views changed alike, the first of them.
  public var change: SceneChange
  /// The other views that changed in the same way.
  public var alike: [SceneChange]
  /// The views that moved or were resized and that no other change is nearer to. Most follow from
  /// the change; one may have a reason of its own that a tree does not tell, such as a constraint.
  public var followers: [SceneChange]

  /// The same for the same change of the same kind of view in any snapshot: 16 digits.
  public var fingerprint: String {
    let aspects = causingAspects.map(\.description).joined(separator: "; ")
    return Checksum.hexadecimal("\(change.kind): \(aspects)")
  }

  /// What changed of the first view, without what followed for itself: a longer text makes its
  /// label larger, and another color does not.
  var causingAspects: [SceneChange.Aspect] {
    let causing = change.aspects.filter { !$0.isFrame }
    return causing.contains { $0.affectsLayout } ? causing : change.aspects
  }

  /// All changes of the cause.
  public var changes: [SceneChange] { [change] + alike + followers }

  /// The cause in one line: `UIStackView "rows": spacing 8 became 16 (5 views moved 8 pt down)`.
  public var headline: String {
    var text = "\(subject): \(causingAspects.map(\.description).joined(separator: "; "))"
    if !alike.isEmpty { text += ", and \(Self.count(alike.count, "other")) alike" }
    if let consequence { text += " (\(consequence))" }
    return text
  }

  /// The view's title; one of UIKit's own classes without identifier and text is one of many, and
  /// named with its place in the picture.
  private var subject: String {
    let title = change.title
    guard alike.isEmpty, title.hasPrefix("UI") || title.hasPrefix("CA"),
      !title.contains(" "), !change.isRetexted, let corner = change.corner
    else { return title }
    // A third of a point has many decimals.
    func rounded(_ value: Double) -> String { number((value * 100).rounded() / 100) }
    return "\(title) at (\(rounded(corner.x)), \(rounded(corner.y)))"
  }

  /// What followed, such as `5 views moved 8 pt down`.
  private var consequence: String? {
    // The containers of the view are left out: they grow with their content.
    let shown = followers.filter { !change.path.starts(with: $0.path) }
    guard let first = shown.first else { return nil }
    if case .moved(let x, let y) = first.aspects.first, first.aspects.count == 1,
      shown.allSatisfy({ $0.aspects == first.aspects })
    {
      return "\(Self.count(shown.count, "view")) moved \(SceneChange.Aspect.move(x, y))"
    }
    return "\(Self.count(shown.count, "more view")) moved or resized"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension SceneCause {
  /// Sorts changes into causes: whatever is not about a frame is one, and a view that only moved or
  /// was resized follows from the nearest change that affects the layout.
  ///
  /// Where there is none, as after a changed constraint, the outermost resized view is the cause,
  /// or else the first moved one.
  ///
  /// A view that has another color, and elsewhere a frame, may follow with its frame alone.
  static func causes(of changes: [SceneChange]) -> [SceneCause] {
    let parts = changes.flatMap(\.lookAndFrame)
    var causes = parts.filter { !$0.isOnlyFrame }
      .map { SceneCause(change: $0, alike: [], followers: []) }
    let frames = parts.filter(\.isOnlyFrame)
    let moved = Set(changes.filter { $0.aspects.contains(where: \.isFrame) }.map(\.path))
    causes += frameCauses(
      frames.filter { frame in
        !causes.contains { $0.change.affectsLayout && reaches(frame, from: $0, moved) }
      })
    let own = Set(causes.filter(\.change.isOnlyFrame).map(\.change.path))
    var unattached: [SceneChange] = []
    for follower in frames where !own.contains(follower.path) {
      guard let index = nearestCause(of: follower, in: causes, moved) else {
        unattached.append(follower)
        continue
      }
      causes[index].followers.append(follower)
    }
    return grouped(rejoined(causes, unattached))
  }

  /// Gives a frame that nothing else has moved back to the look of the same view.
  private static func rejoined(
    _ causes: [SceneCause], _ unattached: [SceneChange]
  ) -> [SceneCause] {
    var causes = causes
    let moves =
      causes.filter(\.change.isOnlyFrame)
      + unattached.map { SceneCause(change: $0, alike: [], followers: []) }
    for move in moves {
      guard
        let look = causes.firstIndex(where: {
          $0.change.path == move.change.path && !$0.change.isOnlyFrame
        })
      else { continue }
      causes[look].change.aspects += move.change.aspects
      causes[look].followers += move.followers
      causes.removeAll { $0.change.isOnlyFrame && $0.change.path == move.change.path }
    }
    return causes
  }

  /// The causes among views whose frames are all that changed.
  private static func frameCauses(_ frames: [SceneChange]) -> [SceneCause] {
    let resized = frames.filter(\.affectsLayout)
    let outermost = resized.filter { change in
      !resized.contains { $0.path.count < change.path.count && change.path.starts(with: $0.path) }
    }
    let first = outermost.first ?? frames.first
    return first.map { [SceneCause(change: $0, alike: [], followers: [])] } ?? []
  }

  /// Whether a frame can follow from a cause: the views between that one and the two's common
  /// superview have other frames, too. What changes in a bar whose frame stays does not move
  /// anything beside the bar.
  private static func reaches(
    _ follower: SceneChange, from cause: SceneCause, _ moved: Set<[Int]>
  ) -> Bool {
    let path = cause.change.path
    let common = zip(path, follower.path).prefix { $0 == $1 }.count
    return (common + 1..<max(common + 1, path.count)).allSatisfy {
      moved.contains(Array(path[..<$0]))
    }
  }

  private static func nearestCause(
    of follower: SceneChange, in causes: [SceneCause], _ moved: Set<[Int]>
  ) -> Int? {
    let candidates = causes.indices.filter {
      (causes[$0].change.affectsLayout || causes[$0].change.isOnlyFrame)
        && reaches(follower, from: causes[$0], moved)
    }
    return candidates.min { first, second in
      let (a, b) = (
        distance(causes[first].change.path, follower.path),
        distance(causes[second].change.path, follower.path)
      )
      return (a, first) < (b, second)
    }
  }

  /// Steps in the tree from one view to the other.
  private static func distance(_ first: [Int], _ second: [Int]) -> Int {
    let common = zip(first, second).prefix { $0 == $1 }.count
    return first.count + second.count - 2 * common
  }

  /// Joins causes with one fingerprint, those that affect most views first.
  private static func grouped(_ causes: [SceneCause]) -> [SceneCause] {
    var groups: [SceneCause] = []
    var positions: [String: Int] = [:]
    for cause in causes {
      if let position = positions[cause.fingerprint] {
        groups[position].alike.append(cause.change)
        groups[position].followers += cause.followers
      } else {
        positions[cause.fingerprint] = groups.count
        groups.append(cause)
      }
    }
    return groups
  }
}
