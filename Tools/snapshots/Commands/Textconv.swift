// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting

struct Textconv: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints a reference as text for `git diff`.",
    discussion: """
      With it `git diff` and `git log -p` show which views of a picture changed. In the \
      repository, once:

        echo '*.png diff=snapshots' >> .gitattributes
        git config diff.snapshots.textconv 'swift run -q snapshots textconv'

      The path of a built binary instead of `swift run` is faster.

      EXAMPLES:
        swift run snapshots textconv Snapshots/AppTests/ProfileViewTests/testEveryState.adult.png
        git config diff.snapshots.textconv 'swift run -q snapshots textconv --json'

      EXIT STATUS:
        0  always, so that a file that is no PNG spoils no diff
        2  the argument is missing
      """)

  @Argument(help: "The file, as git names it.", completion: .file())
  var file: String

  @Flag(help: "Print what 'snapshots show --json' does, for diffs that other programs read.")
  var json = false

  func run() {
    guard json else {
      return StandardOutput.write(ReferenceText.forVersionControl(path: file))
    }
    do throws(FinishedRun.Error) {
      let reference = try ReferenceText(path: file)
      // Git names a temporary file, which would be another in every diff.
      StandardOutput.write(
        JSONText.of(ShowDocument(pictures: [ShowDocument.Picture(reference: reference.facts)])))
    } catch {
      StandardOutput.write(JSONText.of(ShowDocument(pictures: [], problem: error.reason)))
    }
  }
}
