// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

extension PDFPainter {
  /// `Do sh`; false for other operators.
  mutating func drawObject(_ operands: PDFOperands) throws(PDFImage.Error) -> Bool {
    switch operands.name {
    case "sh": try drawShading(operands)
    case "Do":
      let name = try operands.lastName()
      let objects = try file.dictionary("XObject", in: content.resources)
      guard let stream = try file.value(name, in: objects).stream else {
        throw .damaged("the object /\(name) of \(content.place) is not there")
      }
      guard try !isHidden(stream.dictionary["OC"]) else { return true }
      switch try file.value("Subtype", in: stream.dictionary).name {
      case "Form": try drawForm(stream, "the form /\(name)")
      case "Image": try drawImage(stream, "the image /\(name)")
      case let kind:
        throw .unsupported("an object of the kind /\(kind ?? "")", place: content.place)
      }
    default: return false
    }
    return true
  }

  /// Draws a form; one that is a transparency group, as one picture.
  private mutating func drawForm(_ stream: PDFStream, _ place: String) throws(PDFImage.Error) {
    let group = try file.dictionary("Group", in: stream.dictionary)
    guard try file.value("S", in: group) == .name("Transparency") else {
      return try runForm(stream, place)
    }
    let isPlain = state.fillAlpha == 1 && state.blendMode == .normal && state.softMask == nil
    let commands = try collected { painter throws(PDFImage.Error) in
      painter.keepState()
      painter.state.fillAlpha = 1
      painter.state.strokeAlpha = 1
      painter.state.blendMode = .normal
      painter.state.softMask = nil
      try painter.runForm(stream, place)
      painter.restoreState()
    }
    let blends = commands.contains { $0.blendsWithBelow }
    if try file.value("K", in: group) == .bool(true), blends {
      throw .unsupported("a knockout group", place: place)
    }
    let isIsolated = try file.value("I", in: group) == .bool(true)
    if blends, isPlain, isIsolated {
      // What it blends with is what is in it.
      let isolated: [DrawCommand] = [.pushGroup(GroupCommand(opacity: 1))] + commands + [.popGroup]
      return try add(isolated)
    }
    try add(commands, opacity: state.fillAlpha)
  }

  /// Carries out the operators of a form, in the state in force.
  mutating func runForm(_ stream: PDFStream, _ place: String) throws(PDFImage.Error) {
    let dictionary = stream.dictionary
    let matrix = try file.matrix("Matrix", in: dictionary)
    let box = try file.rect("BBox", in: dictionary)
    let bytes = try file.contents(of: stream)
    var resources = try file.dictionary("Resources", in: dictionary)
    // Old programs leave them to the page.
    if dictionary["Resources"] == nil { resources = content.resources }
    let inner = PDFContent(
      place: place, resources: resources, base: matrix.concatenating(state.transform),
      isUncolored: content.isUncolored)
    try nested(inner) { painter throws(PDFImage.Error) in
      painter.state.transform = inner.base
      if let box { painter.clip(Path(rect: box)) }
      try painter.run(bytes)
    }
  }
}

extension DrawCommand {
  /// Whether it depends on the colors of what lies below.
  fileprivate var blendsWithBelow: Bool {
    switch self {
    case .pushGroup(let group): group.blendMode != .normal && group.blendMode != .destinationIn
    default: false
    }
  }
}
