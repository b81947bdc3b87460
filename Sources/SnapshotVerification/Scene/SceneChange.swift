// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// What became of one view between two scenes.
public struct SceneChange: Hashable, Sendable {
  /// One thing that became different.
  public enum Aspect: Hashable, Sendable {
    /// The view is new.
    case added
    /// The view is gone.
    case removed
    /// The view stands elsewhere among its siblings.
    case reordered
    /// A property has another value; `nil` is its default.
    case property(SceneProperty.Name, old: String?, new: String?)
    /// The view is elsewhere in its parent, by so many points.
    case moved(x: CGFloat, y: CGFloat)
    /// The view has another size.
    case resized(old: CGSize, new: CGSize)

    /// Whether it is only about the view's frame.
    var isFrame: Bool {
      switch self {
      case .moved, .resized: true
      case .added, .removed, .reordered, .property: false
      }
    }

    /// Whether other views may be laid out anew because of it.
    var affectsLayout: Bool {
      switch self {
      case .added, .removed, .reordered, .resized: true
      case .property(let name, _, _): name.affectsLayout
      case .moved: false
      }
    }
  }

  /// The view's title, such as `UILabel "name"`; of the new scene, where it is in it.
  public var title: String
  /// The types and identifiers from the root to the view, which are the same in all snapshots of a
  /// kind of view.
  public var kind: String
  /// Identifies the view in its scene: the numbers of its ancestors and its own.
  var path: [Int]
  /// What became different, in the order of `Aspect`.
  public var aspects: [Aspect]
  /// Where the view and its subviews were in the reference, in points; `nil` for a new view.
  public var before: CGRect?
  /// Where they are in the actual picture; `nil` for one that is gone.
  public var after: CGRect?
  /// Where its own top left corner is, in points: in the actual picture, for one that is gone in
  /// the reference.
  var corner: CGPoint?

  /// The change of the look and that of the frame, where neither follows from the other.
  var lookAndFrame: [SceneChange] {
    let look = aspects.filter { !$0.isFrame }
    guard !look.isEmpty, look.count < aspects.count, !look.contains(where: \.affectsLayout) else {
      return [self]
    }
    var (first, second) = (self, self)
    first.aspects = look
    second.aspects = aspects.filter(\.isFrame)
    return [first, second]
  }

  /// Whether its text is another one, which identifies the view well enough.
  var isRetexted: Bool {
    aspects.contains { if case .property(.text, _, _) = $0 { true } else { false } }
  }

  /// Whether only the frame changed, which usually follows from something else.
  var isOnlyFrame: Bool { aspects.allSatisfy(\.isFrame) }
  /// Whether other views may have moved because of it.
  var affectsLayout: Bool { aspects.contains { $0.affectsLayout } }
}

extension SceneChange.Aspect: CustomStringConvertible {
  /// The change in words, after the view's title: `text "a" became "b"`.
  public var description: String {
    switch self {
    case .added: "was added"
    case .removed: "was removed"
    case .reordered: "changed its place among its siblings"
    case .property(.hidden, let old, _): old == nil ? "was hidden" : "was shown"
    case .property(let name, let old, let new):
      Self.imageChange(name, old, new)
        ?? "\(name.words) \(Self.value(old, name, other: new)) became "
        + Self.value(new, name, other: old)
    case .moved(let x, let y): "moved \(Self.move(x, y))"
    case .resized(let old, let new):
      "size \(old.dimensions) became \(new.dimensions)"
    }
  }

  /// `nil` where the values are no images.
  private static func imageChange(
    _ name: SceneProperty.Name, _ old: String?, _ new: String?
  ) -> String? {
    guard let old = old.flatMap(SceneImage.init(_:)), let new = new.flatMap(SceneImage.init(_:))
    else { return nil }
    return "\(name.words) \(SceneImage.change(from: old, to: new))"
  }

  /// Such as `8 pt down` or `4 pt left, 8 pt down`.
  static func move(_ x: CGFloat, _ y: CGFloat) -> String {
    var parts: [String] = []
    if x != 0 { parts.append("\(number(abs(x))) pt \(x < 0 ? "left" : "right")") }
    if y != 0 { parts.append("\(number(abs(y))) pt \(y < 0 ? "up" : "down")") }
    return parts.joined(separator: ", ")
  }

  /// A property's value as messages show it; `nil` is its default.
  ///
  /// - Parameter other: The value before or after, which shows whether the property is a flag.
  static func value(_ value: String?, _ name: SceneProperty.Name, other: String?) -> String {
    guard let value else {
      if other == "yes" { return "no" }
      if other == "no" { return "yes" }
      switch name {
      case .spacing, .corner: return "0"
      case .alpha, .lines: return "1"
      case .state: return "normal"
      case .background, .image, .text, .border, .shadow, .shape, .fill, .stroke, .colors:
        return "none"
      default: return "the default"
      }
    }
    guard name == .text else { return value }
    let short = value.count > 40 ? String(value.prefix(39)) + "…" : value
    return SceneWord.quoted(short)
  }
}
