// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting
import SnapshotVerification

struct FontsList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Prints the fonts that the references were drawn with, and where they are.",
    discussion: """
      EXAMPLES:
        swift run snapshots fonts list
        swift run snapshots fonts list --package-path ../App
        swift run snapshots fonts list --json | jq -r '.fonts[] | select(.place == "missing").name'

      EXIT STATUS:
        0  every font is there in the recorded version
        1  a font is there only in another version, or not at all
        2  an argument, a file or a folder cannot be used
      """)

  @OptionGroup var package: PackageOption

  @Flag(help: "Print the fonts as JSON, for other programs.")
  var json = false

  func run() throws {
    let inventory = try package.inventory()
    StandardOutput.write(json ? JSONText.of(FontListDocument(inventory)) : text(inventory))
    let isComplete = inventory.uses.allSatisfy { use in
      switch use.place {
      case .vendored, .package, .system: true
      case .otherVersion, .missing: false
      }
    }
    try CommandExit.end(with: isComplete ? .success : .differences)
  }

  private func text(_ inventory: FontInventory) -> String {
    let uses = inventory.uses.map { use in
      let count = use.references.count
      return "\(use.identity.name) \(use.identity.versionPhrase)\n"
        + "  \(count) reference\(count == 1 ? "" : "s"), \(words(use.place, inventory))\n"
    }
    let note = inventory.noteOnSilentReferences.map { $0 + "\n" } ?? ""
    return TerminalText.lines(uses.joined() + note).joined(separator: "\n")
  }

  private func words(_ place: FontInventory.Place, _ inventory: FontInventory) -> String {
    switch place {
    case .vendored(let file), .package(let file):
      "in the package: \(file.dropFirst(inventory.package.count + 1))"
    case .system(let file): "on this machine: \(file)"
    case .otherVersion(let current, let file):
      "another version on this machine: \(file) is \(current.versionPhrase)"
    case .missing: "not found"
    }
  }
}
