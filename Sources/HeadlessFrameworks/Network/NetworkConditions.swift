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

extension URLSessionConfiguration {
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
