// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension ModuleIndex {
  /// The class that iOS makes the app's delegate of: "own" or "below", and its name; empty where
  /// none is, or more than one may be.
  var appDelegate: String {
    let all = classes.values.filter {
      isDelegateOfApps($0) && !missing.types.contains($0.summary.name.lastPart)
    }
    // What another one inherits from is not made itself.
    let inherited = Set(all.compactMap(superclass).map(\.summary.name))
    let leaves = all.filter { !inherited.contains($0.summary.name) }
    let entries = leaves.filter(\.summary.isEntryOfApp)
    let candidates = entries.isEmpty ? leaves : entries
    guard candidates.count == 1, let entry = candidates.first else { return "" }
    return (isOwn(entry) ? "own " : "below ") + entry.summary.name
  }

  /// Whether a class is a delegate of apps: it says so itself, or an extension of it does, or one
  /// that it inherits from.
  private func isDelegateOfApps(_ entry: Entry) -> Bool {
    var next: Entry? = entry
    var seen: Set<String> = []
    while let entry = next, seen.insert(entry.summary.name).inserted {
      let inherited = entry.summary.inherited + entry.extensions.flatMap(\.summary.inherited)
      if inherited.contains(where: { $0.lastPart == "UIApplicationDelegate" }) { return true }
      next = superclass(of: entry)
    }
    return false
  }

  /// The class that a class inherits from, where the module declares it.
  func superclass(of entry: Entry) -> Entry? {
    entry.summary.inherited.first.flatMap { resolve($0, from: entry.summary.name) }
      .flatMap { classes[$0] }
  }
}
