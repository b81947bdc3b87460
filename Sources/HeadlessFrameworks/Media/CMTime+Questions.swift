// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// What Core Media's header CMTime.h asks of a time with macros, which Swift has as functions.

/// Whether it is a time.
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
/// Whether it is none.
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
/// Whether it is a time that has no end.
public func CMTIME_IS_POSITIVEINFINITY(_ time: CMTime) -> Bool {
  time.isValid && time.isPositiveInfinity
}
/// Whether it is a time that has no beginning.
public func CMTIME_IS_NEGATIVEINFINITY(_ time: CMTime) -> Bool {
  time.isValid && time.isNegativeInfinity
}
/// Whether it is a time that nobody knows.
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isValid && time.isIndefinite }
/// Whether it is a number.
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
/// Whether it is a number that was rounded.
public func CMTIME_HAS_BEEN_ROUNDED(_ time: CMTime) -> Bool {
  time.isNumeric && time.hasBeenRounded
}
