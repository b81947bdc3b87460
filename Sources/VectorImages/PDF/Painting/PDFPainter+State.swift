// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension PDFPainter {
  /// `q Q cm w J j M d i ri gs`; false for other operators.
  mutating func setState(_ operands: PDFOperands) throws(PDFImage.Error) -> Bool {
    switch operands.name {
    case "q": keepState()
    case "Q": restoreState()
    case "cm": state.transform = try operands.matrix().concatenating(state.transform)
    case "w": state.line.width = try operands.number()
    case "J": state.line.cap = Self.cap(try operands.number())
    case "j": state.line.join = Self.join(try operands.number())
    case "M": state.line.miterLimit = try operands.number()
    case "d":
      guard operands.values.count == 2, let array = operands.values[0].array,
        let phase = operands.values[1].number
      else { throw operands.fault }
      setDashes(array.compactMap(\.number), phase)
    // How flat curves become, and what to do with colors that cannot be printed.
    case "i", "ri": break
    case "gs":
      let name = try operands.lastName()
      let states = try file.dictionary("ExtGState", in: content.resources)
      guard let parameters = try file.value(name, in: states).dictionary else {
        throw .damaged("the state /\(name) of \(content.place) is not there")
      }
      try setParameters(parameters)
    default: return false
    }
    return true
  }

  private static func cap(_ number: CGFloat) -> StrokeStyle.Cap {
    number == 1 ? .round : number == 2 ? .square : .butt
  }

  private static func join(_ number: CGFloat) -> StrokeStyle.Join {
    number == 1 ? .round : number == 2 ? .bevel : .miter
  }

  private mutating func setDashes(_ dashes: [CGFloat], _ phase: CGFloat) {
    // An odd list is written twice.
    state.line.dashes = dashes.count % 2 == 0 ? dashes : dashes + dashes
    state.line.dashPhase = phase
  }

  /// The entries of a state by name, in the order of their names.
  private mutating func setParameters(_ parameters: PDFDictionary) throws(PDFImage.Error) {
    for key in parameters.keys.sorted() {
      let value = try file.resolve(parameters[key])
      switch (key, value.number) {
      case ("LW", let number?): state.line.width = number
      case ("LC", let number?): state.line.cap = Self.cap(number)
      case ("LJ", let number?): state.line.join = Self.join(number)
      case ("ML", let number?): state.line.miterLimit = number
      case ("CA", let number?): state.strokeAlpha = max(0, min(1, number))
      case ("ca", let number?): state.fillAlpha = max(0, min(1, number))
      case ("D", _):
        guard let array = value.array, array.count == 2,
          let dashes = try file.numbers(array[0]), let phase = try file.resolve(array[1]).number
        else { continue }
        setDashes(dashes, phase)
      case ("Font", _):
        guard let array = value.array, array.count == 2 else { continue }
        try setFont(array[0], name: "of a state", size: try file.resolve(array[1]).number ?? 0)
      case ("BM", _): state.blendMode = try blendMode(value)
      case ("SMask", _): state.softMask = try softMask(value)
      // Printing, and how exactly to draw.
      default: continue
      }
    }
  }

  /// ISO 32000-1, section 11.3.5.
  private static let blendModes: Set<String> = [
    "Normal", "Multiply", "Screen", "Overlay", "Darken", "Lighten", "ColorDodge", "ColorBurn",
    "HardLight", "SoftLight", "Difference", "Exclusion", "Hue", "Saturation", "Color", "Luminosity",
  ]

  /// The first mode of a list that is known.
  private mutating func blendMode(_ value: PDFObject) throws(PDFImage.Error) -> BlendMode {
    var names: [String] = []
    for element in value.array ?? [value] {
      if let name = try file.resolve(element).name { names.append(name) }
    }
    for name in names {
      if name == "Compatible" { return .normal }
      let known = name.prefix(1).lowercased() + name.dropFirst()
      if Self.blendModes.contains(name), let mode = BlendMode(rawValue: known) { return mode }
    }
    throw .unsupported("the blend mode \(names.joined(separator: ", "))", place: content.place)
  }

  // MARK: Marked content

  /// What only tells parts of the page apart, and parts that are hidden; false for other operators.
  mutating func markContent(_ operands: PDFOperands) throws(PDFImage.Error) -> Bool {
    switch operands.name {
    case "BMC": markedContent.append(false)
    case "BDC":
      var isHidden = false
      if operands.values.first == .name("OC"), let name = operands.values.last?.name {
        let properties = try file.dictionary("Properties", in: content.resources)
        isHidden = try self.isHidden(properties[name])
      }
      markedContent.append(isHidden)
    case "EMC": _ = markedContent.popLast()
    case "MP", "DP", "BX", "EX": break
    default: return false
    }
    return true
  }

  /// Whether optional content is not shown.
  mutating func isHidden(_ object: PDFObject?) throws(PDFImage.Error) -> Bool {
    guard let object else { return false }
    if case .reference(let number) = object, hiddenContents.contains(number) { return true }
    let membership = try file.resolve(object).dictionary ?? [:]
    guard let groups = membership["OCGs"] else { return false }
    let list = try file.resolve(groups).array ?? [groups]
    let hidden = list.map { group in
      if case .reference(let number) = group { hiddenContents.contains(number) } else { false }
    }
    guard !hidden.isEmpty else { return false }
    switch membership["P"]?.name {
    case "AllOn": return hidden.contains(true)
    case "AnyOff": return !hidden.contains(true)
    case "AllOff": return hidden.contains(false)
    default: return !hidden.contains(false)
    }
  }
}
