// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CPNG_PLAIN_H
#define CPNG_PLAIN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Files whose pixels are inflated at once by libdeflate instead of row by row by libpng and zlib: 8
// bits a channel, not interlaced, no transparent color, the IDAT chunks together. Nearly all files
// are so.
//
// Only the pixels are read here. Whatever else a file holds is libpng's, and a file about which
// anything is odd is libpng's altogether, so that it alone decides what is an error and which.
//
// libdeflate takes a few streams that zlib refuses and no encoder writes; see deflate_codes.h.
typedef struct {
  bool is_plain;
  uint32_t width;
  uint32_t height;
  /// The bytes of a pixel as stored, 1 to 4: an index, gray, gray and alpha, RGB or RGBA.
  size_t pixel_size;
  /// Whether a pixel is an index.
  bool has_palette;
  /// From the first IDAT chunk to the chunk after the last one.
  size_t start;
  size_t end;
  /// The bytes in all IDAT chunks.
  size_t compressed_size;
} cpng_plain;

/// Whether `count` bytes are such a file as far as can be told without inflating, and where its
/// pixels are. Checks that the chunks up to there lie within the file; their contents are left to
/// libpng.
cpng_plain cpng_plain_find(const uint8_t *bytes, size_t count);

/// The bytes of all rows, each with its filter's byte before it.
size_t cpng_plain_inflated_size(const cpng_plain *plain);

/// Inflates all rows to `rows`, which has `cpng_plain_inflated_size` bytes.
///
/// False where a checksum of a chunk or of the stream is wrong, where the stream is not exactly
/// that long, and where libpng has to decide.
bool cpng_plain_inflate(const cpng_plain *plain, const uint8_t *bytes, uint8_t *rows);

#endif
