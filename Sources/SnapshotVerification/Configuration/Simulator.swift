// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A simulator of iOS, as Xcode calls it, and as it calls itself to the tests in it.
package struct Simulator: Hashable, Sendable {
  /// Such as `iPhone 15 Pro`: what `UIDevice.current.name` says there.
  package let name: String
  /// The kind of machine, such as `iPhone16,1`.
  package let model: String
  /// What its screen is like.
  package let device: SnapshotDevice

  /// The simulator of a name, whose words may be joined by hyphens, as the names of
  /// ``SnapshotDevice`` are; nil where there is none.
  package static func named(_ name: String) -> Simulator? {
    if let device = SnapshotDevice.all.first(where: { $0.name == name }) {
      return all.first { $0.device == device }
    }
    func plain(_ name: String) -> String { name.replacing("-", with: " ").lowercased() }
    return all.first { plain($0.name) == plain(name) }
  }

  /// The simulators that a text names, in its order, each as often as it does.
  package static func named(in text: Substring) -> [Simulator] {
    var found: [Simulator] = []
    for start in text.ranges(of: #/\bi(?:Phone|Pad)\b/#.ignoresCase()).map(\.lowerBound) {
      let rest = text[start...].prefix(60).lowercased()
      let named = all.filter { rest.hasPrefix($0.name.lowercased()) }
        .max { $0.name.count < $1.name.count }
      guard let named else { continue }
      // An iPhone 14 is no iPhone 140, and no iPhone 14x.
      let next = rest.dropFirst(named.name.count).first
      if next.map({ !$0.isLetter && !$0.isNumber }) ?? true { found.append(named) }
    }
    return found
  }

  /// What stands in the environment of the tests in it, by which suites name their references.
  var variables: [String: String] {
    ["SIMULATOR_DEVICE_NAME": name, "SIMULATOR_MODEL_IDENTIFIER": model]
  }

  /// The first one of a device's is the one that goes by the device's own name.
  package static let all: [Simulator] = [
    .init("iPhone SE (1st generation)", "iPhone8,4", .iPhoneSE1),
    // The later ones have their generation in their names.
    .init("iPhone SE", "iPhone8,4", .iPhoneSE1),
    .init("iPhone 5s", "iPhone6,2", .iPhoneSE1),
    .init("iPhone 5", "iPhone5,2", .iPhoneSE1),
    .init("iPhone SE (3rd generation)", "iPhone14,6", .iPhoneSE),
    .init("iPhone SE (2nd generation)", "iPhone12,8", .iPhoneSE),
    .init("iPhone 8", "iPhone10,4", .iPhone8),
    .init("iPhone 7", "iPhone9,3", .iPhone8),
    .init("iPhone 6s", "iPhone8,1", .iPhone8),
    .init("iPhone 6", "iPhone7,2", .iPhone8),
    .init("iPhone 8 Plus", "iPhone10,5", .iPhone8Plus),
    .init("iPhone 7 Plus", "iPhone9,4", .iPhone8Plus),
    .init("iPhone 6s Plus", "iPhone8,2", .iPhone8Plus),
    .init("iPhone 6 Plus", "iPhone7,1", .iPhone8Plus),
    .init("iPhone X", "iPhone10,6", .iPhoneX),
    .init("iPhone Xs", "iPhone11,2", .iPhoneX),
    .init("iPhone 11 Pro", "iPhone12,3", .iPhoneX),
    .init("iPhone XR", "iPhone11,8", .iPhoneXR),
    .init("iPhone 11", "iPhone12,1", .iPhoneXR),
    .init("iPhone Xs Max", "iPhone11,6", .iPhoneXSMax),
    .init("iPhone 11 Pro Max", "iPhone12,5", .iPhoneXSMax),
    .init("iPhone 12", "iPhone13,2", .iPhone12),
    .init("iPhone 12 Pro", "iPhone13,3", .iPhone12),
    .init("iPhone 12 Pro Max", "iPhone13,4", .iPhone12ProMax),
    .init("iPhone 13", "iPhone14,5", .iPhone13),
    .init("iPhone 13 Pro", "iPhone14,2", .iPhone13),
    .init("iPhone 13 mini", "iPhone14,4", .iPhone13Mini),
    .init("iPhone 12 mini", "iPhone13,1", .iPhone13Mini),
    .init("iPhone 13 Pro Max", "iPhone14,3", .iPhone13ProMax),
    .init("iPhone 14", "iPhone14,7", .iPhone14),
    .init("iPhone 16e", "iPhone17,5", .iPhone14),
    .init("iPhone 14 Plus", "iPhone14,8", .iPhone14Plus),
    .init("iPhone 14 Pro", "iPhone15,2", .iPhone14Pro),
    .init("iPhone 14 Pro Max", "iPhone15,3", .iPhone14ProMax),
    .init("iPhone 15", "iPhone15,4", .iPhone15),
    .init("iPhone 15 Pro", "iPhone16,1", .iPhone15),
    .init("iPhone 15 Plus", "iPhone15,5", .iPhone15Plus),
    .init("iPhone 15 Pro Max", "iPhone16,2", .iPhone15Plus),
    .init("iPhone 16", "iPhone17,3", .iPhone16),
    .init("iPhone 16 Plus", "iPhone17,4", .iPhone16Plus),
    .init("iPhone 16 Pro", "iPhone17,1", .iPhone16Pro),
    .init("iPhone 16 Pro Max", "iPhone17,2", .iPhone16ProMax),
    .init("iPhone 17", "iPhone18,3", .iPhone17),
    .init("iPhone 17 Pro", "iPhone18,1", .iPhone17),
    .init("iPhone 17 Pro Max", "iPhone18,2", .iPhone17ProMax),
    // Xcode has none of this name: it is what an iPhone 12 is for an app without a launch screen.
    .init("iPhone letterboxed", "iPhone13,2", .iPhoneLetterboxed),
    .init("iPad mini (4th generation)", "iPad5,1", .iPadMini),
    .init("iPad (9th generation)", "iPad12,1", .iPad10_2),
    .init("iPad (8th generation)", "iPad11,6", .iPad10_2),
    .init("iPad (7th generation)", "iPad7,11", .iPad10_2),
    .init("iPad (10th generation)", "iPad13,18", .iPad10_9),
    .init("iPad Air (5th generation)", "iPad13,16", .iPad10_9),
    .init("iPad Air (4th generation)", "iPad13,1", .iPad10_9),
    .init("iPad Pro (10.5-inch)", "iPad7,3", .iPadPro10_5),
    .init("iPad Pro (11-inch) (4th generation)", "iPad14,3", .iPadPro11),
    .init("iPad Pro (11-inch) (3rd generation)", "iPad13,4", .iPadPro11),
    .init("iPad Pro (11-inch)", "iPad8,1", .iPadPro11),
    .init("iPad Pro (12.9-inch) (6th generation)", "iPad14,5", .iPadPro12_9),
    .init("iPad Pro (12.9-inch) (5th generation)", "iPad13,8", .iPadPro12_9),
    .init("iPad Pro (12.9-inch) (4th generation)", "iPad8,11", .iPadPro12_9),
  ]

  private init(_ name: String, _ model: String, _ device: SnapshotDevice) {
    (self.name, self.model, self.device) = (name, model, device)
  }
}
