// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A drawing as a text: a name, a box, and what is drawn in it, in hundredths of the font's size.
///
///     mappin 56x122 outline O28 28 22 ink M28 50 28 117
///
/// | word | meaning |
/// | --- | --- |
/// | `outline`, `details`, `solids`, `ink`, `blots` | the layer of what follows |
/// | `over` | what follows lies above, with a gap around it |
/// | `use NAME x y scale` | another drawing, its upper left corner there; thinner where it is small |
/// | `room x y side` | the middle and the side of the room for a sign |
/// | `mirrored` | it points the other way where text runs from right to left |
///
/// A command is a letter with the numbers that follow; what ``SymbolStroke`` says they draw.
struct SymbolEntry {
  let name: Substring
  private let text: Substring

  init(_ text: some StringProtocol) {
    let text = Substring(text)
    self.text = text
    name = text.prefix { $0 != " " }
  }

  /// The drawing, read.
  var figure: SymbolFigure {
    var reader = SymbolEntryReader(name: name, words: text.split { $0 == " " || $0 == "\n" })
    return reader.figure()
  }
}

private struct SymbolEntryReader {
  let name: Substring
  var words: [Substring]
  private var place = 2
  private var layer = SymbolFigure.Layer.outline
  /// The figure, and what lies above it.
  private var figures: [SymbolFigure] = []

  init(name: Substring, words: [Substring]) {
    self.name = name
    self.words = words
  }

  mutating func figure() -> SymbolFigure {
    let sides = words[1].split(separator: "x").compactMap { Double($0) }
    require(sides.count == 2, "symbol \(name): \(words[1]) is no box, say WIDTHxHEIGHT")
    figures = [SymbolFigure(sides[0], sides[1])]
    while place < words.count {
      place += 1
      read(words[place - 1])
    }
    return figures.dropFirst().reduce(figures[0]) { $0.adding($1, .above) }
  }

  private var last: Int { figures.count - 1 }

  private mutating func read(_ word: Substring) {
    switch word {
    case "over": figures.append(SymbolFigure(figures[0].size.width, figures[0].size.height))
    case "mirrored": figures[last].isMirrored = true
    case "room":
      let room = numbers()
      require(room.count == 3, "symbol \(name): a room is the middle and a side: x y side")
      figures[last].room = CGRect(
        x: room[0] - room[2] / 2, y: room[1] - room[2] / 2, width: room[2], height: room[2])
    case "use": use()
    default:
      if let layer = SymbolFigure.Layer(rawValue: String(word)) {
        self.layer = layer
      } else {
        draw(word)
      }
    }
  }

  /// The numbers from here on.
  private mutating func numbers() -> [CGFloat] {
    var numbers: [CGFloat] = []
    while place < words.count, let number = Double(words[place]) {
      numbers.append(number)
      place += 1
    }
    return numbers
  }

  private mutating func use() {
    let other = words[place]
    place += 1
    let values = numbers()
    guard values.count == 3, let figure = SymbolCatalog.entries[String(other)]?.figure else {
      trap("symbol \(name): cannot use \(other) at \(values)")
    }
    var part = figure.scaled(by: values[2]).moved(to: CGPoint(x: values[0], y: values[1]))
    if values[2] < 0.7 { part = part.changing { $0.lineScale *= 0.85 } }
    // What lies in an outline is cut out where that is filled.
    let isInside = figures[last].paths[.outline] != nil
    figures[last] = figures[last].adding(part, isInside ? .within : .beside)
  }

  private mutating func draw(_ word: Substring) {
    let first = Double(word.dropFirst())
    require(
      word.count == 1 || first != nil, "symbol \(name): \(word) is neither a word nor a command")
    let values = (first.map { [CGFloat($0)] } ?? []) + numbers()
    guard let stroke = word.first.flatMap(SymbolStroke.init) else {
      trap("symbol \(name): there is no command \(word)")
    }
    var path = figures[last][layer]
    require(
      stroke.draw(values, on: &path), "symbol \(name): \(word) takes no \(values.count) numbers")
    figures[last].paths[layer] = path
  }
}
