// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension CGAffineTransform {
  /// The product of a list such as `translate(4 2) rotate(45 12 12)`; `nil` for another text.
  init?(svg text: String) {
    var scanner = SVGScanner(text)
    self = .identity
    while !scanner.isAtEnd {
      let name = scanner.word()
      guard scanner.take("(") else { return nil }
      var numbers: [CGFloat] = []
      while let next = scanner.next, next != UInt8(ascii: ")") {
        guard let number = scanner.number() else { return nil }
        numbers.append(number)
      }
      guard scanner.take(")"), let one = CGAffineTransform(svg: name, numbers) else { return nil }
      self = one.concatenating(self)
      scanner.skipSeparator()
    }
  }

  private init?(svg name: String, _ numbers: [CGFloat]) {
    /// The tangent of so many degrees.
    func tangent(_ degrees: CGFloat) -> CGFloat {
      let (sine, cosine) = sineAndCosine(Double(degrees) * .pi / 180)
      return CGFloat(sine / cosine)
    }
    switch (name, numbers.count) {
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    case ("translate", 1): self.init(translationX: numbers[0], y: 0)
    case ("translate", 2): self.init(translationX: numbers[0], y: numbers[1])
    case ("scale", 1): self.init(scaleX: numbers[0], y: numbers[0])
    case ("scale", 2): self.init(scaleX: numbers[0], y: numbers[1])
    case ("rotate", 1): self.init(rotationAngle: numbers[0] * .pi / 180)
    case ("rotate", 3):
      let turn = CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
      self = CGAffineTransform(translationX: -numbers[1], y: -numbers[2]).concatenating(turn)
        .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
    case ("skewX", 1): self.init(a: 1, b: 0, c: tangent(numbers[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): self.init(a: 1, b: tangent(numbers[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
    guard isFinite else { return nil }
  }
}
