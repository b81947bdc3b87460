// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting
import SnapshotVerification

struct FontsVendor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vendor",
    abstract: "Copies the fonts that the references were drawn with into Snapshots/Fonts.",
    discussion: """
      Run it on a machine that has the recorded versions, then commit Snapshots/Fonts: every \
      machine draws with these files from then on. The license of a font's Debian package is \
      copied beside it. Where one font cannot be copied, none is.

      EXAMPLES:
        swift run snapshots fonts vendor
        swift run snapshots fonts vendor --package-path ../App
        swift run snapshots fonts vendor --json | jq -r '.files[].path'

      EXIT STATUS:
        0  every font in use is in the package
        2  an argument, a file or a folder cannot be used, or a font is not there in the recorded \
      version
      """)

  @OptionGroup var package: PackageOption

  @Flag(help: "Print the files as JSON, for other programs.")
  var json = false

  func run() throws {
    let inventory = try package.inventory()
    do throws(SnapshotVerifier.Error) {
      let (copies, withoutLicense) = try FontVendor(inventory).copyFonts()
      let note = inventory.noteOnSilentReferences.map { "\n\($0)\n" } ?? ""
      StandardOutput.write(
        json
          ? JSONText.of(Document(copies, withoutLicense: withoutLicense))
          : copies.map { line($0) + "\n" }.joined() + note)
      if !withoutLicense.isEmpty {
        StandardError.print(
          "Warning: no license was found for \(withoutLicense.joined(separator: ", ")). Make sure "
            + "that you may copy it, and put its license beside it.")
      }
    } catch {
      for problem in error.all { StandardError.print("Error: \(problem)") }
      throw CommandExit(status: .unusableInput)
    }
  }

  private func line(_ copy: FontVendor.Copy) -> String {
    let action = copy.action.word.padding(toLength: 11, withPad: " ", startingAt: 0)
    let faces = copy.faces.isEmpty ? "" : ": \(copy.faces.joined(separator: ", "))"
    return TerminalText.escaped(
      action + copy.path + faces + (copy.origin.map { ", from \($0)" } ?? ""))
  }

  /// What `--json` prints; `Schemas/fonts-vendor.schema.json` describes it.
  private struct Document: Encodable {
    let schema = 1
    let files: [File]
    let withoutLicense: [String]

    struct File: Encodable {
      let action: String
      let path: String
      let faces: [String]
      let origin: String?
    }

    init(_ copies: [FontVendor.Copy], withoutLicense: [String]) {
      files = copies.map {
        File(action: $0.action.word, path: $0.path, faces: $0.faces, origin: $0.origin)
      }
      self.withoutLicense = withoutLicense
    }
  }
}

extension FontVendor.Copy.Action {
  fileprivate var word: String {
    switch self {
    case .added: "added"
    case .replaced: "replaced"
    case .kept: "kept"
    }
  }
}
