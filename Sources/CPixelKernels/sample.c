// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "CPixelKernels.h"
#include "ChosenAtStart.h"

#include <string.h>

// The channels of two columns side by side, and of one.
typedef uint16_t Columns __attribute__((vector_size(16)));
typedef uint32_t WideColumns __attribute__((vector_size(32)));
typedef uint32_t Channels __attribute__((vector_size(16)));
typedef uint8_t Pixel __attribute__((vector_size(4)));
typedef uint8_t FourPixels __attribute__((vector_size(16)));
typedef uint16_t FourColumns __attribute__((vector_size(32)));

CHOSEN_AT_START
void pixel_kernel_mix_rows(
  uint64_t *mixed, const uint32_t *upper, const uint32_t *lower, long count, uint32_t weight) {
  FourColumns below = (FourColumns){0} + (uint16_t)weight;
  FourColumns above = 256 - below;
  long index = 0;
  for (; index + 4 <= count; index += 4) {
    FourPixels first, second;
    memcpy(&first, upper + index, 16);
    memcpy(&second, lower + index, 16);
    FourColumns sum = __builtin_convertvector(first, FourColumns) * above
      + __builtin_convertvector(second, FourColumns) * below;
    memcpy(mixed + index, &sum, 32);
  }
  for (; index < count; index++) {
    uint64_t sum = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      uint64_t channel = (upper[index] >> shift & 0xff) * (256 - weight)
        + (lower[index] >> shift & 0xff) * weight;
      sum |= channel << 2 * shift;
    }
    mixed[index] = sum;
  }
}

CHOSEN_AT_START
void pixel_kernel_sample_row(
  uint32_t *pixels, long count, const uint64_t *mixed, long last, int64_t x, int64_t step) {
  for (long index = 0; index < count; index++, x += step) {
    int64_t place = x >> 32;
    place = place < 0 ? 0 : place > last ? last : place;
    uint32_t right = x >> 24 & 0xff, left = 256 - right;
    Columns columns;
    memcpy(&columns, mixed + place, 16);
    WideColumns weights = {left, left, left, left, right, right, right, right};
    WideColumns sums = __builtin_convertvector(columns, WideColumns) * weights;
    Channels first = __builtin_shufflevector(sums, sums, 0, 1, 2, 3);
    Channels second = __builtin_shufflevector(sums, sums, 4, 5, 6, 7);
    Pixel pixel = __builtin_convertvector((first + second + 0x8000) >> 16, Pixel);
    memcpy(pixels + index, &pixel, 4);
  }
}

// The four channels of a pixel: sums, means, whole numbers.
typedef int64_t Sums __attribute__((vector_size(32)));
typedef double Means __attribute__((vector_size(32)));
typedef int32_t Wholes __attribute__((vector_size(16)));

/// The means of `count` pixels' channels, each times its weight.
static inline __attribute__((always_inline)) uint32_t weighted_mean(
  const uint32_t *channels, const uint32_t *weights, long count, double inverse_total) {
// No machine multiplies and adds in one step, which rounds otherwise.
#pragma STDC FP_CONTRACT OFF
  Sums sums = {0};
  for (long index = 0; index < count; index++) {
    Channels pixel;
    memcpy(&pixel, channels + index * 4, 16);
    sums += __builtin_convertvector(pixel, Sums) * (int64_t)weights[index];
  }
  Means means = __builtin_convertvector(sums, Means) * inverse_total + 0.5;
  means = __builtin_elementwise_min(means, (Means){255, 255, 255, 255});
  Pixel bytes = __builtin_convertvector(__builtin_convertvector(means, Wholes), Pixel);
  uint32_t pixel;
  memcpy(&pixel, &bytes, 4);
  return pixel;
}

CHOSEN_AT_START
void pixel_kernel_weigh_row(
  uint32_t *restrict pixels, long count, const uint32_t *restrict channels, long origin,
  const pixel_taps *restrict taps, const uint32_t *restrict weights, double inverse_total) {
  for (long index = 0; index < count; index++) {
    pixel_taps tap = taps[index];
    pixels[index] = weighted_mean(
      channels + (tap.first - origin) * 4, weights + tap.weights, tap.count,
      tap.inverse_total * inverse_total);
  }
}
