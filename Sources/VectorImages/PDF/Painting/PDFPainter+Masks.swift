// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension PDFPainter {
  /// What paints a soft mask, whose alpha counts; `nil` for none: ISO 32000-1, section 11.6.5.
  mutating func softMask(_ value: PDFObject) throws(PDFImage.Error) -> [DrawCommand]? {
    guard let mask = value.dictionary else { return nil }
    guard let form = try file.value("G", in: mask).stream else {
      throw .damaged("a soft mask of \(content.place) has no form")
    }
    let isLuminosity = try file.value("S", in: mask) == .name("Luminosity")
    var commands = try collected { painter throws(PDFImage.Error) in
      painter.keepState()
      painter.state = PDFGraphicsState(transform: painter.state.transform)
      let outer = painter.markedContent
      painter.markedContent = []
      try painter.runForm(form, "a soft mask")
      painter.markedContent = outer
      painter.restoreState()
    }
    if isLuminosity {
      commands = try backdrop(mask, form) + Luminosity.commands(commands, place: content.place)
    }
    return try transferred(commands, try file.value("TR", in: mask))
  }

  /// What lies under a mask by luminosity: black, where nothing else is said.
  private mutating func backdrop(
    _ mask: PDFDictionary, _ form: PDFStream
  ) throws(PDFImage.Error) -> [DrawCommand] {
    guard let components = try file.numbers("BC", in: mask) else { return [] }
    let group = try file.dictionary("Group", in: form.dictionary)
    let resources = try file.dictionary("Resources", in: form.dictionary)
    var space: PDFColorSpace =
      components.count == 1 ? .gray : components.count == 4 ? .cmyk : .rgb
    if let named = group["CS"] {
      space = try file.colorSpace(named, resources, place: content.place)
    }
    let light = space.color(components)?.luminosity ?? 0
    guard light > 0 else { return [] }
    return [everything(light)]
  }

  /// Black everywhere, of an alpha.
  private func everything(_ alpha: CGFloat) -> DrawCommand {
    .fill(
      FillCommand(
        path: Path(rect: canvas.insetBy(dx: -1, dy: -1)),
        paint: .color(Color.black.withOpacity(alpha))))
  }

  /// How often a mask is added to itself where all of it that is not transparent counts as opaque.
  private static let amplification = 16

  /// The mask after its function: straight ones, and those that tell nothing from something.
  private mutating func transferred(
    _ commands: [DrawCommand], _ value: PDFObject
  ) throws(PDFImage.Error) -> [DrawCommand] {
    guard value.dictionary != nil else { return commands }
    let function = try file.function(value, place: "a soft mask")
    func result(_ x: Double) -> CGFloat { CGFloat(max(0, min(1, function([x]).first ?? x))) }
    let (none, some, all) = (result(0), result(1 / 255), result(1))
    let isStraight = (0...16).allSatisfy { step in
      let x = CGFloat(step) / 16
      return abs(result(Double(x)) - (none + x * (all - none))) < 0.004
    }
    var mask = commands
    if !isStraight {
      guard some == all, result(0.5) == all else {
        throw .unsupported("a soft mask's function that is no straight line", place: content.place)
      }
      mask = (0..<Self.amplification).flatMap { _ in
        [.pushGroup(GroupCommand(opacity: 1, blendMode: .plusLighter))] + commands + [.popGroup]
      }
    }
    guard mask.count <= PDFImage.maximumCommandCount else {
      throw .tooLarge("things to paint", limit: PDFImage.maximumCommandCount)
    }
    if none == 0, all == 1 { return mask }
    var group = GroupCommand(opacity: all - none, blendMode: .plusLighter)
    if all < none {
      guard all == 0 else {
        throw .unsupported("a soft mask's function from \(none) to \(all)", place: content.place)
      }
      group = GroupCommand(opacity: 1, blendMode: .destinationOut)
    }
    let below = none > 0 ? [everything(none)] : []
    return below + [.pushGroup(group)] + mask + [.popGroup]
  }
}

/// A mask by luminosity as one by alpha.
///
/// Over black, color `c` of alpha `a` makes of light `L` the light `a·l(c) + (1 - a)·L`. In alpha,
/// this is `destinationOut` with alpha `a`, then `plusLighter` with alpha `a·l(c)`: everything is
/// painted twice.
private enum Luminosity {
  static func commands(
    _ commands: [DrawCommand], place: String
  ) throws(PDFImage.Error) -> [DrawCommand] {
    var result: [DrawCommand] = []
    var index = 0
    while index < commands.count {
      switch commands[index] {
      case .fill(var fill):
        fill.blendMode = .destinationOut
        result.append(.fill(fill))
        (fill.paint, fill.blendMode) = (lit(fill.paint), .plusLighter)
        result.append(.fill(fill))
      case .stroke(var stroke):
        stroke.blendMode = .destinationOut
        result.append(.stroke(stroke))
        (stroke.paint, stroke.blendMode) = (lit(stroke.paint), .plusLighter)
        result.append(.stroke(stroke))
      case .image(var image):
        image.blendMode = .destinationOut
        result.append(.image(image))
        (image.bitmap, image.blendMode) = (lit(image.bitmap), .plusLighter)
        result.append(.image(image))
      case .pushGroup(let group):
        let end = Self.end(of: index, in: commands)
        result += try self.group(group, Array(commands[(index + 1)..<end]), place)
        index = end
      case .pushClip, .popClip: result.append(commands[index])
      case .popGroup, .shadow, .contentShadow, .glyphs:
        throw .unsupported("a mask by luminosity of this kind", place: place)
      }
      index += 1
    }
    return result
  }

  /// A group takes away what it covers, and adds its light. Where it is masked, so is its light.
  private static func group(
    _ group: GroupCommand, _ inner: [DrawCommand], _ place: String
  ) throws(PDFImage.Error) -> [DrawCommand] {
    guard group.blendMode == .normal else {
      throw .unsupported("the blend mode \(group.blendMode.rawValue) in a mask", place: place)
    }
    var (outGroup, addGroup) = (group, group)
    (outGroup.blendMode, addGroup.blendMode) = (.destinationOut, .plusLighter)
    var (painted, mask) = (inner, [DrawCommand]())
    if let start = maskStart(of: inner) {
      (painted, mask) = (Array(inner[..<start]), Array(inner[start...]))
    }
    return [.pushGroup(outGroup)] + inner + [.popGroup, .pushGroup(addGroup)]
      + (try commands(painted, place: place)) + mask + [.popGroup]
  }

  /// Where the mask at the end of a group begins.
  private static func maskStart(of commands: [DrawCommand]) -> Int? {
    var index = 0
    while index < commands.count {
      if case .pushGroup(let group) = commands[index] {
        let end = end(of: index, in: commands)
        if group.blendMode == .destinationIn, end == commands.count - 1 { return index }
        index = end
      }
      index += 1
    }
    return nil
  }

  private static func end(of start: Int, in commands: [DrawCommand]) -> Int {
    var depth = 0
    for index in start..<commands.count {
      if case .pushGroup = commands[index] { depth += 1 }
      if case .popGroup = commands[index] {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return commands.count - 1
  }

  private static func lit(_ color: Color) -> Color {
    let alpha = (color.luminosity * CGFloat(color.alpha)).rounded()
    return Color(red: 0, green: 0, blue: 0, alpha: UInt8(alpha))
  }

  private static func lit(_ paint: Paint) -> Paint {
    switch paint {
    case .color(let color): return .color(lit(color))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map { stop in
        Gradient.Stop(offset: stop.offset, color: lit(stop.color))
      }
      return .gradient(gradient)
    case .pattern(var pattern):
      pattern.bitmap = lit(pattern.bitmap)
      return .pattern(pattern)
    }
  }

  private static func lit(_ bitmap: Bitmap) -> Bitmap {
    var bytes = bitmap.bytes
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let color = lit(
        Color(
          red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2],
          alpha: bytes[start + 3]))
      (bytes[start], bytes[start + 1], bytes[start + 2]) = (0, 0, 0)
      bytes[start + 3] = color.alpha
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, bytes: bytes)
  }
}
