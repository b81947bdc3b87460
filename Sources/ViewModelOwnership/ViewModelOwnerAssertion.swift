// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Synchronization

/// What judges an assertion of this module instead of `Swift.assert`.
public typealias ViewModelOwnerAssertionHandler =
  @Sendable (
    _ condition: Bool, _ message: String, _ file: StaticString, _ line: UInt
  ) -> Void

/// The seam: replaced for exactly one assertion, as the published library does for its tests.
private let replacement = Mutex<ViewModelOwnerAssertionHandler?>(nil)

/// Asserts `condition`, by `Swift.assert` unless a test has replaced it for this one time.
public func kz_assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #file, line: UInt = #line
) {
  let handler = replacement.withLock { handler in
    defer { handler = nil }
    return handler
  }
  guard let handler else {
    assert(condition(), message(), file: file, line: line)
    return
  }
  handler(condition(), message(), file, line)
}

/// Calls `override` instead of judging the next ``kz_assert(_:_:file:line:)``, whether its
/// condition holds or not. This is the published form.
public func kz_assertOverrideOnceForTests(_ override: @escaping () -> Void) {
  // The published form takes what may change a test's own variables: the assertion is the test's.
  nonisolated(unsafe) let override = override
  kz_assertOverrideOnceForTests { _, _, _, _ in override() }
}

/// Lets `handler` judge the next ``kz_assert(_:_:file:line:)``, whether its condition holds or not.
public func kz_assertOverrideOnceForTests(_ handler: @escaping ViewModelOwnerAssertionHandler) {
  replacement.withLock { $0 = handler }
}

/// Lets the next ``kz_assert(_:_:file:line:)`` pass, whether its condition holds or not.
public func kz_disableAssertOnceForTests() {
  kz_assertOverrideOnceForTests { _, _, _, _ in }
}
