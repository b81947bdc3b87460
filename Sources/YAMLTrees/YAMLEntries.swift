// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The entries of a mapping while it is read, with those that `<<` brings below them.
struct YAMLEntries {
  private var own: [YAMLTree.Entry] = []
  private var keys: Set<String> = []
  private var merged: [YAMLTree] = []

  /// Adds an entry; false where there is one of its key.
  mutating func add(_ key: String, _ value: YAMLTree) -> Bool {
    if key == "<<" {
      if case .list(let trees) = value { merged += trees } else { merged.append(value) }
      return true
    }
    own.append(.init(key: key, value: value))
    return keys.insert(key).inserted
  }

  /// The mapping: its own entries, then those of what is merged, of which the first ones count.
  var mapping: YAMLTree {
    var keys = keys
    var entries = own
    for case .mapping(let others) in merged {
      entries += others.filter { keys.insert($0.key).inserted }
    }
    return .mapping(entries)
  }
}
