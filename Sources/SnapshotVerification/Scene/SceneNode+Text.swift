// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SceneNode {
  /// The scene as canonical text: one line a view, subviews indented by two spaces.
  ///
  /// ```
  /// ProfileView 0 0 320 88 background=#FFFFFF
  ///   UILabel "name" 16 12 200 20 text="Ada" font=".SFUI-Regular 17"
  /// ```
  ///
  /// Each value that is not one plain word is in double quotes, with `\\`, `\"` and `\n` as
  /// escapes.
  public var text: String {
    var text = ""
    append(to: &text, depth: 0)
    return text
  }

  private func append(to text: inout String, depth: Int) {
    text += String(repeating: "  ", count: depth) + line + "\n"
    for child in children { child.append(to: &text, depth: depth + 1) }
  }

  /// The line of the view itself.
  public var line: String {
    var parts = [SceneWord.written(type)]
    if let identifier { parts.append(SceneWord.quoted(identifier)) }
    parts.append(frame.description)
    parts += properties.map { "\($0.name.rawValue)=\(SceneWord.written($0.value))" }
    return parts.joined(separator: " ")
  }

  /// Reads what `text` writes; `nil` for anything else. Names that this version does not know are
  /// kept, see `described(asInVersion:)`.
  public init?(text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true)[...]
    guard let root = SceneNode.read(&lines, depth: 0), lines.isEmpty else { return nil }
    self = root
  }

  private static let depthLimit = 1_000

  private static func read(_ lines: inout ArraySlice<Substring>, depth: Int) -> SceneNode? {
    guard depth < depthLimit, let line = lines.first, indentation(line) == depth * 2,
      var node = SceneNode(line: line.dropFirst(depth * 2))
    else { return nil }
    lines.removeFirst()
    while let next = lines.first, indentation(next) > depth * 2 {
      guard let child = read(&lines, depth: depth + 1) else { return nil }
      node.children.append(child)
    }
    return node
  }

  private static func indentation(_ line: Substring) -> Int {
    line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  private init?(line: Substring) {
    guard let words = SceneWord.split(line), var rest = words[...].popFirstWord(), words.count > 4
    else { return nil }
    self.init(type: words[0].text, frame: SceneFrame(x: 0, y: 0, width: 0, height: 0))
    if rest.first?.isQuoted == true, rest.first?.name == nil {
      identifier = rest.removeFirst().text
    }
    let numbers = rest.prefix(4).compactMap { $0.name == nil ? Double($0.text) : nil }
    guard numbers.count == 4 else { return nil }
    frame = SceneFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    for word in rest.dropFirst(4) {
      guard let name = word.name else { return nil }
      properties.append(SceneProperty(SceneProperty.Name(rawValue: name), word.text))
    }
  }
}

extension ArraySlice<SceneWord> {
  /// What follows the first word; `nil` where there is none.
  fileprivate func popFirstWord() -> ArraySlice<SceneWord>? { isEmpty ? nil : dropFirst() }
}

/// One word of a scene's line: `text` or `name=text`, where the text may be in quotes.
struct SceneWord {
  var name: String?
  var text: String
  var isQuoted: Bool

  /// `text` as it is where it is one plain word, otherwise in quotes.
  static func written(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "#._-+<>()".unicodeScalars.contains($0)
    }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      // Other line ends would end the line for some readers, and U+0000 the text of a PNG file.
      case "\r", "\u{2028}", "\u{2029}", "\u{85}", "\0"..."\u{1F}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// The words of a line; `nil` where a quote is not closed.
  static func split(_ line: Substring) -> [SceneWord]? {
    var words: [SceneWord] = []
    var scalars = line.unicodeScalars[...]
    while true {
      scalars = scalars.drop { $0 == " " }
      guard !scalars.isEmpty else { return words }
      guard let word = read(&scalars) else { return nil }
      words.append(word)
    }
  }

  private static func read(_ scalars: inout Substring.UnicodeScalarView) -> SceneWord? {
    var name: String?
    if scalars.first != "\"" {
      let plain = scalars.prefix { $0 != " " && $0 != "=" }
      scalars = scalars[plain.endIndex...]
      guard scalars.first == "=" else {
        return SceneWord(name: nil, text: String(plain), isQuoted: false)
      }
      scalars = scalars.dropFirst()
      name = String(plain)
      if scalars.first != "\"" {
        let value = scalars.prefix { $0 != " " }
        scalars = scalars[value.endIndex...]
        return SceneWord(name: name, text: String(value), isQuoted: false)
      }
    }
    scalars = scalars.dropFirst()
    guard let text = readQuoted(&scalars) else { return nil }
    return SceneWord(name: name, text: text, isQuoted: true)
  }

  /// Reads up to the closing quote; the opening one was read.
  private static func readQuoted(_ scalars: inout Substring.UnicodeScalarView) -> String? {
    var text = String.UnicodeScalarView()
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\":
        guard let escaped = readEscape(&scalars) else { return nil }
        text.append(escaped)
      default: text.append(scalar)
      }
    }
    return nil
  }

  private static func readEscape(_ scalars: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch scalars.popFirst() {
    case "\\": return "\\"
    case "\"": return "\""
    case "n": return "\n"
    case "u":
      guard scalars.popFirst() == "{" else { return nil }
      let digits = scalars.prefix { $0 != "}" }
      scalars = scalars[digits.endIndex...].dropFirst()
      return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
