// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import YAMLTrees

/// Files of YAML.
enum YAMLTarget {
  static func read(_ bytes: [UInt8]) {
    guard let tree = try? YAMLTree(String(decoding: bytes, as: UTF8.self)) else { return }
    _ = tree["name"]
    _ = tree.hashValue
  }
}
