// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting
import SnapshotVerification

struct FontsVendor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vendor",
    abstract: "Copies the fonts that the references were drawn with into Snapshots/Fonts.",
    discussion: """
      Run it on a machine that has the recorded versions, then commit Snapshots/Fonts: every machine \
      draws with these files from then on. The license of a font's Debian package is copied beside \
      it. Where one font cannot be copied, none is.

      EXAMPLES:
        swift run snapshots fonts vendor
        snapshots fonts vendor --package-path ../App

      EXIT STATUS:
        0  every font in use is in the package
        2  an argument, a file or a folder cannot be used, or a font is not there in the recorded \
      version
      """)

  @OptionGroup var package: PackageOption

  func run() throws {
    let inventory = try package.inventory()
    do throws(FontVendor.Problems) {
      let (copies, withoutLicense) = try FontVendor(inventory).copyFonts()
      for copy in copies { StandardOutput.write(line(copy) + "\n") }
      if let note = inventory.noteOnSilentReferences { StandardOutput.write("\n\(note)\n") }
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
    let action =
      switch copy.action {
      case .added: "added      "
      case .replaced: "replaced   "
      case .kept: "kept       "
      }
    let faces = copy.faces.isEmpty ? "" : ": \(copy.faces.joined(separator: ", "))"
    return action + copy.path + faces + (copy.origin.map { ", from \($0)" } ?? "")
  }
}
