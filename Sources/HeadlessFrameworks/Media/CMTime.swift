// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A whole number of ticks.
public typealias CMTimeValue = Int64
/// How many ticks a second has.
public typealias CMTimeScale = Int32
/// Which of several beginnings a time is counted from.
public typealias CMTimeEpoch = Int64

/// What a time is besides a number.
public struct CMTimeFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// It is a time.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// It was rounded.
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  /// It has no end.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// It has no beginning.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// Nobody knows it.
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// It is no number.
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// A time, or a length of time, in ticks of a fraction of a second.
///
/// ```swift
/// let time = CMTime(seconds: 2.5, preferredTimescale: 600)
/// let later = time + CMTime(value: 1, timescale: 2)
/// let seconds = later.seconds  // 3
/// ```
public struct CMTime: Sendable {
  /// The ticks.
  public var value: CMTimeValue
  /// How many ticks a second has.
  public var timescale: CMTimeScale
  /// What the time is besides a number.
  public var flags: CMTimeFlags
  /// Which beginning it is counted from.
  public var epoch: CMTimeEpoch

  /// Makes a time that is none.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  /// Makes a time of all its parts.
  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Makes a time of ticks.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: .valid, epoch: 0)
  }

  /// Makes a time of seconds, rounded to ticks.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    if seconds.isNaN {
      self = .invalid
    } else if seconds.isInfinite {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
    } else {
      let ticks = (seconds * Double(preferredTimescale)).rounded()
      self.init(value: CMTimeValue(ticks), timescale: preferredTimescale)
      if Double(value) / Double(timescale) != seconds { flags.insert(.hasBeenRounded) }
    }
  }

  /// None.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// One that nobody knows.
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  /// One without an end.
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  /// One without a beginning.
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  /// The time in seconds; not a number for what is none.
  public var seconds: Double {
    guard isValid, !isIndefinite else { return .nan }
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    return Double(value) / Double(timescale)
  }

  /// Whether it is a time.
  public var isValid: Bool { flags.contains(.valid) }
  /// Whether nobody knows it.
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  /// Whether it has no end.
  public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
  /// Whether it has no beginning.
  public var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }
  /// Whether it is a number.
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: CMTimeFlags.impliedValueFlagsMask)
  }
  /// Whether it was rounded.
  public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }

  /// The same time in other ticks, rounded.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, timescale != 0 else { return self }
    let ticks = Double(value) * Double(newTimescale) / Double(timescale)
    return CMTime(value: CMTimeValue(ticks.rounded(method.rule)), timescale: newTimescale)
  }

  private static func combine(
    _ first: CMTime, _ second: CMTime, _ join: (Int64, Int64) -> Int64
  ) -> CMTime {
    guard first.isNumeric, second.isNumeric else {
      let seconds = first.seconds + second.seconds
      return seconds.isNaN ? .invalid : CMTime(seconds: seconds, preferredTimescale: 1)
    }
    let scale = lcm(first.timescale, second.timescale)
    return CMTime(
      value: join(
        first.value * Int64(scale / first.timescale), second.value * Int64(scale / second.timescale)
      ),
      timescale: scale)
  }

  /// The least ticks of which both have whole numbers; where these are too small to count, those of
  /// the first.
  private static func lcm(_ first: CMTimeScale, _ second: CMTimeScale) -> CMTimeScale {
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    let (product, isTooLarge) = (first / max(a, 1)).multipliedReportingOverflow(by: second)
    return isTooLarge ? max(first, second) : product
  }

  /// The sum of two times.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs, +) }
  /// The difference of two times.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime { combine(lhs, rhs, -) }
}

/// How ticks are rounded.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// To the nearest, and away from zero between two.
  case roundHalfAwayFromZero = 1
  /// Towards zero.
  case roundTowardZero
  /// Away from zero.
  case roundAwayFromZero
  /// Down where there are fewer ticks, and up where there are more.
  case quickTime
  /// Up.
  case roundTowardPositiveInfinity
  /// Down.
  case roundTowardNegativeInfinity
  /// As the first.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero

  fileprivate var rule: FloatingPointRoundingRule {
    switch self {
    case .roundHalfAwayFromZero: .toNearestOrAwayFromZero
    case .roundTowardZero, .quickTime: .towardZero
    case .roundAwayFromZero: .awayFromZero
    case .roundTowardPositiveInfinity: .up
    case .roundTowardNegativeInfinity: .down
    }
  }
}

extension CMTime: Comparable {
  /// Whether both are the same time, in whichever ticks.
  public static func == (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) == 0 }
  /// Whether the first is earlier. What is no time comes first, and what nobody knows last.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { CMTimeCompare(lhs, rhs) < 0 }
}

extension CMTime: Hashable {
  /// Equal times have the same.
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
}

/// No time at all.
public let kCMTimeZero = CMTime.zero
/// What is no time.
public let kCMTimeInvalid = CMTime.invalid
/// A time that nobody knows.
public let kCMTimeIndefinite = CMTime.indefinite
/// A time without an end.
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

/// A time of ticks.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// A time of ticks.
public func CMTimeMake(_ value: Int64, _ timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

/// A time of seconds, rounded to ticks.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time of seconds, rounded to ticks.
public func CMTimeMakeWithSeconds(_ seconds: Float64, _ preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
/// The sum of two times.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
/// The difference of two times.
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }

/// A time so many times.
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Float64) -> CMTime {
  guard time.isNumeric else { return time }
  return CMTime(seconds: time.seconds * multiplier, preferredTimescale: time.timescale)
}

/// Below zero where the first is earlier, above it where it is later.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  func rank(_ time: CMTime) -> Int {
    if !time.isValid { return 0 }
    return time.isIndefinite ? 2 : 1
  }
  if rank(time1) != rank(time2) { return rank(time1) < rank(time2) ? -1 : 1 }
  guard rank(time1) == 1 else { return 0 }
  return time1.seconds == time2.seconds ? 0 : time1.seconds < time2.seconds ? -1 : 1
}

/// A time from a beginning on.
public struct CMTimeRange: Hashable, Sendable {
  /// When it begins.
  public var start: CMTime
  /// How long it is.
  public var duration: CMTime

  /// Makes a range of its beginning and length.
  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  /// Makes a range of its ends.
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// When it ends.
  public var end: CMTime { start + duration }
  /// A range of no length.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// What is no range.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)
  /// Whether it is a range.
  public var isValid: Bool { start.isValid && duration.isValid }
  /// Whether it has no length.
  public var isEmpty: Bool { isValid && duration == .zero }
  /// Whether a time is in it.
  public func containsTime(_ time: CMTime) -> Bool { time >= start && time < end }
}

/// A range of its beginning and length.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
