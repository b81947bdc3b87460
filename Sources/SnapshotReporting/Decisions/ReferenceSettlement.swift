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
/// Of a removed reference the actual picture is no file. A renamed one has two files: under its new
/// name the actual picture is written, and under its old one there is no file any more.
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
    /// Nothing asks for it any more, and its file was deleted.
    case deleted
    /// The picture was written under its new name, and the file of its old one was deleted.
    case moved
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
        for step in try self.steps(item, order) {
          if let other = steps.first(where: { $0.path == step.path }) {
            // A report from elsewhere may list a snapshot as often as it likes.
            guard other.new == step.new else { throw refusal(item, Self.twoPictures) }
            continue
          }
          steps.append(step)
        }
      } catch {
        guard case .refused(let refused) = error else { throw error }
        refusals += refused
      }
    }
    guard refusals.isEmpty else { throw .refused(refusals) }
    // What is deleted goes last: whatever interrupts this, each picture is in one of its places.
    steps = steps.filter { $0.new != nil } + steps.filter { $0.new == nil }
    for (index, step) in steps.enumerated() {
      do throws(FinishedRun.Error) {
        try write(step.new, to: step.path)
      } catch {
        // Also the last one: it may be in its place, and only its folder not synced.
        for done in steps[...index].reversed() { try? write(done.old, to: done.path) }
        throw error
      }
    }
    return steps.sorted { $0.reference < $1.reference }.compactMap { step in
      step.action.map { Result(reference: step.reference, action: $0) }
    }
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
    let states = item.files.map { file -> Set<State> in
      guard let path = try? path(file.reference, of: item),
        let found = try? bytes(at: path, of: item)
      else { return [] }
      return file.states(digest: found.digest)
    }
    if states.allSatisfy({ $0.contains(.reviewed) }) { return .reviewed }
    return states.allSatisfy { $0.contains(.accepted) } ? .accepted : .other
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
    /// What is told of it; nil for the second file of a snapshot.
    var action: Action?
    /// The file's bytes; nil for no file.
    var old: [UInt8]?
    var new: [UInt8]?
  }

  /// What is to be done with each file of a snapshot.
  private func steps(_ item: ReviewItem, _ order: Order) throws(FinishedRun.Error) -> [Step] {
    guard item.isDecidable else { throw refusal(item, "there is no picture to accept") }
    var steps: [Step] = []
    for file in item.files { steps.append(try step(item, file, order)) }
    // A renamed snapshot is told of once, under its new name.
    guard steps.count > 1 else { return steps }
    let hasChanged = steps.contains { $0.old != $0.new }
    steps[0].action = !hasChanged ? .unchanged : order == .accept ? .moved : .restored
    for index in steps.indices.dropFirst() { steps[index].action = nil }
    return steps
  }

  private func step(
    _ item: ReviewItem, _ file: ReviewItem.File, _ order: Order
  ) throws(FinishedRun.Error) -> Step {
    let path = try path(file.reference, of: item)
    let (old, digest) = try bytes(at: path, of: item)
    let states = file.states(digest: digest)
    guard !states.isEmpty else {
      throw refusal(
        item,
        digest == nil
          ? "the reference has been removed since it was reviewed"
          : "the reference has changed since it was reviewed; run the tests again")
    }
    var step = Step(
      reference: file.reference, path: path, action: .unchanged, old: old, new: old)
    let aim: State = order == .accept ? .accepted : .reviewed
    guard !states.contains(aim) else { return step }
    if order == .accept {
      let isThere = file.accepted != nil
      step.new =
        isThere ? try bytes(of: item.pictures.actual, or: item.texts?.actual, in: item) : nil
      step.action = !isThere ? .deleted : old == nil ? .added : .replaced
    } else {
      let isThere = file.reviewed != nil
      step.new =
        isThere ? try bytes(of: item.pictures.reference, or: item.texts?.reference, in: item) : nil
      step.action = isThere ? .restored : .removed
    }
    return step
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
  private func path(
    _ reference: String, of item: ReviewItem
  ) throws(FinishedRun.Error) -> String {
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

extension ReviewItem {
  /// A file that a decision about a snapshot is about.
  struct File {
    /// The path in the package.
    let reference: String
    /// The digest that it had when it was reviewed; nil for no file.
    let reviewed: String?
    /// The digest that it has once the snapshot is accepted; nil for no file.
    let accepted: String?

    /// What the digest of the file says; nothing where it is another one.
    func states(digest: String?) -> Set<ReferenceSettlement.State> {
      var states: Set<ReferenceSettlement.State> = []
      if digest == reviewed { states.insert(.reviewed) }
      if digest == accepted { states.insert(.accepted) }
      return states
    }
  }

  /// The reference, of a renamed snapshot also that of its old name.
  var files: [File] {
    guard let reference else { return [] }
    guard outcome == .renamed, let formerReference else {
      return [
        File(
          reference: reference, reviewed: referenceDigest,
          accepted: outcome == .removed ? nil : actualDigest)
      ]
    }
    return [
      File(reference: reference, reviewed: nil, accepted: actualDigest),
      File(reference: formerReference, reviewed: referenceDigest, accepted: nil),
    ]
  }
}
