// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import DesignSystem
import HeadlessSnapshots
import Testing

/// Each component in each state, in light and dark; what is hard to read fails.
@Suite(.snapshots(.traits(.light, .dark), .lints(.off.setting(.contrast, to: .failure))))
@MainActor struct CatalogueSuite {
  @Test func catalogue() {
    assertSnapshot(of: CatalogueView(), size: .width(240))
  }

  @Test func textStyles() {
    assertSnapshots(
      of: UILabel.self, states: .allCases(of: TextToken.self) { $0 }, size: .fitting,
      apply: { label, token in
        label.text = "Sphinx of black quartz"
        label.font = token.font
        label.textColor = ColorToken.text.color
        label.backgroundColor = ColorToken.surface.color
      })
  }

  @Test func buttons() throws {
    let states = try StateMatrix(
      StateAxis("kind", .everyCase, of: SystemButton.Kind.self), StateAxis("enabled", .both)
    ) { kind, isEnabled in
      ButtonState(kind: kind, isEnabled: isEnabled)
    }.states()

    assertSnapshots(
      of: SystemButton.self, states: states, size: .fitting,
      .lints(.off.setting(.contrast, to: .off)),
      apply: { button, state in
        button.setTitle("Continue", for: .normal)
        button.kind = state.kind
        button.isEnabled = state.isEnabled
      })
  }
}

struct ButtonState {
  var kind: SystemButton.Kind
  var isEnabled: Bool
}
