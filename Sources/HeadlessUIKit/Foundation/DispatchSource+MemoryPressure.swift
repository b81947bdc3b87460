// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Dispatch
import Graphics

/// Says how much memory there is left. Linux says nothing of it: its handler is never called.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// What was said last: nothing.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// What is listened for: nothing.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSourceMemoryPressure {
  /// What was said last: nothing.
  public var data: DispatchSource.MemoryPressureEvent { [] }
  /// What is listened for: nothing.
  public var mask: DispatchSource.MemoryPressureEvent { [] }
}

extension DispatchSource: DispatchSourceMemoryPressure {
  /// How much memory there is left.
  public struct MemoryPressureEvent: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enough.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Not much.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// Too little.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// Any of these.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Makes a source that says how much memory there is left: never, here.
  ///
  /// - Parameters:
  ///   - eventMask: What is listened for.
  ///   - queue: Where its handlers are called.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    guard let source = makeUserDataOrSource(queue: queue) as? DispatchSource else {
      trap("Dispatch's sources are no DispatchSource in this version of Swift")
    }
    return source
  }
}
