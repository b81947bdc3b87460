// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "guard.h"

struct cpng_writer {
  cpng_guard guard;
  png_structp png;
  png_infop info;
  cpng_layout layout;

  uint8_t *bytes;
  size_t count;
  size_t capacity;

  // What the running step works on.
  const uint8_t *pixels;
  const uint8_t *palette;
  size_t palette_count;
  png_text text;
};

void cpng_writer_destroy(cpng_writer *writer) {
  if (writer->png != NULL) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

const cpng_failure *cpng_writer_failure(const cpng_writer *writer) {
  return &writer->guard.failure;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer) { return writer->bytes; }
size_t cpng_writer_byte_count(const cpng_writer *writer) { return writer->count; }

// MARK: Output

static void append_bytes(png_structp png, png_bytep source, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) {
    size_t capacity = writer->capacity < 4096 ? 4096 : writer->capacity * 2;
    if (capacity < writer->count + count) capacity = writer->count + count;
    uint8_t *grown = realloc(writer->bytes, capacity);
    if (grown == NULL) {
      cpng_guard_fail(&writer->guard, CPNG_FAILURE_OUT_OF_MEMORY, "no memory for the file");
    }
    writer->bytes = grown;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, source, count);
  writer->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

// MARK: Layout

static int color_type(cpng_pixels pixels) {
  switch (pixels) {
    case CPNG_PIXELS_PALETTE: return PNG_COLOR_TYPE_PALETTE;
    case CPNG_PIXELS_RGBX: return PNG_COLOR_TYPE_RGB;
    case CPNG_PIXELS_RGBA: return PNG_COLOR_TYPE_RGB_ALPHA;
  }
  return PNG_COLOR_TYPE_RGB_ALPHA;
}

static void set_compression(png_structp png, cpng_layout layout) {
  const bool is_flat = layout.compression == CPNG_COMPRESSION_FLAT;
  png_set_filter(png, PNG_FILTER_TYPE_BASE, is_flat ? PNG_FILTER_NONE : PNG_FILTER_UP);
  png_set_compression_strategy(png, is_flat ? Z_DEFAULT_STRATEGY : Z_RLE);
  png_set_compression_level(png, layout.level);
}

static void start(void *state) {
  cpng_writer *writer = state;
  writer->png = png_create_write_struct(
    PNG_LIBPNG_VER_STRING, writer, cpng_guard_on_error, cpng_guard_on_warning);
  if (writer->png == NULL) {
    cpng_guard_fail(&writer->guard, CPNG_FAILURE_OUT_OF_MEMORY, "no memory for a writer");
  }
  writer->info = png_create_info_struct(writer->png);
  if (writer->info == NULL) {
    cpng_guard_fail(&writer->guard, CPNG_FAILURE_OUT_OF_MEMORY, "no memory for a writer");
  }
  const cpng_layout layout = writer->layout;
  png_set_write_fn(writer->png, writer, append_bytes, flush_nothing);
  // libpng's own default is a million pixels a side; the limits are the caller's.
  png_set_user_limits(writer->png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
    writer->png, writer->info, layout.width, layout.height, 8, color_type(layout.pixels),
    PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  set_compression(writer->png, layout);
}

cpng_writer *cpng_writer_create(cpng_layout layout) {
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  writer->layout = layout;
  // A failure here is reported by the next call.
  cpng_guard_run(&writer->guard, start);
  return writer;
}

// MARK: Palette and text

static void set_palette(void *state) {
  cpng_writer *writer = state;
  png_color colors[256];
  png_byte alphas[256];
  int alpha_count = 0;
  for (size_t i = 0; i < writer->palette_count; i++) {
    const uint8_t *rgba = writer->palette + i * 4;
    colors[i] = (png_color){.red = rgba[0], .green = rgba[1], .blue = rgba[2]};
    alphas[i] = rgba[3];
    if (rgba[3] != 255) alpha_count = (int)i + 1;
  }
  png_set_PLTE(writer->png, writer->info, colors, (int)writer->palette_count);
  if (alpha_count > 0) png_set_tRNS(writer->png, writer->info, alphas, alpha_count, NULL);
}

bool cpng_writer_set_palette(cpng_writer *writer, const uint8_t *rgba, size_t count) {
  writer->palette = rgba;
  writer->palette_count = count < 256 ? count : 256;
  return cpng_guard_run(&writer->guard, set_palette);
}

static void add_text(void *state) {
  cpng_writer *writer = state;
  png_set_text(writer->png, writer->info, &writer->text, 1);
}

bool cpng_writer_add_text(
  cpng_writer *writer, const char *keyword, const char *text, bool is_compressed) {
  writer->text = (png_text){
    .compression = is_compressed ? PNG_ITXT_COMPRESSION_zTXt : PNG_ITXT_COMPRESSION_NONE,
    // libpng copies both and changes neither.
    .key = (png_charp)keyword,
    .text = (png_charp)text,
  };
  return cpng_guard_run(&writer->guard, add_text);
}

// MARK: Pixels

static void write_file(void *state) {
  cpng_writer *writer = state;
  png_write_info(writer->png, writer->info);
  const size_t pixel_size = writer->layout.pixels == CPNG_PIXELS_PALETTE ? 1 : 4;
  const size_t stride = writer->layout.width * pixel_size;
  if (writer->layout.pixels == CPNG_PIXELS_RGBX) png_set_filler(writer->png, 0, PNG_FILLER_AFTER);
  for (uint32_t y = 0; y < writer->layout.height; y++) {
    png_write_row(writer->png, writer->pixels + y * stride);
  }
  png_write_end(writer->png, writer->info);
}

bool cpng_writer_write(cpng_writer *writer, const uint8_t *pixels) {
  writer->pixels = pixels;
  return cpng_guard_run(&writer->guard, write_file);
}
