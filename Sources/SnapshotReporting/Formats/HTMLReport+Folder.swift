// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension HTMLReport {
  /// Writes the page and its pictures, and returns the page's path.
  ///
  /// Pictures of an earlier report in the folder that are not needed any more are removed; other files
  /// are left alone.
  ///
  /// - Parameters:
  ///   - folder: The report's folder, which is made where it is missing.
  ///   - isSingleFile: Whether the pictures are put into the page.
  /// - Throws: `ReviewProblem`.
  @discardableResult
  public func write(toFolder folder: String, asSingleFile isSingleFile: Bool = false)
    throws(ReviewProblem) -> String
  {
    let images = folder + "/" + Self.pictureFolderName
    var inside: [String: [UInt8]] = [:]
    if isSingleFile {
      let total = pictures.reduce(0) { $0 + $1.byteCount }
      guard total <= Self.singleFileLimit else {
        throw .tooLargeForOneFile(byteCount: total, limit: Self.singleFileLimit)
      }
      for picture in pictures { inside[picture.digest] = try picture.bytes() }
      try makeFolder(folder)
    } else {
      try makeFolder(images)
      for picture in pictures {
        let path = images + "/" + picture.fileName
        // A file of that name has these bytes: its name is their digest.
        if ReviewPicture(path: path)?.digest == picture.digest { continue }
        try write(Data(try picture.bytes()), to: path)
      }
    }
    let path = folder + "/" + Self.fileName
    try write(Data(page(isSingleFile ? .inside(inside) : .beside).utf8), to: path)
    removeOthers(in: images, keeping: isSingleFile ? [] : Set(pictures.map(\.fileName)))
    return path
  }

  private func makeFolder(_ path: String) throws(ReviewProblem) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: PathText.reason(error))
    }
  }

  private func write(_ data: Data, to path: String) throws(ReviewProblem) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: PathText.reason(error))
    }
  }

  /// Removes pictures that an earlier report has left; a failure harms nobody.
  private func removeOthers(in images: String, keeping names: Set<String>) {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: images)) ?? []
    for name in found where !names.contains(name) {
      guard name.wholeMatch(of: /[0-9a-f]{64}\.png/) != nil else { continue }
      try? FileManager.default.removeItem(atPath: images + "/" + name)
    }
  }
}
