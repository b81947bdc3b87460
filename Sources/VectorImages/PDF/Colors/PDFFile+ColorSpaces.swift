// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension PDFFile {
  /// A color space by name or as an array.
  ///
  /// - Parameter resources: Where names that are not built in are looked up.
  mutating func colorSpace(
    _ object: PDFObject?, _ resources: PDFDictionary, place: String, depth: Int = 0
  ) throws(PDFImage.Error) -> PDFColorSpace {
    guard depth <= 8 else { throw .tooLarge("color spaces in each other", limit: 8) }
    let object = try resolve(object)
    if let name = object.name {
      if let known = Self.known(name) { return known }
      guard let named = try dictionary("ColorSpace", in: resources)[name] else {
        throw .damaged("the color space /\(name) of \(place) is not there")
      }
      return try colorSpace(named, resources, place: place, depth: depth + 1)
    }
    guard let array = object.array, let name = try resolve(array.first).name else {
      throw .damaged("a color space of \(place)")
    }
    func element(_ index: Int) -> PDFObject? { index < array.count ? array[index] : nil }
    switch name {
    // The numbers of a screen that is described are taken as sRGB's.
    case "CalGray": return .gray
    case "CalRGB": return .rgb
    case "ICCBased": return try profile(element(1), resources, place, depth)
    case "Indexed", "I":
      let base = try colorSpace(element(1), resources, place: place, depth: depth + 1)
      let highest = try resolve(element(2)).integer ?? 255
      let table = try resolve(element(3))
      var bytes = table.bytes ?? []
      if let stream = table.stream { bytes = try contents(of: stream) }
      return .indexed(base, highest: max(0, min(255, highest)), table: bytes)
    case "Separation", "DeviceN":
      return try tint(name, array, resources, place, depth)
    case "Pattern":
      guard array.count > 1 else { return .pattern(nil) }
      return .pattern(try colorSpace(array[1], resources, place: place, depth: depth + 1))
    default:
      if array.count == 1, let known = Self.known(name) { return known }
      throw .unsupported("the color space /\(name)", place: place)
    }
  }

  private static func known(_ name: String) -> PDFColorSpace? {
    switch name {
    case "DeviceGray", "G", "CalGray": .gray
    case "DeviceRGB", "RGB", "CalRGB": .rgb
    case "DeviceCMYK", "CMYK": .cmyk
    case "Pattern": .pattern(nil)
    default: nil
    }
  }

  /// A space that a profile describes: by its curves, else by how many components it has.
  private mutating func profile(
    _ object: PDFObject?, _ resources: PDFDictionary, _ place: String, _ depth: Int
  ) throws(PDFImage.Error) -> PDFColorSpace {
    guard let stream = try resolve(object).stream else { throw .damaged("a profile of \(place)") }
    let count = try value("N", in: stream.dictionary).integer
    if count == 1 || count == 3, let profile = ICCProfile(try contents(of: stream)),
      profile.count == count
    {
      return profile.isSRGB ? (count == 1 ? .gray : .rgb) : .profile(profile)
    }
    if let other = stream.dictionary["Alternate"] {
      return try colorSpace(other, resources, place: place, depth: depth + 1)
    }
    switch count {
    case 1: return .gray
    case 3: return .rgb
    case 4: return .cmyk
    default: throw .damaged("a profile of \(count ?? 0) components in \(place)")
    }
  }

  private mutating func tint(
    _ name: String, _ array: [PDFObject], _ resources: PDFDictionary, _ place: String, _ depth: Int
  ) throws(PDFImage.Error) -> PDFColorSpace {
    guard array.count >= 4 else { throw .damaged("the color space /\(name) of \(place)") }
    var names: [PDFObject] = []
    let inks = try resolve(array[1])
    for ink in inks.array ?? [inks] { names.append(try resolve(ink)) }
    guard names.count <= 32 else { throw .tooLarge("inks of a color", limit: 32) }
    if names.allSatisfy({ $0 == .name("None") }) { return .nothing(count: names.count) }
    let base = try colorSpace(array[2], resources, place: place, depth: depth + 1)
    return .tint(count: names.count, try function(array[3], place: place), of: base)
  }
}
