// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "plain.h"

#include <stdlib.h>
#include <string.h>

#include <libdeflate.h>

#include "chunks.h"
#include "deflate_codes.h"

// MARK: Finding

/// The bytes of a pixel of a color type, 0 for one that does not exist.
static size_t pixel_size(uint8_t color_type) {
  switch (color_type) {
    case 0: return 1;
    case 2: return 3;
    case 3: return 1;
    case 4: return 2;
    case 6: return 4;
    default: return 0;
  }
}

static bool read_header(cpng_plain *plain, const uint8_t *bytes, size_t count) {
  static const uint8_t signature[] = {0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A};
  // 8 bits a channel, and the only methods of compression, filtering and of no interlacing.
  static const uint8_t rest[] = {0, 0, 0};
  const uint8_t *chunk = bytes + CPNG_SIGNATURE_SIZE;
  if (count < CPNG_SIGNATURE_SIZE + CPNG_CHUNK_SIZE + CPNG_HEADER_SIZE) return false;
  if (memcmp(bytes, signature, sizeof signature) != 0) return false;
  if (cpng_big_endian(chunk) != CPNG_HEADER_SIZE || !cpng_is_type(chunk, "IHDR")) return false;
  const uint8_t *data = chunk + CPNG_CHUNK_HEAD_SIZE;
  plain->width = cpng_big_endian(data);
  plain->height = cpng_big_endian(data + 4);
  plain->pixel_size = pixel_size(data[9]);
  plain->has_palette = data[9] == 3;
  return plain->pixel_size != 0 && data[8] == 8 && memcmp(data + 10, rest, sizeof rest) == 0;
}

/// Walks over the chunks up to the first after the pixels.
static bool find_pixels(cpng_plain *plain, const uint8_t *bytes, size_t count) {
  size_t position = CPNG_SIGNATURE_SIZE;
  while (count - position >= CPNG_CHUNK_SIZE) {
    const uint8_t *chunk = bytes + position;
    const size_t length = cpng_big_endian(chunk);
    if (length > count - position - CPNG_CHUNK_SIZE) return false;
    if (cpng_is_type(chunk, "IDAT")) {
      if (plain->start == 0) plain->start = position;
      plain->compressed_size += length;
    } else if (plain->start != 0) {
      plain->end = position;
      return true;
    } else if (cpng_is_type(chunk, "tRNS") && !plain->has_palette) {
      return false;
    }
    position += CPNG_CHUNK_SIZE + length;
  }
  return false;
}

cpng_plain cpng_plain_find(const uint8_t *bytes, size_t count) {
  cpng_plain plain = {0};
  plain.is_plain = read_header(&plain, bytes, count) && find_pixels(&plain, bytes, count);
  return plain;
}

// MARK: Inflating

size_t cpng_plain_inflated_size(const cpng_plain *plain) {
  return (plain->width * plain->pixel_size + 1) * plain->height;
}

static bool are_checksums_right(const cpng_plain *plain, const uint8_t *bytes) {
  for (size_t position = plain->start; position < plain->end;) {
    const uint8_t *chunk = bytes + position;
    if (!cpng_is_checksum_right(chunk)) return false;
    position += CPNG_CHUNK_SIZE + cpng_big_endian(chunk);
  }
  return true;
}

/// The data of all IDAT chunks, to be freed; null where there is no memory.
static uint8_t *joined_data(const cpng_plain *plain, const uint8_t *bytes) {
  uint8_t *joined = malloc(plain->compressed_size);
  if (joined == NULL) return NULL;
  uint8_t *target = joined;
  for (size_t position = plain->start; position < plain->end;) {
    const size_t length = cpng_big_endian(bytes + position);
    memcpy(target, bytes + position + CPNG_CHUNK_HEAD_SIZE, length);
    target += length;
    position += CPNG_CHUNK_SIZE + length;
  }
  return joined;
}

/// zlib keeps only as many bytes as the stream's first byte says (RFC 1950, CINFO), and refuses to
/// copy from before them; libdeflate copies from anywhere.
static bool reaches_all_distances(const uint8_t *stream, size_t inflated_size) {
  const int window_bits = 8 + (stream[0] >> 4);
  return window_bits == 15 || (window_bits < 15 && inflated_size <= (size_t)1 << window_bits);
}

static bool inflate_stream(const uint8_t *stream, size_t count, uint8_t *rows, size_t row_bytes) {
  // A zlib stream has two bytes before the deflate stream, and its checksum after it.
  if (count < 6 || !reaches_all_distances(stream, row_bytes)) return false;
  if (!cpng_deflate_is_common(stream + 2, count - 6)) return false;
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (decompressor == NULL) return false;
  size_t read = 0;
  const enum libdeflate_result result = libdeflate_zlib_decompress_ex(
    decompressor, stream, count, rows, row_bytes, &read, NULL);
  libdeflate_free_decompressor(decompressor);
  return result == LIBDEFLATE_SUCCESS && read == count;
}

bool cpng_plain_inflate(const cpng_plain *plain, const uint8_t *bytes, uint8_t *rows) {
  if (!are_checksums_right(plain, bytes)) return false;
  const size_t size = cpng_plain_inflated_size(plain);
  const bool is_one_chunk = plain->end - plain->start == plain->compressed_size + CPNG_CHUNK_SIZE;
  if (is_one_chunk) {
    return inflate_stream(
      bytes + plain->start + CPNG_CHUNK_HEAD_SIZE, plain->compressed_size, rows, size);
  }
  uint8_t *joined = joined_data(plain, bytes);
  const bool is_inflated = joined != NULL
                           && inflate_stream(joined, plain->compressed_size, rows, size);
  free(joined);
  return is_inflated;
}
