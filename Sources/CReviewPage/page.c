// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The files lie in the program itself: a resource bundle would be lost with the first `cp` of the tool.
// #embed takes 0.1 s for them; SwiftPM's .embedInCode, an array literal in Swift, took 22 s.

#include "CReviewPage.h"

// Of C23, which clang knows in every language mode since version 19 (Swift 6.1).
#pragma clang diagnostic ignored "-Wc23-extensions"

// The parts share one scope and stand in the order in which they use each other.
static const unsigned char script[] = {
#embed "Script/model.js"
  ,
#embed "Script/list.js"
  ,
#embed "Script/stage.js"
  ,
#embed "Script/overlay.js"
  ,
#embed "Script/facts.js"
  ,
#embed "Script/decisions.js"
  ,
#embed "Script/live.js"
  ,
#embed "Script/keyboard.js"
  ,
#embed "Script/shell.js"
};

// What is different where there is less room comes last, to have the last word.
static const unsigned char style[] = {
#embed "Style/tokens.css"
  ,
#embed "Style/dark.css"
  ,
#embed "Style/layout.css"
  ,
#embed "Style/controls.css"
  ,
#embed "Style/list.css"
  ,
#embed "Style/stage.css"
  ,
#embed "Style/facts.css"
  ,
#embed "Style/narrow.css"
};

review_page_text review_page_script(void) {
  return (review_page_text){script, sizeof script};
}

review_page_text review_page_style(void) {
  return (review_page_text){style, sizeof style};
}
