// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// VoiceOver's English words. They are read in English on every machine, whatever an element's
/// language.
enum SpokenWords {
  static let selected = "Selected"
  static let dimmed = "Dimmed."
  static let button = "Button."
  static let backButton = "Back Button."
  /// The label that a button back need not say.
  static let back = "Back"
  static let switchButton = "Switch Button."
  static let tab = "Tab."
  static let textField = "Text Field."
  static let secureTextField = "Secure Text Field."
  static let isEditing = "Is editing."
  static let heading = "Heading."
  static let link = "Link."
  static let adjustable = "Adjustable."
  static let image = "Image."
  static let searchField = "Search Field."
  static let listStart = "List Start."
  static let listEnd = "List End."
  static let landmarkStart = "Landmark."
  static let landmarkEnd = "End."
  static let actionsAvailable = "Actions Available"
  static let moreContentAvailable = "More Content Available"

  static let adjustHint = "Swipe up or down with one finger to adjust the value."
  static let toggleHint = "Double tap to toggle setting."
  static let editHint = "Double tap to edit."
  static let misspelledHint = "Use the rotor to access Misspelled Words"
  // With its comma, as it is put together.
  static let editTextHint = "Double tap to edit., Use the rotor to access Misspelled Words"

  /// What is read for the value of something that is on or off.
  static func state(_ value: String) -> String {
    switch value {
    case "0": "Off."
    case "1": "On."
    case "2": "Mixed."
    default: value
    }
  }

  static func place(_ index: Int, of count: Int) -> String { "\(index) of \(count)." }
  static func row(_ row: Int) -> String { "Row \(row + 1)." }
  static func column(_ column: Int) -> String { "Column \(column + 1)." }
  static func spans(rows: Int) -> String { "Spans \(rows) rows." }
  static func spans(columns: Int) -> String { "Spans \(columns) columns." }
}
