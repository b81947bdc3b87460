// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// Why a snapshot could not be taken, found, read or written.
///
/// ```swift
/// SnapshotProblem.unknownRecordMode(variable: "SNAPSHOT_RECORD", value: "yes").description
/// // SNAPSHOT_RECORD is "yes", which is no record mode. Set it to never, missing, failed or all.
/// ```
public enum SnapshotProblem: Error, Hashable, Sendable {
  /// The environment names a record mode that does not exist.
  case unknownRecordMode(variable: String, value: String)
  /// Two assertions, or two names of one assertion, lead to one reference.
  case sharedReference(
    path: String, first: SnapshotClaims.Claimant, second: SnapshotClaims.Claimant)
  /// One assertion ran several times with different pictures under one name.
  case unstableReference(path: String, claimant: SnapshotClaims.Claimant)
  /// No `Package.swift` stands above the test's source file.
  case noPackage(filePath: String)
  /// The folder that `SNAPSHOT_PACKAGE_DIRECTORY` names is not there.
  case noPackageDirectory(path: String)
  /// The reference is there and cannot be read.
  case unreadableReference(path: String, reason: String)
  /// The reference is there and is not a picture that can be compared.
  case unusableReference(path: String, reason: String)
  /// The reference shows a view of another type.
  case otherViewType(path: String, reference: String, actual: String)
  /// The reference was recorded at another scale.
  case otherScale(path: String, reference: String, actual: String)
  /// A file or its folder cannot be written.
  case unwritable(path: String, reason: String)
  /// The run's manifest cannot be written.
  case unwritableManifest(SnapshotRun.Error)
  /// The size is not one that a picture can have.
  case unusableSize(size: String, reason: String)
  /// The scale is not one that a picture can have.
  case unusableScale(scale: String)
  /// The view reported problems while it was laid out or drawn, such as a missing font.
  case drawing(messages: [String])
  /// The strategy leaves out a view that the picture does not show.
  case noViewToIgnore(identifier: String, identifiers: [String])
  /// A path of transitions names a state that is not there.
  case unknownState(name: String, states: [String])
  /// The surroundings cannot show the view or the controller.
  case unusableContainer(reason: String)
  /// A view was not ready in time; `state` is empty for none, and `timeout` in seconds.
  case notReady(
    subject: String, state: String, timeout: Double, checks: Int, isMainQueueHeld: Bool)
  /// A scroll view that was there for the first picture was not there for its own.
  case missingScrollView(name: String, found: [String])
  /// Making the view threw an error.
  case subject(message: String)
}

extension SnapshotProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownRecordMode(let variable, let value):
      "\(variable) is \"\(value)\", which is no record mode. "
        + "Set it to never, missing, failed or all."
    case .sharedReference(let path, let first, let second):
      SnapshotProblem.sharedReferenceMessage(path: path, first: first, second: second)
    case .unstableReference(let path, let claimant):
      "The assertion at \(claimant.source) ran more than once and drew different pictures for one "
        + "reference, \(path). Give each run a name of its own with `named:` or `variant:`; if the "
        + "runs should look alike, the view depends on something outside of its state."
    case .noPackage(let filePath):
      "No Package.swift was found in the folders above \(filePath), so there is no place for the "
        + "references. Where the sources are not on the machine that runs the tests, set "
        + "SNAPSHOT_PACKAGE_DIRECTORY to the folder that holds `Snapshots`."
    case .noPackageDirectory(let path):
      "SNAPSHOT_PACKAGE_DIRECTORY is \"\(path)\", which is not a folder. "
        + "Set it to the folder that holds `Snapshots`."
    case .unreadableReference(let path, let reason):
      "The reference cannot be read: \(reason).\n  \(path)\n"
        + "Make it readable, or delete it and record it again."
    case .unusableReference(let path, let reason):
      "The reference is not a picture that can be compared: \(reason)\n  \(path)\n"
        + "Restore it from version control, or delete it and record it again."
    case .otherViewType(let path, let reference, let actual):
      "The reference shows a \(reference), and this test draws a \(actual).\n  \(path)\n"
        + "If the view's type was changed on purpose, record the reference again; if not, two "
        + "tests use one name."
    case .otherScale(let path, let reference, let actual):
      "The reference was recorded at \(reference) pixels per point, and this test draws at "
        + "\(actual).\n  \(path)\nDraw at the reference's scale, or record it again."
    case .unwritable(let path, let reason):
      "The file cannot be written: \(reason).\n  \(path)\nMake its folder writable."
    case .unwritableManifest(let error): error.description
    case .unusableSize(let size, let reason):
      "A view of \(size) points cannot be drawn: \(reason)."
    case .unusableScale(let scale):
      "A view cannot be drawn at \(scale) pixels per point. Pass a scale above 0, up to 16."
    case .drawing(let messages):
      "The view could not be drawn as it is written:\n"
        + messages.map { "  \($0)" }.joined(separator: "\n")
    case .noViewToIgnore(let identifier, let identifiers):
      "There is no view with the accessibility identifier \"\(identifier)\" to leave out of the "
        + "comparison; "
        + (identifiers.isEmpty
          ? "no view has one. Set the view's accessibilityIdentifier."
          : "the identifiers are \(identifiers.joined(separator: ", ")).")
    case .unknownState(let name, let states):
      "There is no state \"\(name)\"; the states are \(states.joined(separator: ", "))."
    case .unusableContainer(let reason):
      "The surroundings cannot show the view: \(reason)"
    case .notReady(let subject, let state, let timeout, let checks, let isMainQueueHeld):
      SnapshotProblem.notReadyMessage(
        subject: subject, state: state, timeout: timeout, checks: checks,
        isMainQueueHeld: isMainQueueHeld)
    case .missingScrollView(let name, let found):
      "`scrollViewsToTest` returned a scroll view \"\(name)\" for the first picture and none for the "
        + "picture of its content, but \(found.isEmpty ? "nothing" : found.joined(separator: ", ")). "
        + "Return the same ones each time."
    case .subject(let message):
      "The view could not be made: \(message)"
    }
  }

  private static func notReadyMessage(
    subject: String, state: String, timeout: Double, checks: Int, isMainQueueHeld: Bool
  ) -> String {
    let times = checks == 1 ? "once" : "\(checks) times"
    let seconds = timeout == 1 ? "1 second" : "\(number(CGFloat(timeout))) seconds"
    let message =
      "Waited \(seconds) for `isViewReady` of \(subject)"
      + (state.isEmpty ? "" : " in state \"\(state)\"")
      + ", and it answered false \(times)."
    guard isMainQueueHeld else {
      return message
        + " Check what it waits for, or pass a longer `timeout`."
    }
    return message
      + " Nothing ran on the main queue meanwhile, because the test holds it. Take `@MainActor` off the "
      + "test, and do not block the main thread, so that what the view waits for can happen."
  }

  private static func sharedReferenceMessage(
    path: String, first: SnapshotClaims.Claimant, second: SnapshotClaims.Claimant
  ) -> String {
    func line(_ claimant: SnapshotClaims.Claimant) -> String {
      "  \(claimant.name) at \(claimant.source)"
    }
    return "Two snapshots lead to one reference, \(path):\n\(line(first))\n\(line(second))\n"
      + "Give them names that differ in more than letter case and punctuation, with `named:` or "
      + "`variant:`."
  }
}
