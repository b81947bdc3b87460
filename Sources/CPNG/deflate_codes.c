// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include "deflate_codes.h"

#include <string.h>

enum {
  MAXIMUM_LENGTH = 15,
  MAXIMUM_SYMBOL_COUNT = 288,
  /// Codes up to this length are found by one look.
  FAST_LENGTH = 10,
  END_OF_BLOCK = 256,
  /// RFC 1951, section 3.2.6: the symbols from these on are reserved.
  LITERAL_COUNT = 286,
  DISTANCE_COUNT = 30,
};

// MARK: Bits

typedef struct {
  const uint8_t *next;
  const uint8_t *end;
  uint64_t bits;
  int count;
  /// Bits that are not in the stream: zeros in their place.
  int missing;
} bit_reader;

static void fill(bit_reader *reader) {
  while (reader->count <= 56) {
    if (reader->next < reader->end) {
      reader->bits |= (uint64_t)*reader->next++ << reader->count;
    } else {
      reader->missing += 8;
    }
    reader->count += 8;
  }
}

static uint32_t take(bit_reader *reader, int count) {
  const uint32_t value = (uint32_t)(reader->bits & ((1u << count) - 1));
  reader->bits >>= count;
  reader->count -= count;
  return value;
}

/// Whether more bits were taken than the stream has.
static bool is_past_end(const bit_reader *reader) { return reader->missing > reader->count; }

// MARK: Codes

typedef struct {
  uint16_t counts[MAXIMUM_LENGTH + 1];
  uint16_t symbols[MAXIMUM_SYMBOL_COUNT];
  /// `symbol << 4 | length` by the next bits; 0 for longer codes and for none.
  uint16_t fast[1 << FAST_LENGTH];
} prefix_code;

static uint32_t reversed(uint32_t code, int length) {
  uint32_t result = 0;
  for (int bit = 0; bit < length; bit++) result |= (code >> bit & 1) << (length - 1 - bit);
  return result;
}

/// Makes the canonical code of some lengths. Returns how many codes of the greatest length are left
/// over: 0 for a complete code, less for one that names too many.
static int make_code(prefix_code *code, const uint8_t *lengths, int count) {
  memset(code->counts, 0, sizeof code->counts);
  memset(code->fast, 0, sizeof code->fast);
  for (int symbol = 0; symbol < count; symbol++) code->counts[lengths[symbol]]++;
  code->counts[0] = 0;

  int left = 1;
  uint32_t next[MAXIMUM_LENGTH + 2] = {0};
  uint16_t offsets[MAXIMUM_LENGTH + 2] = {0};
  for (int length = 1; length <= MAXIMUM_LENGTH; length++) {
    left = left * 2 - code->counts[length];
    if (left < 0) return left;
    next[length + 1] = (next[length] + code->counts[length]) << 1;
    offsets[length + 1] = offsets[length] + code->counts[length];
  }
  for (int symbol = 0; symbol < count; symbol++) {
    const int length = lengths[symbol];
    if (length == 0) continue;
    code->symbols[offsets[length]++] = (uint16_t)symbol;
    const uint32_t value = next[length]++;
    if (length > FAST_LENGTH) continue;
    for (uint32_t bits = reversed(value, length); bits < 1 << FAST_LENGTH; bits += 1u << length) {
      code->fast[bits] = (uint16_t)(symbol << 4 | length);
    }
  }
  return left;
}

/// The next symbol; -1 where no code is like the bits. There are at least 15 bits.
static int next_symbol(bit_reader *reader, const prefix_code *code) {
  const uint16_t entry = code->fast[reader->bits & ((1 << FAST_LENGTH) - 1)];
  if (entry != 0) {
    take(reader, entry & 15);
    return entry >> 4;
  }
  int value = 0;
  int first = 0;
  int index = 0;
  for (int length = 1; length <= MAXIMUM_LENGTH; length++) {
    value |= (int)(reader->bits >> (length - 1) & 1);
    const int count = code->counts[length];
    if (value - count < first) {
      take(reader, length);
      return code->symbols[index + (value - first)];
    }
    index += count;
    first = (first + count) << 1;
    value <<= 1;
  }
  return -1;
}

// MARK: Blocks

static int extra_bits_of_length(int symbol) {
  return symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4;
}

static int extra_bits_of_distance(int symbol) { return symbol < 4 ? 0 : symbol / 2 - 1; }

static bool walk_symbols(
  bit_reader *reader, const prefix_code *literals, const prefix_code *distances
) {
  for (;;) {
    // A length with its distance has at most 15 + 5 + 15 + 13 bits.
    fill(reader);
    const int symbol = next_symbol(reader, literals);
    if (symbol < 0 || symbol >= LITERAL_COUNT || is_past_end(reader)) return false;
    if (symbol == END_OF_BLOCK) return true;
    if (symbol < END_OF_BLOCK) continue;
    take(reader, extra_bits_of_length(symbol));
    const int distance = next_symbol(reader, distances);
    if (distance < 0 || distance >= DISTANCE_COUNT) return false;
    take(reader, extra_bits_of_distance(distance));
  }
}

static bool walk_fixed(bit_reader *reader) {
  uint8_t lengths[MAXIMUM_SYMBOL_COUNT];
  memset(lengths, 8, 144);
  memset(lengths + 144, 9, 112);
  memset(lengths + 256, 7, 24);
  memset(lengths + 280, 8, 8);
  prefix_code literals;
  make_code(&literals, lengths, MAXIMUM_SYMBOL_COUNT);
  memset(lengths, 5, 32);
  prefix_code distances;
  make_code(&distances, lengths, 32);
  return walk_symbols(reader, &literals, &distances);
}

/// Reads the lengths of both codes of a block: RFC 1951, section 3.2.7.
static bool read_lengths(bit_reader *reader, uint8_t *lengths, int count) {
  static const uint8_t order[19] = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  };
  uint8_t meta_lengths[19] = {0};
  const int meta_count = (int)take(reader, 4) + 4;
  for (int index = 0; index < meta_count; index++) {
    fill(reader);
    meta_lengths[order[index]] = (uint8_t)take(reader, 3);
  }
  prefix_code code;
  if (make_code(&code, meta_lengths, 19) != 0) return false;
  for (int index = 0; index < count;) {
    fill(reader);
    const int symbol = next_symbol(reader, &code);
    if (symbol < 0 || is_past_end(reader)) return false;
    if (symbol < 16) {
      lengths[index++] = (uint8_t)symbol;
      continue;
    }
    if (symbol == 16 && index == 0) return false;
    const uint8_t repeated = symbol == 16 ? lengths[index - 1] : 0;
    const int repetitions = symbol == 16   ? 3 + (int)take(reader, 2)
                            : symbol == 17 ? 3 + (int)take(reader, 3)
                                           : 11 + (int)take(reader, 7);
    if (index + repetitions > count) return false;
    memset(lengths + index, repeated, (size_t)repetitions);
    index += repetitions;
  }
  return true;
}

/// A code of one distance is the only incomplete one that encoders write.
static bool is_distance_code(const prefix_code *code, int left) {
  int used = 0;
  for (int length = 1; length <= MAXIMUM_LENGTH; length++) used += code->counts[length];
  return left == 0 || used == 0 || (used == 1 && code->counts[1] == 1);
}

static bool walk_dynamic(bit_reader *reader) {
  fill(reader);
  const int literal_count = (int)take(reader, 5) + 257;
  const int distance_count = (int)take(reader, 5) + 1;
  if (literal_count > LITERAL_COUNT || distance_count > DISTANCE_COUNT) return false;
  uint8_t lengths[LITERAL_COUNT + DISTANCE_COUNT];
  if (!read_lengths(reader, lengths, literal_count + distance_count)) return false;
  if (lengths[END_OF_BLOCK] == 0) return false;
  prefix_code literals;
  if (make_code(&literals, lengths, literal_count) != 0) return false;
  prefix_code distances;
  const int left = make_code(&distances, lengths + literal_count, distance_count);
  return left >= 0 && is_distance_code(&distances, left)
         && walk_symbols(reader, &literals, &distances);
}

static bool walk_stored(bit_reader *reader) {
  take(reader, reader->count % 8);
  fill(reader);
  const uint32_t length = take(reader, 16);
  if (length != (~take(reader, 16) & 0xFFFF) || is_past_end(reader)) return false;
  // Whole bytes that were read ahead are given back.
  reader->next -= (reader->count - reader->missing) / 8;
  reader->bits = 0;
  reader->count = 0;
  reader->missing = 0;
  if ((size_t)(reader->end - reader->next) < length) return false;
  reader->next += length;
  return true;
}

bool cpng_deflate_is_common(const uint8_t *stream, size_t count) {
  bit_reader reader = {.next = stream, .end = stream + count};
  for (;;) {
    fill(&reader);
    const bool is_last = take(&reader, 1) == 1;
    const uint32_t kind = take(&reader, 2);
    if (is_past_end(&reader)) return false;
    const bool is_common = kind == 0   ? walk_stored(&reader)
                           : kind == 1 ? walk_fixed(&reader)
                           : kind == 2 ? walk_dynamic(&reader)
                                       : false;
    if (!is_common) return false;
    if (is_last) return true;
  }
}
