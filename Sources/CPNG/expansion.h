// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CPNG_EXPANSION_H
#define CPNG_EXPANSION_H

#include <stddef.h>
#include <stdint.h>

// The palette as RGBA colors in the order of memory, and the largest index that was met.
typedef struct {
  uint32_t colors[256];
  int count;
  uint8_t largest_index;
} cpng_color_table;

// Rows of `width` pixels to RGBA. A row may be expanded in its own place, from left to right, when
// it stands at the right end of that place: a pixel is written at or before the place where it is
// read.
//
//     |------------ RGBA: 4 * width ------------|
//                              |-- as stored ---|

void cpng_expand_indices(
  uint8_t *rgba, const uint8_t *indices, size_t width, cpng_color_table *table);
void cpng_expand_gray(uint8_t *rgba, const uint8_t *gray, size_t width);
void cpng_expand_gray_alpha(uint8_t *rgba, const uint8_t *gray_alpha, size_t width);
void cpng_expand_rgb(uint8_t *rgba, const uint8_t *rgb, size_t width);

#endif
