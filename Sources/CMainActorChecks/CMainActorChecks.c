// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Views are the main actor's, and a test that is not works with them on its own thread, so that tests
// run in parallel. Code that was compiled in the mode of Swift 6 asks at run time whether it is on
// the main thread: in closures that it hands to other modules, in `@preconcurrency` conformances, and
// where it says `MainActor.assumeIsolated`. The Swift runtime stops the program if not.
//
// The runtime asks this function first, which says yes for the main actor. Other actors' checks stay.

#include <stdint.h>

#include "CMainActorChecks.h"

#define SWIFT __attribute__((swiftcall))

/// A reference to an executor: its object, and Swift's record of how it conforms.
typedef struct {
  const void *identity;
  uintptr_t conformance;
} Executor;

typedef SWIFT void (*Check)(Executor);

/// Of the Swift runtime: called instead of its own check that the current thread is the executor's.
/// A runtime that has no such place keeps its check.
extern SWIFT void (*swift_task_checkIsolated_hook)(Executor, Check) __attribute__((weak));
extern SWIFT Executor swift_task_getMainExecutor(void) __attribute__((weak));

static SWIFT void check(Executor executor, Check original) {
  if (executor.identity == swift_task_getMainExecutor().identity) return;
  original(executor);
}

/// A program that has put a function of its own there keeps that.
__attribute__((constructor)) static void pass_main_actor(void) {
  if (!&swift_task_checkIsolated_hook || !swift_task_getMainExecutor) return;
  if (!swift_task_checkIsolated_hook) swift_task_checkIsolated_hook = check;
}
