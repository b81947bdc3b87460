// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CPNG_READER_H
#define CPNG_READER_H

#include "guard.h"

// The palette as RGBA colors in the order of memory, and the largest index that was met.
typedef struct {
  uint32_t colors[256];
  int count;
  uint8_t largest_index;
} cpng_color_table;

struct cpng_reader {
  cpng_guard guard;
  png_structp png;
  png_infop info;

  const uint8_t *bytes;
  size_t count;
  size_t position;
  cpng_limits limits;

  uint32_t width;
  uint32_t height;
  uint8_t *rgba;

  // For matching.
  const uint8_t *expected;
  cpng_color_table table;
  uint8_t *above;
  uint32_t row;
  bool is_equal;
};

// Asks libpng for an index (1 byte), RGB (3) or RGBA (4), and returns the bytes of a pixel.
size_t cpng_reader_set_transformations(cpng_reader *reader);

void cpng_reader_make_color_table(const cpng_reader *reader, cpng_color_table *table);

#endif
