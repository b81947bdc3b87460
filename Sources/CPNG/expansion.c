// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "expansion.h"

#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

void cpng_expand_indices(
  uint8_t *rgba, const uint8_t *indices, size_t width, cpng_color_table *table
) {
  uint8_t largest = table->largest_index;
  for (size_t x = 0; x < width; x++) {
    const uint8_t index = indices[x];
    largest = index > largest ? index : largest;
    memcpy(rgba + x * 4, &table->colors[index], 4);
  }
  table->largest_index = largest;
}

void cpng_expand_gray(uint8_t *rgba, const uint8_t *gray, size_t width) {
  for (size_t x = 0; x < width; x++) {
    const uint8_t pixel[4] = {gray[x], gray[x], gray[x], 255};
    memcpy(rgba + x * 4, pixel, 4);
  }
}

void cpng_expand_gray_alpha(uint8_t *rgba, const uint8_t *gray_alpha, size_t width) {
  for (size_t x = 0; x < width; x++) {
    const uint8_t gray = gray_alpha[x * 2];
    const uint8_t pixel[4] = {gray, gray, gray, gray_alpha[x * 2 + 1]};
    memcpy(rgba + x * 4, pixel, 4);
  }
}

static void expand_rgb(uint8_t *rgba, const uint8_t *rgb, size_t width) {
  for (size_t x = 0; x < width; x++) {
    const uint8_t pixel[4] = {rgb[x * 3], rgb[x * 3 + 1], rgb[x * 3 + 2], 255};
    memcpy(rgba + x * 4, pixel, 4);
  }
}

#if defined(__x86_64__)
// Four pixels at a time: the 16 bytes that are read hold five pixels and a byte.
__attribute__((target("ssse3"))) static void expand_rgb_ssse3(
  uint8_t *rgba, const uint8_t *rgb, size_t width
) {
  const __m128i spread = _mm_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m128i opaque = _mm_set1_epi32((int)0xFF000000);
  size_t x = 0;
  for (; x + 6 <= width; x += 4) {
    const __m128i stored = _mm_loadu_si128((const __m128i *)(rgb + x * 3));
    const __m128i pixels = _mm_or_si128(_mm_shuffle_epi8(stored, spread), opaque);
    _mm_storeu_si128((__m128i *)(rgba + x * 4), pixels);
  }
  expand_rgb(rgba + x * 4, rgb + x * 3, width - x);
}
#endif

void cpng_expand_rgb(uint8_t *rgba, const uint8_t *rgb, size_t width) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("ssse3")) {
    expand_rgb_ssse3(rgba, rgb, width);
    return;
  }
#endif
  expand_rgb(rgba, rgb, width);
}
