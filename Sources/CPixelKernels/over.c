// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "CPixelKernels.h"
#include "ChosenAtStart.h"
#include "OverOpaque.h"

#include <string.h>

// Eight pixels: red and blue are the low bytes of the lanes, green and alpha the high ones.
typedef uint16_t Lanes __attribute__((vector_size(32)));
typedef uint32_t WideLanes __attribute__((vector_size(64)));
typedef uint32_t Pixels __attribute__((vector_size(32)));
typedef uint8_t Weights __attribute__((vector_size(8)));

// Macros instead of functions: a vector as an argument would be passed differently in each form.

// value / 255, rounded to nearest: (v + v / 256) / 256, which is v · 257 / 65536.
#define DIV255(value) \
  ({ \
    Lanes biased = (value) + 128; \
    __builtin_convertvector(__builtin_convertvector(biased, WideLanes) * 257 >> 16, Lanes); \
  })

// Eight weights, each for the two lanes of its pixel.
#define SPREAD(eight) \
  ({ \
    Weights bytes; \
    memcpy(&bytes, &(eight), 8); \
    Pixels wide = __builtin_convertvector(bytes, Pixels); \
    (Lanes)(wide | wide << 16); \
  })

#define LOAD(pixels) \
  ({ \
    Lanes loaded; \
    memcpy(&loaded, (pixels), 32); \
    loaded; \
  })

// One rounding per channel: div255(s·m + d·(255 - div255(a·m))).
#define BLEND(pixels, low, high, weight, rest) \
  { \
    Lanes below = LOAD(pixels); \
    Lanes first = DIV255((low) * (weight) + (below & 0xff) * (rest)); \
    Lanes second = DIV255((high) * (weight) + (below >> 8) * (rest)); \
    Lanes result = first | second << 8; \
    memcpy((pixels), &result, 32); \
  }

// One colour, all of it: s·255 is a multiple of 255, so it may be added after the division.
#define BLEND_ALL(pixels) \
  { \
    Lanes below = LOAD(pixels); \
    Lanes first = DIV255((below & 0xff) * rest); \
    Lanes second = DIV255((below >> 8) * rest); \
    Lanes result = source + (first | second << 8); \
    memcpy((pixels), &result, 32); \
  }

// Copies fewer than eight items in pieces whose sizes are known: a call of memcpy costs more than
// all of them.
#define COPY_FEW(target, from, count) \
  { \
    long done = 0; \
    if ((count) & 4) memcpy((target), (from), 4 * sizeof *(target)), done = 4; \
    if ((count) & 2) memcpy((target) + done, (from) + done, 2 * sizeof *(target)), done += 2; \
    if ((count) & 1) (target)[done] = (from)[done]; \
  }

// The last pixels of a row, fewer than eight, in a copy.
#define WITH_LAST(pixels, count, statement) \
  { \
    uint32_t last[8] = {0}; \
    COPY_FEW(last, pixels, count) \
    statement; \
    COPY_FEW(pixels, last, count) \
  }

CHOSEN_AT_START
void pixel_kernel_over(uint32_t *pixels, long stride, long rows, long count, uint32_t color) {
  Lanes source = (Lanes)((Pixels){0} + color);
  Lanes rest = (Lanes){0} + (uint16_t)(255 - (color >> 24));
  long whole = count & ~7;
  for (long row = 0; row < rows; row++) {
    for (long index = 0; index < whole; index += 8) BLEND_ALL(pixels + index)
    if (whole < count) {
      uint32_t *rest_of_row = pixels + whole;
      WITH_LAST(rest_of_row, count - whole, BLEND_ALL(last))
    }
    pixels += stride;
  }
}

CHOSEN_AT_START
static void over_coverage(
  uint32_t *pixels, long stride, long rows, long count, uint32_t color, const uint8_t *coverage,
  long coverage_stride) {
  Lanes source = (Lanes)((Pixels){0} + color);
  Lanes low = source & 0xff, high = source >> 8;
  Lanes alpha = (Lanes){0} + (uint16_t)(color >> 24);
  long whole = count & ~7;
  for (long row = 0; row < rows; row++) {
    for (long index = 0; index < whole; index += 8) {
      uint64_t eight;
      memcpy(&eight, coverage + index, 8);
      if (eight == 0) continue;
      Lanes weight = SPREAD(eight);
      Lanes rest = 255 - DIV255(alpha * weight);
      BLEND(pixels + index, low, high, weight, rest)
    }
    if (whole < count) {
      uint8_t weights[8] = {0};
      const uint8_t *rest_of_coverage = coverage + whole;
      COPY_FEW(weights, rest_of_coverage, count - whole)
      Lanes weight = SPREAD(weights);
      Lanes rest = 255 - DIV255(alpha * weight);
      uint32_t *rest_of_row = pixels + whole;
      WITH_LAST(rest_of_row, count - whole, BLEND(last, low, high, weight, rest))
    }
    pixels += stride;
    coverage += coverage_stride;
  }
}

void pixel_kernel_over_coverage(
  uint32_t *pixels, long stride, long rows, long count, uint32_t color, const uint8_t *coverage,
  long coverage_stride) {
  long done = 0;
  if (color >> 24 == 255 && HAS_OVER_OPAQUE) {
    done = count & ~7;
    over_opaque(pixels, stride, rows, done, color, coverage, coverage_stride);
  }
  if (done < count) {
    over_coverage(
      pixels + done, stride, rows, count - done, color, coverage + done, coverage_stride);
  }
}

// The alphas of eight pixels, each in the two lanes of its pixel.
#define ALPHAS(pixels) \
  ({ \
    Pixels alphas = (Pixels)(pixels) >> 24; \
    (Lanes)(alphas | alphas << 16); \
  })

CHOSEN_AT_START
void pixel_kernel_over_pixels(
  uint32_t *pixels, long count, const uint32_t *source, uint32_t opacity) {
  Lanes weight = (Lanes){0} + (uint16_t)opacity;
  for (long index = 0; index < count; index += 8) {
    Lanes above = LOAD(source + index);
    Lanes rest = 255 - DIV255(ALPHAS(above) * weight);
    Lanes low = above & 0xff, high = above >> 8;
    BLEND(pixels + index, low, high, weight, rest)
  }
}

CHOSEN_AT_START
void pixel_kernel_over_pixels_coverage(
  uint32_t *pixels, long count, const uint32_t *source, const uint8_t *coverage) {
  for (long index = 0; index < count; index += 8) {
    uint64_t eight;
    memcpy(&eight, coverage + index, 8);
    if (eight == 0) continue;
    Lanes weight = SPREAD(eight);
    Lanes above = LOAD(source + index);
    Lanes rest = 255 - DIV255(ALPHAS(above) * weight);
    Lanes low = above & 0xff, high = above >> 8;
    BLEND(pixels + index, low, high, weight, rest)
  }
}

// Not `memcpy`: for rows of a few kilobytes it may choose string instructions, which are slow where
// rows do not begin at the same place of a cache line. The first and the last eight pixels of a run
// are written wherever they are, so that those between are written to multiples of 32 bytes: none
// of them lies in two cache lines.
CHOSEN_AT_START
void pixel_kernel_repeat_runs(
  uint32_t *pixels, long stride, long rows, const uint32_t *source, const int32_t *runs,
  long run_count) {
  for (long row = 0; row < rows; row++) {
    for (long run = 0; run < run_count; run++) {
      long index = runs[2 * run], end = runs[2 * run + 1];
      if (end - index < 8) {
        uint32_t *few = pixels + index;
        const uint32_t *few_of_source = source + index;
        COPY_FEW(few, few_of_source, end - index)
        continue;
      }
      Lanes eight = LOAD(source + index);
      memcpy(pixels + index, &eight, 32);
      index += 8 - ((uintptr_t)(pixels + index) >> 2 & 7);
      for (; index + 32 <= end; index += 32) {
        Lanes first = LOAD(source + index), second = LOAD(source + index + 8);
        Lanes third = LOAD(source + index + 16), fourth = LOAD(source + index + 24);
        memcpy(pixels + index, &first, 32);
        memcpy(pixels + index + 8, &second, 32);
        memcpy(pixels + index + 16, &third, 32);
        memcpy(pixels + index + 24, &fourth, 32);
      }
      for (; index + 8 <= end; index += 8) {
        eight = LOAD(source + index);
        memcpy(pixels + index, &eight, 32);
      }
      eight = LOAD(source + end - 8);
      memcpy(pixels + end - 8, &eight, 32);
    }
    pixels += stride;
  }
}
