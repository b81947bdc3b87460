// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PNGCodec

/// Looks for references under another name than a run asked for.
struct RenameSearch {
  /// A snapshot whose reference was not there, and a file that holds its picture.
  private struct Arrival: Sendable {
    var reference: String
    var picture: String
  }

  private let arrivals: [Arrival]

  init(run: SnapshotRun) {
    arrivals = run.entries.compactMap { entry in
      guard let reference = entry.reference else { return nil }
      switch entry.outcome {
      case .recordedNew: return Arrival(reference: reference, picture: reference)
      case .missingReference:
        return entry.artifacts.actual.map { Arrival(reference: reference, picture: $0) }
      case .matched, .recordedChanged, .recordedUnchanged, .differed, .sizeMismatch, .failed:
        return nil
      }
    }
  }

  /// The pairs of equal pictures. Each file is in one pair at most: that of the most similar names.
  func renames(of paths: [String]) -> [ReferenceAudit.Rename] {
    guard !arrivals.isEmpty, !paths.isEmpty else { return [] }
    var arrivalsByPicture: [PNG.PixelDigest: [String]] = [:]
    let arrived = arrivals.mapParts(of: 64) { part in
      part.compactMap { arrival in Self.picture(arrival.picture).map { ($0, arrival.reference) } }
    }
    for (picture, reference) in arrived.joined() {
      arrivalsByPicture[picture, default: []].append(reference)
    }
    var candidates: [(likeness: Int, rename: ReferenceAudit.Rename)] = []
    let known = Set(arrivalsByPicture.keys)
    let pictures = paths.mapParts(of: 64) { part in
      part.compactMap { path in Self.picture(path, among: known).map { (path, $0) } }
    }
    for (path, picture) in pictures.joined() {
      for reference in arrivalsByPicture[picture] ?? [] where reference != path {
        let rename = ReferenceAudit.Rename(from: path, to: reference)
        candidates.append((Self.likeness(path, reference), rename))
      }
    }
    candidates.sort {
      ($1.likeness, $0.rename.from, $0.rename.to) < ($0.likeness, $1.rename.from, $1.rename.to)
    }
    var taken: Set<String> = []
    var renames: [ReferenceAudit.Rename] = []
    for (_, rename) in candidates
    where !taken.contains(rename.from) && !taken.contains(rename.to) {
      taken.formUnion([rename.from, rename.to])
      renames.append(rename)
    }
    return renames.sorted { $0.from < $1.from }
  }

  /// How many characters two paths share at both ends.
  private static func likeness(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return min(start + end, min(a.count, b.count))
  }

  /// The same where it may be one of `known`: what a file's end claims decides whether it is read at
  /// all.
  private static func picture(
    _ path: String, among known: Set<PNG.PixelDigest>
  ) -> PNG.PixelDigest? {
    if let claim = ReferenceOutline.read(path)?.pixels, !known.contains(claim) { return nil }
    return picture(path)
  }

  /// What stands for a file's pixels: its own digest where that counts, otherwise the one of its
  /// decoded picture, which is not kept.
  private static func picture(_ path: String) -> PNG.PixelDigest? {
    guard let file = try? ReferenceFile.read(path) else { return nil }
    if let claimed = PNG.claimedPixels(of: file.bytes) { return claimed }
    return (try? file.decoded()).map { PNG.PixelDigest($0.bitmap) }
  }
}
