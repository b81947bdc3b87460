// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#include <string.h>

#include "CPNG.h"

// The first 512 bits of the fraction of pi, as in Blowfish: constants that hide nothing.
static const uint64_t pi[8] = {
  0x243F6A8885A308D3, 0x13198A2E03707344, 0xA4093822299F31D0, 0x082EFA98EC4E6C89,
  0x452821E638D01377, 0xBE5466CF34E90C6C, 0xC0AC29B7C97C50DD, 0x3F84D5B5B5470917,
};

// The two halves of the product of 64 by 64 bits, folded together, as in wyhash (Wang Yi).
static inline uint64_t fold(uint64_t a, uint64_t b) {
  const unsigned __int128 product = (unsigned __int128)a * b;
  return (uint64_t)product ^ (uint64_t)(product >> 64);
}

static inline uint64_t word(const uint8_t *bytes) {
  uint64_t word;
  memcpy(&word, bytes, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  word = __builtin_bswap64(word);
#endif
  return word;
}

// Each lane takes 16 bytes. None waits for another, so that the multiplications overlap.
static inline void absorb(uint64_t lanes[4], const uint8_t *block) {
  for (int i = 0; i < 4; i++) {
    lanes[i] = fold(word(block + i * 16) ^ pi[i], word(block + i * 16 + 8) ^ lanes[i]);
  }
}

cpng_digest cpng_digest_of(const uint8_t header[64], const uint8_t *bytes, size_t count) {
  uint64_t lanes[4] = {pi[4], pi[5], pi[6], pi[7]};
  absorb(lanes, header);
  size_t position = 0;
  for (; position + 64 <= count; position += 64) absorb(lanes, bytes + position);
  if (position < count) {
    uint8_t last[64] = {0};
    memcpy(last, bytes + position, count - position);
    absorb(lanes, last);
  }
  const uint64_t low = fold(
    fold(lanes[0] ^ pi[0], lanes[1] ^ pi[1]) ^ pi[4], fold(lanes[2] ^ pi[2], lanes[3] ^ pi[3]));
  const uint64_t high = fold(
    fold(lanes[0] ^ pi[3], lanes[2] ^ pi[2]) ^ pi[5], fold(lanes[1] ^ pi[1], lanes[3] ^ pi[0]));
  return (cpng_digest){.low = low, .high = high};
}
