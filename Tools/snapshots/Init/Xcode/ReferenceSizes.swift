// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// What the sizes of references say of the screen that they were taken on: a controller's picture is
/// as large as the screen, and a cell's is often as wide.
struct ReferenceSizes {
  /// The first device with such a screen; nil where the sizes do not say it.
  let device: SnapshotDevice?

  /// - Parameter pictures: The references, absolute.
  init(_ pictures: [String]) {
    let sizes = pictures.compactMap(Self.pixels)
    let devices = Simulator.all.map(\.device)
    func first(of share: Double, _ fits: (Pixels, Pixels) -> Bool) -> SnapshotDevice? {
      var (best, most) = (SnapshotDevice?.none, 0)
      for device in devices {
        let screen = Pixels(
          width: Int(device.size.width * device.scale),
          height: Int(device.size.height * device.scale))
        let count = sizes.count { fits($0, screen) }
        if count > most { (best, most) = (device, count) }
      }
      return Double(most) >= share * Double(sizes.count) ? best : nil
    }
    // Few have a size of a screen by chance; their width alone may be another thing's.
    device =
      first(of: 1 / 3) { $0 == $1 || $0 == Pixels(width: $1.height, height: $1.width) }
      ?? first(of: 3 / 5) { $0.width == $1.width }
  }

  private struct Pixels: Equatable {
    let width: Int
    let height: Int
  }

  /// A PNG file's size, which stands behind its signature.
  private static func pixels(of path: String) -> Pixels? {
    let start = try? FileHandle(forReadingAtPath: path)?.read(upToCount: 24)
    guard let bytes = start.map(Array.init), bytes.count == 24, bytes[12...15] == [73, 72, 68, 82]
    else { return nil }
    func number(at index: Int) -> Int {
      bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return Pixels(width: number(at: 16), height: number(at: 20))
  }
}
