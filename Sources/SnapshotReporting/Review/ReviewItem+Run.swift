// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

extension ReviewItem {
  /// What one entry of a run shows. Reads its pictures.
  init(_ entry: SnapshotRun.Entry, of run: FinishedRun) {
    let name = ReviewItem.name(of: entry)
    // Of a picture that equals its reference there is nothing to see.
    let isMatch = entry.outcome == .matched || entry.outcome == .recordedUnchanged
    self.init(
      target: entry.target, suite: entry.suite, test: name.test, state: entry.state,
      variant: entry.variant, outcome: ReviewOutcome(entry.outcome),
      reference: ReviewItem.reference(of: entry, name, in: run),
      source: "\(run.pathInPackage(entry.file)):\(entry.line)",
      message: isMatch ? nil : entry.message, causes: entry.causes ?? [],
      difference: entry.difference, findings: (entry.findings ?? []).map { ReviewFinding($0) },
      pictures: isMatch ? Pictures() : ReviewItem.pictures(of: entry, in: run))
    seconds = entry.seconds
    earlierRun = entry.reference.flatMap { run.earlierRuns[$0] }
    if !isMatch, entry.content == .text { texts = ReviewItem.texts(of: entry, in: run) }
  }

  /// What is reviewed of a reference that no test asks for any more. Its file tells its name; `nil`
  /// where it cannot be read.
  init?(removed path: String, of run: FinishedRun) {
    let reference = run.pathInPackage(path)
    let parts = reference.split(separator: "/").map(String.init)
    guard parts.count > 2 else { return nil }
    let metadata = (try? StoredReference.read(path))?.metadata
    let named = metadata?.test.split(separator: "/", maxSplits: 2).map(String.init) ?? []
    let file = (parts[parts.count - 1] as NSString).deletingPathExtension
    self.init(
      target: parts[1], suite: named.count == 3 ? named[1] : parts[parts.count - 2],
      test: named.count == 3 ? named[2] : String(file.prefix { $0 != "." }),
      state: metadata?.state, variant: metadata?.variant, outcome: .removed, reference: reference,
      source: reference,
      message: "No test and no state asks for this reference any more. Approving deletes it.",
      causes: [], findings: [],
      pictures: Pictures(reference: ReviewItem.keptPicture(path)))
    if pictures.reference == nil {
      guard let text = ReviewText(path: path) else { return nil }
      texts = Texts(reference: text, actual: nil)
    }
  }

  /// A picture with its bytes: its file is deleted where the snapshot is accepted, and has to come
  /// back where that is undone.
  private static func keptPicture(_ path: String) -> ReviewPicture? {
    (try? PictureFile.read(path)).flatMap { ReviewPicture(bytes: $0) }
  }

  /// Makes a new snapshot one that was renamed.
  mutating func rename(from path: String, of run: FinishedRun) {
    guard outcome == .missingReference, pictures.actual != nil,
      let picture = ReviewItem.keptPicture(path)
    else { return }
    outcome = .renamed
    formerReference = run.pathInPackage(path)
    pictures.reference = picture
    message =
      "Its reference is \(formerReference ?? ""): the snapshot has another name now. "
      + "Approving moves the file."
  }

  /// Adds the picture of a snapshot that equals its reference and was found something in, which is
  /// to be seen in it.
  mutating func addPictureOfFindings(_ entry: SnapshotRun.Entry, of run: FinishedRun) {
    pictures.reference = run.storedReference(of: entry)
  }

  /// Adds what became of the snapshot each time, with the pictures.
  mutating func addAttempts(_ entries: [SnapshotRun.Entry]) {
    isFlaky = true
    attempts = entries.map { entry in
      Attempt(
        outcome: ReviewOutcome(entry.outcome),
        picture: entry.outcome.isProblem
          ? entry.artifacts.actual.flatMap { ReviewPicture(path: $0) } : nil,
        seconds: entry.seconds)
    }
  }

  private static func name(of entry: SnapshotRun.Entry) -> SnapshotName {
    let source = SnapshotSource(
      fileID: entry.target + "/", filePath: entry.file, line: 0, column: 0)
    let test = SnapshotTest(suite: entry.suite, function: entry.test, source: source)
    return SnapshotName(
      target: entry.target, suite: entry.suite, test: test.name, state: entry.state,
      variant: entry.variant)
  }

  /// The reference's path in the package; nil where it lies outside of it.
  private static func reference(
    of entry: SnapshotRun.Entry, _ name: SnapshotName, in run: FinishedRun
  ) -> String? {
    guard let path = entry.reference else { return nil }
    let inPackage = run.pathInPackage(path)
    if inPackage != path { return inPackage }
    // A build system may run the tests in another folder than the package's.
    let usual = "Snapshots/" + name.referencePath
    return path.hasSuffix("/" + usual) ? usual : nil
  }

  private static func texts(of entry: SnapshotRun.Entry, in run: FinishedRun) -> Texts {
    func text(_ path: String?) -> ReviewText? { path.flatMap { ReviewText(path: $0) } }
    let isRecorded = entry.outcome == .recordedNew || entry.outcome == .recordedChanged
    return Texts(
      reference: text(entry.artifacts.reference),
      actual: isRecorded ? run.storedText(of: entry) : text(entry.artifacts.actual))
  }

  private static func pictures(of entry: SnapshotRun.Entry, in run: FinishedRun) -> Pictures {
    func picture(_ path: String?) -> ReviewPicture? { path.flatMap { ReviewPicture(path: $0) } }
    // After recording, the reference is what the test drew.
    let isRecorded = entry.outcome == .recordedNew || entry.outcome == .recordedChanged
    return Pictures(
      reference: picture(entry.artifacts.reference),
      actual: isRecorded ? run.storedReference(of: entry) : picture(entry.artifacts.actual),
      difference: picture(entry.artifacts.difference))
  }
}

extension ReviewFinding {
  fileprivate init(_ finding: SnapshotRun.Finding) {
    self.init(
      kind: finding.kind,
      message: finding.message.split(whereSeparator: \.isNewline).map {
        $0.trimmingCharacters(in: .whitespaces)
      }.joined(separator: " "), view: finding.view,
      frame: finding.frame.map {
        SnapshotRun.Place(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      },
      level: finding.level.rawValue)
    family = FindingFamily(finding).title
  }
}
