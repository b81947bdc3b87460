// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension Review {
  /// Reads a review from wherever it is: a report's page, its folder, the folder of a run, or the
  /// artifacts folder above it, of this machine or of another.
  ///
  /// - Throws: `FinishedRun.Error.noReport` or `.unreadableReport`.
  public init(at path: String) throws(FinishedRun.Error) {
    let path = PathText.absolute(path)
    switch PathKind(path) {
    case .file: try self.init(page: path)
    case .folder:
      let pages = [path, path + "/report"].map { $0 + "/" + HTMLReport.fileName }
      if let page = pages.first(where: { PathKind($0) == .file }) {
        try self.init(page: page)
      } else {
        try self.init(runIn: path)
      }
    case .special, .missing: throw .noReport(path: path)
    }
  }

  /// Reads a run's folder, or of an artifacts folder all that is to review.
  ///
  /// - Throws: `FinishedRun.Error.noReport` or `.unreadableReport`.
  public init(
    runIn folder: String, showsEqual: Bool = false
  ) throws(FinishedRun.Error) {
    let isRun = PathKind(folder + "/" + RunRecord.fileName) == .file
    let newest = isRun ? folder : FinishedRun.folders(inArtifacts: folder).last
    do throws(FinishedRun.Error) {
      let run =
        try isRun ? FinishedRun(folder: folder) : FinishedRun.pending(inArtifacts: folder)
      guard let run else { throw .noReport(path: folder) }
      self.init(run, showsEqual: showsEqual)
      noteAdoptions(of: run)
    } catch .noReport(let path) {
      throw .noReport(path: path)
    } catch {
      throw .unreadableReport(path: newest ?? folder, reason: error.description)
    }
  }

  /// Reads the review that a report's page holds.
  private init(page path: String) throws(FinishedRun.Error) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadableReport(path: path, reason: "the file cannot be opened")
    }
    let text = String(decoding: data, as: UTF8.self)
    guard let begin = text.range(of: "<script type=\"application/json\" id=\"review\">"),
      let end = text.range(of: "</script>", range: begin.upperBound..<text.endIndex)
    else { throw .unreadableReport(path: path, reason: "it is no report of this program") }
    let content: PageData
    do {
      let json = Data(text[begin.upperBound..<end.lowerBound].utf8)
      content = try JSONDecoder().decode(PageData.self, from: json)
    } catch {
      throw .unreadableReport(path: path, reason: "\(error)")
    }
    guard content.schema <= Review.currentSchema else {
      throw .unreadableReport(
        path: path, reason: "it was written by a newer version, as schema \(content.schema)")
    }
    let folder = (path as NSString).deletingLastPathComponent
    self.init(content, pictures: PagePictures(page: text, folder: folder))
  }

  private init(_ content: PageData, pictures: PagePictures) {
    schema = content.schema
    title = content.title
    id = content.id
    items = content.items.map { item in
      var item = item.content
      item.pictures.reference = item.pictures.reference.map(pictures.located)
      item.pictures.actual = item.pictures.actual.map(pictures.located)
      item.pictures.difference = item.pictures.difference.map(pictures.located)
      item.attempts = item.attempts?.map { attempt in
        var attempt = attempt
        attempt.picture = attempt.picture.map(pictures.located)
        return attempt
      }
      item.history = item.history?.map { change in
        var change = change
        change.picture = change.picture.map(pictures.located)
        return change
      }
      return item
    }
  }
}

/// Where the pictures of a report's page are.
private struct PagePictures {
  private let folder: String
  /// The pictures inside of the page, in base64.
  private var inside: [Substring: Substring] = [:]

  init(page: String, folder: String) {
    self.folder = folder
    let mark = "<img id=\"p-", middle = "\" src=\"data:image/png;base64,"
    var rest = page[...]
    while let begin = rest.range(of: mark), let end = rest[begin.upperBound...].range(of: middle),
      let close = rest[end.upperBound...].range(of: "\"")
    {
      inside[rest[begin.upperBound..<end.lowerBound]] = rest[end.upperBound..<close.lowerBound]
      rest = rest[close.upperBound...]
    }
  }

  /// The picture with the place of its bytes. That they are the right ones shows when they are
  /// read.
  func located(_ picture: ReviewPicture) -> ReviewPicture {
    var picture = picture
    if let text = inside[Substring(picture.digest)], let data = Data(base64Encoded: String(text)) {
      picture.origin = .bytes([UInt8](data))
    } else {
      picture.origin = .file("\(folder)/\(HTMLReport.pictureFolderName)/\(picture.fileName)")
    }
    return picture
  }
}
