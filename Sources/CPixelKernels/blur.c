// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "CPixelKernels.h"
#include "ChosenAtStart.h"

CHOSEN_AT_START
void pixel_kernel_weigh_bytes(
  uint32_t *restrict sums, const uint8_t *restrict values, uint32_t weight, long count) {
  for (long index = 0; index < count; index++) sums[index] = values[index] * weight;
}

CHOSEN_AT_START
void pixel_kernel_add_weighted_bytes(
  uint32_t *restrict sums, const uint8_t *restrict values, uint32_t weight, long count) {
  for (long index = 0; index < count; index++) sums[index] += values[index] * weight;
}

CHOSEN_AT_START
void pixel_kernel_add_weighted(
  uint32_t *restrict sums, const uint16_t *restrict values, uint32_t weight, long count) {
  for (long index = 0; index < count; index++) sums[index] += values[index] * weight;
}

CHOSEN_AT_START
void pixel_kernel_mix_cells(
  uint32_t *restrict mixed, const uint16_t *upper, const uint16_t *lower, long count,
  uint32_t weight, uint32_t shift) {
  uint32_t rest = (1u << shift) - weight;
  for (long index = 0; index < count; index++) {
    mixed[index] = (upper[index] * rest + lower[index] * weight) >> shift;
  }
}

/// The pixel `place` halves of a pixel after the middle of a cell, of which there are 2^`shift` to
/// the next one.
static inline __attribute__((always_inline)) uint8_t between(
  uint32_t left, uint32_t right, uint32_t place, uint32_t shift) {
  uint32_t sum = left * ((1u << shift) - place) + right * place;
  return ((sum >> shift) + 0x80) >> 8;
}

/// All pixels between the middles of `count` cells and the next ones. Written out for each size of
/// cells, the compiler makes vectors of several cells of it.
static inline __attribute__((always_inline)) void interpolate_cells(
  uint8_t *restrict target, const uint32_t *restrict cells, long count, uint32_t shift) {
  uint32_t side = 1u << (shift - 1);
  for (long cell = 0; cell < count; cell++) {
    for (uint32_t pixel = 0; pixel < side; pixel++) {
      target[cell * side + pixel] = between(cells[cell], cells[cell + 1], 2 * pixel + 1, shift);
    }
  }
}

CHOSEN_AT_START
void pixel_kernel_interpolate(
  uint8_t *restrict target, long count, const uint32_t *restrict cells, uint32_t shift,
  long skipped) {
  long side = 1l << (shift - 1);
  for (long pixel = skipped; skipped > 0 && pixel < side && count > 0; pixel++, count--) {
    *target++ = between(cells[0], cells[1], 2 * (uint32_t)pixel + 1, shift);
  }
  if (skipped > 0) cells++;
  long whole = count >> (shift - 1);
  if (shift == 2) {
    interpolate_cells(target, cells, whole, 2);
  } else if (shift == 3) {
    interpolate_cells(target, cells, whole, 3);
  } else {
    interpolate_cells(target, cells, whole, shift);
  }
  target += whole * side;
  cells += whole;
  for (long pixel = 0; pixel < count - whole * side; pixel++) {
    *target++ = between(cells[0], cells[1], 2 * (uint32_t)pixel + 1, shift);
  }
}
