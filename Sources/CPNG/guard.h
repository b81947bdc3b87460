// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CPNG_GUARD_H
#define CPNG_GUARD_H

#include <png.h>
#include <setjmp.h>

#include "CPNG.h"

// Where libpng's errors land: the place to jump to and the failure to report.
//
// It is the first member of the reader and of the writer, which live on the heap: after a longjmp
// local variables that changed since setjmp are undefined, memory behind a pointer is not.
typedef struct {
  jmp_buf destination;
  cpng_failure failure;
} cpng_guard;

/// A piece of work that may end in `cpng_guard_fail`; its argument starts with a `cpng_guard`.
typedef void (*cpng_step)(void *state);

/// Runs `step`, and returns whether it came to its end.
bool cpng_guard_run(cpng_guard *guard, cpng_step step);

/// Ends the running step with a failure. Does not return.
_Noreturn void cpng_guard_fail(cpng_guard *guard, cpng_failure_kind kind, const char *message);

/// libpng's callbacks; its error pointer is a `cpng_guard`.
_Noreturn void cpng_guard_on_error(png_structp png, png_const_charp message);
void cpng_guard_on_warning(png_structp png, png_const_charp message);

#endif
