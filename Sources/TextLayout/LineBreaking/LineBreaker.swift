// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What may happen between two scalars at the end of a line.
enum LineBreak: UInt8 {
  case prohibited
  case allowed
  case mandatory
}

/// The line breaking algorithm of UAX #14, version 15.0, with the tailoring for numbers of its
/// section 8.2, example 7 (as the official test file has it).
///
/// Dictionaries for Thai, Lao, Khmer and Burmese are not there: their words break only where
/// nothing else fits (class SA counts as AL, rule LB1).
enum LineBreaker {
  /// The break before each scalar, and at the end, as one more element.
  ///
  /// The first element is `.prohibited` (LB2), the last `.mandatory` (LB3) except for an empty
  /// text.
  static func breaks(in scalars: some RandomAccessCollection<UInt32>) -> [LineBreak] {
    guard !scalars.isEmpty else { return [.prohibited] }
    var breaks = [LineBreak](repeating: .prohibited, count: scalars.count + 1)
    let units = units(of: scalars)
    var state = State()
    state.advance(to: units[0])
    for index in units.indices.dropFirst() {
      let next = index + 1 < units.count ? units[index + 1].breakClass : nil
      breaks[units[index].start] = state.before(units[index], followedBy: next)
      state.advance(to: units[index])
    }
    breaks[scalars.count] = .mandatory
    return breaks
  }

  /// A scalar with the combining marks that follow it (LB9).
  struct Unit {
    var start: Int
    var breakClass: LineBreakClass
    var endsWithJoiner: Bool
  }

  private static func units(of scalars: some RandomAccessCollection<UInt32>) -> [Unit] {
    var units: [Unit] = []
    units.reserveCapacity(scalars.count)
    for (start, scalar) in scalars.enumerated() {
      let found = LineBreakTable.breakClass(of: scalar)
      let isMark = found == .cm || found == .zwj
      if isMark, let last = units.last, last.breakClass.takesMarks {
        units[units.count - 1].endsWithJoiner = found == .zwj
      } else {
        // LB10: a mark with nothing to combine with is a letter.
        units.append(
          Unit(start: start, breakClass: isMark ? .al : found, endsWithJoiner: found == .zwj))
      }
    }
    return units
  }
}

extension LineBreakClass {
  fileprivate var takesMarks: Bool {
    switch self {
    case .bk, .cr, .lf, .nl, .sp, .zw: false
    default: true
    }
  }

  fileprivate var isLetter: Bool { self == .al || self == .hl }
  fileprivate var isOpening: Bool { self == .op || self == .opEastAsian }
  fileprivate var isClosing: Bool { self == .cl || self == .cp }
  fileprivate var isHangul: Bool {
    self == .jl || self == .jv || self == .jt || self == .h2 || self == .h3
  }
  fileprivate var isIdeographic: Bool {
    self == .id || self == .idPictographic || self == .eb || self == .em
  }
}

/// What the rules remember of the text before a break.
private struct State {
  /// How far a number has come (LB25).
  enum Number { case none, digits, closed }

  private var last = LineBreakClass.sp
  /// The last class before spaces.
  private var beforeSpaces: LineBreakClass?
  private var secondToLast: LineBreakClass?
  private var endsWithJoiner = false
  private var number = Number.none
  private var hasOddRegionalIndicators = false

  mutating func advance(to unit: LineBreaker.Unit) {
    let current = unit.breakClass
    switch current {
    case .nu: number = .digits
    case .sy, .is: if number != .digits { number = .none }
    case .cl, .cp: number = number == .digits ? .closed : .none
    default: number = .none
    }
    hasOddRegionalIndicators = current == .ri && !(last == .ri && hasOddRegionalIndicators)
    if current != .sp { beforeSpaces = current }
    secondToLast = last
    last = current
    endsWithJoiner = unit.endsWithJoiner
  }

  func before(_ unit: LineBreaker.Unit, followedBy following: LineBreakClass?) -> LineBreak {
    let next = unit.breakClass
    return afterHardBreaks(next) ?? aroundSpaces(next) ?? aroundPunctuation(next)
      ?? aroundNumbers(next, followedBy: following) ?? amongLetters(next) ?? .allowed
  }

  /// LB4 to LB12a.
  private func afterHardBreaks(_ next: LineBreakClass) -> LineBreak? {
    switch last {
    case .bk, .lf, .nl: return .mandatory
    case .cr: return next == .lf ? .prohibited : .mandatory
    default: break
    }
    switch next {
    case .bk, .cr, .lf, .nl, .sp, .zw: return .prohibited
    default: break
    }
    if beforeSpaces == .zw { return .allowed }
    if endsWithJoiner { return .prohibited }
    if next == .wj || last == .wj || last == .gl { return .prohibited }
    if next == .gl, ![.sp, .ba, .hy].contains(last) { return .prohibited }
    return nil
  }

  /// LB13 to LB18.
  private func aroundSpaces(_ next: LineBreakClass) -> LineBreak? {
    if next.isClosing || [.ex, .is, .sy].contains(next) { return .prohibited }
    let before = beforeSpaces ?? .sp
    if before.isOpening { return .prohibited }
    if before == .qu, next.isOpening { return .prohibited }
    if before.isClosing, next == .ns { return .prohibited }
    if before == .b2, next == .b2 { return .prohibited }
    return last == .sp ? .allowed : nil
  }

  /// LB19 to LB22.
  private func aroundPunctuation(_ next: LineBreakClass) -> LineBreak? {
    if next == .qu || last == .qu { return .prohibited }
    if next == .cb || last == .cb { return .allowed }
    if [.ba, .hy, .ns].contains(next) || last == .bb { return .prohibited }
    if secondToLast == .hl, last == .hy || last == .ba { return .prohibited }
    if last == .sy, next == .hl { return .prohibited }
    return next == .in ? .prohibited : nil
  }

  /// LB23 to LB25.
  private func aroundNumbers(
    _ next: LineBreakClass, followedBy following: LineBreakClass?
  ) -> LineBreak? {
    if last.isLetter && next == .nu || last == .nu && next.isLetter { return .prohibited }
    if last == .pr, next.isIdeographic { return .prohibited }
    if last.isIdeographic, next == .po { return .prohibited }
    let isPrefix = last == .pr || last == .po
    if isPrefix && next.isLetter || last.isLetter && (next == .pr || next == .po) {
      return .prohibited
    }
    if isPrefix, next == .nu || (next.isOpening || next == .hy) && following == .nu {
      return .prohibited
    }
    if last.isOpening || last == .hy, next == .nu { return .prohibited }
    switch number {
    case .none: return nil
    case .digits: return [.nu, .po, .pr].contains(next) ? .prohibited : nil
    case .closed: return next == .po || next == .pr ? .prohibited : nil
    }
  }

  /// LB26 to LB30b.
  private func amongLetters(_ next: LineBreakClass) -> LineBreak? {
    switch (last, next) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return .prohibited
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): return .prohibited
    case (.jt, .jt), (.h3, .jt): return .prohibited
    case (.ri, .ri): return hasOddRegionalIndicators ? .prohibited : .allowed
    case (.eb, .em), (.idPictographic, .em): return .prohibited
    default: break
    }
    if last.isHangul && next == .po || last == .pr && next.isHangul { return .prohibited }
    let isWord = last.isLetter || last == .nu
    if last.isLetter || last == .is, next.isLetter { return .prohibited }
    if isWord && next == .op || last == .cp && (next.isLetter || next == .nu) {
      return .prohibited
    }
    return nil
  }
}
