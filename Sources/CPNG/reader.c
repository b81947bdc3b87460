// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include <stdlib.h>
#include <string.h>

#include "guard.h"

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
  uint8_t *rows;
  bool is_equal;
};

cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count, cpng_limits limits) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->limits = limits;
  return reader;
}

void cpng_reader_destroy(cpng_reader *reader) {
  if (reader->png != NULL) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->rows);
  free(reader);
}

const cpng_failure *cpng_reader_failure(const cpng_reader *reader) {
  return &reader->guard.failure;
}

// MARK: Header

static void copy_bytes(png_structp png, png_bytep target, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->position) {
    cpng_guard_fail(&reader->guard, CPNG_FAILURE_TRUNCATED, "unexpected end of the bytes");
  }
  memcpy(target, reader->bytes + reader->position, count);
  reader->position += count;
}

static void set_limits(cpng_reader *reader) {
  png_structp png = reader->png;
  png_set_user_limits(png, reader->limits.maximum_side, reader->limits.maximum_side);
  png_set_chunk_malloc_max(png, reader->limits.maximum_chunk_size);
  // libpng keeps two entries fewer than its cache's size and ignores the rest. One more than allowed
  // lets the caller see that there are too many.
  png_set_chunk_cache_max(png, reader->limits.maximum_text_count + 3);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
}

// Chunks that do not change the stored bytes are passed over: nothing of them is inflated or kept.
static void ignore_unneeded_chunks(png_structp png) {
  static const png_byte names[] =
    "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0tIME";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)(sizeof names / 5));
}

static void read_header(void *state) {
  cpng_reader *reader = state;
  reader->png = png_create_read_struct(
    PNG_LIBPNG_VER_STRING, reader, cpng_guard_on_error, cpng_guard_on_warning);
  if (reader->png == NULL) {
    cpng_guard_fail(&reader->guard, CPNG_FAILURE_OUT_OF_MEMORY, "no memory for a reader");
  }
  reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    cpng_guard_fail(&reader->guard, CPNG_FAILURE_OUT_OF_MEMORY, "no memory for a reader");
  }
  set_limits(reader);
  ignore_unneeded_chunks(reader->png);
  png_set_read_fn(reader->png, reader, copy_bytes);
  png_read_info(reader->png, reader->info);

  reader->width = png_get_image_width(reader->png, reader->info);
  reader->height = png_get_image_height(reader->png, reader->info);
  if ((uint64_t)reader->width * reader->height > reader->limits.maximum_pixel_count) {
    cpng_guard_fail(&reader->guard, CPNG_FAILURE_REFUSED, "too many pixels");
  }
}

bool cpng_reader_read_header(cpng_reader *reader, uint32_t *width, uint32_t *height) {
  if (!cpng_guard_run(&reader->guard, read_header)) return false;
  *width = reader->width;
  *height = reader->height;
  return true;
}

// MARK: Pixels

// Asks libpng for an index (1 byte), RGB (3) or RGBA (4), and returns the bytes of a pixel.
static size_t set_transformations(png_structp png, png_infop info) {
  const int color_type = png_get_color_type(png, info);
  if (color_type == PNG_COLOR_TYPE_PALETTE) {
    png_set_packing(png);
    return 1;
  }
  const bool has_alpha = (color_type & PNG_COLOR_MASK_ALPHA) != 0
                         || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  // Scaled, not cut off: the nearest of 256 values to each of 65,536.
  png_set_scale_16(png);
  png_set_expand(png);
  if ((color_type & PNG_COLOR_MASK_COLOR) == 0) png_set_gray_to_rgb(png);
  return has_alpha ? 4 : 3;
}

// The palette as RGBA colors, and the largest index that was met.
typedef struct {
  uint8_t colors[256][4];
  int count;
  int largest_index;
} color_table;

static void make_color_table(const cpng_reader *reader, color_table *table) {
  png_colorp palette = NULL;
  png_get_PLTE(reader->png, reader->info, &palette, &table->count);
  png_bytep alphas = NULL;
  int alpha_count = 0;
  png_get_tRNS(reader->png, reader->info, &alphas, &alpha_count, NULL);
  for (int i = 0; i < table->count && i < 256; i++) {
    table->colors[i][0] = palette[i].red;
    table->colors[i][1] = palette[i].green;
    table->colors[i][2] = palette[i].blue;
    table->colors[i][3] = alphas != NULL && i < alpha_count ? alphas[i] : 255;
  }
}

// A row is read into the right end of its place and expanded there, from left to right, so that no
// second buffer is needed: a pixel is written at or before the place where it is read.
//
//     |------------ RGBA: 4 * width ------------|
//                              |-- as stored ---|
static void expand_indices(
  uint8_t *row, const uint8_t *indices, size_t width, color_table *table
) {
  int largest = table->largest_index;
  for (size_t x = 0; x < width; x++) {
    const uint8_t index = indices[x];
    if (index > largest) largest = index;
    memcpy(row + x * 4, table->colors[index], 4);
  }
  table->largest_index = largest;
}

static void expand_rgb(uint8_t *row, const uint8_t *rgb, size_t width) {
  for (size_t x = 0; x < width; x++) {
    const uint8_t pixel[4] = {rgb[x * 3], rgb[x * 3 + 1], rgb[x * 3 + 2], 255};
    memcpy(row + x * 4, pixel, 4);
  }
}

static void read_rows(cpng_reader *reader, size_t pixel_size, color_table *table) {
  const size_t width = reader->width;
  const int passes = png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) != width * pixel_size) {
    cpng_guard_fail(&reader->guard, CPNG_FAILURE_REFUSED, "unexpected row size");
  }
  for (int pass = 1; pass <= passes; pass++) {
    for (uint32_t y = 0; y < reader->height; y++) {
      uint8_t *row = reader->rgba + y * width * 4;
      png_read_row(reader->png, row + width * (4 - pixel_size), NULL);
      if (pass < passes) continue;
      if (pixel_size == 1) expand_indices(row, row + width * 3, width, table);
      if (pixel_size == 3) expand_rgb(row, row + width, width);
    }
  }
}

static void read_pixels(void *state) {
  cpng_reader *reader = state;
  color_table table = {.count = 256};
  const size_t pixel_size = set_transformations(reader->png, reader->info);
  if (pixel_size == 1) make_color_table(reader, &table);
  read_rows(reader, pixel_size, &table);
  if (table.largest_index >= table.count) {
    cpng_guard_fail(
      &reader->guard, CPNG_FAILURE_PALETTE_INDEX, "a pixel's color is not in the palette");
  }
  png_read_end(reader->png, reader->info);
}

bool cpng_reader_read_pixels(cpng_reader *reader, uint8_t *rgba) {
  reader->rgba = rgba;
  return cpng_guard_run(&reader->guard, read_pixels);
}

// MARK: Matching

// Flat pictures repeat rows: one that equals the row above it in the file, and in memory too, needs no
// second look.
static bool match_rows(cpng_reader *reader, size_t pixel_size, color_table *table) {
  const size_t width = reader->width;
  const size_t stored_size = width * pixel_size;
  uint8_t *stored = reader->rows;
  uint8_t *above = reader->rows + stored_size;
  uint8_t *expanded = reader->rows + stored_size * 2;
  for (uint32_t y = 0; y < reader->height; y++) {
    const uint8_t *expected = reader->expected + y * width * 4;
    png_read_row(reader->png, stored, NULL);
    const bool is_repeated = y > 0 && memcmp(stored, above, stored_size) == 0
                             && memcmp(expected, expected - width * 4, width * 4) == 0;
    if (!is_repeated) {
      if (pixel_size == 1) expand_indices(expanded, stored, width, table);
      if (pixel_size == 3) expand_rgb(expanded, stored, width);
      const uint8_t *row = pixel_size == 4 ? stored : expanded;
      if (memcmp(row, expected, width * 4) != 0) return false;
    }
    uint8_t *next = above;
    above = stored;
    stored = next;
  }
  return true;
}

static void match_pixels(void *state) {
  cpng_reader *reader = state;
  png_structp png = reader->png;
  if (png_get_interlace_type(png, reader->info) != PNG_INTERLACE_NONE) return;
  if (png_get_bit_depth(png, reader->info) == 16) return;
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_ERROR_QUIT);
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);

  color_table table = {.count = 256};
  const size_t pixel_size = set_transformations(png, reader->info);
  if (pixel_size == 1) make_color_table(reader, &table);
  png_read_update_info(png, reader->info);
  if (png_get_rowbytes(png, reader->info) != reader->width * pixel_size) return;
  reader->rows = malloc((size_t)reader->width * (pixel_size * 2 + 4));
  if (reader->rows == NULL) {
    cpng_guard_fail(&reader->guard, CPNG_FAILURE_OUT_OF_MEMORY, "no memory for rows");
  }
  if (!match_rows(reader, pixel_size, &table)) return;
  if (table.largest_index >= table.count) return;
  png_read_end(png, reader->info);
  reader->is_equal = true;
}

bool cpng_reader_match_pixels(cpng_reader *reader, const uint8_t *rgba, bool *is_equal) {
  reader->expected = rgba;
  const bool is_read = cpng_guard_run(&reader->guard, match_pixels);
  *is_equal = is_read && reader->is_equal;
  return is_read;
}

// MARK: Text

size_t cpng_reader_text_count(const cpng_reader *reader) {
  png_textp texts = NULL;
  int count = 0;
  png_get_text(reader->png, reader->info, &texts, &count);
  return count > 0 ? (size_t)count : 0;
}

cpng_text cpng_reader_text(const cpng_reader *reader, size_t index) {
  png_textp texts = NULL;
  int count = 0;
  png_get_text(reader->png, reader->info, &texts, &count);
  const png_text text = texts[index];
  const bool is_utf8 = text.compression >= PNG_ITXT_COMPRESSION_NONE;
  return (cpng_text){
    .keyword = text.key,
    .text = text.text,
    .text_length = is_utf8 ? text.itxt_length : text.text_length,
    .is_utf8 = is_utf8,
  };
}
