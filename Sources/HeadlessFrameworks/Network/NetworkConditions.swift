// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

// What requests say of networks that cost something. Linux knows of none: all are as good.

extension URLRequest {
  /// Whether a network that should be spared may be used: true. What is set has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether a network that costs may be used: true. What is set has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLRequest {
  /// Whether a server is taken to speak HTTP/3: false. What is set has no effect.
  public var assumesHTTP3Capable: Bool {
    get { false }
    set {}
  }

  /// Whether names of hosts have to be signed: false. What is set has no effect.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }
}

extension URLSessionConfiguration {
  /// The configuration of a session that goes on while the app does not run: here the default one,
  /// whose tasks end with the process.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    .default
  }

  /// Whether an app is started for what comes: false. What is set has no effect.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }

  /// Whether names of hosts have to be signed: false. What is set has no effect.
  public var requiresDNSSECValidation: Bool {
    get { false }
    set {}
  }

  /// The least version of TLS: 1.2. What is set has no effect.
  public var tlsMinimumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv12 }
    set {}
  }

  /// The greatest version of TLS: 1.3. What is set has no effect.
  public var tlsMaximumSupportedProtocolVersion: tls_protocol_version_t {
    get { .TLSv13 }
    set {}
  }

  /// Whether a network that should be spared may be used: true. What is set has no effect.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }

  /// Whether a network that costs may be used: true. What is set has no effect.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}

extension URLSessionTask {
  /// Whether what comes is given in parts: true. What is set has no effect.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}

extension URLSessionTaskDelegate {
  /// Tells on iOS of a task that was made. Nobody tells it here.
  public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
  /// Tells on iOS of a task that waits for a network. Nobody tells it here.
  public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {
  }
}

extension URLError {
  /// Why a network may not be used.
  public enum NetworkUnavailableReason: Int, Sendable {
    /// It is that of a phone.
    case cellular = 0
    /// It costs.
    case expensive = 1
    /// It should be spared.
    case constrained = 2
  }

  /// Why the network may not be used; `nil`, as none is known here.
  public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}
