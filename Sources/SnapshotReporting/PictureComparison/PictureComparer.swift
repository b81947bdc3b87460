// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
import Synchronization

/// Compares two PNG files, or two folders of them.
///
/// Files of two folders are paired by their relative paths. Only names that end in `.png` count;
/// hidden entries and linked folders are left out.
///
/// ```swift
/// let comparer = PictureComparer(outputFolder: "differences")
/// let comparison = try comparer.compare(reference: "before", actual: "after")
/// ```
public struct PictureComparer: Sendable {
  private let strategy: ComparisonStrategy
  private let outputFolder: String?

  /// Makes a comparer.
  ///
  /// - Parameters:
  ///   - strategy: Which pixels count as different; all that are not the same by default.
  ///   - outputFolder: Where the pictures of each difference are written; nil writes none.
  public init(strategy: ComparisonStrategy = .exact, outputFolder: String? = nil) {
    self.strategy = strategy
    self.outputFolder = outputFolder
  }

  /// Compares what lies at two paths: two files or two folders.
  ///
  /// Broken files are among the results, so that one of them does not hide the others.
  public func compare(
    reference: String, actual: String
  ) throws(FinishedRun.Error) -> PictureComparison {
    let pairs = try pairs(reference: reference, actual: actual)
    var pictures: [PictureComparison.Picture] = []
    for result in compareAll(pairs) { pictures.append(try result.get()) }
    return PictureComparison(reference: reference, actual: actual, pictures: pictures)
  }

  /// Pairs are independent of each other; the results keep their order.
  private func compareAll(_ pairs: [PicturePair]) -> [Result<
    PictureComparison.Picture, FinishedRun.Error
  >] {
    let results = Mutex(
      [Result<PictureComparison.Picture, FinishedRun.Error>?](repeating: nil, count: pairs.count))
    DispatchQueue.concurrentPerform(iterations: pairs.count) { index in
      let result = Result { () throws(FinishedRun.Error) in
        try pairs[index].compare(strategy: strategy, outputFolder: outputFolder)
      }
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}

// MARK: - Pairing

extension PictureComparer {
  private func pairs(reference: String, actual: String) throws(FinishedRun.Error) -> [PicturePair] {
    let kinds = (PathKind(reference), PathKind(actual))
    if kinds.0 == .missing { throw .missing(path: reference) }
    if kinds.1 == .missing { throw .missing(path: actual) }
    switch kinds {
    case (.folder, .folder): return try folderPairs(reference: reference, actual: actual)
    case (.folder, _): throw .fileAndFolder(file: actual, folder: reference)
    case (_, .folder): throw .fileAndFolder(file: reference, folder: actual)
    default:
      let name = (actual as NSString).lastPathComponent
      return [PicturePair(path: name, reference: reference, actual: actual, outputPath: "")]
    }
  }

  private func folderPairs(reference: String, actual: String) throws(FinishedRun.Error)
    -> [PicturePair]
  {
    if let outputFolder {
      for folder in [reference, actual] where Self.contains(folder, outputFolder) {
        throw .outputInside(folder: folder, output: outputFolder)
      }
    }
    let references = Set(try PictureFolder(reference).paths)
    let actuals = Set(try PictureFolder(actual).paths)
    let paths = references.union(actuals).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    guard !paths.isEmpty else { throw .noPictures(reference: reference, actual: actual) }
    return paths.map { path in
      PicturePair(
        path: path, reference: references.contains(path) ? reference + "/" + path : nil,
        actual: actuals.contains(path) ? actual + "/" + path : nil,
        outputPath: path.hasSuffix(".png") ? String(path.dropLast(4)) : path)
    }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    let folder = PathText.resolved(folder)
    let path = PathText.resolved(path)
    return path == folder || PathText.isInside(path, folder)
  }
}
