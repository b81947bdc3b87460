// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import Foundation
import HeadlessUIKit

/// A way into the network.
public struct NWInterface: Hashable, Sendable {
  /// The kinds of ways.
  public enum InterfaceType: Hashable, Sendable {
    /// Another one.
    case other
    /// Wi-Fi.
    case wifi
    /// The telephone's network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// To the device itself.
    case loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// The system's name, such as `en0`.
  public let name: String
}

/// What the network is like. It is not known here: nothing makes one but
/// ``NWPathMonitor/currentPath``.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether the network can be used.
  public enum Status: Sendable {
    /// It can.
    case satisfied
    /// It cannot.
    case unsatisfied
    /// It can once it is asked for.
    case requiresConnection
  }

  /// Why the network cannot be used.
  public enum UnsatisfiedReason: Sendable {
    /// The reason is not known.
    case notAvailable
    /// People turned off the telephone's network for the app.
    case cellularDenied
    /// People turned off Wi-Fi for the app.
    case wifiDenied
    /// People did not allow devices nearby.
    case localNetworkDenied
    /// A private network is not there.
    case vpnInactive
  }

  /// Whether the network can be used.
  public let status: Status
  /// The status, for logs.
  public var debugDescription: String { "\(status)" }
  /// Why it cannot.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The ways into it: none that are known.
  public var availableInterfaces: [NWInterface] { [] }
  /// Whether it costs money: no.
  public var isExpensive: Bool { false }
  /// Whether people want little of it used: no.
  public var isConstrained: Bool { false }
  /// Whether it has addresses of four numbers: none are known.
  public var supportsIPv4: Bool { false }
  /// Whether it has addresses of eight numbers: none are known.
  public var supportsIPv6: Bool { false }
  /// Whether it has names: none are known.
  public var supportsDNS: Bool { false }

  /// Whether a kind of way is used: not known.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Tells how the network is. Nothing is told here, so that no picture depends on a machine's
/// network: the handler is not called, as before the first answer comes.
public final class NWPathMonitor: @unchecked Sendable {
  /// Hears how the network is. Nothing calls it here: a test does.
  public var pathUpdateHandler: ((NWPath) -> Void)?
  /// How the network is: it cannot be used, as on iOS until the monitor has answered.
  public let currentPath = NWPath(status: .unsatisfied)
  /// Where the handler is called; `nil` before the start.
  public private(set) var queue: DispatchQueue?

  /// Makes a monitor of all ways.
  public init() {}
  /// Makes a monitor of one kind of ways.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Makes a monitor of all ways but those of some kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// Starts. Nothing is told.
  public func start(queue: DispatchQueue) { self.queue = queue }
  /// Ends.
  public func cancel() { pathUpdateHandler = nil }
}
