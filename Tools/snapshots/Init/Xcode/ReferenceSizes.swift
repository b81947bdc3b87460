// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import SnapshotVerification

/// What the sizes of references say of the screen that they were taken on: a controller's picture is
/// as large as the screen, and a cell's is often as wide.
struct ReferenceSizes {
  /// The first device with such a screen; nil where the sizes do not say it.
  let device: SnapshotDevice?
  /// The device whose whole screen several of them show, and most; nil where there is none.
  let wholeScreen: SnapshotDevice?
  /// Pixels per point, where tests ask for the screens of other devices and draw them at that of
  /// their simulator; nil where the sizes do not say it.
  let scale: CGFloat?

  /// - Parameters:
  ///   - pictures: The references, absolute.
  ///   - sources: The tests' files, absolute, which may say sizes in points.
  init(_ pictures: [String], sources: [String]) {
    let sizes = pictures.compactMap(Self.pixels)
    let devices = Simulator.all.map(\.device)
    // Cells of 320 points are as wide as it, and are of no screen.
    let wide = devices.filter { $0 != .iPhoneLetterboxed }
    func first(
      of share: Double, among devices: [SnapshotDevice], _ fits: (Pixels, Pixels) -> Bool
    ) -> SnapshotDevice? {
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
    let whole = first(of: 0, among: devices) {
      $0 == $1 || $0 == Pixels(width: $1.height, height: $1.width)
    }
    wholeScreen = whole.flatMap { device in
      sizes.count { Self.isScreen($0, of: device) } >= Self.several ? device : nil
    }
    self.sizes = Set(sizes)
    // Few have a size of a screen by chance; their width alone may be another thing's.
    device =
      first(of: 1 / 3, among: devices) {
        $0 == $1 || $0 == Pixels(width: $1.height, height: $1.width)
      } ?? first(of: 3 / 5, among: wide) { $0.width == $1.width }
    let screens = Set(
      wide.flatMap { device in
        let (width, height) = (Int(device.size.width), Int(device.size.height))
        return [Pixels(width: width, height: height), Pixels(width: height, height: width)]
      })
    func isScreen(_ size: Pixels, at scale: Int) -> Bool {
      size.width % scale == 0 && size.height % scale == 0
        && screens.contains(Pixels(width: size.width / scale, height: size.height / scale))
    }
    // A size that is a screen's at both scales says nothing.
    let atThree = sizes.count { isScreen($0, at: 3) && !isScreen($0, at: 2) }
    let isOfScreens = atThree > 0 && !sizes.contains { isScreen($0, at: 2) }
    scale = isOfScreens || Self.scales(of: sizes, askedBy: sources) == [3] ? 3 : nil
  }

  /// The pixels per point at which sizes are those that tests say: `CGSize(width: 320, height: 90)`.
  private static func scales(of sizes: [Pixels], askedBy sources: [String]) -> [Int] {
    let form = /width: *([0-9]+)(?:\.0)?, *height: *([0-9]+)/
    let asked = sources.reduce(into: Set<Pixels>()) { asked, path in
      let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      for match in text.matches(of: form) {
        guard let width = Int(match.output.1), let height = Int(match.output.2) else { continue }
        asked.insert(Pixels(width: width, height: height))
      }
    }
    return [2, 3].filter { scale in
      sizes.contains { size in
        size.width % scale == 0 && size.height % scale == 0
          && asked.contains(Pixels(width: size.width / scale, height: size.height / scale))
      }
    }
  }

  private let sizes: Set<Pixels>
  private static let several = 3

  /// Whether one of them is a device's whole screen.
  func hold(screenOf device: SnapshotDevice) -> Bool {
    sizes.contains { Self.isScreen($0, of: device) }
  }

  private static func isScreen(_ size: Pixels, of device: SnapshotDevice) -> Bool {
    let width = Int(device.size.width * device.scale)
    let height = Int(device.size.height * device.scale)
    return size == Pixels(width: width, height: height)
      || size == Pixels(width: height, height: width)
  }

  private struct Pixels: Hashable {
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
