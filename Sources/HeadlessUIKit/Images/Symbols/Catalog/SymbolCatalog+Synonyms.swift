// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SymbolCatalog {
  /// Words of other versions of SF Symbols, or of what looks the same, and what they are called
  /// here. A later pair sees what earlier ones made.
  static let synonyms: KeyValuePairs = [
    "document": "doc",
    "text.page": "doc.text",
    "person.crop.square.fill.and.at.rectangle": "person.crop.square.filled.and.at.rectangle",
    "microphone": "mic",
    "gearshape": "gear",
    "multiply": "xmark",
    "line.horizontal.3": "line.3.horizontal",
    "text.justify.leading": "text.justify.left",
    "arrow.trianglehead.2.clockwise.rotate.90": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.clockwise": "arrow.triangle.2.circlepath",
    "arrow.trianglehead.2.counterclockwise": "arrow.triangle.2.circlepath",
    "arrow.2.circlepath": "arrow.triangle.2.circlepath",
    "arrow.triangle.squarepath": "arrow.2.squarepath",
    "arrow.trianglehead.branch": "arrow.triangle.branch",
    "clock.arrow.trianglehead.counterclockwise.rotate.90": "clock.arrow.circlepath",
    "clock.arrow.2.circlepath": "clock.arrow.circlepath",
    "arrow.trianglehead": "arrow",
    "arrow.clockwise.rotate.90": "arrow.clockwise",
    "suit.heart": "heart",
    "iphone.gen1": "iphone.homebutton",
    "iphone.gen2": "iphone",
    "iphone.gen3": "iphone",
    "macbook": "laptopcomputer",
    "apple.terminal": "terminal",
    "uiwindow.split.2x1": "rectangle.split.2x1",
    "subsystem": "square.stack.3d.up",
    "cube.box": "shippingbox",
    "speaker.1": "speaker.wave.1",
    "speaker.2": "speaker.wave.2",
    "speaker.3": "speaker.wave.3",
    "battery.0percent": "battery.0",
    "battery.25percent": "battery.25",
    "battery.50percent": "battery.50",
    "battery.75percent": "battery.75",
    "battery.100percent": "battery.100",
    "rectangle.angled": "rectangle",
  ]
}
