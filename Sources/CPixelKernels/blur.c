// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "CPixelKernels.h"
#include "ChosenAtStart.h"

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
