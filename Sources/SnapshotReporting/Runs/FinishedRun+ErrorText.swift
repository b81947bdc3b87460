// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SnapshotVerification

extension FinishedRun.Error: CustomStringConvertible {
  /// The reason alone, where the file has been named already.
  public var reason: String {
    if case .unusableFile(_, let reason) = self { reason } else { description }
  }

  /// What happened, with which paths, and what to do next.
  public var description: String {
    switch self {
    case .unusableFile(let path, let reason): "\(path): \(reason)"
    case .missing(let path): "There is no file or folder \(path). Check the path."
    case .fileAndFolder(let file, let folder):
      "\(file) is a file and \(folder) a folder. Give two files or two folders."
    case .unreadableFolder(let path, let reason):
      "The folder \(path) cannot be listed: \(reason). Make it readable."
    case .noPictures(let reference, let actual):
      "Neither \(reference) nor \(actual) has a file whose name ends in .png. Check the paths."
    case .outputInside(let folder, let output):
      "The output folder \(output) lies inside of \(folder), which is compared. Choose another."
    case .unwritableDifference(let path, let reason):
      "\(path) cannot be written: \(reason). "
        + WritingAdvice.after(
          reason, otherwise: "Choose another output folder, or make it writable.")

    case .noRun(let path):
      "There is no run in \(path). Run 'swift run snapshots test' first, or name the folder of a "
        + "run: it holds a file run.json."
    case .manifest(let error): error.description
    case .unusableRecord(let path, let reason):
      "\(path) is not the record of a run: \(reason). Delete its folder and run the tests again."
    case .newerRecord(let path, let schema):
      "\(path) has schema \(schema), and this version reads up to \(RunRecord.currentSchema). "
        + "Use the 'snapshots' command of the version that wrote it."
    case .unwritableRecord(let path, let reason):
      "\(path) cannot be written: \(reason). "
        + WritingAdvice.after(
          reason,
          otherwise: "Make its folder writable, or set SNAPSHOT_ARTIFACTS to another one.")

    case .noRuns:
      "No run was found. Name the artifacts folders of the shards, each with a folder runs in it."
    case .missingShards(let shards):
      "The runs of these shards are missing: \(shards.map(\.description).joined(separator: ", ")). "
        + "Name their folders, too; run again what was cut off."
    case .repeatedShard(let shard, let first, let second):
      "Shard \(shard) is in \(first) and in \(second). Name one run for each shard."
    case .mixedShards:
      "Not all of the runs are shards of one suite. Merge the shards of one 'snapshots test' at "
        + "a time."
    case .otherShardPlan(let shard):
      "Shard \(shard) dealt the tests differently from the first one, so that a test may have "
        + "run nowhere. Run all shards on the same commit with the same --timings."
    case .uncopiedPicture(let path, let target, let reason):
      "\(path) cannot be copied to \(target): \(reason). "
        + WritingAdvice.after(reason, otherwise: "Choose another folder for --output.")

    case .unwritableReport(let path, let reason):
      "\(path) cannot be written: \(reason). "
        + WritingAdvice.after(reason, otherwise: "Choose another folder, or make it writable.")
    case .unusablePicture(let path, let reason):
      "The picture \(path) cannot be used: \(reason) Run the tests again with "
        + "'swift run snapshots test'."
    case .undrawablePicture(let snapshot, let reason):
      "The picture of \(snapshot) cannot be drawn. \(reason)"
    case .tooLargeForOneFile(let byteCount, let limit):
      "The pictures have \(byteCount >> 20) MB, more than the \(limit >> 20) MB that a browser "
        + "opens quickly from one file. Leave out --single-file."

    case .noReport(let path):
      "There is no report and no run in \(path). Run 'swift run snapshots test' first, or name a "
        + "report's folder with --report."
    case .unreadableReport(let path, let reason):
      "The report \(path) cannot be read: \(reason)."
    case .unreadablePicture(let path, let reason):
      "The picture \(path) cannot be read. \(reason)"
    case .otherPicture(let expected, let found):
      "The picture is not the one that was reviewed: its digest is \(found.prefix(12)) and not "
        + "\(expected.prefix(12)). Run the tests and review them again."
    case .noReferences(let path):
      "There is no reference in \(path). 'swift run snapshots record' writes the first ones."
    case .noServer(let reason):
      "No server can be started on 127.0.0.1: \(reason). Use 'snapshots report' or "
        + "'snapshots review --terminal'."
    case .otherReview(let decisions, let review):
      "The decisions are about the report \(decisions), and this is \(review): the pictures are "
        + "not those that were reviewed. Name the report's folder with --report, or review again."
    case .malformedDecisions(let reason):
      "The decisions cannot be read: \(reason). Copy the whole command from the report."
    case .refused(let refusals):
      "Nothing was changed, because \(refusals.count) of the snapshots cannot be settled:\n"
        + refusals.map { "  \(TerminalText.escaped($0.reference)): \($0.reason)" }
        .joined(separator: "\n")
    case .unwritableReference(let path, let reason):
      "The file \(path) cannot be written: \(reason). "
        + WritingAdvice.after(reason, otherwise: "Make its folder writable, and run it again.")
    case .futureRun(let name):
      "The run \(name) is from the future, so that nobody knows which references are newer. "
        + "Run the tests again."
    case .unchangedReference(let path, let reason):
      "\(path) cannot be changed: \(reason). "
        + WritingAdvice.after(reason, otherwise: "Make its folder writable, and run it again.")
    }
  }
}
