// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

/// One picture a failure, and a text that lists them.
///
///     triptychs.txt
///     triptychs/AppTests/ProfileViewTests/testEveryState.adult.png
struct TriptychReport {
  private let run: FinishedRun

  init(_ run: FinishedRun) {
    self.run = run
  }

  func files() throws(FinishedRun.Error) -> [ReportFile] {
    var pictures: [ReportFile] = []
    var names: Set<String> = []
    for problem in run.summary.problems {
      let path = Self.path(of: problem)
      guard let picture = try TriptychPicture(problem), names.insert(path).inserted else {
        continue
      }
      pictures.append(ReportFile(path: path, bytes: try picture.png(package: run.record.package)))
    }
    let list = pictures.map { $0.path + "\n" }.joined()
    return [ReportFile(path: "triptychs.txt", text: list)] + pictures
  }

  /// A path made of the names as references' paths are, so that no name leads out of the folder.
  static func path(of entry: SnapshotRun.Entry) -> String {
    let test = entry.test.hasSuffix("()") ? String(entry.test.dropLast(2)) : entry.test
    let name = SnapshotName(
      target: entry.target, suite: entry.suite, test: test, state: entry.state,
      variant: entry.variant)
    return "triptychs/\(name.path).png"
  }
}

extension ReportFormat {
  /// A PNG of reference, actual and difference for each failure: `triptychs/`, listed in
  /// `triptychs.txt`.
  public static let triptych = ReportFormat(
    name: "triptych", abstract: "a picture a failure, for viewers of CI artifacts",
    fileName: "triptychs.txt"
  ) { (run, _) throws(FinishedRun.Error) in
    try TriptychReport(run).files()
  }
}
