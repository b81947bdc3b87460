// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "CTestObservation.h"

/// Defined in Swift, in HeadlessSnapshots/Reporting/RunningXCTest.swift.
extern void headless_snapshots_observe_tests(void);

/// XCTest has no public way to ask for the running test case, and an observer that were registered
/// by the first assertion would have missed the start of its test.
__attribute__((constructor)) static void observe_tests(void) {
  headless_snapshots_observe_tests();
}

void headless_snapshots_keep_constructor(void) {}
