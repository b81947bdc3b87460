// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CPNG_READER_H
#define CPNG_READER_H

#include "expansion.h"
#include "guard.h"
#include "plain.h"

// A part of what libpng gets to read.
typedef struct {
  const uint8_t *bytes;
  size_t count;
} cpng_span;

struct cpng_reader {
  cpng_guard guard;
  png_structp png;
  png_infop info;

  const uint8_t *bytes;
  size_t count;
  cpng_limits limits;
  cpng_way way;
  // Where the pixels are, if libpng need not read them.
  cpng_plain plain;
  // What libpng has not read yet, from `next_span` on.
  cpng_span spans[3];
  size_t span_count;
  size_t next_span;

  // What libpng holds of memory.
  size_t held;

  uint32_t width;
  uint32_t height;
  uint8_t *rgba;

  // Freed with the reader: a failing step does not come back to free it.
  uint8_t *rows;

  // For matching.
  const uint8_t *expected;
  cpng_color_table table;
  uint8_t *above;
  uint32_t row;
  bool is_equal;
};

// Reads all that comes before the pixels; the first step of all.
bool cpng_reader_begin(cpng_reader *reader);

// Begins anew: from here on libpng reads all.
bool cpng_reader_begin_again(cpng_reader *reader);

// A step: reads the pixels of a plain file, and lets libpng read what comes after them.
void cpng_reader_read_plain_pixels(void *state);

// Ends the running step of a plain file: libpng is to read it from its start, and has the say.
_Noreturn void cpng_reader_leave_to_libpng(cpng_reader *reader);

// Lets libpng take up the IDAT chunk of no pixels that stands for those of a plain file.
void cpng_reader_take_no_pixels(cpng_reader *reader);

// Asks libpng for an index (1 byte), RGB (3) or RGBA (4), and returns the bytes of a pixel.
size_t cpng_reader_set_transformations(cpng_reader *reader);

void cpng_reader_make_color_table(const cpng_reader *reader, cpng_color_table *table);

#endif
