// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef OVEROPAQUE_H
#define OVEROPAQUE_H

#include <stdint.h>

#if defined(__x86_64__)

/// Whether this machine has what `over_opaque` needs.
#define HAS_OVER_OPAQUE __builtin_cpu_supports("avx2")

/// Paints an opaque colour over rows of `count` pixels, a multiple of 8, where `coverage` says.
void over_opaque(
  uint32_t *pixels, long stride, long rows, long count, uint32_t color, const uint8_t *coverage,
  long coverage_stride);

#else

#define HAS_OVER_OPAQUE 0
#define over_opaque(...)

#endif

#endif
