// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Without this check a missing package shows as "'png.h' file not found" somewhere in a long log.
#if __has_include(<png.h>)
#include <png.h>
#else
#error "libpng headers not found: run 'apt-get install libpng-dev'"
#endif
