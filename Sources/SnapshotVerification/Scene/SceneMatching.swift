// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Which child of a view in one scene is which child of it in another.
///
/// Children keep their order, as lines of a text do in a diff; what is left over and is clearly one
/// view has changed its place among its siblings.
struct SceneMatching {
  /// The indices of one view; `nil` where it is only in the other scene.
  struct Pair: Hashable {
    var old: Int?
    var new: Int?
    var isReordered = false
  }

  /// One pair for each child, in the order of the new scene, each removed one before its successor.
  let pairs: [Pair]

  // More children than this on both sides are matched by their order alone.
  private static let tableLimit = 250_000

  init(_ old: [SceneNode], _ new: [SceneNode]) {
    var partners = SceneMatching.inOrder(old, new)
    let matched = Set(partners.compactMap { $0 })
    var free = old.indices.filter { !matched.contains($0) }
    var reordered: Set<Int> = []
    for index in new.indices where partners[index] == nil {
      guard let position = free.firstIndex(where: { old[$0].isRecognizably(new[index]) }) else {
        continue
      }
      partners[index] = free.remove(at: position)
      reordered.insert(index)
    }
    pairs = SceneMatching.joined(partners, reordered: reordered, removed: free)
  }

  private static func joined(
    _ partners: [Int?], reordered: Set<Int>, removed: [Int]
  ) -> [Pair] {
    var pairs: [Pair] = []
    var removed = removed[...]
    for (index, partner) in partners.enumerated() {
      if let partner, !reordered.contains(index) {
        while let first = removed.first, first < partner {
          pairs.append(Pair(old: first, new: nil))
          removed.removeFirst()
        }
      }
      pairs.append(Pair(old: partner, new: index, isReordered: reordered.contains(index)))
    }
    return pairs + removed.map { Pair(old: $0, new: nil) }
  }

  /// The old index of each new child: the pairs in order whose likeness is the greatest in sum.
  private static func inOrder(_ old: [SceneNode], _ new: [SceneNode]) -> [Int?] {
    guard !old.isEmpty, !new.isEmpty else { return new.map { _ in nil } }
    guard old.count * new.count <= tableLimit else {
      return new.indices.map {
        old.indices.contains($0) && old[$0].likeness(to: new[$0]) > 0 ? $0 : nil
      }
    }
    // best[i][j]: the greatest sum for the children from i and j on.
    var best = [[Int]](
      repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
    var likeness = [[Int]](repeating: [Int](repeating: 0, count: new.count), count: old.count)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        likeness[i][j] = old[i].likeness(to: new[j])
        let paired = likeness[i][j] > 0 ? likeness[i][j] + best[i + 1][j + 1] : 0
        best[i][j] = max(paired, best[i + 1][j], best[i][j + 1])
      }
    }
    var partners = [Int?](repeating: nil, count: new.count)
    var (i, j) = (0, 0)
    while i < old.count, j < new.count {
      if likeness[i][j] > 0, best[i][j] == likeness[i][j] + best[i + 1][j + 1] {
        partners[j] = i
        (i, j) = (i + 1, j + 1)
      } else if best[i][j] == best[i + 1][j] {
        i += 1
      } else {
        j += 1
      }
    }
    return partners
  }
}

extension SceneNode {
  /// How much this view looks like `other`: 0 where it cannot be the same one.
  fileprivate func likeness(to other: SceneNode) -> Int {
    guard type == other.type, identifier == other.identifier else { return 0 }
    if identifier != nil { return 1_000 }
    var likeness = 4
    if properties == other.properties { likeness += 4 }
    for name in [SceneProperty.Name.text, .image] {
      guard let value = self[name], let others = other[name] else { continue }
      likeness += value == others ? 12 : 0
    }
    if frame == other.frame { likeness += 4 }
    if frame.width == other.frame.width, frame.height == other.frame.height { likeness += 2 }
    if children == other.children { likeness += children.isEmpty ? 1 : 8 }
    return likeness
  }

  /// Whether this is the same view as `other` although it stands elsewhere among its siblings.
  fileprivate func isRecognizably(_ other: SceneNode) -> Bool {
    guard type == other.type, identifier == other.identifier else { return false }
    if identifier != nil { return true }
    let isRecognizable = !properties.isEmpty || !children.isEmpty
    return isRecognizable && properties == other.properties && children == other.children
  }
}
