#if __has_include(<fribidi.h>)
#include <fribidi.h>
#else
#error "FriBidi's headers were not found: install them with `apt-get install libfribidi-dev` (Fedora: fribidi-devel)"
#endif
