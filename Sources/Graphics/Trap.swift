// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The only place that stops a program for a mistake of its author's. The standard library's
// `precondition` stops an optimized program without saying why, and the modules of pixels and text
// are optimized even in a debug build. These say it in every build.

/// Stops the program with a sentence.
///
/// - Parameters:
///   - message: What is wrong, with which values, and what to do instead.
///   - file: The file that is named before the sentence: the caller's.
///   - line: The line that is named with it.
package func trap(
  _ message: String, file: StaticString = #file, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}

/// Stops the program with a sentence unless `condition` holds.
///
/// - Parameters:
///   - condition: What the caller has to keep to.
///   - message: What is wrong, with which values, and what to do instead. Made only when it is not.
///   - file: The file that is named before the sentence: the caller's.
///   - line: The line that is named with it.
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { trap(message(), file: file, line: line) }
}
