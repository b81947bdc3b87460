// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import SnapshotReporting

struct Report: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes a report of a run: a page to look at every difference and decide about it.",
    discussion: """
      The page opens from a file, without a network, and from the artifacts of a CI job. Decisions \
      made in it become one short command, 'snapshots accept', to run in the package's folder.

      EXAMPLES:
        swift run snapshots report
        swift run snapshots report --single-file --output artifacts
        swift run snapshots report --gallery
        swift run snapshots report --run downloaded/runs/000012-20260131-142501-4711
        swift run snapshots report --format junit --output artifacts
        swift run snapshots report --json | jq -r .path

      FORMATS:
      \(formats)

      EXIT STATUS:
        0  the report was written
        2  an argument, a file or a folder cannot be used
      """)

  @OptionGroup var source: RunSource

  @Option(
    help: "The folder to write to; by default 'report' in the artifacts folder.",
    completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp("One of the formats above.", valueName: "format"),
    completion: .list(ReportFormat.all.map(\.name)))
  var format = ReportFormat.html.name

  @Flag(help: "Put the pictures into the page, so that it is one file.")
  var singleFile = false

  @Flag(help: "Show equal snapshots, too: the contact sheet of all states, up to 5,000 pictures.")
  var gallery = false

  @Flag(help: "Leave the pictures of the format markdown out, as a job's summary shows none.")
  var withoutPictures = false

  @Option(
    help: ArgumentHelp(
      "The address below which the pictures of the format markdown will be, for a comment.",
      valueName: "address"))
  var picturesAt: String?

  @Flag(help: "Print where the document is as JSON, for other programs.")
  var json = false

  /// A line for each format.
  private static var formats: String {
    let width = ReportFormat.all.map(\.name.count).max() ?? 0
    return ReportFormat.all.map { format in
      let name = format.name.padding(toLength: width, withPad: " ", startingAt: 0)
      return "  \(name)  \(format.abstract)"
    }.joined(separator: "\n")
  }

  func validate() throws {
    guard ReportFormat(name: format) != nil else {
      let names = ReportFormat.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no format '\(format)', only \(names).")
    }
    if gallery, format != ReportFormat.html.name {
      throw ValidationError("--gallery is about the format html alone.")
    }
    if withoutPictures || picturesAt != nil, format != ReportFormat.markdown.name {
      throw ValidationError(
        "--without-pictures and --pictures-at are about the format markdown alone.")
    }
    if withoutPictures, picturesAt != nil {
      throw ValidationError("Give one of --without-pictures and --pictures-at.")
    }
    if let picturesAt, picturesAt.wholeMatch(of: /https?:\/\/[^\s()<>"]+/) == nil {
      throw ValidationError("--pictures-at takes an address that begins with https://.")
    }
    if singleFile, format != ReportFormat.html.name {
      throw ValidationError("--single-file is about the format html alone.")
    }
  }

  func run() throws {
    let finished = try source.finishedRun()
    guard let format = ReportFormat(name: format) else { return }
    if format.isPrinted, output == nil {
      let text = try format.files(for: finished, in: ".")
        .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
      StandardOutput.write(
        json ? JSONText.of(Document(format: format.name, path: nil, text: text)) : text)
      return
    }
    let folder = try output ?? (PackageFolder.current().artifacts + "/report")
    let path =
      format.name == ReportFormat.html.name
      ? try writePage(of: finished, to: folder)
      : try chosenFormat(format).write(finished, to: folder)
    StandardOutput.write(
      json ? JSONText.of(Document(format: format.name, path: path, text: nil)) : path + "\n")
  }

  private func chosenFormat(_ format: ReportFormat) -> ReportFormat {
    if withoutPictures { return .markdown(pictures: .none) }
    return picturesAt.map { .markdown(pictures: .at($0)) } ?? format
  }

  private func writePage(of run: FinishedRun, to folder: String) throws -> String {
    var review = Review(run, showsEqual: gallery)
    review.addHistory(package: run.record.package)
    return try HTMLReport(review).write(toFolder: folder, asSingleFile: singleFile)
  }

  /// What `--json` prints; `Schemas/report.schema.json` describes it.
  private struct Document: Encodable {
    let schema = 1
    let format: String
    /// Where the document was written.
    let path: String?
    /// The document itself, where it is one to print.
    let text: String?
  }

  /// How all of it is taken. Texts in sources are written by their tests.
  private static func advice(about review: Review) -> String {
    let hasInlineTexts = review.items.contains(where: \.isUnwrittenInlineText)
    let accept = "Accept: swift run snapshots accept --all, if all of it is right"
    guard hasInlineTexts else { return accept }
    let record = "Record: swift run snapshots record --failed"
    return review.decidableItems.isEmpty
      ? "\(record) writes the texts in the sources, if they are right"
      : "\(accept)\n\(record), then, for the texts in the sources"
  }

  /// Writes the page of a run that went wrong to its usual place, and says where it is. The page of
  /// an earlier run is brought up to date where all is well now. That it cannot be written is said,
  /// too, and changes nothing about the run's outcome.
  ///
  /// - Parameter tellsWhatToDo: Whether it is said where the page is, and what to do next.
  static func afterTest(_ run: FinishedRun, artifacts: String, tellsWhatToDo: Bool = true) {
    let folder = artifacts + "/report"
    var review = Review(run)
    review.noteAdoptions(of: run)
    review.addHistory(package: run.record.package)
    let hasProblems = review.items.contains(where: \.isProblem)
    let page = folder + "/" + HTMLReport.fileName
    guard hasProblems || FileManager.default.fileExists(atPath: page) else { return }
    do throws(FinishedRun.Error) {
      let path = try HTMLReport(review).write(toFolder: folder)
      if hasProblems, tellsWhatToDo {
        StandardError.print(
          """
          Report: \(path)
          Review: swift run snapshots review
          \(advice(about: review))
          """)
      }
    } catch {
      StandardError.print("Warning: The report was not written. \(error)")
    }
  }
}
