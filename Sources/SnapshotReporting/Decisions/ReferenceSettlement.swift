// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import PNGCodec
import SnapshotVerification

/// Carries decisions out on the references of a package: exactly the pictures that were reviewed,
/// all of the snapshots or none.
///
/// | the reference is now | accepting | restoring |
/// |---|---|---|
/// | the one that was reviewed, or still missing | writes the actual picture | does nothing |
/// | the actual picture | does nothing | writes the reviewed reference back, or removes the file |
/// | anything else | refuses | refuses |
///
/// Digests of the files decide, so that nothing is written that nobody has looked at, and nothing
/// is overwritten that has changed since.
///
/// ```swift
/// let settlement = ReferenceSettlement(package: "/home/me/App")
/// let results = try settlement.settle(items.map { ($0, .accept) })
/// ```
public struct ReferenceSettlement: Sendable {
  /// The absolute path of the package's folder.
  public let package: String

  /// Makes a settlement for a package.
  public init(package: String) {
    self.package = PathText.absolute(package)
  }

  /// What is to become of a reference.
  public enum Order: Hashable, Sendable {
    /// The actual picture becomes the reference.
    case accept
    /// The reference is as it was when it was reviewed.
    case restore
  }

  /// What was done with a reference.
  public enum Action: String, Codable, Hashable, Sendable {
    /// There was none, and the actual picture was written.
    case added
    /// It was replaced by the actual picture.
    case replaced
    /// It was the actual picture, and the reviewed reference was written back.
    case restored
    /// It was the actual picture, and there was none before.
    case removed
    /// It was as it should be.
    case unchanged
  }

  /// What was done with one reference.
  public struct Result: Hashable, Sendable {
    /// The reference's path in the package.
    public let reference: String
    /// What was done.
    public let action: Action
  }

  /// Settles snapshots: all of them, or none where one cannot be.
  ///
  /// - Parameter orders: Snapshots that can be decided. One that is named again with the same
  ///   picture counts once; with another one it is refused.
  /// - Throws: `FinishedRun.Error.refused`, or `.unwritableReference` after which what was written
  ///   before is taken back.
  @discardableResult
  public func settle(
    _ orders: [(item: ReviewItem, order: Order)]
  ) throws(FinishedRun.Error) -> [Result] {
    var steps: [Step] = []
    var refusals: [FinishedRun.Error.Refusal] = []
    for (item, order) in orders {
      do throws(FinishedRun.Error) {
        let step = try step(item, order)
        if let other = steps.first(where: { $0.path == step.path }) {
          // A report from elsewhere may list a snapshot as often as it likes.
          guard other.new == step.new else { throw refusal(item, Self.twoPictures) }
          continue
        }
        steps.append(step)
      } catch {
        guard case .refused(let refused) = error else { throw error }
        refusals += refused
      }
    }
    guard refusals.isEmpty else { throw .refused(refusals) }
    for (index, step) in steps.enumerated() {
      do throws(FinishedRun.Error) {
        try write(step.new, to: step.path)
      } catch {
        // Also the last one: it may be in its place, and only its folder not synced.
        for done in steps[...index].reversed() { try? write(done.old, to: done.path) }
        throw error
      }
    }
    return steps.map { Result(reference: $0.reference, action: $0.action) }
  }

  /// What is now in the place of a snapshot's reference.
  public enum State: Hashable, Sendable {
    /// The reference that was reviewed, or none where there was none.
    case reviewed
    /// The actual picture.
    case accepted
    /// Something else.
    case other
  }

  /// Whether a reference is the reviewed one, the accepted picture or something else.
  public func state(of item: ReviewItem) -> State {
    guard let path = try? path(of: item), let found = try? bytes(at: path, of: item) else {
      return .other
    }
    return state(of: item, digest: found.digest)
  }
}

// MARK: - One snapshot

extension ReferenceSettlement {
  private static let twoPictures =
    "it is listed with two pictures; run its test again, and review that"

  private func refusal(_ item: ReviewItem, _ reason: String) -> FinishedRun.Error {
    .refused([FinishedRun.Error.Refusal(reference: item.reference ?? item.title, reason: reason)])
  }

  /// What is to be written, and what was there.
  private struct Step {
    var reference: String
    var path: String
    var action: Action
    /// The file's bytes; nil for no file.
    var old: [UInt8]?
    var new: [UInt8]?
  }

  private func step(_ item: ReviewItem, _ order: Order) throws(FinishedRun.Error) -> Step {
    guard item.isDecidable, let reference = item.reference else {
      throw refusal(item, "there is no picture to accept")
    }
    let path = try path(of: item)
    let (old, digest) = try bytes(at: path, of: item)
    let state = state(of: item, digest: digest)
    var step = Step(reference: reference, path: path, action: .unchanged, old: old, new: old)
    switch (state, order) {
    case (.other, _):
      throw refusal(
        item,
        digest == nil
          ? "the reference has been removed since it was reviewed"
          : "the reference has changed since it was reviewed; run the tests again")
    case (.reviewed, .restore), (.accepted, .accept): break
    case (.reviewed, .accept):
      step.new = try bytes(of: item.pictures.actual, or: item.texts?.actual, in: item)
      step.action = old == nil ? .added : .replaced
    case (.accepted, .restore):
      step.new =
        item.referenceDigest == nil
        ? nil : try bytes(of: item.pictures.reference, or: item.texts?.reference, in: item)
      step.action = step.new == nil ? .removed : .restored
    }
    return step
  }

  private func state(of item: ReviewItem, digest: String?) -> State {
    if digest == item.referenceDigest { return .reviewed }
    return digest == item.actualDigest ? .accepted : .other
  }

  /// The bytes of a picture whose digest is the reviewed one, and which can be decoded; otherwise
  /// those of a text.
  private func bytes(
    of picture: ReviewPicture?, or text: ReviewText?, in item: ReviewItem
  ) throws(FinishedRun.Error) -> [UInt8] {
    if let text { return text.bytes }
    guard let picture else { throw refusal(item, "there is no picture to accept") }
    do {
      let bytes = try picture.bytes()
      _ = try PNG.decode(bytes)
      return bytes
    } catch {
      throw refusal(item, "\(error)")
    }
  }
}

// MARK: - Files

extension ReferenceSettlement {
  /// The absolute path of a reference, which lies where the package's references do, whatever a
  /// report says and wherever links lead.
  private func path(of item: ReviewItem) throws(FinishedRun.Error) -> String {
    let reference = item.reference ?? ""
    guard Self.isPlace(reference), item.texts != nil || reference.hasSuffix(".png") else {
      throw refusal(item, "this is no place for a reference")
    }
    let path = package + "/" + reference
    let (target, root) = (PathText.resolved(path), PathText.resolved(package))
    guard PathText.isInside(target, root) else {
      throw refusal(item, "a link leads out of the package")
    }
    // A link to .git or .build would let a picture become a file that a program reads.
    guard !target.dropFirst(root.count).contains("/.") else {
      throw refusal(item, "a link leads to a hidden folder")
    }
    return path
  }

  /// Whether a path is a place for a reference with nothing invisible in it.
  private static func isPlace(_ reference: String) -> Bool {
    ReferencePlace.holds(reference)
      && reference.unicodeScalars.allSatisfy { $0 != "\t" && TerminalText.isHarmless($0) }
  }

  private func bytes(
    at path: String, of item: ReviewItem
  ) throws(FinishedRun.Error) -> (bytes: [UInt8]?, digest: String?) {
    if PathKind(path) == .missing { return (nil, nil) }
    do throws(FinishedRun.Error) {
      let bytes = try PictureFile.read(path)
      return (bytes, ReviewPicture.digest(bytes))
    } catch {
      throw refusal(item, error.reason)
    }
  }

  private func write(_ bytes: [UInt8]?, to path: String) throws(FinishedRun.Error) {
    do throws(SnapshotVerifier.Error) {
      guard let bytes else {
        guard PathKind(path) != .missing else { return }
        try AtomicFile.remove(path)
        return try AtomicFile.syncFolder((path as NSString).deletingLastPathComponent)
      }
      if try AtomicFile.read(path) == bytes { return }
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw .unwritableReference(path: path, reason: error.description)
    }
  }
}
