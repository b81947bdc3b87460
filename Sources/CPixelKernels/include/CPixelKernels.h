// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CPIXELKERNELS_H
#define CPIXELKERNELS_H

#include <stdint.h>

// Source over for rows of premultiplied RGBA pixels, red in the lowest byte. Where the machine has AVX2,
// it is used: the choice is made when the program starts, and the results are the same.

/// Paints one colour over `count` pixels.
void pixel_kernel_over(uint32_t *pixels, long count, uint32_t color);

/// Paints one colour over `count` pixels, a multiple of 8, where `coverage` says.
void pixel_kernel_over_coverage(
  uint32_t *pixels, long count, uint32_t color, const uint8_t *coverage);

/// Paints an opaque colour over `rows` rows of `count` pixels, a multiple of 8, where `coverage` says.
///
/// Rows are `stride` pixels apart, those of coverage `coverage_stride` bytes.
void pixel_kernel_over_rows(
  uint32_t *pixels, long stride, long rows, long count, uint32_t color, const uint8_t *coverage,
  long coverage_stride);

#endif
