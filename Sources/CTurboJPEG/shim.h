// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Without this check a missing package shows as "'turbojpeg.h' file not found" in a long log.
#if __has_include(<turbojpeg.h>)
#include <turbojpeg.h>
#else
#error "libjpeg-turbo's headers not found: 'apt-get install libturbojpeg0-dev' (Fedora: turbojpeg-devel), or turn the package's trait NoJPEG on"
#endif
