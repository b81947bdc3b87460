// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CHOSENATSTART_H
#define CHOSENATSTART_H

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
// The form would be chosen before the sanitizer's runtime is there, and the program would crash.
#define IS_CHOSEN_TOO_EARLY
#endif
#endif

// glibc can bind one of several compiled forms of a function when the program starts.
#if defined(__x86_64__) && defined(__GLIBC__) && !defined(IS_CHOSEN_TOO_EARLY)
#define CHOSEN_AT_START __attribute__((target_clones("avx2", "default")))
#else
#define CHOSEN_AT_START
#endif

#endif
