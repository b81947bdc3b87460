#if __has_include(<hb.h>) && __has_include(<hb-ot.h>)
#include <hb.h>
#include <hb-ot.h>
#if !HB_VERSION_ATLEAST(4, 0, 0)
#error "HarfBuzz 4.0 or later is needed (it draws the glyphs' outlines): update libharfbuzz-dev"
#endif
#else
#error "HarfBuzz's headers not found: 'apt-get install libharfbuzz-dev' (Fedora: harfbuzz-devel)"
#endif
