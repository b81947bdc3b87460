// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CPIXELKERNELS_H
#define CPIXELKERNELS_H

#include <stdint.h>

// Source over for rows of premultiplied RGBA pixels, red in the lowest byte. Where the machine has
// AVX2, it is used: the choice is made when the program starts, and the results are the same.

// Where there are several rows of `count` pixels, they are `stride` pixels apart, those of coverage
// `coverage_stride` bytes.

/// Paints one colour over pixels.
void pixel_kernel_over(uint32_t *pixels, long stride, long rows, long count, uint32_t color);

/// Paints one colour over pixels where `coverage` says.
void pixel_kernel_over_coverage(
  uint32_t *pixels, long stride, long rows, long count, uint32_t color, const uint8_t *coverage,
  long coverage_stride);

/// Paints `count` pixels, a multiple of 8, over others, all weighted with `opacity`, 0 to 255.
void pixel_kernel_over_pixels(
  uint32_t *pixels, long count, const uint32_t *source, uint32_t opacity);

/// Paints `count` pixels, a multiple of 8, over others where `coverage` says.
void pixel_kernel_over_pixels_coverage(
  uint32_t *pixels, long count, const uint32_t *source, const uint8_t *coverage);

/// Makes some runs of each of some rows equal to those of `source`, which is none of them: row by
/// row, as memory likes it. A run is its first pixel and its end.
void pixel_kernel_repeat_runs(
  uint32_t *pixels, long stride, long rows, const uint32_t *source, const int32_t *runs,
  long run_count);

/// Mixes two rows of pixels: each channel is its upper value times 256 - `weight` plus its lower
/// one times `weight`, 0 to 256, as 16 bits of `mixed`, red in the lowest ones.
void pixel_kernel_mix_rows(
  uint64_t *mixed, const uint32_t *upper, const uint32_t *lower, long count, uint32_t weight);

/// Writes pixels interpolated between two neighbors of `mixed`, rounded to nearest. The left one's
/// place is `x` for the first pixel and changes by `step`, both with 32 binary digits after the
/// point, of which 8 count; places outside of 0 to `last` count as the nearer of them.
void pixel_kernel_sample_row(
  uint32_t *pixels, long count, const uint64_t *mixed, long last, int64_t x, int64_t step);

/// Makes each of `count` sums `weight` times its value, modulo 2^32.
void pixel_kernel_weigh_bytes(
  uint32_t *restrict sums, const uint8_t *restrict values, uint32_t weight, long count);

/// The source pixels of one pixel.
typedef struct {
  int32_t first;
  int32_t count;
  /// Where its weights start.
  int32_t weights;
  /// One over the sum of its weights.
  double inverse_total;
} pixel_taps;

/// Writes `count` pixels whose channels are the sums of their taps' channels, of 32 bits each and
/// each times its weight, times both inverse totals: rounded to nearest, at most 255. `channels`
/// begin with those of the source pixel `origin`.
void pixel_kernel_weigh_row(
  uint32_t *restrict pixels, long count, const uint32_t *restrict channels, long origin,
  const pixel_taps *restrict taps, const uint32_t *restrict weights, double inverse_total);

/// Adds `weight` times each of `count` values to the sums, modulo 2^32.
void pixel_kernel_add_weighted_bytes(
  uint32_t *restrict sums, const uint8_t *restrict values, uint32_t weight, long count);

/// The same with values of 16 bits.
void pixel_kernel_add_weighted(
  uint32_t *restrict sums, const uint16_t *restrict values, uint32_t weight, long count);

/// Mixes two rows of cells: upper ones times 2^`shift` - `weight` plus lower ones times `weight`,
/// divided by 2^`shift`, rounded down.
void pixel_kernel_mix_cells(
  uint32_t *restrict mixed, const uint16_t *upper, const uint16_t *lower, long count,
  uint32_t weight, uint32_t shift);

/// Writes `count` bytes interpolated linearly between cells of 2^(`shift` - 1) bytes, whose values
/// have 8 more binary digits and stand for their middles. The first `skipped` bytes after the first
/// middle, fewer than a cell's, are left out.
void pixel_kernel_interpolate(
  uint8_t *restrict target, long count, const uint32_t *restrict cells, uint32_t shift,
  long skipped);

#endif
