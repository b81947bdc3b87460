// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// Carries out a page's operators, one after the other.
struct PDFPainter {
  var file: PDFFile
  /// What is painted, in the coordinates of the display list.
  private(set) var commands: [DrawCommand] = []
  var state: PDFGraphicsState
  var content: PDFContent
  var path = PDFPathBuilder()
  /// How what is inside of the path will be cut, once the path is painted.
  var pendingClip: FillRule?
  /// Where something can be seen, in the coordinates of the display list.
  let canvas: CGRect
  let pixelsPerPoint: CGFloat
  var hiddenContents: Set<Int> = []
  /// Whether each open part of marked content is hidden.
  var markedContent: [Bool] = []
  /// Fonts that were read, by what refers to them.
  var fonts: [PDFObject: PDFFont] = [:]

  private var kept: [PDFGraphicsState] = []
  private var operatorCount = 0
  private var depth = 0

  /// - Parameters:
  ///   - base: From the page's coordinates to those of the display list.
  ///   - canvas: Where something can be seen.
  init(_ file: PDFFile, base: CGAffineTransform, canvas: CGRect, pixelsPerPoint: CGFloat) {
    self.file = file
    self.canvas = canvas
    self.pixelsPerPoint = pixelsPerPoint
    state = PDFGraphicsState(transform: base)
    content = PDFContent(place: "the page", resources: [:], base: base)
  }

  mutating func draw(_ page: PDFPage) throws(PDFImage.Error) {
    hiddenContents = page.hiddenContents
    content.resources = page.resources
    try run(try page.contents(&file))
  }

  // MARK: Streams of operators

  /// Carries out a stream of operators in a state of its own, and closes what it leaves open.
  mutating func run(_ bytes: [UInt8]) throws(PDFImage.Error) {
    let outer = (kept.count, path, pendingClip, markedContent.count)
    (path, pendingClip) = (PDFPathBuilder(), nil)
    keepState()
    try interpret(bytes, floor: kept.count)
    while kept.count > outer.0 { restoreState() }
    (path, pendingClip) = (outer.1, outer.2)
    markedContent.removeLast(markedContent.count - outer.3)
  }

  /// Calls `body` in a state of its own, with another stream of operators at hand, one level deeper.
  mutating func nested(
    _ content: PDFContent, _ body: (inout PDFPainter) throws(PDFImage.Error) -> Void
  ) throws(PDFImage.Error) {
    depth += 1
    operatorCount += 25
    guard depth <= PDFImage.maximumDepth else {
      throw .tooLarge("forms and patterns in each other", limit: PDFImage.maximumDepth)
    }
    let outer = self.content
    self.content = content
    keepState()
    try body(&self)
    restoreState()
    self.content = outer
    depth -= 1
  }

  private mutating func interpret(_ bytes: [UInt8], floor: Int) throws(PDFImage.Error) {
    var lexer = PDFLexer(bytes)
    var operands: [PDFObject] = []
    while let item = try lexer.next() {
      guard case .keyword(let name) = item else {
        if case .object(let object) = item { operands.append(object) }
        guard operands.count <= 10_000 else { throw .tooLarge("operands", limit: 10_000) }
        continue
      }
      operatorCount += 1
      guard operatorCount <= PDFImage.maximumOperatorCount else {
        throw .tooLarge("operators", limit: PDFImage.maximumOperatorCount)
      }
      if name == "BI" {
        try drawInlineImage(&lexer)
      } else if name != "Q" || kept.count > floor {
        try perform(PDFOperands(name: name, values: operands, place: content.place))
      }
      operands.removeAll(keepingCapacity: true)
    }
  }

  private mutating func perform(_ operands: PDFOperands) throws(PDFImage.Error) {
    if try constructPath(operands) { return }
    if try paintPath(operands) { return }
    if try setState(operands) { return }
    if try setColor(operands) { return }
    if try drawObject(operands) { return }
    if try markContent(operands) { return }
    if try writeText(operands) { return }
    throw .unsupported("the operator '\(operands.name)'", place: content.place)
  }

  // MARK: States

  mutating func keepState() {
    kept.append(state)
    state.clipCount = 0
  }

  mutating func restoreState() {
    guard let last = kept.popLast() else { return }
    commands += repeatElement(.popClip, count: state.clipCount)
    state = last
  }

  mutating func clip(_ path: Path, _ rule: FillRule = .nonZero) {
    commands.append(.pushClip(ClipCommand(path: path, rule: rule, transform: state.transform)))
    state.clipCount += 1
  }

  // MARK: Commands

  /// Adds what an object paints, under the soft mask and with the blend mode in force.
  mutating func add(
    _ object: [DrawCommand], opacity: CGFloat = 1
  ) throws(PDFImage.Error) {
    guard !object.isEmpty, !markedContent.contains(true) else { return }
    let group = GroupCommand(opacity: max(0, min(1, opacity)), blendMode: state.blendMode)
    if let mask = state.softMask {
      commands.append(.pushGroup(group))
      commands += object
      commands.append(.pushGroup(GroupCommand(opacity: 1, blendMode: .destinationIn)))
      commands += mask
      commands += [.popGroup, .popGroup]
    } else if group.opacity < 1 || group.blendMode != .normal {
      commands.append(.pushGroup(group))
      commands += object
      commands.append(.popGroup)
    } else {
      commands += object
    }
    guard commands.count <= PDFImage.maximumCommandCount else {
      throw .tooLarge("things to paint", limit: PDFImage.maximumCommandCount)
    }
  }

  /// What `body` paints, taken out of what was painted before.
  mutating func collected(
    _ body: (inout PDFPainter) throws(PDFImage.Error) -> Void
  ) throws(PDFImage.Error) -> [DrawCommand] {
    let before = commands
    commands = []
    try body(&self)
    defer { commands = before }
    return commands
  }
}
