// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension String {
  /// Whether a name begins as those of types do: `Cell`, and `_Cell` of libraries.
  var isSpelledAsType: Bool { drop { $0 == "_" }.first?.isUppercase == true }
}
