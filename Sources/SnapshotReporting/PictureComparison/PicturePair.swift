// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
import PNGCodec
import SnapshotVerification
import Synchronization

/// Two files to compare, of which one may be missing.
struct PicturePair: Sendable {
  /// What the result is called.
  let path: String
  /// nil for an added picture.
  let reference: String?
  /// nil for a removed picture.
  let actual: String?
  /// The folder of this pair below the output folder; empty for the output folder itself.
  let outputPath: String

  /// What the two files hold.
  private enum Content {
    case onlyReference
    case onlyActual
    case sameBytes
    case both(reference: PictureFile, actual: PictureFile)
  }

  /// Compares the pair, and writes the pictures of a difference where there is an output folder.
  func compare(
    strategy: ComparisonStrategy, outputFolder: String?
  ) throws(FinishedRun.Error) -> PictureComparison.Picture {
    switch Result(catching: { () throws(FinishedRun.Error) in try read() }) {
    case .failure(let problem): return picture(.unusable(message: problem.reason))
    case .success(.onlyReference): return picture(.removed)
    case .success(.onlyActual): return picture(.added)
    case .success(.sameBytes): return picture(.equal)
    case .success(.both(let reference, let actual)):
      var picture = picture(outcome(strategy.compare(reference.bitmap, with: actual.bitmap)))
      if picture.outcome != .equal, let outputFolder {
        let folder = outputPath.isEmpty ? outputFolder : outputFolder + "/" + outputPath
        picture.artifacts = try write(reference, actual, strategy, to: folder)
      }
      return picture
    }
  }

  private func picture(_ outcome: PictureComparison.Outcome) -> PictureComparison.Picture {
    PictureComparison.Picture(path: path, outcome: outcome)
  }

  private func outcome(_ result: ComparisonOutcome) -> PictureComparison.Outcome {
    switch result {
    case .equal: .equal
    case .differing(let difference): .differing(difference)
    case .sizeMismatch(let reference, let actual, let difference):
      .sizeMismatch(reference: reference, actual: actual, difference)
    }
  }
}

// MARK: - Reading

extension PicturePair {
  /// Files of the same bytes are decoded once: that they are the same does not make them pictures.
  private func read() throws(FinishedRun.Error) -> Content {
    let reference = try reference.map { path throws(FinishedRun.Error) in
      try EncodedFile(.reference, path)
    }
    let actual = try actual.map { path throws(FinishedRun.Error) in
      try EncodedFile(.actual, path)
    }
    if let reference, let actual, reference.bytes != actual.bytes {
      return try decodedTogether(reference, actual)
    }
    _ = try (reference ?? actual)?.decoded()
    if actual == nil { return .onlyReference }
    return reference == nil ? .onlyActual : .sameBytes
  }

  /// Decodes both at the same time: that is what takes longest by far.
  private func decodedTogether(
    _ reference: EncodedFile, _ actual: EncodedFile
  ) throws(FinishedRun.Error) -> Content {
    let results = Mutex<[Side: Result<PictureFile, FinishedRun.Error>]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let file = index == 0 ? reference : actual
      let result = Result { () throws(FinishedRun.Error) in try file.decoded() }
      results.withLock { $0[file.side] = result }
    }
    let files = results.withLock { $0 }
    guard let reference = files[.reference], let actual = files[.actual] else {
      throw .unusableFile(path: path, reason: "The file was not decoded.")
    }
    return .both(reference: try reference.get(), actual: try actual.get())
  }

  private enum Side: String {
    case reference
    case actual
  }

  /// A file of the pair that was read. Its errors name its side.
  private struct EncodedFile: Sendable {
    let side: Side
    let path: String
    let bytes: [UInt8]

    init(_ side: Side, _ path: String) throws(FinishedRun.Error) {
      do throws(FinishedRun.Error) {
        bytes = try PictureFile.read(path)
      } catch {
        throw .unusableFile(path: path, reason: "\(side): \(error.reason)")
      }
      self.side = side
      self.path = path
    }

    func decoded() throws(FinishedRun.Error) -> PictureFile {
      do throws(FinishedRun.Error) {
        return try PictureFile(bytes: bytes, path: path)
      } catch {
        throw .unusableFile(path: path, reason: "\(side): \(error.reason)")
      }
    }
  }
}

// MARK: - Writing

extension PicturePair {
  private func write(
    _ reference: PictureFile, _ actual: PictureFile, _ strategy: ComparisonStrategy,
    to folder: String
  ) throws(FinishedRun.Error) -> PictureComparison.Artifacts {
    let artifacts = PictureComparison.Artifacts(
      reference: folder + "/reference.png", actual: folder + "/actual.png",
      difference: folder + "/difference.png")
    let image = DifferenceImage.make(
      reference: reference.bitmap, actual: actual.bitmap, strategy: strategy)
    let difference: [UInt8]
    do throws(PNG.Error) {
      difference = try PNG.encode(image)
    } catch {
      throw .unwritableDifference(path: artifacts.difference, reason: error.description)
    }
    try makeFolder(folder)
    try write(reference.bytes, to: artifacts.reference)
    try write(actual.bytes, to: artifacts.actual)
    try write(difference, to: artifacts.difference)
    return artifacts
  }

  private func makeFolder(_ path: String) throws(FinishedRun.Error) {
    do throws(SnapshotVerifier.Error) {
      try AtomicFile.makeFolder(path)
    } catch {
      throw .unwritableDifference(path: path, reason: error.description)
    }
  }

  /// Writes through a temporary file, so that a reader never finds half a picture.
  private func write(_ bytes: [UInt8], to path: String) throws(FinishedRun.Error) {
    do throws(SnapshotVerifier.Error) {
      try AtomicFile.write(bytes, to: path, .unsynced)
    } catch {
      throw .unwritableDifference(path: path, reason: error.description)
    }
  }
}
