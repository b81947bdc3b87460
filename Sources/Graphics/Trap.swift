// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The standard library's `precondition` stops an optimized program without saying why. These say it in
// every build.

/// Stops the program with a sentence.
package func trap(
  _ message: String, file: StaticString = #file, line: UInt = #line
) -> Never {
  fatalError(message, file: file, line: line)
}

/// Stops the program with a sentence unless `condition` holds.
package func require(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String,
  file: StaticString = #file, line: UInt = #line
) {
  if !condition() { trap(message(), file: file, line: line) }
}
