// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a table says for a key in one language.
enum LocalizedText: Equatable {
  /// A text, which may be a format.
  case plain(String)
  /// A format with parts that depend on a number.
  case plural(PluralFormat)
}

/// A format such as `%#@pets@ in %#@rooms@`, each of whose variables has a text for each category
/// of numbers.
struct PluralFormat: Equatable {
  /// One of the format's variables.
  struct Variable: Equatable {
    /// How the number is written, such as `lld`.
    var specifier: String
    /// Which argument the number is, from 1 on; `nil` for the one whose turn it is.
    var argument: Int?
    /// The texts by their categories: `zero`, `one`, `two`, `few`, `many`, `other`.
    var texts: [String: String]
  }

  var format: String
  var variables: [String: Variable]
}
