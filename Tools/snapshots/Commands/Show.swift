// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import SnapshotReporting

struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints what a reference says about itself.",
    discussion: """
      Prints the test, the state, the size, the renderer, a digest of the pixels, and the views \
      with their frames and looks, as they were when the picture was recorded. A PNG file of \
      another program tells its size and its pixels alone.

      EXAMPLES:
        swift run snapshots show Snapshots/AppTests/ProfileViewTests/testEveryState.adult.png
        swift run snapshots show Snapshots/AppTests/ProfileViewTests/*.png
        swift run snapshots show Snapshots/AppTests/*/*.png --json | jq '.pictures[].view'

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
    var pictures: [ShowDocument.Picture] = []
    for (number, file) in files.enumerated() {
      do throws(FinishedRun.Error) {
        let reference = try ReferenceText(path: file)
        if json {
          pictures.append(ShowDocument.Picture(path: file, reference: reference.facts))
        } else {
          if files.count > 1 {
            StandardOutput.write("\(number > 0 ? "\n" : "")\(TerminalText.escaped(file))\n")
          }
          StandardOutput.write(reference.text)
        }
      } catch {
        StandardError.print("snapshots show: \(error)")
        status = .unusableInput
      }
    }
    if json { StandardOutput.write(JSONText.of(ShowDocument(pictures: pictures))) }
    try CommandExit.end(with: status)
  }
}

/// What `--json` of `show` and `textconv` prints; `Schemas/show.schema.json` describes it.
struct ShowDocument: Encodable {
  let schema = 1
  let pictures: [Picture]
  /// Why a file says nothing, where no error can be printed.
  var problem: String?

  struct Picture: Encodable {
    var path: String?
    let reference: ReferenceFacts
  }

  private enum CodingKeys: String, CodingKey { case schema, pictures, problem }
}
