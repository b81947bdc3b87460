// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How a report looks. One text, whose digest the page's content security policy names.
enum PageStyle {
  static let text = [tokens, darkTheme, layout, controls, list, stage, facts, narrow].joined(
    separator: "\n")
}
