// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "guard.h"

#include <stdio.h>

bool cpng_guard_run(cpng_guard *guard, cpng_step step) {
  if (guard->failure.kind != CPNG_FAILURE_NONE) return false;
  if (setjmp(guard->destination) != 0) return false;
  step(guard);
  return true;
}

void cpng_guard_fail(cpng_guard *guard, cpng_failure_kind kind, const char *message) {
  guard->failure.kind = kind;
  snprintf(guard->failure.message, sizeof guard->failure.message, "%s", message);
  longjmp(guard->destination, 1);
}

void cpng_guard_on_error(png_structp png, png_const_charp message) {
  cpng_guard_fail(png_get_error_ptr(png), CPNG_FAILURE_REFUSED, message);
}

// libpng warns about chunks that it can do without; whatever harms the pixels is an error.
void cpng_guard_on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}
