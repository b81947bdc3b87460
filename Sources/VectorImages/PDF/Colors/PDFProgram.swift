// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A program of a function of type 4: ISO 32000-1, section 7.10.5. It has no loops.
struct PDFProgram: Sendable {
  private indirect enum Step: Sendable {
    case push(Double)
    case operation(String)
    case branch([Step], [Step])
  }

  private static let maximumStepCount = 20_000
  private static let maximumDepth = 32
  private static let known: Set<String> = [
    "abs", "add", "ceiling", "cos", "cvi", "cvr", "div", "exp", "floor", "idiv", "mod", "mul",
    "neg", "round", "sin", "sqrt", "sub", "truncate", "and", "bitshift", "eq", "false", "ge", "gt",
    "le", "lt", "ne", "not", "or", "true", "xor", "copy", "dup", "exch", "index", "pop", "roll",
  ]

  private let steps: [Step]

  init(_ bytes: [UInt8], place: String) throws(PDFImage.Error) {
    var lexer = PDFLexer(bytes)
    guard try lexer.next() == .keyword("{") else {
      throw .damaged("the function in \(place) does not begin with {")
    }
    var count = 0
    steps = try Self.block(&lexer, place, 0, &count)
  }

  private static func block(
    _ lexer: inout PDFLexer, _ place: String, _ depth: Int, _ count: inout Int
  ) throws(PDFImage.Error) -> [Step] {
    guard depth <= maximumDepth else {
      throw .tooLarge("blocks in each other", limit: maximumDepth)
    }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let item = try lexer.next() {
      count += 1
      guard count <= maximumStepCount else {
        throw .tooLarge("steps of a function", limit: maximumStepCount)
      }
      switch item {
      case .object(.bool(let value)): steps.append(.push(value ? 1 : 0))
      case .object(let object):
        guard let number = object.number else { throw .damaged("the function in \(place)") }
        steps.append(.push(Double(number)))
      case .keyword("{"): blocks.append(try block(&lexer, place, depth + 1, &count))
      case .keyword("}"): return steps
      case .keyword("if"):
        guard blocks.count == 1 else { throw .damaged("an 'if' of the function in \(place)") }
        steps.append(.branch(blocks[0], []))
        blocks = []
      case .keyword("ifelse"):
        guard blocks.count == 2 else { throw .damaged("an 'ifelse' of the function in \(place)") }
        steps.append(.branch(blocks[0], blocks[1]))
        blocks = []
      case .keyword(let name):
        guard known.contains(name) else {
          throw .unsupported("'\(name)' of a function", place: place)
        }
        steps.append(.operation(name))
      }
    }
    throw .damaged("the function in \(place) ends before }")
  }

  func callAsFunction(_ input: [Double]) -> [Double] {
    var stack = PDFStack(values: input)
    Self.run(steps, &stack)
    return stack.values
  }

  private static func run(_ steps: [Step], _ stack: inout PDFStack) {
    for step in steps {
      switch step {
      case .push(let number): stack.push(number)
      case .operation(let name): stack.apply(name)
      case .branch(let then, let otherwise): run(stack.pop() != 0 ? then : otherwise, &stack)
      }
    }
  }
}

/// What a program works on. Booleans are 0 and 1; what is missing is 0.
private struct PDFStack {
  private(set) var values: [Double]

  init(values: [Double]) { self.values = values }

  mutating func push(_ value: Double) {
    if values.count < 100 { values.append(value.isFinite ? value : 0) }
  }

  mutating func pop() -> Double { values.popLast() ?? 0 }

  private mutating func popInt() -> Int { Int(max(-1e9, min(1e9, pop()))) }

  mutating func apply(_ name: String) {
    if arrange(name) || calculateOne(name) { return }
    calculateTwo(name)
  }

  /// What moves values about.
  private mutating func arrange(_ name: String) -> Bool {
    switch name {
    case "true": push(1)
    case "false": push(0)
    case "pop": _ = pop()
    case "dup": values.last.map { push($0) }
    case "exch":
      if values.count > 1 { values.swapAt(values.count - 1, values.count - 2) }
    case "copy":
      let count = max(0, min(popInt(), values.count))
      for value in values.suffix(count) { push(value) }
    case "index":
      let index = popInt()
      push(index >= 0 && index < values.count ? values[values.count - 1 - index] : 0)
    case "roll":
      let (by, count) = (popInt(), popInt())
      guard count > 0, count <= values.count else { return true }
      let part = Array(values.suffix(count))
      let shift = (by % count + count) % count
      values.removeLast(count)
      values += part.suffix(shift) + part.dropLast(shift)
    default: return false
    }
    return true
  }

  private mutating func calculateOne(_ name: String) -> Bool {
    let x = values.last ?? 0
    let result: Double
    switch name {
    case "abs": result = abs(x)
    case "neg": result = -x
    case "ceiling": result = x.rounded(.up)
    case "floor": result = x.rounded(.down)
    case "round": result = (x + 0.5).rounded(.down)
    case "truncate", "cvi": result = x.rounded(.towardZero)
    case "cvr": result = x
    case "sqrt": result = max(0, x).squareRoot()
    case "sin": result = sineAndCosine(x / 180 * .pi).sine
    case "cos": result = sineAndCosine(x / 180 * .pi).cosine
    // Of Booleans; of whole numbers nobody takes the complement.
    case "not": result = x == 0 ? 1 : 0
    default: return false
    }
    _ = pop()
    push(result)
    return true
  }

  private mutating func calculateTwo(_ name: String) {
    let (y, x) = (pop(), pop())
    let (j, i) = (Int(max(-1e9, min(1e9, y))), Int(max(-1e9, min(1e9, x))))
    switch name {
    case "add": push(x + y)
    case "sub": push(x - y)
    case "mul": push(x * y)
    case "div": push(y == 0 ? 0 : x / y)
    case "idiv": push(j == 0 ? 0 : Double(i / j))
    case "mod": push(j == 0 ? 0 : Double(i % j))
    case "exp": push(y < 0 ? 1 / raised(x, to: -y) : raised(x, to: y))
    case "eq": push(x == y ? 1 : 0)
    case "ne": push(x != y ? 1 : 0)
    case "gt": push(x > y ? 1 : 0)
    case "ge": push(x >= y ? 1 : 0)
    case "lt": push(x < y ? 1 : 0)
    case "le": push(x <= y ? 1 : 0)
    case "and": push(Double(i & j))
    case "or": push(Double(i | j))
    case "xor": push(Double(i ^ j))
    case "bitshift": push(Double(j >= 0 ? i << min(j, 31) : i >> min(-j, 31)))
    default: break
    }
  }
}
