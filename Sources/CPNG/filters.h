// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CPNG_FILTERS_H
#define CPNG_FILTERS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Undoes the filter of a row: PNG specification, third edition, section 9.2.
///
/// `stored` is the row in the file without the filter's byte, `above` the row before it without its
/// filter, zeros for the first. `row` may begin before `stored` in the same memory. `pixel_size` is
/// 1 to 4 bytes. False for a filter that does not exist.
bool cpng_unfilter(
  uint8_t filter, uint8_t *row, const uint8_t *stored, const uint8_t *above, size_t count,
  size_t pixel_size);

#endif
