// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The files lie in the program itself: a resource bundle would stay behind when the tool is copied.
// #embed takes 0.1 s for them. SwiftPM's .embedInCode, which makes an array literal in Swift of
// each, took 16 s for the script alone in a debug build.

#include "CReviewPage.h"

// Of C23, which clang knows in every language mode since version 19.
#pragma clang diagnostic ignored "-Wc23-extensions"

// The files share one scope; the last one begins.
static const unsigned char script[] = {
#embed "Script/review.js"
  ,
#embed "Script/words.js"
  ,
#embed "Script/elements.js"
  ,
#embed "Script/filters.js"
  ,
#embed "Script/list.js"
  ,
#embed "Script/selection.js"
  ,
#embed "Script/head.js"
  ,
#embed "Script/modes.js"
  ,
#embed "Script/stage.js"
  ,
#embed "Script/text.js"
  ,
#embed "Script/pictures.js"
  ,
#embed "Script/sliding.js"
  ,
#embed "Script/camera.js"
  ,
#embed "Script/pointer.js"
  ,
#embed "Script/overlay.js"
  ,
#embed "Script/note.js"
  ,
#embed "Script/attempts.js"
  ,
#embed "Script/history.js"
  ,
#embed "Script/sheet.js"
  ,
#embed "Script/facts.js"
  ,
#embed "Script/decisions.js"
  ,
#embed "Script/foot.js"
  ,
#embed "Script/command.js"
  ,
#embed "Script/live.js"
  ,
#embed "Script/bar.js"
  ,
#embed "Script/announcements.js"
  ,
#embed "Script/theme.js"
  ,
#embed "Script/address.js"
  ,
#embed "Script/keyboard.js"
  ,
#embed "Script/help.js"
  ,
#embed "Script/begin.js"
};

// What is different where there is less room comes last, to have the last word.
static const unsigned char style[] = {
#embed "Style/tokens.css"
  ,
#embed "Style/layout.css"
  ,
#embed "Style/controls.css"
  ,
#embed "Style/icons.css"
  ,
#embed "Style/list.css"
  ,
#embed "Style/stage.css"
  ,
#embed "Style/text.css"
  ,
#embed "Style/facts.css"
  ,
#embed "Style/sheet.css"
  ,
#embed "Style/foot.css"
  ,
#embed "Style/help.css"
  ,
#embed "Style/plain.css"
  ,
#embed "Style/narrow.css"
};

review_page_text review_page_script(void) {
  return (review_page_text){script, sizeof script};
}

review_page_text review_page_style(void) {
  return (review_page_text){style, sizeof style};
}
