// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// All drawings by name, as texts. They are compiled as data, and each is read when it is used.
///
/// The forms are our own, drawn after what the names say: Apple's may not be shipped. What a text
/// means, ``SymbolEntry`` says.
package enum SymbolCatalog {
  package struct Group {
    package var title: String
    /// The names of the drawings, in their order.
    package var names: [String] { entries.map { String($0.name) } }
    let entries: [SymbolEntry]

    /// A drawing begins at a line's start, and goes on in lines that are indented.
    init(_ title: String, _ text: String) {
      self.title = title
      entries = text.replacingOccurrences(of: "\n  ", with: " ").split(separator: "\n")
        .map { SymbolEntry($0) }
    }
  }

  package static let groups = [
    Group("Arrows", arrows), Group("Letters", letters), Group("Signs", signs),
    Group("Shapes", shapes), Group("People", people), Group("Media", media),
    Group("Devices", devices), Group("Documents", documents), Group("Talk", talk),
    Group("Places", places), Group("Things", things),
  ]

  static let entries = Dictionary(
    groups.flatMap(\.entries).map { (String($0.name), $0) }, uniquingKeysWith: { $1 })
}
