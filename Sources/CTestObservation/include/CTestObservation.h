// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef C_TEST_OBSERVATION_H
#define C_TEST_OBSERVATION_H

/// Does nothing. Calling it makes a linker that leaves out unused objects of a static library keep
/// this module's constructor, which starts to observe XCTest before the first test.
void headless_snapshots_keep_constructor(void);

#endif
