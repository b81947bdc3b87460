// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// How a terminal shows pictures.
///
/// The terminal itself is asked, which works over ssh too: a query of kitty's graphics protocol,
/// then one for the primary device attributes, which every terminal answers. What has come until
/// then is the answer (kitty's documentation, "Querying support and available transmission
/// mediums"). Without an answer the environment decides alone.
///
/// ```swift
/// let graphics = TerminalGraphics(answer: "\u{1B}[?62;4c", environment: [:])  // .sixel
/// ```
public enum TerminalGraphics: Hashable, Sendable {
  /// kitty's protocol: kitty, Ghostty, Konsole, WezTerm.
  case kitty
  /// iTerm2's inline images.
  case iTerm2
  /// DEC's sixels: xterm, foot, mlterm, tmux.
  case sixel
  /// Two pixels a character, in 24-bit colors.
  case halfBlocks
  /// Two pixels a character, in the 216 colors of the 256-color palette.
  case coarseHalfBlocks
  /// Words only.
  case none

  /// What is written to a terminal to find out.
  public static let query = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c"

  /// Whether the answer to `query` has come to its end.
  public static func isComplete(_ answer: String) -> Bool {
    answer.firstMatch(of: /\u{1B}\[\?[0-9;]*c/) != nil
  }

  /// Chooses by the terminal's answer to `query`, empty as long as there is none, and by the
  /// environment.
  public init(answer: String, environment: [String: String]) {
    let program = environment["TERM_PROGRAM"] ?? environment["LC_TERMINAL"] ?? ""
    let attributes =
      answer.firstMatch(of: /\u{1B}\[\?([0-9;]*)c/)?.output.1.split(separator: ";") ?? []
    if answer.contains("\u{1B}_Gi=31;OK") {
      self = .kitty
    } else if program.hasPrefix("iTerm"), environment["TMUX"] == nil {
      self = .iTerm2
    } else if attributes.dropFirst().contains("4") {
      self = .sixel
    } else if environment["TERM"] == "dumb" || !(environment["NO_COLOR"] ?? "").isEmpty {
      self = .none
    } else if ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "") {
      self = .halfBlocks
    } else {
      self = (environment["TERM"] ?? "").contains("256") ? .coarseHalfBlocks : .none
    }
  }

  /// How many pixels of a picture a cell of the terminal shows. A cell of 10 x 20 pixels is usual.
  var cell: (width: Int, height: Int) {
    switch self {
    case .kitty, .iTerm2, .sixel: (10, 20)
    case .halfBlocks, .coarseHalfBlocks: (1, 2)
    case .none: (0, 0)
    }
  }
}
