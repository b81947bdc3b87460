// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// The run loop and the clock by the names of C, with which suites wait.

/// How Core Foundation names a mode of a run loop.
public struct CFRunLoopMode: Hashable, Sendable {
  let mode: RunLoop.Mode

  /// The mode's name.
  public var rawValue: String { mode.rawValue }

  /// The usual one.
  public static let defaultMode = CFRunLoopMode(mode: .default)
  /// All usual ones.
  public static let commonModes = CFRunLoopMode(mode: .common)
}

/// Why a run loop came back.
public enum CFRunLoopRunResult: Int32, Sendable {
  /// There was nothing to wait for.
  case finished = 1
  /// It was stopped. Never so here.
  case stopped = 2
  /// The time was over.
  case timedOut = 3
  /// Something came, and was not to be waited on for longer.
  case handledSource = 4
}

/// Handles what comes in `seconds`: timers, blocks of the main queue, and what else waits there.
///
/// - Parameter returnAfterSourceHandled: Whether it comes back when something was handled.
@discardableResult
public func CFRunLoopRunInMode(
  _ mode: CFRunLoopMode?, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
  let end = Date(timeIntervalSinceNow: seconds)
  let mode = mode?.mode == .common ? .default : mode?.mode ?? .default
  repeat {
    // Without anything to wait for the run loop comes back at once.
    if RunLoop.current.run(mode: mode, before: end) {
      if returnAfterSourceHandled, Date() < end { return .handledSource }
    } else {
      // The main queue's blocks may come all the same.
      Thread.sleep(until: min(end, Date(timeIntervalSinceNow: 0.005)))
    }
  } while Date() < end
  return .timedOut
}

/// A run loop by the name of C.
public final class CFRunLoop {
  let loop: RunLoop

  init(_ loop: RunLoop) { self.loop = loop }
}

/// The run loop of the present thread.
public func CFRunLoopGetCurrent() -> CFRunLoop { CFRunLoop(.current) }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop { CFRunLoop(.main) }

/// Lets a run loop that waits look for what has come.
public func CFRunLoopWakeUp(_ runLoop: CFRunLoop) {
  runLoop.loop.add(
    Timer(fire: Date(), interval: 0, repeats: false) { _ in }, forMode: .common)
}

/// Has a block called in a run loop's next round in a mode.
///
/// - Parameter mode: The mode's name.
public func CFRunLoopPerformBlock(
  _ runLoop: CFRunLoop, _ mode: String, _ block: @escaping () -> Void
) {
  // As on iOS, the block may be of any actor: the caller names the loop that it runs in.
  nonisolated(unsafe) let block = block
  runLoop.loop.perform(inModes: [RunLoop.Mode(rawValue: mode)]) { block() }
}

/// How long a step of ``mach_absolute_time()`` takes: a nanosecond here.
public struct mach_timebase_info: Sendable {
  /// Nanoseconds, …
  public var numer: UInt32
  /// … for so many steps.
  public var denom: UInt32

  /// Makes a ratio.
  public init(numer: UInt32 = 0, denom: UInt32 = 0) { (self.numer, self.denom) = (numer, denom) }

  /// Fills one in, as the function of that name does on iOS.
  @discardableResult
  public init(_ info: UnsafeMutablePointer<mach_timebase_info>) {
    self.init(numer: 1, denom: 1)
    info.pointee = self
  }
}

/// The same type.
public typealias mach_timebase_info_data_t = mach_timebase_info

/// Nanoseconds of a clock that goes on evenly.
public func mach_absolute_time() -> UInt64 { DispatchTime.now().uptimeNanoseconds }
