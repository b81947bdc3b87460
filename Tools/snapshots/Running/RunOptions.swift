// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// The options of the commands that run tests.
struct RunOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Run only the tests whose name matches the regular expression.",
      discussion: "As for 'swift test': AppTests.ProfileViewTests/testEveryState. May be repeated.",
      valueName: "regex"))
  var filter: [String] = []

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("After --: further arguments of 'swift test'.", valueName: "arguments"))
  var passedOn: [String] = []

  var swiftTestArguments: [String] { filter.flatMap { ["--filter", $0] } + passedOn }

  /// Refuses what `swift test` would refuse only after the build.
  func validateFilters() throws(RunProblem) {
    for filter in filter where (try? NSRegularExpression(pattern: filter)) == nil {
      throw .notRegularExpression(filter: filter)
    }
  }

  var adviceForNoSnapshots: String {
    filter.isEmpty
      ? "Call assertSnapshot or assertSnapshots in a test."
      : "Check the filter: it matches names such as AppTests.ProfileViewTests/testEveryState."
  }
}
