// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "chunks.h"

#include <stdlib.h>

#include <libdeflate.h>

#include "CPNG.h"

// MARK: Checksums

bool cpng_is_checksum_right(const uint8_t *chunk) {
  const size_t length = cpng_big_endian(chunk);
  const uint32_t checksum = libdeflate_crc32(0, chunk + 4, length + 4);
  return checksum == cpng_big_endian(chunk + CPNG_CHUNK_HEAD_SIZE + length);
}

bool cpng_checksums_hold(const uint8_t *bytes, size_t count) {
  size_t position = CPNG_SIGNATURE_SIZE;
  bool is_ended = false;
  while (position < count) {
    if (is_ended || count - position < CPNG_CHUNK_SIZE) return false;
    const uint8_t *chunk = bytes + position;
    const size_t length = cpng_big_endian(chunk);
    if (length > count - position - CPNG_CHUNK_SIZE) return false;
    if (!cpng_is_checksum_right(chunk)) return false;
    is_ended = cpng_is_type(chunk, "IEND");
    position += CPNG_CHUNK_SIZE + length;
  }
  return is_ended;
}

uint32_t cpng_crc_of(const uint8_t *bytes, size_t count) {
  return libdeflate_crc32(0, bytes, count);
}

bool cpng_adler_of_inflated(
  const uint8_t *bytes, size_t count, size_t capacity, uint32_t *adler
) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  uint8_t *inflated = malloc(capacity);
  size_t size = 0;
  const bool is_inflated =
    decompressor != NULL && inflated != NULL
    && libdeflate_deflate_decompress(decompressor, bytes, count, inflated, capacity, &size)
         == LIBDEFLATE_SUCCESS;
  if (is_inflated) *adler = libdeflate_adler32(1, inflated, size);
  libdeflate_free_decompressor(decompressor);
  free(inflated);
  return is_inflated;
}

// MARK: Texts

typedef struct {
  struct libdeflate_decompressor *decompressor;
  /// For one inflated text after the other; nothing in it is used.
  uint8_t *scratch;
  size_t capacity;
} text_measure;

/// Where the compressed stream of a text begins in its data; 0 where it is not compressed, or not
/// made as PNG's specification says (third edition, sections 11.3.3.3 and 11.3.3.4), which is for
/// libpng to judge.
static size_t stream_start(const uint8_t *chunk, size_t length) {
  const uint8_t *data = chunk + CPNG_CHUNK_HEAD_SIZE;
  const uint8_t *keyword_end = memchr(data, 0, length);
  if (keyword_end == NULL) return 0;
  size_t start = (size_t)(keyword_end - data) + 1;
  if (cpng_is_type(chunk, "zTXt")) return start + 1 < length ? start + 1 : 0;
  if (start + 2 > length || data[start] == 0) return 0;
  start += 2;
  for (int field = 0; field < 2; field++) {
    const uint8_t *end = memchr(data + start, 0, length - start);
    if (end == NULL) return 0;
    start = (size_t)(end - data) + 1;
  }
  return start < length ? start : 0;
}

/// How many bytes a stream inflates to. One that is damaged or too large counts as the whole
/// capacity: libpng inflates it as far before it sees that.
static size_t inflated_size(text_measure *measure, const uint8_t *stream, size_t count) {
  size_t size = 0;
  const enum libdeflate_result result = libdeflate_zlib_decompress(
    measure->decompressor, stream, count, measure->scratch, measure->capacity, &size);
  return result == LIBDEFLATE_SUCCESS ? size : measure->capacity;
}

static bool is_text(const uint8_t *chunk) {
  return cpng_is_type(chunk, "tEXt") || cpng_is_type(chunk, "zTXt") || cpng_is_type(chunk, "iTXt");
}

static bool prepare(text_measure *measure) {
  if (measure->decompressor == NULL) measure->decompressor = libdeflate_alloc_decompressor();
  if (measure->scratch == NULL) measure->scratch = malloc(measure->capacity);
  return measure->decompressor != NULL && measure->scratch != NULL;
}

static bool texts_are_within(
  text_measure *measure, const uint8_t *bytes, size_t count, size_t maximum_size
) {
  size_t sum = 0;
  size_t position = CPNG_SIGNATURE_SIZE;
  while (position < count && count - position >= CPNG_CHUNK_SIZE) {
    const uint8_t *chunk = bytes + position;
    const size_t length = cpng_big_endian(chunk);
    // What lies outside of the file is for libpng to judge.
    if (length > count - position - CPNG_CHUNK_SIZE) return true;
    if (cpng_is_type(chunk, "IEND")) return true;
    position += CPNG_CHUNK_SIZE + length;
    if (!is_text(chunk)) continue;
    sum += length;
    const size_t start = cpng_is_type(chunk, "tEXt") ? 0 : stream_start(chunk, length);
    if (start != 0) {
      if (!prepare(measure)) return false;
      const uint8_t *stream = chunk + CPNG_CHUNK_HEAD_SIZE + start;
      sum += inflated_size(measure, stream, length - start);
    }
    if (sum > maximum_size) return false;
  }
  return true;
}

bool cpng_texts_are_within(
  const uint8_t *bytes, size_t count, size_t maximum_chunk_size, size_t maximum_texts_size
) {
  text_measure measure = {.capacity = maximum_chunk_size};
  const bool are_within = texts_are_within(&measure, bytes, count, maximum_texts_size);
  libdeflate_free_decompressor(measure.decompressor);
  free(measure.scratch);
  return are_within;
}
