// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Keys of what an error holds, as Core Foundation names them. They are those of `NSError`.

/// What people are told.
public let kCFErrorLocalizedDescriptionKey = "NSLocalizedDescription"
/// Why it happened.
public let kCFErrorLocalizedFailureReasonKey = "NSLocalizedFailureReason"
/// What people can do.
public let kCFErrorLocalizedRecoverySuggestionKey = "NSLocalizedRecoverySuggestion"
/// What developers are told.
public let kCFErrorDescriptionKey = "NSDescription"
/// The error behind it.
public let kCFErrorUnderlyingErrorKey = "NSUnderlyingError"
