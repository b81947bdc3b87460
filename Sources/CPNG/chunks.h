// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CPNG_CHUNKS_H
#define CPNG_CHUNKS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// PNG specification, third edition, sections 5.2, 5.3 and 11.2.1.
enum {
  CPNG_SIGNATURE_SIZE = 8,
  /// Length and type before a chunk's data, the checksum after it.
  CPNG_CHUNK_HEAD_SIZE = 8,
  CPNG_CHUNK_SIZE = 12,
  CPNG_HEADER_SIZE = 13,
};

static inline uint32_t cpng_big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static inline bool cpng_is_type(const uint8_t *chunk, const char *type) {
  return memcmp(chunk + 4, type, 4) == 0;
}

/// Whether the checksum of a whole chunk holds.
bool cpng_is_checksum_right(const uint8_t *chunk);

#endif
