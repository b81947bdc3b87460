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

      EXIT STATUS:
        0  all files were printed
        2  an argument or a file cannot be used
      """)

  @Argument(help: "PNG files.", completion: .file(extensions: ["png"]))
  var files: [String]

  func run() throws {
    var status = CommandStatus.success
    for (number, file) in files.enumerated() {
      do throws(ReferenceText.Problem) {
        let text = try ReferenceText(path: file).text
        if files.count > 1 { StandardOutput.write("\(number > 0 ? "\n" : "")\(file)\n") }
        StandardOutput.write(text)
      } catch {
        StandardError.print("snapshots show: \(error)")
        status = .unusableInput
      }
    }
    try CommandExit.end(with: status)
  }
}
