// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT
//
// Tells the thread sanitizer what the slow path of `Synchronization.Mutex` orders. The fast path is
// inlined, so the sanitizer sees its atomics; where threads wait for each other, the lock is taken
// in the runtime's library, which is not compiled for the sanitizer: it then sees two accesses
// without an order, "Swift access race", in any program in which a mutex is contended. Preloaded,
// these functions stand before the library's and add the two edges. A race that no mutex orders is
// reported as before.
//
// Source of the functions: `_MutexHandle` of Swift's Linux implementation, which calls
// `_lockSlow(_:)` and `_unlockSlow()` once the fast path has failed.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

// Absent in processes without the sanitizer, such as SwiftPM's own.
__attribute__((weak)) void __tsan_acquire(void *);
__attribute__((weak)) void __tsan_release(void *);

static void *next(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) {
    fprintf(stderr, "mutex-edges: the runtime has no %s any more: adapt this file\n", name);
    abort();
  }
  return function;
}

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void lock_slow(uint32_t thread, SELF) {
  SWIFT void (*library)(uint32_t, SELF) = (SWIFT void (*)(uint32_t, SELF))next(LOCK);
  library(thread, self);
  if (__tsan_acquire) __tsan_acquire(self);
}

SWIFT void unlock_slow(SELF) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF) {
  SWIFT void (*library)(SELF) = (SWIFT void (*)(SELF))next(UNLOCK);
  if (__tsan_release) __tsan_release(self);
  library(self);
}
