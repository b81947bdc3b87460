// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Names as the Objective-C runtime has them.
enum ObjectiveCName {
  /// The name of a method: `tap(_:)` is `tap:`, `show(for:at:)` is `showFor:at:`, and
  /// `show(item:)` is `showWithItem:`. One that throws tells its error by one more argument:
  /// `load()` is `loadAndReturnError:`, `save(_:)` is `save:error:`.
  static func method(_ name: String, labels: [String], isThrowing: Bool = false) -> String {
    guard let first = labels.first else { return name + (isThrowing ? "AndReturnError:" : "") }
    var result = name
    if first != "_" {
      if !startsWithPreposition(first) { result += "With" }
      result += capitalized(first)
    }
    result += ":"
    for label in labels.dropFirst() { result += (label == "_" ? "" : label) + ":" }
    return result + (isThrowing ? "error:" : "")
  }

  /// The name of a property's setter.
  static func setter(_ property: String) -> String { "set\(capitalized(property)):" }

  /// A method's call with as many of the arguments as it takes. Beside a property of the same name
  /// the method's full name tells which of the two is called: `update(_:)(value)`.
  static func call(
    of name: String, labels: [String], with arguments: [String], besideProperty: Bool
  ) -> String {
    if besideProperty, !labels.isEmpty {
      let fullName = name + "(" + labels.map { $0 + ":" }.joined() + ")"
      return "\(fullName)(\(arguments.prefix(labels.count).joined(separator: ", ")))"
    }
    let labeled = zip(labels, arguments).map { label, argument in
      label == "_" ? argument : "\(label): \(argument)"
    }
    return "\(name)(\(labeled.joined(separator: ", ")))"
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Whether the first word of a label is one of the prepositions that the compiler knows.
  private static func startsWithPreposition(_ label: String) -> Bool {
    let word = label.prefix { $0.isLowercase }
    return prepositions.contains(String(word))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
