// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include <stdlib.h>
#include <string.h>

#include "filters.h"
#include "reader.h"

void cpng_reader_leave_to_libpng(cpng_reader *reader) {
  cpng_guard_fail(&reader->guard, CPNG_FAILURE_REFUSED, "not a plain file");
}

void cpng_reader_take_no_pixels(cpng_reader *reader) {
  png_read_update_info(reader->png, reader->info);
}

static cpng_color_table color_table(const cpng_reader *reader) {
  cpng_color_table table = {.count = 256};
  if (reader->plain.has_palette) cpng_reader_make_color_table(reader, &table);
  return table;
}

// MARK: Reading

static void expand(
  const cpng_plain *plain, uint8_t *rgba, const uint8_t *stored, cpng_color_table *table
) {
  switch (plain->pixel_size) {
    case 1:
      if (plain->has_palette) cpng_expand_indices(rgba, stored, plain->width, table);
      else cpng_expand_gray(rgba, stored, plain->width);
      return;
    case 2: cpng_expand_gray_alpha(rgba, stored, plain->width); return;
    default: cpng_expand_rgb(rgba, stored, plain->width); return;
  }
}

// All rows are inflated into the right end of the picture's memory and go to their places from
// there, so that there is never a second picture. Stored rows are at most a byte longer than the
// others.
//
//     |---------------------- RGBA: 4 * width * height --------------------| height |
//                      |- 0 -|- stored row -|- 0 -|- stored row -|- 0 -|- stored row -|
static bool read_rows(cpng_reader *reader, cpng_color_table *table, uint8_t *scratch) {
  const cpng_plain *plain = &reader->plain;
  const size_t stride = reader->width * (size_t)4;
  const size_t row_size = reader->width * plain->pixel_size;
  const uint8_t *stored = reader->rgba + cpng_picture_capacity(reader->width, reader->height)
                          - cpng_plain_inflated_size(plain);
  // Rows of RGBA need no expansion and go to their places at once.
  const bool is_rgba = plain->pixel_size == 4;
  const uint8_t *above = scratch;
  for (size_t y = 0; y < reader->height; y++, stored += row_size + 1) {
    uint8_t *rgba = reader->rgba + y * stride;
    uint8_t *row = is_rgba ? rgba : scratch + (1 + y % 2) * row_size;
    const uint8_t filter = stored[0];
    if (!cpng_unfilter(filter, row, stored + 1, above, row_size, plain->pixel_size)) return false;
    if (!is_rgba) expand(plain, rgba, row, table);
    above = row;
  }
  return table->largest_index < table->count;
}

void cpng_reader_read_plain_pixels(void *state) {
  cpng_reader *reader = state;
  const cpng_plain *plain = &reader->plain;
  uint8_t *end = reader->rgba + cpng_picture_capacity(reader->width, reader->height);
  uint8_t *rows = end - cpng_plain_inflated_size(plain);
  if (!cpng_plain_inflate(plain, reader->bytes, rows)) cpng_reader_leave_to_libpng(reader);

  // The row of zeros above the first one, and two that take turns.
  reader->rows = calloc(3, reader->width * plain->pixel_size);
  if (reader->rows == NULL) cpng_reader_leave_to_libpng(reader);
  cpng_color_table table = color_table(reader);
  if (!read_rows(reader, &table, reader->rows)) cpng_reader_leave_to_libpng(reader);
  cpng_reader_take_no_pixels(reader);
  png_read_end(reader->png, reader->info);
}
