// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension Bitmap {
  /// The picture as rows of characters, for small tests and for the debugger.
  ///
  /// Each pixel becomes one character by its alpha: `.` for 0, the digits `1` to `9` for what lies
  /// between (tenths, rounded down), `#` for 255.
  ///
  /// ```swift
  /// Bitmap(width: 2, height: 1, color: .black).coverageDump()  // "##"
  /// ```
  public func coverageDump() -> String {
    rows { pixel in
      switch pixel.alpha {
      case 0: "."
      case 255: "#"
      case let alpha: Character(String(min(9, max(1, (Int(alpha) * 10) / 255))))
      }
    }
  }

  /// The picture as rows of characters, one per pixel, named by `legend`; other colors become `?`.
  ///
  /// ```swift
  /// bitmap.dump([.white: ".", .red: "r"])
  /// ```
  public func dump(_ legend: [Color: Character]) -> String {
    rows { legend[$0] ?? "?" }
  }

  private func rows(_ character: (Color) -> Character) -> String {
    (0..<height).map { y in
      String((0..<width).map { x in character(self[x, y]) })
    }.joined(separator: "\n")
  }
}

extension Bitmap: CustomStringConvertible {
  /// The size in pixels, such as `Bitmap 320x88`.
  public var description: String { "Bitmap \(width)x\(height)" }
}
