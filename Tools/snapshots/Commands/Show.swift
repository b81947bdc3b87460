// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what a reference says about itself.",
    discussion: """
      Prints the test, the state, the size, the renderer, a digest of the pixels, and the views with \
      their frames and looks, as they were when the picture was recorded. A PNG file of another \
      program tells its size and its pixels alone.

      EXAMPLES:
        snapshots show Snapshots/AppTests/ProfileViewTests/testEveryState.adult.png
        snapshots show Snapshots/AppTests/ProfileViewTests/*.png
        snapshots show Snapshots/AppTests/*/*.png --json | jq '.pictures[].view'

      EXIT STATUS:
        0  all files were printed
        2  an argument or a file cannot be used
      """)

  @Argument(help: "PNG files.", completion: .file(extensions: ["png"]))
  var files: [String]

  @Flag(help: "Print the result as JSON, for other programs.")
  var json = false

  func run() throws {
    var status = CommandStatus.success
    var pictures: [Picture] = []
    for (number, file) in files.enumerated() {
      do throws(ReferenceText.Problem) {
        let reference = try ReferenceText(path: file)
        if json {
          pictures.append(Picture(path: file, reference: reference.facts))
        } else {
          if files.count > 1 {
            StandardOutput.write("\(number > 0 ? "\n" : "")\(TerminalText.escaped(file))\n")
          }
          StandardOutput.write(reference.text)
        }
      } catch {
        StandardError.print("snapshots show: \(TerminalText.escaped(error.description))")
        status = .unusableInput
      }
    }
    if json { StandardOutput.write(JSONText.of(Document(pictures: pictures))) }
    try CommandExit.end(with: status)
  }

  /// What `--json` prints; `Schemas/show.schema.json` describes it.
  private struct Document: Encodable {
    let schema = 1
    let pictures: [Picture]
  }

  private struct Picture: Encodable {
    let path: String
    let reference: ReferenceFacts
  }
}
