// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include <stdlib.h>
#include <string.h>

#include "chunks.h"
#include "reader.h"

cpng_reader *cpng_reader_create(
  const uint8_t *bytes, size_t count, cpng_limits limits, cpng_way way
) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->limits = limits;
  reader->way = way;
  return reader;
}

void cpng_reader_destroy(cpng_reader *reader) {
  if (reader->png != NULL) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->rows);
  free(reader->above);
  free(reader);
}

const cpng_failure *cpng_reader_failure(const cpng_reader *reader) {
  return &reader->guard.failure;
}

cpng_way cpng_reader_way(const cpng_reader *reader) {
  return reader->plain.is_plain ? CPNG_WAY_SHORTEST : CPNG_WAY_LIBPNG;
}

// MARK: Header

static void copy_bytes(png_structp png, png_bytep target, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  while (count > 0) {
    if (reader->next_span == reader->span_count) {
      cpng_guard_fail(&reader->guard, CPNG_FAILURE_TRUNCATED, "unexpected end of the bytes");
    }
    cpng_span *span = &reader->spans[reader->next_span];
    const size_t part = count < span->count ? count : span->count;
    memcpy(target, span->bytes, part);
    span->bytes += part;
    span->count -= part;
    target += part;
    count -= part;
    if (span->count == 0) reader->next_span += 1;
  }
}

// libpng gets a plain file with an IDAT chunk of no pixels in place of its own, so that it reads
// and judges all the others.
static void set_spans(cpng_reader *reader) {
  // An empty deflate block with the checksum of nothing, in a zlib stream.
  static const uint8_t no_pixels[] =
    "\0\0\0\x08IDAT\x78\x01\x03\0\0\0\0\x01\xC6\x19\x9E\x2E";
  const cpng_plain *plain = &reader->plain;
  const uint8_t *bytes = reader->bytes;
  reader->next_span = 0;
  if (plain->is_plain) {
    reader->spans[0] = (cpng_span){bytes, plain->start};
    reader->spans[1] = (cpng_span){no_pixels, sizeof no_pixels - 1};
    reader->spans[2] = (cpng_span){bytes + plain->end, reader->count - plain->end};
    reader->span_count = 3;
  } else {
    reader->spans[0] = (cpng_span){bytes, reader->count};
    reader->span_count = 1;
  }
}

static void set_limits(cpng_reader *reader) {
  png_structp png = reader->png;
  png_set_user_limits(png, reader->limits.maximum_side, reader->limits.maximum_side);
  png_set_chunk_malloc_max(png, reader->limits.maximum_chunk_size);
  // libpng keeps two entries fewer than its cache's size and ignores the rest. One more than
  // allowed lets the caller see that there are too many.
  png_set_chunk_cache_max(png, reader->limits.maximum_text_count + 3);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
}

// Chunks that do not change the stored bytes are passed over: nothing of them is inflated or kept.
static void ignore_unneeded_chunks(png_structp png) {
  static const png_byte names[] =
    "bKGD\0cHRM\0eXIf\0gAMA\0hIST\0iCCP\0oFFs\0pCAL\0pHYs\0sBIT\0sCAL\0sPLT\0sRGB\0tIME";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, names, (int)(sizeof names / 5));
}

// libpng takes and clears as much memory as a chunk claims to have bytes before it reads the first
// of them, up to 2 GB. Nothing that it needs for a file within the limits is larger than a text,
// and all that it holds at once are the texts, a chunk as stored and as inflated, and a few rows.
// Before each piece stands its size.
enum { SIZE_BEFORE = 16, ROWS_AND_TABLES = 8 << 20 };

static bool is_within_limits(const cpng_reader *reader, size_t size) {
  const cpng_limits *limits = &reader->limits;
  return size <= limits->maximum_chunk_size + (1 << 20)
         && reader->held + size <= limits->maximum_texts_size + 2 * limits->maximum_chunk_size
                                     + ROWS_AND_TABLES;
}

static png_voidp allocate_within_limits(png_structp png, png_alloc_size_t size) {
  cpng_reader *reader = png_get_mem_ptr(png);
  if (!is_within_limits(reader, size)) return NULL;
  uint8_t *memory = malloc(size + SIZE_BEFORE);
  if (memory == NULL) return NULL;
  memcpy(memory, &(size_t){size}, sizeof(size_t));
  reader->held += size;
  return memory + SIZE_BEFORE;
}

static void free_memory(png_structp png, png_voidp memory) {
  if (memory == NULL) return;
  cpng_reader *reader = png_get_mem_ptr(png);
  uint8_t *start = (uint8_t *)memory - SIZE_BEFORE;
  size_t size;
  memcpy(&size, start, sizeof size);
  reader->held -= size;
  free(start);
}

static void check_texts(cpng_reader *reader) {
  const cpng_limits *limits = &reader->limits;
  if (cpng_texts_are_within(
        reader->bytes, reader->count, limits->maximum_chunk_size, limits->maximum_texts_size)) {
    return;
  }
  cpng_guard_fail(&reader->guard, CPNG_FAILURE_TEXTS_TOO_LARGE, "too much text");
}

static void read_header(void *state) {
  cpng_reader *reader = state;
  check_texts(reader);
  reader->png = png_create_read_struct_2(
    PNG_LIBPNG_VER_STRING, reader, cpng_guard_on_error, cpng_guard_on_warning, reader,
    allocate_within_limits, free_memory);
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

bool cpng_reader_begin(cpng_reader *reader) {
  set_spans(reader);
  return cpng_guard_run(&reader->guard, read_header);
}

bool cpng_reader_begin_again(cpng_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  reader->guard.failure = (cpng_failure){0};
  reader->plain = (cpng_plain){0};
  free(reader->rows);
  reader->rows = NULL;
  return cpng_reader_begin(reader);
}

bool cpng_reader_read_header(cpng_reader *reader, uint32_t *width, uint32_t *height) {
  if (reader->way == CPNG_WAY_SHORTEST) {
    reader->plain = cpng_plain_find(reader->bytes, reader->count);
  }
  if (!cpng_reader_begin(reader)) return false;
  *width = reader->width;
  *height = reader->height;
  return true;
}

// MARK: Pixels

size_t cpng_reader_set_transformations(cpng_reader *reader) {
  png_structp png = reader->png;
  png_infop info = reader->info;
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

void cpng_reader_make_color_table(const cpng_reader *reader, cpng_color_table *table) {
  png_colorp palette = NULL;
  png_get_PLTE(reader->png, reader->info, &palette, &table->count);
  png_bytep alphas = NULL;
  int alpha_count = 0;
  png_get_tRNS(reader->png, reader->info, &alphas, &alpha_count, NULL);
  for (int i = 0; i < table->count && i < 256; i++) {
    const uint8_t alpha = alphas != NULL && i < alpha_count ? alphas[i] : 255;
    const uint8_t color[4] = {palette[i].red, palette[i].green, palette[i].blue, alpha};
    memcpy(&table->colors[i], color, 4);
  }
}

// A row is read into the right end of its place and expanded there, so that no second buffer is
// needed.
static void read_rows(cpng_reader *reader, size_t pixel_size, cpng_color_table *table) {
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
      if (pixel_size == 1) cpng_expand_indices(row, row + width * 3, width, table);
      if (pixel_size == 3) cpng_expand_rgb(row, row + width, width);
    }
  }
}

static void read_pixels(void *state) {
  cpng_reader *reader = state;
  cpng_color_table table = {.count = 256};
  const size_t pixel_size = cpng_reader_set_transformations(reader);
  if (pixel_size == 1) cpng_reader_make_color_table(reader, &table);
  read_rows(reader, pixel_size, &table);
  if (table.largest_index >= table.count) {
    cpng_guard_fail(
      &reader->guard, CPNG_FAILURE_PALETTE_INDEX, "a pixel's color is not in the palette");
  }
  png_read_end(reader->png, reader->info);
}

size_t cpng_picture_capacity(uint32_t width, uint32_t height) {
  return (width * (size_t)4 + 1) * height;
}

bool cpng_reader_read_pixels(cpng_reader *reader, uint8_t *rgba) {
  reader->rgba = rgba;
  if (reader->plain.is_plain) {
    if (cpng_guard_run(&reader->guard, cpng_reader_read_plain_pixels)) return true;
    if (!cpng_reader_begin_again(reader)) return false;
  }
  return cpng_guard_run(&reader->guard, read_pixels);
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
