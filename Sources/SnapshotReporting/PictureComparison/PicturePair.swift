// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import ImageComparison
import PNGCodec
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
  ) throws(PictureComparer.Problem) -> PictureComparison.Picture {
    switch Result(catching: { () throws(PictureFile.Problem) in try read() }) {
    case .failure(let problem): return picture(.unusable(message: problem.message))
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
  private func read() throws(PictureFile.Problem) -> Content {
    switch (reference, actual) {
    case (let path?, nil):
      _ = try decoded(try bytes(path, .reference), .reference)
      return .onlyReference
    case (nil, let path):
      if let path { _ = try decoded(try bytes(path, .actual), .actual) }
      return .onlyActual
    case (let referencePath?, let actualPath?):
      let referenceBytes = try bytes(referencePath, .reference)
      let actualBytes = try bytes(actualPath, .actual)
      if referenceBytes == actualBytes {
        _ = try decoded(referenceBytes, .reference)
        return .sameBytes
      }
      let files = decodedTogether(referenceBytes, actualBytes)
      return .both(reference: try files.reference.get(), actual: try files.actual.get())
    }
  }

  private typealias Decoded = Result<PictureFile, PictureFile.Problem>

  /// Decodes both at the same time: that is what takes longest by far.
  private func decodedTogether(
    _ reference: [UInt8], _ actual: [UInt8]
  ) -> (reference: Decoded, actual: Decoded) {
    let results = Mutex<[Side: Decoded]>([:])
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let side = index == 0 ? Side.reference : .actual
      let result = Decoded { () throws(PictureFile.Problem) in
        try decoded(side == .reference ? reference : actual, side)
      }
      results.withLock { $0[side] = result }
    }
    let unknown = Decoded.failure(PictureFile.Problem(message: "The file was not decoded."))
    return results.withLock { ($0[.reference] ?? unknown, $0[.actual] ?? unknown) }
  }

  private enum Side: String {
    case reference
    case actual
  }

  private func bytes(_ path: String, _ side: Side) throws(PictureFile.Problem) -> [UInt8] {
    do throws(PictureFile.Problem) {
      return try PictureFile.read(path)
    } catch {
      throw PictureFile.Problem(message: "\(side): \(error.message)")
    }
  }

  private func decoded(
    _ bytes: [UInt8], _ side: Side
  ) throws(PictureFile.Problem) -> PictureFile {
    do throws(PictureFile.Problem) {
      return try PictureFile(bytes: bytes)
    } catch {
      throw PictureFile.Problem(message: "\(side): \(error.message)")
    }
  }
}

// MARK: - Writing

extension PicturePair {
  private func write(
    _ reference: PictureFile, _ actual: PictureFile, _ strategy: ComparisonStrategy,
    to folder: String
  ) throws(PictureComparer.Problem) -> PictureComparison.Artifacts {
    let artifacts = PictureComparison.Artifacts(
      reference: folder + "/reference.png", actual: folder + "/actual.png",
      difference: folder + "/difference.png")
    let image = DifferenceImage.make(
      reference: reference.bitmap, actual: actual.bitmap, strategy: strategy)
    let difference: [UInt8]
    do throws(PNG.Error) {
      difference = try PNG.encode(image)
    } catch {
      throw .unwritable(path: artifacts.difference, reason: error.description)
    }
    try makeFolder(folder)
    try write(reference.bytes, to: artifacts.reference)
    try write(actual.bytes, to: artifacts.actual)
    try write(difference, to: artifacts.difference)
    return artifacts
  }

  private func makeFolder(_ path: String) throws(PictureComparer.Problem) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: path, reason: PathText.reason(error))
    }
  }

  /// Writes through a temporary file, so that nobody reads half a picture.
  private func write(_ bytes: [UInt8], to path: String) throws(PictureComparer.Problem) {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: PathText.reason(error))
    }
  }
}
