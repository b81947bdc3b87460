// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Without this check a missing package shows as "'libdeflate.h' file not found" in a long log.
#if __has_include(<libdeflate.h>)
#include <libdeflate.h>
#else
#error "libdeflate's headers not found: 'apt-get install libdeflate-dev' (Fedora: libdeflate-devel)"
#endif
