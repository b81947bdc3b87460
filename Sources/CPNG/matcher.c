// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include <stdlib.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "filters.h"
#include "reader.h"

static inline uint32_t load_word(const uint8_t *bytes) {
  uint32_t word;
  memcpy(&word, bytes, 4);
  return word;
}

// The rows are compared as they are stored: nothing is expanded, and differences are gathered
// instead of branched on, so that a pixel takes about a cycle.
static bool is_row_of_indices(
  const uint8_t *indices, const uint8_t *expected, size_t width, cpng_color_table *table
) {
  uint32_t difference = 0;
  uint8_t largest = table->largest_index;
  for (size_t x = 0; x < width; x++) {
    const uint8_t index = indices[x];
    largest = index > largest ? index : largest;
    difference |= table->colors[index] ^ load_word(expected + x * 4);
  }
  table->largest_index = largest;
  return difference == 0;
}

static bool is_row_of_rgb(const uint8_t *rgb, const uint8_t *expected, size_t width) {
  static const uint8_t opaque_bytes[4] = {0, 0, 0, 255};
  const uint32_t opaque = load_word(opaque_bytes);
  uint32_t difference = 0;
  // Of each four bytes that are read, the last is the next pixel's, so that the last pixel has
  // none.
  for (size_t x = 0; x + 1 < width; x++) {
    difference |= (load_word(rgb + x * 3) | opaque) ^ load_word(expected + x * 4);
  }
  const size_t last = width - 1;
  return difference == 0 && memcmp(rgb + last * 3, expected + last * 4, 3) == 0
         && expected[last * 4 + 3] == 255;
}

#if defined(__x86_64__)
// Four pixels at a time: the 16 bytes that are read hold five pixels and a byte.
__attribute__((target("ssse3"))) static bool is_row_of_rgb_ssse3(
  const uint8_t *rgb, const uint8_t *expected, size_t width
) {
  const __m128i spread = _mm_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1);
  const __m128i opaque = _mm_set1_epi32((int)0xFF000000);
  __m128i difference = _mm_setzero_si128();
  size_t x = 0;
  for (; x + 6 <= width; x += 4) {
    const __m128i stored = _mm_loadu_si128((const __m128i *)(rgb + x * 3));
    const __m128i actual = _mm_loadu_si128((const __m128i *)(expected + x * 4));
    const __m128i pixels = _mm_or_si128(_mm_shuffle_epi8(stored, spread), opaque);
    difference = _mm_or_si128(difference, _mm_xor_si128(pixels, actual));
  }
  const bool is_equal =
    _mm_movemask_epi8(_mm_cmpeq_epi8(difference, _mm_setzero_si128())) == 0xFFFF;
  return is_equal && is_row_of_rgb(rgb + x * 3, expected + x * 4, width - x);
}
#endif

static bool is_row(
  const uint8_t *stored, const uint8_t *expected, size_t width, size_t pixel_size,
  cpng_color_table *table
) {
  switch (pixel_size) {
    case 1: return is_row_of_indices(stored, expected, width, table);
    case 3:
#if defined(__x86_64__)
      if (__builtin_cpu_supports("ssse3")) return is_row_of_rgb_ssse3(stored, expected, width);
#endif
      return is_row_of_rgb(stored, expected, width);
    default: return memcmp(stored, expected, width * 4) == 0;
  }
}

// Flat pictures repeat rows: an index that equals the one above it in the file, and whose pixel
// does so in memory, is known sooner than by its color.
static void match_row(cpng_reader *reader, const uint8_t *stored, size_t pixel_size) {
  const size_t width = reader->width;
  const uint8_t *expected = reader->expected + (size_t)reader->row * width * 4;
  const bool is_repeated = reader->above != NULL && reader->row > 0
                           && memcmp(stored, reader->above, width) == 0
                           && memcmp(expected, expected - width * 4, width * 4) == 0;
  if (!is_repeated) {
    if (!is_row(stored, expected, width, pixel_size, &reader->table)) reader->is_equal = false;
    if (reader->above != NULL) memcpy(reader->above, stored, width);
  }
  reader->row += 1;
}

static void begin_rows(cpng_reader *reader, size_t pixel_size) {
  reader->row = 0;
  reader->table = (cpng_color_table){.count = 256};
  if (pixel_size != 1) return;
  cpng_reader_make_color_table(reader, &reader->table);
  if (reader->above == NULL) reader->above = malloc(reader->width);
  if (reader->above == NULL) {
    cpng_guard_fail(&reader->guard, CPNG_FAILURE_OUT_OF_MEMORY, "no memory for a row");
  }
}

static void end_rows(cpng_reader *reader) {
  if (reader->table.largest_index >= reader->table.count) reader->is_equal = false;
  if (reader->is_equal) png_read_end(reader->png, reader->info);
}

// MARK: Row by row

// libpng hands over each row in its own buffer, so that no row is copied.
static void receive_row(png_structp png, png_row_infop info, png_bytep stored) {
  cpng_reader *reader = png_get_user_transform_ptr(png);
  match_row(reader, stored, info->rowbytes / reader->width);
}

static void match_pixels(void *state) {
  cpng_reader *reader = state;
  png_structp png = reader->png;
  reader->is_equal = false;
  if (png_get_interlace_type(png, reader->info) != PNG_INTERLACE_NONE) return;
  if (png_get_bit_depth(png, reader->info) == 16) return;

  const size_t pixel_size = cpng_reader_set_transformations(reader);
  begin_rows(reader, pixel_size);
  png_set_read_user_transform_fn(png, receive_row);
  png_set_user_transform_info(png, reader, 0, 0);
  png_read_update_info(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != reader->width * pixel_size) return;
  reader->is_equal = true;
  for (uint32_t y = 0; y < reader->height && reader->is_equal; y++) png_read_row(png, NULL, NULL);
  end_rows(reader);
}

// MARK: All rows of a plain file at once

// Beyond this, rows come one by one: 1170x2532 pixels take 3, 9 or 12 MB, by their color type.
enum { MAXIMUM_INFLATED_SIZE = 64 << 20 };

static bool fits_in_memory(const cpng_plain *plain) {
  const bool is_gray = plain->pixel_size < 3 && !plain->has_palette;
  return plain->is_plain && !is_gray && cpng_plain_inflated_size(plain) <= MAXIMUM_INFLATED_SIZE;
}

/// The inflated rows, before them a row of zeros, for the filters; null where libpng has to read
/// them.
static uint8_t *inflated_rows(cpng_reader *reader, size_t row_size) {
  reader->rows = malloc(row_size + cpng_plain_inflated_size(&reader->plain));
  if (reader->rows == NULL) return NULL;
  memset(reader->rows, 0, row_size);
  uint8_t *rows = reader->rows + row_size;
  return cpng_plain_inflate(&reader->plain, reader->bytes, rows) ? rows : NULL;
}

static void match_plain_pixels(void *state) {
  cpng_reader *reader = state;
  const size_t pixel_size = reader->plain.pixel_size;
  const size_t row_size = reader->width * pixel_size;
  uint8_t *stored = inflated_rows(reader, row_size);
  if (stored == NULL) cpng_reader_leave_to_libpng(reader);

  begin_rows(reader, pixel_size);
  reader->is_equal = true;
  const uint8_t *above = reader->rows;
  for (uint32_t y = 0; y < reader->height && reader->is_equal; y++, stored += row_size + 1) {
    // In its own place, so that the next row finds it above.
    if (!cpng_unfilter(stored[0], stored + 1, stored + 1, above, row_size, pixel_size)) {
      cpng_reader_leave_to_libpng(reader);
    }
    above = stored + 1;
    match_row(reader, above, pixel_size);
  }
  cpng_reader_take_no_pixels(reader);
  end_rows(reader);
}

static bool match(cpng_reader *reader) {
  if (reader->plain.is_plain) {
    if (fits_in_memory(&reader->plain) && cpng_guard_run(&reader->guard, match_plain_pixels)) {
      return true;
    }
    if (!cpng_reader_begin_again(reader)) return false;
  }
  return cpng_guard_run(&reader->guard, match_pixels);
}

bool cpng_reader_match_pixels(cpng_reader *reader, const uint8_t *rgba, bool *is_equal) {
  reader->expected = rgba;
  const bool is_read = match(reader);
  *is_equal = is_read && reader->is_equal;
  return is_read;
}
