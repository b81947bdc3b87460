// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit

extension SpokenScreen {
  /// The screen as text: a line for each element, with its number, and below it what else there is
  /// to hear and to do. It is the same on every machine.
  ///
  /// ```
  /// list
  ///   1. Label 1. List Start.
  ///   2. Label 2. List End.
  /// 3. Share. Button.
  ///    actions: Copy; Print
  /// ```
  public var text: String {
    guard !nodes.isEmpty else { return "nothing is read\n" }
    var number = 0
    return nodes.flatMap { Self.lines($0, &number) }.map { $0 + "\n" }.joined()
  }

  private static func lines(_ node: Node, _ number: inout Int) -> [String] {
    switch node {
    case .element(let element):
      number += 1
      let title = "\(number). "
      let indent = String(repeating: " ", count: title.count)
      let words = element.description.isEmpty ? "(nothing is read)" : element.description
      // A text of several lines stays below its number.
      return ([words] + element.details.map(\.line)).enumerated().map { index, line in
        (index == 0 ? title : indent) + line.replacingOccurrences(of: "\n", with: "\n" + indent)
      }
    case .container(let container, let nodes):
      var lines = [container.title]
      for node in nodes { lines += Self.lines(node, &number).map(Self.indented) }
      return lines
    }
  }

  private static func indented(_ lines: String) -> String {
    "  " + lines.replacingOccurrences(of: "\n", with: "\n  ")
  }
}

extension SpokenContainer {
  /// The container in words.
  var title: String {
    switch self {
    case .list: "list"
    case .landmark: "landmark"
    case .tabBar: "tab bar"
    case .table(let rows, let columns): "table of \(rows) rows and \(columns) columns"
    case .group(let label, let value, let identifier):
      (["group"] + [label, value].compactMap { $0 }
        + [identifier].compactMap { $0.map { "(\($0))" } })
        .joined(separator: " ")
    }
  }
}

extension SpokenElement {
  /// Something beside what is read at once.
  struct Detail: Hashable {
    var name: String
    var words: String

    var line: String { "\(name): \(words)" }
  }

  /// What else there is to hear and to do, where it is not as usual.
  var details: [Detail] {
    var details: [Detail] = []
    func add(_ name: String, _ words: [String]) {
      guard !words.isEmpty else { return }
      details.append(Detail(name: name, words: words.joined(separator: "; ")))
    }
    add("hint", [hint].compactMap { $0 })
    add("actions", actions)
    add("more content", contents.map(\.words))
    for rotor in rotors {
      details.append(Detail(name: "rotor \(rotor.name)", words: rotor.words))
    }
    add("input labels", hasOwnInputLabels ? inputLabels : [])
    add("speech", speech)
    add("language", [language].compactMap { $0 })
    add("unspoken traits", traits.unspokenNames)
    if hasOwnActivationPoint {
      let point = activationPoint
      add("pressed at", ["\(number(point.x)), \(number(point.y))"])
    }
    return details
  }
}

extension SpokenElement.Content {
  /// Both texts, and whether they are read with the element.
  var words: String {
    let texts = [label, value].filter { !$0.isEmpty }.joined(separator: ": ")
    return texts + (isImportant ? " (important)" : "")
  }
}

extension SpokenElement.Rotor {
  /// The places, and how many more there are.
  var words: String {
    places.isEmpty ? "no places" : (places + [more].compactMap { $0 }).joined(separator: "; ")
  }

  /// How many places are left out; `nil` for none.
  var more: String? {
    switch moreCount {
    case 0: nil
    case Self.countedLimit...: "and \(Self.countedLimit) or more"
    default: "and \(moreCount) more"
    }
  }
}

extension UIAccessibilityTraits {
  /// The traits of which nothing is read, but that of plain text.
  var unspokenNames: [String] {
    let names: [(UIAccessibilityTraits, String)] = [
      (.playsSound, "plays sound"), (.keyboardKey, "keyboard key"),
      (.summaryElement, "summary"), (.updatesFrequently, "updates frequently"),
      (.startsMediaSession, "starts media session"),
      (.allowsDirectInteraction, "allows direct interaction"),
      (.causesPageTurn, "causes page turn"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}
