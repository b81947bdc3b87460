// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import CHarfBuzz

/// The scripts of a text's characters.
enum Script {
  /// The script of each scalar. Those that belong to no script (digits, spaces, marks) take the one
  /// before them, at the start the one that follows, and Latin where there is none.
  static func scripts(of scalars: ArraySlice<UInt32>) -> [hb_script_t] {
    var scripts = scalars.map(script)
    var current = scripts.first { !isShared($0) } ?? HB_SCRIPT_LATIN
    for index in scripts.indices {
      if isShared(scripts[index]) { scripts[index] = current }
      current = scripts[index]
    }
    return scripts
  }

  private static func script(of scalar: UInt32) -> hb_script_t {
    if scalar < 0x80 {
      let isLetter = (0x61...0x7A).contains(scalar | 0x20)
      return isLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    }
    return hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
  }

  private static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}
