// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import SnapshotVerification

/// What the names of references say of the simulator that they were taken on. Most of them have to
/// say it: a few may be called by a device that a test asks for.
struct ReferenceNames {
  /// By its kind, such as `iPhone16-1`; nil where they do not say it.
  private(set) var simulator: Simulator?
  /// Its screen's size in points, such as `393x852` or `393-0_852-0`.
  private(set) var size: CGSize?
  /// Pixels per point, such as `@3x`.
  private(set) var scale: CGFloat?
  /// The latest version of the system that pictures are there of, such as `iOS-17`, `iOS_17-2` or
  /// `17_2_393x852`.
  private(set) var version: String?

  /// - Parameter names: Without their folders.
  init(_ names: [String]) {
    // Of those that stand there equally often the first: phones go before tablets.
    func mostOften<Value: Hashable>(_ values: [Value?], of all: [Value]) -> Value? {
      let counts = Dictionary(grouping: values.compactMap { $0 }) { $0 }.mapValues(\.count)
      var (best, most) = (Value?.none, 0)
      for value in all where counts[value, default: 0] > most {
        (best, most) = (value, counts[value, default: 0])
      }
      return most * 3 >= names.count ? best : nil
    }
    let model = mostOften(names.map(Self.model), of: Simulator.all.map(\.model))
    simulator = Simulator.all.first { $0.model == model }
    let screens = Self.devices.map { [Double($0.size.width), Double($0.size.height)] }
    let sides = mostOften(names.map(Self.sides), of: screens)
    size = sides.map { CGSize(width: $0[0], height: $0[1]) }
    let scales = names.map { $0.firstMatch(of: /@([23])x\.png$/)?.output.1 }
    scale = mostOften(scales, of: ["3", "2"]).flatMap { Double($0) }.map { CGFloat($0) }
    let versions = names.compactMap(Self.version)
    if versions.count * 3 >= names.count {
      version = versions.max { $0.compare($1, options: .numeric) == .orderedAscending }
    }
  }

  /// Those whose sizes tell them: phones of 320x480 points had 1 and 2 pixels per point, too.
  private static let devices = SnapshotDevice.all.filter { $0 != .iPhoneLetterboxed }

  private static func version(in name: String) -> String? {
    let form = /i(?:Pad)?OS[-_ ]?([12]\d)(?:[._-](\d))?(?!\d)/
    // As FBSnapshotTestCase's file name options write it: `testCell_iPhone_13_4_414x896@2x`, and
    // before them its `isDeviceAgnostic`: `testCell_iPhone13_4_414x896@2x`.
    let option = /(?:_|iPhone|iPad)([12]\d)_(\d)(?:_\d)?_\d{3,4}x\d{3,4}(?!\d)/
    return name.firstMatch(of: form).map { "\($0.output.1).\($0.output.2 ?? "0")" }
      ?? name.firstMatch(of: option).map { "\($0.output.1).\($0.output.2)" }
  }

  private static func model(in name: String) -> String? {
    // `iPhone13_4_414x896` is a phone with iOS 13.4.
    let form = /(iPhone|iPad)(\d{1,2})[,_-](\d{1,2})(?!\d)(?!(?:_\d)?_\d{3,4}x\d{3,4})/
    let numbers = name.firstMatch(of: form)?.output
    return numbers.map { "\($0.1)\($0.2),\($0.3)" }
      .flatMap { model in Simulator.all.contains { $0.model == model } ? model : nil }
  }

  /// Two numbers beside one another that are the sides of a screen, upright.
  private static func sides(in name: String) -> [Double]? {
    // `393-0_852-0` is 393.0 and 852.0.
    let numbers = name.split { !$0.isASCII || !$0.isNumber }.filter { $0 != "0" }
    for pair in zip(numbers, numbers.dropFirst()) {
      let sides = [pair.0, pair.1].compactMap { Double($0) }.sorted()
      let isScreen = devices.contains {
        [Double($0.size.width), Double($0.size.height)] == sides
      }
      if isScreen { return sides }
    }
    return nil
  }
}
