// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "OverOpaque.h"

#if defined(__x86_64__)

#include <immintrin.h>
#include <string.h>

// An opaque colour's two weights, w and 255 - w, are together 255, which is why one instruction can
// multiply and add both: it takes the weights without a sign and the channels with one, as c - 128,
// and
//
//   (s - 128) · w + (d - 128) · (255 - w) = s · w + d · (255 - w) - 128 · 255
//
// fits into its 16 bits. What is missing, with the 128 by which a division by 255 rounds, is
// 0x8000.
//
// Eight columns of all rows come before the next eight: a glyph's rows are short, and a loop within
// each would cost as much as its pixels.
__attribute__((target("avx2")))
void over_opaque(
  uint32_t *pixels, long stride, long rows, long count, uint32_t color, const uint8_t *coverage,
  long coverage_stride) {
  // The weights of pixels 0, 1, 4 and 5, and of 2, 3, 6 and 7, eight times each: as the channels
  // are unpacked.
  const __m256i first_weights = _mm256_setr_epi8(
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5);
  const __m256i second_weights = _mm256_add_epi8(first_weights, _mm256_set1_epi8(2));
  // Makes w, w of w, 255 - w.
  const __m256i inverse = _mm256_set1_epi16((short)0xff00);
  const __m256i sign = _mm256_set1_epi8((char)0x80), missing = _mm256_set1_epi16((short)0x8000);
  const __m256i factor = _mm256_set1_epi16(257);
  const __m256i source = _mm256_xor_si256(_mm256_set1_epi32((int)color), sign);
  for (long index = 0; index < count; index += 8) {
    uint32_t *place = pixels + index;
    const uint8_t *weights = coverage + index;
    for (long row = 0; row < rows; row++) {
      long long eight;
      memcpy(&eight, weights, 8);
      __m256i all = _mm256_set1_epi64x(eight);
      __m256i first = _mm256_xor_si256(_mm256_shuffle_epi8(all, first_weights), inverse);
      __m256i second = _mm256_xor_si256(_mm256_shuffle_epi8(all, second_weights), inverse);
      __m256i below = _mm256_xor_si256(_mm256_loadu_si256((const __m256i *)place), sign);
      first = _mm256_maddubs_epi16(first, _mm256_unpacklo_epi8(source, below));
      second = _mm256_maddubs_epi16(second, _mm256_unpackhi_epi8(source, below));
      first = _mm256_mulhi_epu16(_mm256_add_epi16(first, missing), factor);
      second = _mm256_mulhi_epu16(_mm256_add_epi16(second, missing), factor);
      _mm256_storeu_si256((__m256i *)place, _mm256_packus_epi16(first, second));
      place += stride;
      weights += coverage_stride;
    }
  }
}

#endif
