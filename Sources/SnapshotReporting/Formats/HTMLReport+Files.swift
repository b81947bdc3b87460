// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension HTMLReport {
  /// The page, then its pictures.
  ///
  /// - Parameter isSingleFile: Whether the pictures are put into the page.
  func files(asSingleFile isSingleFile: Bool) throws(FinishedRun.Error) -> [ReportFile] {
    var files: [ReportFile] = []
    var inside: [String: [UInt8]] = [:]
    for picture in pictures {
      let bytes: [UInt8]
      do throws(FinishedRun.Error) {
        bytes = try picture.bytes()
      } catch {
        throw .unusablePicture(path: picture.fileName, reason: error.description)
      }
      if isSingleFile {
        inside[picture.digest] = bytes
      } else {
        files.append(
          ReportFile(path: "\(Self.pictureFolderName)/\(picture.fileName)", bytes: bytes))
      }
    }
    let text = page(isSingleFile ? .inside(inside) : .beside)
    return [ReportFile(path: Self.fileName, text: text)] + files
  }

  /// Writes the page and its pictures, and returns the page's path.
  ///
  /// Pictures of an earlier report in the folder that are not needed any more are removed; other
  /// files are left alone.
  ///
  /// - Parameters:
  ///   - folder: The report's folder, which is made where it is missing.
  ///   - isSingleFile: Whether the pictures are put into the page.
  /// - Throws: `FinishedRun.Error`, also where the pictures are too many for one file.
  @discardableResult
  public func write(
    toFolder folder: String, asSingleFile isSingleFile: Bool = false
  ) throws(FinishedRun.Error) -> String {
    let total = pictures.reduce(0) { $0 + $1.byteCount }
    if isSingleFile, total > Self.singleFileLimit, let smaller = withoutPast {
      return try smaller.write(toFolder: folder, asSingleFile: true)
    }
    if isSingleFile, total > Self.singleFileLimit {
      throw .tooLargeForOneFile(byteCount: total, limit: Self.singleFileLimit)
    }
    let files = try files(asSingleFile: isSingleFile)
    // The page comes last: whoever opens it finds its pictures.
    for file in files.reversed() {
      let path = folder + "/" + file.path
      // A picture of that name has these bytes, unless somebody has touched it.
      if file.path != Self.fileName, FileManager.default.contents(atPath: path) == Data(file.bytes)
      {
        continue
      }
      try file.write(to: folder)
    }
    removeOthers(in: folder + "/" + Self.pictureFolderName, keeping: Set(files.map(\.path)))
    return folder + "/" + Self.fileName
  }

  /// The report without the pictures of the past; nil where there are none. They are the first to
  /// go where one file would be too large.
  private var withoutPast: HTMLReport? {
    guard review.items.contains(where: { !$0.pastPictures.isEmpty }) else { return nil }
    var review = review
    for index in review.items.indices { review.items[index].history = nil }
    return HTMLReport(review)
  }

  /// Removes pictures that an earlier report has left. One that cannot be removed only takes room.
  private func removeOthers(in images: String, keeping paths: Set<String>) {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: images)) ?? []
    for name in found where !paths.contains("\(Self.pictureFolderName)/\(name)") {
      guard name.wholeMatch(of: /[0-9a-f]{64}\.png/) != nil else { continue }
      try? FileManager.default.removeItem(atPath: images + "/" + name)
    }
  }
}
