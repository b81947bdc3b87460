// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

#ifndef CREVIEWPAGE_H
#define CREVIEWPAGE_H

#include <stddef.h>

/// A text of the review page as UTF-8, without a zero at its end. It lives as long as the program.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} review_page_text;

/// The body of the page's script: the files of Script/ one behind the other.
review_page_text review_page_script(void);

/// The page's style: the files of Style/ one behind the other.
review_page_text review_page_style(void);

#endif
