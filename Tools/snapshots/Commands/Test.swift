// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser

struct Test: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Runs the package's tests and compares their snapshots with the references.",
    discussion: """
      Writes no reference. The pictures of each difference, and a page that shows them all, are \
      written to .build/snapshots, or to the folder that SNAPSHOT_ARTIFACTS names.

      A snapshot that ends its process is a failed one: it says how and where, and the others are \
      taken in another process.

      EXAMPLES:
        swift run snapshots test
        swift run snapshots test --filter ProfileViewTests --state '^adult'
        swift run snapshots test --json | jq '.counts'
        swift run snapshots test --shard 2/4
        swift run snapshots test -- --parallel -c release

      EXIT STATUS:
        0  all snapshots equal their references, and all tests passed
        1  a snapshot differs, has no reference or could not be taken
        2  an argument, a file or a folder cannot be used
        3  the tests could not be built, crashed or failed for another reason
      """)

  @OptionGroup var shards: ShardOptions
  @OptionGroup var options: RunOptions

  func run() throws {
    try ConductedRun(
      command: "test", options: options, shard: shards.shard, timings: shards.timings,
      recordMode: .never
    ).run()
  }
}
