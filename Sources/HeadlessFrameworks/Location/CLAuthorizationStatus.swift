// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// Nobody was asked.
  case notDetermined = 0
  /// It may not, and people cannot change that.
  case restricted = 1
  /// People said no.
  case denied = 2
  /// Always.
  case authorizedAlways = 3
  /// While people use it.
  case authorizedWhenInUse = 4

  /// The older name of always.
  public static let authorized = CLAuthorizationStatus.authorizedAlways
}

/// How exactly an app may know where the device is.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// As exactly as the device knows.
  case fullAccuracy = 0
  /// Roughly.
  case reducedAccuracy = 1
}

/// What places are for.
public enum CLActivityType: Int, Sendable {
  /// Something else.
  case other = 1
  /// The way of a car.
  case automotiveNavigation = 2
  /// The way of somebody on foot.
  case fitness = 3
  /// The way of another vehicle.
  case otherNavigation = 4
  /// The way of an airplane.
  case airborne = 5
}

/// How a device is held.
public enum CLDeviceOrientation: Int32, Sendable {
  /// It is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its left side.
  case landscapeLeft = 3
  /// On its right side.
  case landscapeRight = 4
  /// Looking up.
  case faceUp = 5
  /// Looking down.
  case faceDown = 6
}

/// The domain of ``CLError``.
public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place is not known.
public struct CLError: Error, Equatable, Hashable, Sendable {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// It is not known now.
    case locationUnknown = 0
    /// People said no.
    case denied = 1
    /// There is no network.
    case network = 2
    /// The direction is not known.
    case headingFailure = 3
    /// People said no to areas.
    case regionMonitoringDenied = 4
    /// An area cannot be watched.
    case regionMonitoringFailure = 5
    /// An area will be watched later.
    case regionMonitoringSetupDelayed = 6
    /// The answer comes later.
    case regionMonitoringResponseDelayed = 7
    /// There is no such place.
    case geocodeFoundNoResult = 8
    /// There is a part of a place.
    case geocodeFoundPartialResult = 9
    /// The question was taken back.
    case geocodeCanceled = 10
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// It is not known now.
  public static let locationUnknown = Code.locationUnknown
  /// People said no.
  public static let denied = Code.denied
  /// There is no network.
  public static let network = Code.network
  /// There is no such place.
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  /// The question was taken back.
  public static let geocodeCanceled = Code.geocodeCanceled

  /// The domain of `NSError`.
  public static var errorDomain: String { kCLErrorDomain }
  /// The code of `NSError`.
  public var errorCode: Int { code.rawValue }
}
