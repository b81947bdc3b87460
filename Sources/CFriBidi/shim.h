#if __has_include(<fribidi.h>)
#include <fribidi.h>
#else
#error "FriBidi's headers not found: 'apt-get install libfribidi-dev' (Fedora: fribidi-devel)"
#endif
