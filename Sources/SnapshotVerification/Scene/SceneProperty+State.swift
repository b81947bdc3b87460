// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import ImageComparison

extension SceneProperty {
  /// What a view or a layer says of itself, in the order of a scene.
  ///
  /// - Parameter traits: Those under which colors are resolved.
  static func list(_ state: [StateProperty], traits: UITraitCollection) -> [SceneProperty] {
    let form = StateValueForm(traits: traits)
    return state.map { SceneProperty(Name(rawValue: $0.name), form.text(of: $0.value)) }
      .sorted { $0.name < $1.name }
  }
}

/// How the values of a view's state are written in a scene.
private struct StateValueForm {
  let traits: UITraitCollection

  func text(of value: StateProperty.Value) -> String {
    switch value {
    case .flag(let flag): flag ? "yes" : "no"
    case .number(let value): number(value)
    case .text(let text), .term(let text): text
    case .color(let color): hex(color)
    case .image(let image): SceneImage(image).value
    case .path(let path): Checksum.hexadecimal("\(path)")
    case .point(let x, let y): "\(number(x)) \(number(y))"
    case .rect(let rect): SceneFrame(rect).description
    case .list(let values): values.map(text).joined(separator: " ")
    }
  }

  /// The color as it is drawn: `#RRGGBB`, with alpha where it is not opaque.
  private func hex(_ color: UIColor) -> String {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    func channel(_ value: CGFloat) -> UInt8 { UInt8((max(0, min(1, value)) * 255).rounded()) }
    let color = Color(
      red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
    return "\(color)"
  }
}
