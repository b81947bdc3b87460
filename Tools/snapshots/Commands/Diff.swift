// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compares two PNG files or texts, or two folders of pictures.",
    discussion: """
      Files of two folders are paired by their relative paths. Only names that end in .png count; \
      hidden entries and linked folders are left out. Every pixel must be the same. Two files that \
      are texts are compared line by line.

      EXAMPLES:
        swift run snapshots diff reference.png actual.png
        swift run snapshots diff Snapshots build/Snapshots --output differences
        swift run snapshots diff before after --json | jq '.counts'

      EXIT STATUS:
        0  all pictures are equal
        1  a picture differs, was added or was removed
        2  an argument, a file or a folder cannot be used
      """)

  @Argument(help: "The file or folder of the references.", completion: .file())
  var reference: String

  @Argument(help: "The file or folder that is compared with it.", completion: .file())
  var actual: String

  @Option(
    help: "Write reference.png, actual.png and difference.png of each difference to this folder.",
    completion: .directory)
  var output: String?

  @Flag(help: "Print the result as JSON, for other programs.")
  var json = false

  func run() throws {
    if let texts = TextFileComparison(reference: reference, actual: actual) {
      StandardOutput.write(json ? texts.json() : texts.text(style: StandardOutput.style))
      return try CommandExit.end(with: texts.status)
    }
    let comparison = try PictureComparer(outputFolder: output).compare(
      reference: reference, actual: actual)
    StandardOutput.write(json ? comparison.json() : comparison.text(style: StandardOutput.style))
    try CommandExit.end(with: comparison.status)
  }
}
