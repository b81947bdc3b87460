// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What people show that they are.
public enum LAPolicy: Int, Sendable {
  /// Their face or a finger.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Their face, a finger or the device's code.
  case deviceOwnerAuthentication = 2
}

/// What a device knows people by.
public enum LABiometryType: Int, Sendable {
  /// Neither of them.
  case none = 0
  /// A finger.
  case touchID = 1
  /// The face.
  case faceID = 2
  /// The eyes.
  case opticID = 4

  /// Neither of them, by its first name.
  public static var LABiometryNone: LABiometryType { .none }
}

/// Why people could not show who they are.
public struct LAError: Error, Hashable, Sendable, CustomNSError {
  /// The reasons.
  public enum Code: Int, Sendable {
    /// They are others.
    case authenticationFailed = -1
    /// They went away.
    case userCancel = -2
    /// They want to write a code.
    case userFallback = -3
    /// The system went elsewhere.
    case systemCancel = -4
    /// The device has no code.
    case passcodeNotSet = -5
    /// The device knows neither faces nor fingers.
    case biometryNotAvailable = -6
    /// No face and no finger were shown to it before.
    case biometryNotEnrolled = -7
    /// There were too many others.
    case biometryLockout = -8
    /// The app went elsewhere.
    case appCancel = -9
    /// The question is over.
    case invalidContext = -10
    /// Nothing may be shown.
    case notInteractive = -1004

    /// The device knows no fingers, by its first name.
    public static var touchIDNotAvailable: Code { .biometryNotAvailable }
    /// No finger was shown to it before, by its first name.
    public static var touchIDNotEnrolled: Code { .biometryNotEnrolled }
    /// There were too many others, by its first name.
    public static var touchIDLockout: Code { .biometryLockout }
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors: `com.apple.LocalAuthentication`.
  public static var errorDomain: String { "com.apple.LocalAuthentication" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Asks people to show that the device is theirs.
///
/// The device knows neither faces nor fingers and has no code, as a simulator that nobody set up:
/// nothing can be asked, and who asks is told so at once. A test overrides these members in a class
/// of its own.
open class LAContext: NSObject {
  /// What is on the button for another way; `nil`, the default, for the system's words.
  open var localizedFallbackTitle: String?
  /// What is on the button to go back; `nil`, the default, for the system's words.
  open var localizedCancelTitle: String?
  /// Why people are asked. The default is nothing.
  open var localizedReason: String = ""
  /// How long the last answer counts, in seconds. The default is 0.
  open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  /// Whether nothing may be shown. The default is false.
  open var interactionNotAllowed: Bool = false
  /// What the device knows people by: neither of them.
  open var biometryType: LABiometryType { .none }
  /// What tells whether faces and fingers changed: nothing.
  open var evaluatedPolicyDomainState: Data? { nil }

  /// Makes a question.
  public override init() {}

  /// Whether people can be asked: false.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
    error?.pointee = answer(to: policy) as NSError
    return false
  }

  /// Asks nobody, and says why.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) { reply(false, answer(to: policy)) }

  /// Asks nobody, and says why.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw answer(to: policy)
  }

  /// Takes the question back. Nothing waits for it.
  open func invalidate() {}

  private func answer(to policy: LAPolicy) -> LAError {
    LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
  }
}
