// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A view that does not look as a fresh one after a change of its state.
public struct TransitionFailure: Hashable, Sendable {
  /// The names of the states that a fresh view took: two, unless it takes more to show the failure.
  public var path: [String]
  /// Whether fresh views do not look the same twice, so that the change cannot be judged.
  public var isUnstable: Bool
  /// The views that look otherwise, parents first. Empty where the trees are the same.
  public var views: [StaleView]

  /// Makes a failure.
  public init(path: [String], isUnstable: Bool, views: [StaleView] = []) {
    self.path = path
    self.isUnstable = isUnstable
    self.views = views
  }

  /// A view in the tree of the reused view that differs from the fresh one's.
  public struct StaleView: Hashable, Sendable {
    /// The view's title, such as `UILabel "badge"`.
    public var title: String
    /// What is otherwise, as a sentence without the title.
    public var finding: String
    /// Whether the difference is what the view already showed in the state before.
    public var isKept: Bool

    /// Compares the trees of a reused and a fresh view.
    static func views(before: SceneNode, reused: SceneNode, fresh: SceneNode) -> [StaleView] {
      let kept = Set(
        SceneDifference(from: fresh, to: before).changes.flatMap { change in
          change.aspects.map { Finding(kind: change.kind, aspect: $0) }
        })
      let difference = SceneDifference(from: fresh, to: reused)
      // What follows from a stale view is no other fault.
      let changes = difference.causes.flatMap { [$0.change] + $0.alike }
      return changes.flatMap { change in
        let aspects = change.isOnlyFrame ? change.aspects : change.aspects.filter { !$0.isFrame }
        return aspects.map { aspect in
          let isKept = kept.contains(Finding(kind: change.kind, aspect: aspect))
          return StaleView(
            title: change.title, finding: finding(aspect, isKept: isKept), isKept: isKept)
        }
      }
    }

    private struct Finding: Hashable {
      var kind: String
      var aspect: SceneChange.Aspect
    }

    private static func finding(_ aspect: SceneChange.Aspect, isKept: Bool) -> String {
      let verb = isKept ? "kept its" : "has the"
      switch aspect {
      case .added:
        return isKept ? "stayed, and a fresh view has none" : "was added, and a fresh view has none"
      case .removed: return "is missing, and a fresh view has it"
      case .reordered: return "stands elsewhere among its siblings"
      case .property(.hidden, let old, _):
        let is_ = isKept ? "stayed" : "is"
        return old == nil
          ? "\(is_) hidden, and a fresh view shows it" : "\(is_) shown, and a fresh view hides it"
      case .property(let name, let old, let new):
        let stale = SceneChange.Aspect.value(new, name, other: old)
        let fresh = SceneChange.Aspect.value(old, name, other: new)
        return "\(verb) \(name.words) \(stale), and a fresh view's is \(fresh)"
      case .moved(let x, let y): return "lies \(SceneChange.Aspect.move(x, y)) of a fresh view's"
      case .resized(let old, let new):
        return "\(verb) size \(new.dimensions), and a fresh view's is "
          + old.dimensions
      }
    }
  }
}
