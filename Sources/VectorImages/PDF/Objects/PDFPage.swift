// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The first page of a file.
struct PDFPage: Sendable {
  let dictionary: PDFDictionary
  let resources: PDFDictionary
  /// The part of the page that is shown, in its own units.
  let box: CGRect
  /// Clockwise turns by a quarter, 0 to 3.
  let quarterTurns: Int
  /// Points per unit of the page.
  let unit: CGFloat
  /// The optional contents that are hidden, by their objects' numbers.
  let hiddenContents: Set<Int>

  init(firstOf file: inout PDFFile) throws(PDFImage.Error) {
    let root = try file.catalog() ?? [:]
    hiddenContents = try Self.hiddenContents(root, &file)
    var inherited: PDFDictionary = [:]
    let first = try Self.firstPage(root["Pages"], &inherited, &file)
    guard let page = first else { throw .notPDF(reason: "it has no page") }
    dictionary = page
    var all = inherited
    all.merge(page) { _, own in own }
    resources = try file.dictionary("Resources", in: all)
    guard let media = try file.rect("MediaBox", in: all), !media.isEmpty else {
      throw .notPDF(reason: "its first page has no size: a MediaBox of four numbers is missing")
    }
    let crop = try file.rect("CropBox", in: all) ?? media
    box = crop.intersects(media) ? crop.intersection(media) : media
    let unit = try file.value("UserUnit", in: all).number ?? 1
    self.unit = unit > 0 && unit.isFinite ? unit : 1
    let degrees = try file.value("Rotate", in: all).integer ?? 0
    guard degrees % 90 == 0 else { throw .damaged("its page is turned by \(degrees) degrees") }
    quarterTurns = ((degrees / 90) % 4 + 4) % 4
    guard box.width * self.unit <= 16_384, box.height * self.unit <= 16_384 else {
      throw .tooLarge("points a side", limit: 16_384)
    }
    guard box.minX.isFinite, box.minY.isFinite else { throw .damaged("its page's MediaBox") }
  }

  /// In points, as the page is turned.
  var size: CGSize {
    let size = CGSize(width: box.width * unit, height: box.height * unit)
    return quarterTurns % 2 == 0 ? size : CGSize(width: size.height, height: size.width)
  }

  /// From the page's coordinates, with y pointing up, to points from the upper left.
  var transform: CGAffineTransform {
    let (w, h) = (box.width, box.height)
    let upright = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    let turned: CGAffineTransform =
      switch quarterTurns {
      case 0: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      case 1: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      default: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      }
    return upright.concatenating(turned).concatenating(CGAffineTransform(scaleX: unit, y: unit))
  }

  /// The operators of the page.
  func contents(_ file: inout PDFFile) throws(PDFImage.Error) -> [UInt8] {
    let contents = try file.value("Contents", in: dictionary)
    if let stream = contents.stream { return try file.contents(of: stream) }
    var all: [UInt8] = []
    for element in contents.array ?? [] {
      guard let stream = try file.resolve(element).stream else { continue }
      all += try file.contents(of: stream)
      // A word does not go on in the next stream.
      all.append(10)
      guard all.count <= PDFImage.maximumDecodedByteCount else {
        throw .tooLarge("bytes of operators", limit: PDFImage.maximumDecodedByteCount)
      }
    }
    return all
  }

  private static func firstPage(
    _ object: PDFObject?, _ inherited: inout PDFDictionary, _ file: inout PDFFile
  ) throws(PDFImage.Error) -> PDFDictionary? {
    // From the last to the first, each with what it inherits.
    var nodes: [(PDFObject, PDFDictionary)] = [(object ?? .null, [:])]
    var seen: Set<PDFObject> = []
    while let (object, above) = nodes.popLast() {
      guard seen.insert(object).inserted, seen.count <= 10_000,
        let node = try file.resolve(object).dictionary
      else { continue }
      guard let kids = try file.value("Kids", in: node).array else {
        inherited = above
        return node
      }
      var handed = above
      for key in ["Resources", "MediaBox", "CropBox", "Rotate"] {
        if let value = node[key] { handed[key] = value }
      }
      nodes += kids.prefix(10_000).reversed().map { ($0, handed) }
    }
    return nil
  }

  private static func hiddenContents(
    _ root: PDFDictionary, _ file: inout PDFFile
  ) throws(PDFImage.Error) -> Set<Int> {
    let properties = try file.dictionary("OCProperties", in: root)
    let configuration = try file.dictionary("D", in: properties)
    func numbers(_ object: PDFObject) -> [Int] {
      (object.array ?? []).compactMap {
        if case .reference(let number) = $0 { number } else { nil }
      }
    }
    var hidden = Set(numbers(try file.value("OFF", in: configuration)))
    if try file.value("BaseState", in: configuration) == .name("OFF") {
      hidden.formUnion(numbers(try file.value("OCGs", in: properties)))
      hidden.subtract(numbers(try file.value("ON", in: configuration)))
    }
    return hidden
  }
}
