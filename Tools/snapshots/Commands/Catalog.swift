// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

struct Catalog: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Shows all references of the package: its views in all their states.",
    discussion: """
      Serves the contact sheet of the page on this machine, or writes it to a folder. It shows the \
      references as they are; no test runs.

      EXAMPLES:
        swift run snapshots catalog
        swift run snapshots catalog --output catalog
        swift run snapshots catalog --output catalog --single-file --json | jq -r .path

      EXIT STATUS:
        0  the catalog was written, or is not served any more
        2  an argument, a file or a folder cannot be used, or there is no reference
      """)

  @Option(
    help: "The folder to write the page to, instead of serving it.", completion: .directory)
  var output: String?

  @Flag(help: "Put the pictures into the page, so that it is one file.")
  var singleFile = false

  @Flag(help: "Print where the page is as JSON, for other programs.")
  var json = false

  func validate() throws {
    if singleFile, output == nil {
      throw ValidationError("--single-file is about the page that --output writes.")
    }
  }

  func run() throws {
    let package = try PackageFolder.current()
    if let output {
      let path = try HTMLReport(Review(catalogOf: package.path), isCatalog: true)
        .write(toFolder: output, asSingleFile: singleFile)
      return print(path: path, address: nil)
    }
    let server = try ReviewServer(catalogOf: package.path)
    print(path: nil, address: server.address)
    StandardError.print("Open the address in a browser. Ctrl-C ends.")
    server.run()
  }

  private func print(path: String?, address: String?) {
    StandardOutput.write(
      json
        ? JSONText.of(Document(path: path, address: address))
        : (path ?? address ?? "") + "\n")
  }

  /// What `--json` prints; `Schemas/catalog.schema.json` describes it.
  private struct Document: Encodable {
    let schema = 1
    /// Where the page was written.
    let path: String?
    /// Where it is served.
    let address: String?
  }
}
