// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting
import SnapshotVerification

struct Audit: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Decodes references and checks that each shows what it claims to show.",
    discussion: """
      A reference holds a digest of its pixels, by which tests know it without decoding it. \
      Somebody who edits the file on purpose can make the digest lie: reviewers then see one \
      picture, and tests pass for another. This command decodes every file and compares. A file \
      that another program has changed, such as an image optimizer, is no lie: its digest no \
      longer counts, and tests decode it.

      EXAMPLES:
        swift run snapshots audit
        swift run snapshots audit Snapshots/AppTests
        swift run snapshots audit --json | jq -r '.files[] | select(.verdict == "lies").path'
        swift run snapshots audit $(git diff --name-only --diff-filter=d origin/main -- 'Snapshots/*.png')

      EXIT STATUS:
        0  every reference can be decoded, and no digest lies
        1  a digest lies, or a file cannot be decoded
        2  an argument or a folder cannot be used
      """)

  @Argument(
    help: "PNG files and folders of them; without, all references of the package.",
    completion: .file())
  var paths: [String] = []

  @Flag(help: "Name every file, not only those with something to say about them.")
  var verbose = false

  @Flag(help: "Print the verdict on every file as JSON, for other programs.")
  var json = false

  func run() throws {
    let audit: DigestAudit
    do throws(SnapshotVerifier.Error) {
      audit =
        try paths.isEmpty
        ? DigestAudit(package: FileManager.default.currentDirectoryPath)
        : DigestAudit(paths: paths)
    } catch {
      StandardError.print("snapshots audit: \(error)")
      throw CommandExit(status: .unusableInput)
    }
    StandardOutput.write(
      json ? JSONText.of(Document(audit)) : audit.text(showsAll: verbose))
    try CommandExit.end(with: audit.isSound ? .success : .differences)
  }

  /// What `--json` prints; `Schemas/audit.schema.json` describes it.
  private struct Document: Encodable {
    let schema = 1
    let isSound: Bool
    let files: [File]

    struct File: Encodable {
      let path: String
      let verdict: String
      let reason: String?
    }

    init(_ audit: DigestAudit) {
      isSound = audit.isSound
      files = audit.files.map { file in
        var reason: String?
        if case .unusable(let words) = file.verdict { reason = words }
        return File(path: file.shownPath, verdict: file.verdict.word, reason: reason)
      }
    }
  }
}
