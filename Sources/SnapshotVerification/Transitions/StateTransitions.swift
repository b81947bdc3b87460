// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Which changes from one state to another are tried.
///
/// ```swift
/// assertTransitions(
///   of: ProfileView.self, states: profiles, size: .fixed(320, 88),
///   transitions: .path(["loading", "failed"]))
/// ```
public enum StateTransitions: Hashable, Sendable {
  /// From every state to every state, itself among them: n states take n * n changes.
  case allPairs
  /// From state to state in the given order.
  case path([String])

  /// The indices of the states in the order in which the view takes them.
  ///
  /// - Throws: `SnapshotVerifier.Error.unknownState` for a name that no state has.
  func walk(_ names: [String]) throws(SnapshotVerifier.Error) -> [Int] {
    switch self {
    case .allPairs: return Self.walkOverAllPairs(names.count)
    case .path(let path):
      var walk: [Int] = []
      for name in path {
        guard let index = names.firstIndex(of: name) else {
          throw .unknownState(name: name, states: names)
        }
        walk.append(index)
      }
      return walk
    }
  }

  /// A walk in which each of `count` states follows each state once: an Eulerian circuit.
  ///
  /// From each state the walk goes on to the states in their order, its own last; Hierholzer's
  /// algorithm joins the circuits that this leaves.
  private static func walkOverAllPairs(_ count: Int) -> [Int] {
    guard count > 0 else { return [] }
    // The next state that each one has not gone to yet.
    var next = [Int](repeating: 0, count: count)
    var stack = [0]
    var walk: [Int] = []
    while let state = stack.last {
      if next[state] < count {
        stack.append(next[state])
        next[state] += 1
      } else {
        walk.append(stack.removeLast())
      }
    }
    return walk.reversed()
  }
}
