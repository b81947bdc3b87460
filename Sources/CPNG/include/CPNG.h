// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// A reader and a writer of PNG files in memory, on top of libpng.
//
// libpng reports errors by longjmp, which must not cross Swift frames. Here every call returns
// whether it succeeded; after a failure, `failure` tells its kind and its message, and the object
// can only be destroyed. png.h is not included, so that Swift never sees setjmp.

#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define CPNG_MESSAGE_CAPACITY 256

typedef enum {
  CPNG_FAILURE_NONE = 0,
  /// The bytes end before the picture does.
  CPNG_FAILURE_TRUNCATED,
  /// libpng refused the bytes or the call; the message says why.
  CPNG_FAILURE_REFUSED,
  /// A pixel names a palette entry that the palette does not have.
  CPNG_FAILURE_PALETTE_INDEX,
  /// The texts take more memory than the limits allow.
  CPNG_FAILURE_TEXTS_TOO_LARGE,
  CPNG_FAILURE_OUT_OF_MEMORY,
} cpng_failure_kind;

typedef struct {
  cpng_failure_kind kind;
  char message[CPNG_MESSAGE_CAPACITY];
} cpng_failure;

// MARK: Reading

typedef struct cpng_reader cpng_reader;

/// Limits that hold whatever the file says.
typedef struct {
  uint32_t maximum_side;
  uint64_t maximum_pixel_count;
  /// Text entries beyond this are counted by `cpng_reader_text_count`, up to one, but not kept.
  uint32_t maximum_text_count;
  /// The largest inflated chunk, in bytes.
  size_t maximum_chunk_size;
  /// The most bytes of all texts together, as stored and inflated.
  size_t maximum_texts_size;
} cpng_limits;

/// A text entry of a file. The pointers are valid until the reader is destroyed.
typedef struct {
  /// Latin-1, ends with 0.
  const char *keyword;
  const char *text;
  size_t text_length;
  /// Whether `text` is UTF-8; otherwise it is Latin-1.
  bool is_utf8;
} cpng_text;

/// Who reads the pixels.
typedef enum {
  /// libdeflate, all at once, where nothing about the file is odd; otherwise libpng.
  CPNG_WAY_SHORTEST,
  /// libpng and zlib, row by row. For comparing the two ways.
  CPNG_WAY_LIBPNG,
} cpng_way;

/// A reader of `count` bytes, which must outlive it; null when there is no memory.
cpng_reader *cpng_reader_create(
  const uint8_t *bytes, size_t count, cpng_limits limits, cpng_way way);

/// Reads all that comes before the pixels. Allocates nothing that depends on the picture's size.
bool cpng_reader_read_header(cpng_reader *reader, uint32_t *width, uint32_t *height);

/// The bytes that `cpng_reader_read_pixels` needs for a picture: a byte a row more than it has.
size_t cpng_picture_capacity(uint32_t width, uint32_t height);

/// Reads the pixels and the rest of the file: `width * height * 4` straight RGBA bytes, top down.
///
/// `rgba` has `cpng_picture_capacity` bytes; what is in the last of them afterwards means nothing.
bool cpng_reader_read_pixels(cpng_reader *reader, uint8_t *rgba);

/// Instead of `cpng_reader_read_pixels`: reads the pixels up to the first row that is not the one
/// in `rgba`, which is `width * height * 4` bytes; the rest of the file too where all are equal.
///
/// Needs memory for the rows as stored up to 64 MiB, and for a few rows of larger pictures. Every
/// checksum is looked at. Interlaced and 16-bit files are never said to be equal.
bool cpng_reader_match_pixels(cpng_reader *reader, const uint8_t *rgba, bool *is_equal);

/// Instead of `cpng_reader_read_pixels`, by libpng alone: `width * height * 4` straight channels of
/// 16 bits, red, green, blue and alpha, top down. What is stored in 8 bits is spread over them.
///
/// The reader was made with `CPNG_WAY_LIBPNG`. Indices outside of the palette are not looked for.
bool cpng_reader_read_deep_pixels(cpng_reader *reader, uint16_t *rgba);

/// Who read the pixels.
cpng_way cpng_reader_way(const cpng_reader *reader);

/// How many text entries the file has, known after the pixels are read.
size_t cpng_reader_text_count(const cpng_reader *reader);
cpng_text cpng_reader_text(const cpng_reader *reader, size_t index);

const cpng_failure *cpng_reader_failure(const cpng_reader *reader);
void cpng_reader_destroy(cpng_reader *reader);

// MARK: Writing

typedef struct cpng_writer cpng_writer;

typedef enum {
  /// One byte a pixel: an index of the palette.
  CPNG_PIXELS_PALETTE,
  /// Four bytes a pixel, of which alpha is left out of the file.
  CPNG_PIXELS_RGBX,
  /// Four bytes a pixel.
  CPNG_PIXELS_RGBA,
} cpng_pixels;

typedef enum {
  /// Filter NONE and zlib's default strategy.
  CPNG_COMPRESSION_FLAT,
  /// Filter UP and run lengths.
  CPNG_COMPRESSION_RUNS,
} cpng_compression;

typedef struct {
  uint32_t width;
  uint32_t height;
  cpng_pixels pixels;
  cpng_compression compression;
  /// zlib's level, 1 to 9.
  int level;
} cpng_layout;

/// A writer; null when there is no memory.
cpng_writer *cpng_writer_create(cpng_layout layout);

/// Sets the palette from `count` (1 to 256) RGBA colors.
bool cpng_writer_set_palette(cpng_writer *writer, const uint8_t *rgba, size_t count);

/// Adds an iTXt entry. `keyword` is Latin-1, `text` UTF-8; both end with 0 and are copied.
bool cpng_writer_add_text(
  cpng_writer *writer, const char *keyword, const char *text, bool is_compressed);

/// Writes the whole file from its pixels, row by row from the top without padding.
bool cpng_writer_write(cpng_writer *writer, const uint8_t *pixels);

/// The file, valid until the writer is destroyed.
const uint8_t *cpng_writer_bytes(const cpng_writer *writer);
size_t cpng_writer_byte_count(const cpng_writer *writer);

const cpng_failure *cpng_writer_failure(const cpng_writer *writer);
void cpng_writer_destroy(cpng_writer *writer);

// MARK: Checksums

/// Whether `count` bytes after a signature are whole chunks up to IEND, with nothing after it,
/// whose every checksum holds. Nothing is inflated.
bool cpng_checksums_hold(const uint8_t *bytes, size_t count);

/// The CRC-32 of a chunk's type and data.
uint32_t cpng_crc_of(const uint8_t *bytes, size_t count);

/// The Adler-32 of what deflate data without a frame inflate to. False where they are damaged,
/// inflate to more than `capacity` bytes, or where there is no memory.
bool cpng_adler_of_inflated(
  const uint8_t *bytes, size_t count, size_t capacity, uint32_t *adler);

// MARK: Texts

/// Whether the texts of a file take at most `maximum_texts_size` bytes, keywords included, as
/// stored and as inflated. A text is inflated as far as `maximum_chunk_size`, into memory that all
/// share.
///
/// False also where there is no memory. What is damaged about the chunks is not looked at.
bool cpng_texts_are_within(
  const uint8_t *bytes, size_t count, size_t maximum_chunk_size, size_t maximum_texts_size);

// MARK: Digests

/// 128 bits that tell bytes apart that differ by chance, not ones that were made to collide.
typedef struct {
  uint64_t low;
  uint64_t high;
} cpng_digest;

/// The digest of `count` bytes and of a header, in which the caller puts the count and whatever
/// else tells two inputs apart. At the speed of memory, and the same on every machine.
cpng_digest cpng_digest_of(const uint8_t header[64], const uint8_t *bytes, size_t count);

#endif
