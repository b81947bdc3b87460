// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A piece of a source file and what takes its place.
struct SourceEdit {
  /// In bytes; empty where something is added.
  var range: Range<Int>
  var text: String
  /// The order of edits at one place.
  var order = 0

  /// The file with all edits, none of which reaches into another.
  static func apply(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.order) < ($1.range.lowerBound, $1.order)
    }) {
      result += bytes[end..<edit.range.lowerBound]
      result += edit.text.utf8
      end = edit.range.upperBound
    }
    return result + bytes[end...]
  }
}

extension ParsedSource {
  /// The file in which each snapshot has its actual text.
  func bytes(with snapshots: [InlineSnapshot]) throws(SourceWriter.Error) -> [UInt8] {
    var edits: [SourceEdit] = []
    for snapshot in snapshots {
      guard let call = call(line: snapshot.line, column: snapshot.column) else { throw .changed }
      edits += try self.edits(snapshot, call, others: snapshots)
    }
    return SourceEdit.apply(edits, to: bytes)
  }

  private func edits(
    _ snapshot: InlineSnapshot, _ call: SnapshotCall, others: [InlineSnapshot]
  ) throws(SourceWriter.Error) -> [SourceEdit] {
    switch (try call.closure(of: snapshot), snapshot.actual) {
    case (nil, nil): return []
    case (nil, let actual?):
      return [addition(of: actual, snapshot, call, others)]
    case (let closure?, let actual?):
      let isThere = closure.text?.unicodeScalars.elementsEqual(actual.unicodeScalars) ?? false
      guard !isThere else { return [] }
      let replacement = SourceEdit(
        range: closure.range, text: closureText(actual, at: closure.range.lowerBound))
      return [replacement] + renamed(closure, snapshot)
    case (let closure?, nil): return [try removal(of: closure, call)]
    }
  }

  private func closureText(_ text: String, at offset: Int) -> String {
    SnapshotLiteral(text).closure(indent: indent(at: offset), unit: indentUnit, lineEnd: lineEnd)
  }

  /// An earlier label becomes the present one.
  private func renamed(
    _ closure: SnapshotCall.Closure, _ snapshot: InlineSnapshot
  ) -> [SourceEdit] {
    let label = snapshot.descriptor.trailingClosureLabel
    guard let token = closure.label, token.text != label, snapshot.descriptor.names(token.text)
    else { return [] }
    let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
    return [
      SourceEdit(range: start..<token.endPositionBeforeTrailingTrivia.utf8Offset, text: label)
    ]
  }

  /// The closure behind those that are before it.
  private func addition(
    of actual: String, _ snapshot: InlineSnapshot, _ call: SnapshotCall, _ others: [InlineSnapshot]
  ) -> SourceEdit {
    let descriptor = snapshot.descriptor
    let order = descriptor.trailingClosureOffset
    let label = descriptor.trailingClosureLabel
    let place = call.place(offset: order)
    let behind = call.closures.filter { closure in
      if case .argument = closure.place { return false }
      return true
    }
    func edit(at offset: Int, _ prefix: String) -> SourceEdit {
      SourceEdit(
        range: offset..<offset, text: prefix + closureText(actual, at: offset), order: order)
    }
    let parenthesesEnd = call.parenthesesEnd ?? call.nameEnd
    guard case .additional(let index) = place else { return edit(at: parenthesesEnd, " ") }
    if !behind.isEmpty {
      return edit(at: behind[min(index, behind.count - 1)].range.upperBound, " \(label): ")
    }
    let hasFirst = others.contains {
      $0.line == snapshot.line && $0.column == snapshot.column && $0.actual != nil
        && call.place(offset: $0.descriptor.trailingClosureOffset) == .trailing
    }
    if hasFirst { return edit(at: parenthesesEnd, " \(label): ") }
    // Alone behind the parentheses it would be taken for the first.
    guard let end = call.argumentEnds.last else {
      return edit(at: call.argumentsStart ?? parenthesesEnd, "\(label): ")
    }
    return edit(at: end, ", \(label): ")
  }

  /// The closure goes, with its label and its comma.
  private func removal(
    of closure: SnapshotCall.Closure, _ call: SnapshotCall
  ) throws(SourceWriter.Error) -> SourceEdit {
    let end = closure.range.upperBound
    switch closure.place {
    case .argument(let index) where index > 0:
      return SourceEdit(range: call.argumentEnds[index - 1]..<end, text: "")
    case .argument(let index):
      let start = call.argumentsStart ?? closure.range.lowerBound
      return SourceEdit(range: start..<(call.start(afterArgument: index) ?? end), text: "")
    case .trailing:
      guard call.closures.last?.place == .trailing else { throw .followed }
      guard let parenthesesEnd = call.parenthesesEnd else {
        return SourceEdit(range: call.nameEnd..<end, text: "()")
      }
      return SourceEdit(range: parenthesesEnd..<end, text: "")
    case .additional(let index):
      let before = call.closures.last {
        $0.place == (index == 0 ? .trailing : .additional(index - 1))
      }
      return SourceEdit(
        range: (before?.range.upperBound ?? closure.range.lowerBound)..<end, text: "")
    }
  }
}
