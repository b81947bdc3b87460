// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics

extension ComparisonStrategy {
  /// The meaning of `precision` and `perceptualPrecision` in swift-snapshot-testing, for tests that
  /// come from there. New tests are better off with `.exact`.
  ///
  /// - With `perceptual` 1, the bytes of the pictures with premultiplied alpha are counted: at most
  ///   `Int((1 - precision) * Float(byteCount))` of them may differ.
  /// - With `perceptual` below 1, a pixel fails whose ΔE is above `(1 - perceptual) * 100`, and at
  ///   least the share `precision` of all pixels must not fail. ΔE is that of CIE 1976 on white or
  ///   on black, whichever is larger, and the same on every machine.
  /// - With both 1, every byte must be the same.
  ///
  /// A share of the whole picture does not say where the differences lie: at 0.99 a wrong icon
  /// passes on every phone.
  ///
  /// - Parameters:
  ///   - precision: The share of the picture that must match, 0 to 1.
  ///   - perceptual: How much of each color must match, 0 to 1.
  public static func precision(
    _ precision: Float, perceptual: Float = 1
  ) -> ComparisonStrategy {
    require((0...1).contains(precision), "a precision is 0 to 1, not \(precision)")
    require(
      (0...1).contains(perceptual), "a perceptual precision is 0 to 1, not \(perceptual)")
    let description =
      "precision \(precision)" + (perceptual < 1 ? ", perceptual precision \(perceptual)" : "")
    if precision == 1, perceptual == 1 {
      return ComparisonStrategy(description: description, channelLimit: 0)
    }
    guard perceptual < 1 else {
      var strategy = ComparisonStrategy(description: description) { reference, actual in
        reference.differingPremultipliedByteCount(actual) == 0
      }
      strategy.allowance = .premultipliedBytes(precision: precision)
      return strategy
    }
    let limit = Double((1 - perceptual) * 100)
    var strategy = ComparisonStrategy(description: description) { reference, actual in
      reference.deltaE(to: actual) <= limit
    }
    strategy.allowance = .pixels(precision: precision)
    return strategy
  }
}

extension Color {
  /// ΔE of CIE 1976 on white or on black, whichever is larger: 0 to about 259.
  func deltaE(to other: Color) -> Double {
    if alpha == 255, other.alpha == 255 { return onto(0).distance(to: other.onto(0)) }
    return [0, 255].map { onto($0).distance(to: other.onto($0)) }.max() ?? 0
  }

  private func onto(_ background: Int) -> CIELab {
    let light = laid(onto: background)
    return CIELab(red: light.red, green: light.green, blue: light.blue)
  }
}
