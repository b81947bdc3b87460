// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a report does. One classic script, whose digest the page's content security policy names: a page
/// opened from a file may load no modules.
///
/// The parts share one scope and stand in the order in which they use each other.
enum PageScript {
  static let text =
    [
      "\"use strict\";\n(() => {", model, list, stage, overlay, facts, decisions, live, keyboard,
      shell, "})();",
    ]
    .joined(separator: "\n")
}
