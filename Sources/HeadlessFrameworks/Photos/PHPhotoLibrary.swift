// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Whether the app may see the pictures of the device.
public enum PHAuthorizationStatus: Int, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// Nobody can allow it.
  case restricted = 1
  /// It may not.
  case denied = 2
  /// It may.
  case authorized = 3
  /// It may see some.
  case limited = 4
}

/// What the app asks to do with the pictures of the device.
public enum PHAccessLevel: Int, Sendable {
  /// Only to add some.
  case addOnly = 1
  /// To see and to change them.
  case readWrite = 2
}

/// The pictures of the device. Nobody is asked for leave, and who asks is told at once that there
/// is none, so that nothing can be changed.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  override init() {}

  /// The library of the device.
  open class func shared() -> PHPhotoLibrary { library }
  /// Whether the app may see the pictures: nobody was asked.
  open class func authorizationStatus() -> PHAuthorizationStatus { .notDetermined }
  /// Whether the app may do so: nobody was asked.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .notDetermined
  }
  /// Asks nobody: the handler is told that the app may not.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    handler(.denied)
  }
  /// Asks nobody: the handler is told that the app may not.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { handler(.denied) }
  /// Asks nobody: the app may not.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus { .denied }

  /// Changes nothing, and says so to the handler.
  open func performChanges(
    _ changeBlock: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) { completionHandler?(false, CocoaError(.userCancelled)) }
  /// Changes nothing, and throws.
  open func performChanges(_ changeBlock: @escaping () -> Void) async throws {
    throw CocoaError(.userCancelled)
  }
  /// Changes nothing, and throws.
  open func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws {
    throw CocoaError(.userCancelled)
  }
  /// Would let people choose which pictures the app may see. There are none.
  open func presentLimitedLibraryPicker(from controller: UIViewController) {}
  /// Would let people choose which pictures the app may see, and tell those. There are none.
  open func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) { completionHandler([]) }
  /// Has an object hear of changes. Nothing changes here.
  open func register(_ observer: AnyObject) {}
  /// Has an object hear no more of changes.
  open func unregisterChangeObserver(_ observer: AnyObject) {}
}
