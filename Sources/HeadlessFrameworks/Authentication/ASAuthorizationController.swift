// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// What people say who they are by.
public protocol ASAuthorizationProvider: AnyObject {}
/// What is known of somebody who said who they are.
public protocol ASAuthorizationCredential: AnyObject {}

/// What somebody is asked.
open class ASAuthorizationRequest: NSObject {
  /// By what people say who they are.
  public let provider: any ASAuthorizationProvider

  init(_ provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// Somebody said who they are. Nobody does here.
open class ASAuthorization: NSObject {
  /// What is asked for of people.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Their name.
    public static let fullName = Scope(rawValue: "full_name")
    /// Their address.
    public static let email = Scope(rawValue: "email")
  }

  /// By what they said it.
  public let provider: any ASAuthorizationProvider
  /// What is known of them.
  public let credential: any ASAuthorizationCredential

  init(_ provider: any ASAuthorizationProvider, _ credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

/// People say to Apple who they are.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  /// Whether somebody is known.
  public enum CredentialState: Int, Sendable {
    /// No longer.
    case revoked
    /// They are.
    case authorized
    /// They are not.
    case notFound
    /// They were another app's.
    case transferred
  }

  /// Makes a provider.
  public override init() {}

  /// Makes a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(self) }

  /// Says that nobody is known.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }

  /// Says that nobody is known.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }

  /// Somebody took back what they said. Nobody does here.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDCredentialRevokedNotification")
}

/// Asks people to say to Apple who they are.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest {
  /// What is asked for of them.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What the answer has to have in it.
  open var nonce: String?
  /// What the answer has to have with it.
  open var state: String?
  /// Who is asked; `nil` for anybody.
  open var user: String?
}

/// What Apple says of somebody.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// Who they are.
  public let user: String = ""
  /// What the request had with it.
  public let state: String? = nil
  /// What the app's server asks Apple by.
  public let authorizationCode: Data? = nil
  /// What the app's server reads.
  public let identityToken: Data? = nil
  /// Their address.
  public let email: String? = nil
  /// Their name.
  public let fullName: PersonNameComponents? = nil

  override init() {}
}

/// Somebody's name and password of a keychain.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name.
  public let user: String
  /// The password.
  public let password: String

  /// Makes one of a name and a password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
  }
}

/// People say who they are by a password of a keychain.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Makes a provider.
  public override init() {}
  /// Makes a request.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(self)
  }
}

/// Asks for a password of a keychain.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Asks people who they are. Nobody is asked here: neither a sheet nor an answer comes.
open class ASAuthorizationController: NSObject {
  /// What is asked.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Hears the answer. Nothing calls it here.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says where the sheet comes. Nothing asks it here.
  open weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)?

  /// Makes a controller of requests.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  /// Asks nobody.
  open func performRequests() {}
  /// Asks nobody.
  open func cancel() {}
}

/// The window in which somebody is asked.
public typealias ASPresentationAnchor = UIWindow

/// Says where the sheet comes.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Hears who people are. Nothing calls it here.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Somebody said it.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization)
  /// Nobody said it.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Does nothing.
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Why nobody said who they are.
public struct ASAuthorizationError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// Not known.
    case unknown = 1000
    /// They did not want to.
    case canceled
    /// The answer could not be read.
    case invalidResponse
    /// Nobody took the answer.
    case notHandled
    /// It failed.
    case failed
    /// The sheet could not come.
    case notInteractive
  }

  /// The reason.
  public let code: Code
  /// Makes an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// Not known.
  public static let unknown = Code.unknown
  /// They did not want to.
  public static let canceled = Code.canceled
  /// It failed.
  public static let failed = Code.failed
}
