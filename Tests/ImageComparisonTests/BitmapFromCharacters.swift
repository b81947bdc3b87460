// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

/// Pictures from rows of characters, for small tests.
///
/// `.` white, `#` black, `r` red, `t` transparent black, `w` transparent white, `g` gray 128,
/// `h` gray 130.
func bitmap(_ rows: String) -> Bitmap {
  let colors: [Character: Color] = [
    ".": .white, "#": .black, "r": Color(red: 255, green: 0, blue: 0), "t": .clear,
    "w": Color(red: 255, green: 255, blue: 255, alpha: 0),
    "g": Color(red: 128, green: 128, blue: 128), "h": Color(red: 130, green: 130, blue: 130),
  ]
  let lines = rows.split(separator: "\n").map(Array.init)
  var bitmap = Bitmap(width: lines.first?.count ?? 0, height: lines.count)
  for (y, line) in lines.enumerated() {
    for (x, character) in line.enumerated() { bitmap[x, y] = colors[character] ?? .clear }
  }
  return bitmap
}
