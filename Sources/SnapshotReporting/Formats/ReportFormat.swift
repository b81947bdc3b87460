// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A kind of document that a finished run can be turned into.
///
/// Each format is one file beside this one, which ends with its leading-dot spelling, and a word in
/// `all`, from which the command line makes its help, its completions and what it accepts. A
/// document is a function of the run and of the pictures that the run wrote: the same run gives the
/// same bytes.
///
/// ```swift
/// let run = try FinishedRun(folder: ".build/snapshots/runs/000012-20260131-142501-4711")
/// let document = try ReportFormat.junit.write(run, to: "report")  // "report/junit.xml"
/// ```
public struct ReportFormat: Sendable {
  /// What `snapshots report --format` calls it, such as `junit`.
  public let name: String
  /// What it is good for, as a phrase without a period, which help shows behind the name.
  public let abstract: String
  /// The document's path in its folder, such as `junit.xml`.
  public let fileName: String
  /// Whether the document is meant to be printed, as the annotations that GitHub reads from a job's
  /// output are.
  public let isPrinted: Bool

  private let make: @Sendable (FinishedRun, String) throws(FinishedRun.Error) -> [ReportFile]

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - isPrinted: Whether `snapshots report` prints the document where no folder is named.
  ///   - make: Makes the files of a report from a run and the absolute path of the folder that they
  ///     will lie in, which is for links to pictures elsewhere. The first is the document.
  init(
    name: String, abstract: String, fileName: String, isPrinted: Bool = false,
    make: @escaping @Sendable (FinishedRun, String) throws(FinishedRun.Error) -> [ReportFile]
  ) {
    self.name = name
    self.abstract = abstract
    self.fileName = fileName
    self.isPrinted = isPrinted
    self.make = make
  }

  /// Every format, in the order that help shows them.
  public static let all: [ReportFormat] = [
    .html, .json, .junit, .tap, .markdown, .github, .triptych,
  ]

  /// The format of that name; nil if there is none.
  public init?(name: String) {
    guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The files of a report, the document first.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - folder: The folder that the files will lie in.
  public func files(
    for run: FinishedRun, in folder: String
  ) throws(FinishedRun.Error) -> [ReportFile] {
    try make(run, PathText.absolute(folder))
  }

  /// Writes a report and returns the document's path.
  ///
  /// Each file is there whole or not at all. Files of an earlier report that this one does not have
  /// are left alone.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - folder: The folder to write to, which is made where it is missing.
  @discardableResult
  public func write(_ run: FinishedRun, to folder: String) throws(FinishedRun.Error) -> String {
    for file in try files(for: run, in: folder) { try file.write(to: folder) }
    return folder + "/" + fileName
  }
}

extension ReportFormat {
  /// Markdown with its pictures elsewhere, or without them.
  public static func markdown(pictures: MarkdownPictures) -> ReportFormat {
    ReportFormat(
      name: markdown.name, abstract: markdown.abstract, fileName: markdown.fileName
    ) { (run, _) throws(FinishedRun.Error) in
      try MarkdownReport(run, pictures: pictures).files()
    }
  }
}
