// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Array where Element: AnyObject {
  /// Removes an object that is in the array once; nothing where it is not. The ends, from which
  /// trees are taken apart, are looked at first.
  mutating func remove(_ object: Element) {
    if last === object {
      removeLast()
    } else if let index = firstIndex(where: { $0 === object }) {
      remove(at: index)
    }
  }
}
