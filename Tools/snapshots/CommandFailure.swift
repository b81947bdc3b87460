// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotReporting

/// Why a command could not do its work, for other programs: what `--json` prints then.
///
/// `Schemas/failure.schema.json` describes it. A build that fails is a run that ended, whose
/// document names the errors of the compiler.
struct CommandFailure: Encodable, Hashable {
  private let schema = 1
  /// The exit status in a word.
  let status: String
  /// What a person reads on the error stream.
  let problem: String

  private enum CodingKeys: String, CodingKey { case schema, status, problem }

  init(_ status: CommandStatus, _ problem: String) {
    self.status = status.name
    self.problem = problem
  }

  /// Prints it where the command line asks for JSON. It may be one that cannot be parsed, so that
  /// the words themselves are looked at.
  func printIfAsked() {
    let words = CommandLine.arguments.dropFirst().prefix { $0 != "--" }
    guard words.contains("--json") else { return }
    StandardOutput.write(JSONText.of(self))
  }
}
