// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "filters.h"

#include <string.h>

#define ALWAYS_INLINE inline __attribute__((always_inline))

// Vectors of the compiler, which become SSE2 and NEON.
typedef uint8_t block __attribute__((vector_size(16)));
typedef uint8_t bytes_of_pixel __attribute__((vector_size(4)));
typedef int16_t lanes __attribute__((vector_size(8)));

// In all of these, what is read next lies behind what is written, so that a row may be moved to the
// left.

// MARK: The row above alone

static void undo_up(uint8_t *row, const uint8_t *stored, const uint8_t *above, size_t count) {
  size_t i = 0;
  for (; i + sizeof(block) <= count; i += sizeof(block)) {
    block value, up;
    memcpy(&value, stored + i, sizeof value);
    memcpy(&up, above + i, sizeof up);
    value += up;
    memcpy(row + i, &value, sizeof value);
  }
  for (; i < count; i++) row[i] = (uint8_t)(stored[i] + above[i]);
}

// MARK: The pixel to the left, too

// A pixel is a word of up to four bytes, and bytes are added without carrying into their neighbors.
// `size` is a constant wherever these are inlined.
static ALWAYS_INLINE uint32_t load(const uint8_t *bytes, size_t size) {
  uint32_t pixel = 0;
  memcpy(&pixel, bytes, size);
  return pixel;
}

static ALWAYS_INLINE uint32_t add(uint32_t a, uint32_t b) {
  return ((a & 0x7F7F7F7F) + (b & 0x7F7F7F7F)) ^ ((a ^ b) & 0x80808080);
}

/// The means of the bytes, rounded down.
static ALWAYS_INLINE uint32_t mean(uint32_t a, uint32_t b) {
  return (a & b) + (((a ^ b) >> 1) & 0x7F7F7F7F);
}

static ALWAYS_INLINE void undo_sub(
  uint8_t *row, const uint8_t *stored, size_t count, size_t size
) {
  uint32_t left = 0;
  for (size_t i = 0; i < count; i += size) {
    left = add(left, load(stored + i, size));
    memcpy(row + i, &left, size);
  }
}

static ALWAYS_INLINE void undo_average(
  uint8_t *row, const uint8_t *stored, const uint8_t *above, size_t count, size_t size
) {
  uint32_t left = 0;
  for (size_t i = 0; i < count; i += size) {
    left = add(mean(left, load(above + i, size)), load(stored + i, size));
    memcpy(row + i, &left, size);
  }
}

static ALWAYS_INLINE lanes widened(uint32_t pixel) {
  bytes_of_pixel bytes;
  memcpy(&bytes, &pixel, sizeof bytes);
  return __builtin_convertvector(bytes, lanes);
}

static ALWAYS_INLINE lanes magnitude(lanes value) {
  const lanes sign = value < 0;
  return (value ^ sign) - sign;
}

static ALWAYS_INLINE lanes select(lanes is_first, lanes first, lanes second) {
  return (first & is_first) | (second & ~is_first);
}

/// Of left, above and above left, the one that is nearest to left + above - above left.
static ALWAYS_INLINE lanes paeth(lanes left, lanes above, lanes corner) {
  const lanes to_left = magnitude(above - corner);
  const lanes to_above = magnitude(left - corner);
  const lanes to_corner = magnitude((above - corner) + (left - corner));
  const lanes upper = select(to_above <= to_corner, above, corner);
  return select((to_left <= to_above) & (to_left <= to_corner), left, upper);
}

static ALWAYS_INLINE void undo_paeth(
  uint8_t *row, const uint8_t *stored, const uint8_t *above, size_t count, size_t size
) {
  lanes left = {0};
  lanes corner = {0};
  for (size_t i = 0; i < count; i += size) {
    const lanes up = widened(load(above + i, size));
    left = (paeth(left, up, corner) + widened(load(stored + i, size))) & 0xFF;
    corner = up;
    const bytes_of_pixel pixel = __builtin_convertvector(left, bytes_of_pixel);
    memcpy(row + i, &pixel, size);
  }
}

// MARK: All

enum { FILTER_NONE, FILTER_SUB, FILTER_UP, FILTER_AVERAGE, FILTER_PAETH };

static ALWAYS_INLINE bool undo(
  uint8_t filter, uint8_t *row, const uint8_t *stored, const uint8_t *above, size_t count,
  size_t size
) {
  switch (filter) {
    case FILTER_NONE: memmove(row, stored, count); return true;
    case FILTER_SUB: undo_sub(row, stored, count, size); return true;
    case FILTER_UP: undo_up(row, stored, above, count); return true;
    case FILTER_AVERAGE: undo_average(row, stored, above, count, size); return true;
    case FILTER_PAETH: undo_paeth(row, stored, above, count, size); return true;
    default: return false;
  }
}

bool cpng_unfilter(
  uint8_t filter, uint8_t *row, const uint8_t *stored, const uint8_t *above, size_t count,
  size_t pixel_size
) {
  switch (pixel_size) {
    case 1: return undo(filter, row, stored, above, count, 1);
    case 2: return undo(filter, row, stored, above, count, 2);
    case 3: return undo(filter, row, stored, above, count, 3);
    case 4: return undo(filter, row, stored, above, count, 4);
    default: return false;
  }
}
