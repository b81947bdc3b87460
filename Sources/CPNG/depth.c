// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Channels of 16 bits, for files whose colors are converted before they become 8.

#include "reader.h"

static void set_deep_transformations(cpng_reader *reader) {
  png_structp png = reader->png;
  const int color_type = png_get_color_type(png, reader->info);
  const bool has_alpha = (color_type & PNG_COLOR_MASK_ALPHA) != 0
                         || png_get_valid(png, reader->info, PNG_INFO_tRNS) != 0;
  png_set_expand_16(png);
  if (color_type == PNG_COLOR_TYPE_GRAY || color_type == PNG_COLOR_TYPE_GRAY_ALPHA) {
    png_set_gray_to_rgb(png);
  }
  if (!has_alpha) png_set_add_alpha(png, 0xFFFF, PNG_FILLER_AFTER);
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  png_set_swap(png);
#endif
}

static void read_deep_pixels(void *state) {
  cpng_reader *reader = state;
  png_structp png = reader->png;
  set_deep_transformations(reader);
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, reader->info);
  const size_t row_size = (size_t)reader->width * 8;
  if (png_get_rowbytes(png, reader->info) != row_size) {
    cpng_guard_fail(&reader->guard, CPNG_FAILURE_REFUSED, "unexpected row size");
  }
  for (int pass = 1; pass <= passes; pass++) {
    for (uint32_t y = 0; y < reader->height; y++) {
      png_read_row(png, reader->rgba + y * row_size, NULL);
    }
  }
  png_read_end(png, reader->info);
}

bool cpng_reader_read_deep_pixels(cpng_reader *reader, uint16_t *rgba) {
  reader->rgba = (uint8_t *)rgba;
  return cpng_guard_run(&reader->guard, read_deep_pixels);
}
