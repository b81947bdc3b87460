// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

extension LAError: FrameworkError {
  /// They are others.
  public static var authenticationFailed: Code { .authenticationFailed }
  /// They went away.
  public static var userCancel: Code { .userCancel }
  /// They want to write a code.
  public static var userFallback: Code { .userFallback }
  /// The system went elsewhere.
  public static var systemCancel: Code { .systemCancel }
  /// The device has no code.
  public static var passcodeNotSet: Code { .passcodeNotSet }
  /// The device knows neither faces nor fingers.
  public static var biometryNotAvailable: Code { .biometryNotAvailable }
  /// No face and no finger were shown to it before.
  public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
  /// There were too many others.
  public static var biometryLockout: Code { .biometryLockout }
  /// The app went elsewhere.
  public static var appCancel: Code { .appCancel }
  /// The question is over.
  public static var invalidContext: Code { .invalidContext }
  /// Nothing may be shown.
  public static var notInteractive: Code { .notInteractive }
}

extension CLError: FrameworkError {
  /// The direction is not known.
  public static var headingFailure: Code { .headingFailure }
  /// People said no to areas.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// An area cannot be watched.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// There is a part of a place.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
}

extension MKError: FrameworkError {
  /// Something else.
  public static var unknown: Code { .unknown }
  /// The server failed.
  public static var serverFailure: Code { .serverFailure }
  /// There is no network, or there were too many questions.
  public static var loadingThrottled: Code { .loadingThrottled }
  /// There is no such place.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// There is no way.
  public static var directionsNotFound: Code { .directionsNotFound }
}

extension UNError: FrameworkError {
  /// People did not allow messages.
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
}

extension WKError: FrameworkError {
  /// Something else.
  public static var unknown: Code { .unknown }
  /// The process that shows pages is not there.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// A script failed.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
}

extension LAError.Code: FrameworkErrorCode {
  /// The error that has the reason.
  public typealias Owner = LAError
}
extension CLError.Code: FrameworkErrorCode {
  /// The error that has the reason.
  public typealias Owner = CLError
}
extension MKError.Code: FrameworkErrorCode {
  /// The error that has the reason.
  public typealias Owner = MKError
}
extension UNError.Code: FrameworkErrorCode {
  /// The error that has the reason.
  public typealias Owner = UNError
}
extension WKError.Code: FrameworkErrorCode {
  /// The error that has the reason.
  public typealias Owner = WKError
}
