// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CPNG_DEFLATE_CODES_H
#define CPNG_DEFLATE_CODES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Whether a raw deflate stream of `count` bytes (RFC 1951) uses only what every reader takes:
/// complete codes, but for a single distance, and no reserved symbol.
///
/// libdeflate gives a meaning to reserved symbols and to the unused half of an incomplete code,
/// where zlib ends with an error. A stream that passes here inflates to the same in both; where
/// one does not, zlib has the say. It walks over the symbols without copying what they stand for:
/// a screen's picture has a hundredth of its bytes in symbols.
bool cpng_deflate_is_common(const uint8_t *stream, size_t count);

#endif
