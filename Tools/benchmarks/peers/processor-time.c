// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT
//
// Loaded before a program's libraries (LD_PRELOAD), this lets its steady clock show the processor
// time that the program has used: a comparison then holds on a machine that others use, too.

#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

int clock_gettime(clockid_t clock, struct timespec *time) {
  return (int)syscall(
    SYS_clock_gettime, clock == CLOCK_MONOTONIC ? CLOCK_PROCESS_CPUTIME_ID : clock, time);
}
