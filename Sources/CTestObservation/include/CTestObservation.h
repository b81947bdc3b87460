// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef C_TEST_OBSERVATION_H
#define C_TEST_OBSERVATION_H

#include <stdbool.h>

/// Does nothing. Calling it makes a linker that leaves out unused objects of a static library keep
/// this module's constructor, which starts to observe XCTest before the first test.
void headless_snapshots_keep_constructor(void);

/// The variable that tells a process which tests ended those before it: `App.CardTests/testA:SIGILL`
/// and so on, with commas.
#define HEADLESS_SNAPSHOTS_ENDED_TESTS "HEADLESS_SNAPSHOTS_ENDED_TESTS"

/// More than this Linux takes in no single argument, in bytes (MAX_ARG_STRLEN).
#define HEADLESS_SNAPSHOTS_ARGUMENT_SIZE (128 << 10)

/// From now on a signal that ends the process replaces it by one that runs the tests that are left,
/// in the same folder, with the variables of now.
///
/// @param path_of_crash A file whose presence says that somebody else takes care of it, or NULL.
/// @return Whether that can be done here.
bool headless_snapshots_prepare_next_process(const char *path_of_crash);

/// Sets which test runs, and the argument by which XCTest runs those after it.
///
/// @param running The test; NULL where none runs.
/// @param others The tests after it; NULL where none is left.
void headless_snapshots_set_rest(const char *running, const char *others);

#endif
