// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// Every published number holds here, and there are enough of them.
final class FactTests: XCTestCase {
  private let widths = (TextWidthFacts.regular + TextWidthFacts.styles).map(\.widthFact)
  private let weights = TextWeightFacts.weights.map(\.widthFact)
  private let breaks = LineBreakFacts.all.map(\.heightFact)

  func testLinesAreAsWideAsOnIOS() { check(widths) }

  func testLinesOfOtherWeightsAreAsWideAsOnIOS() { check(weights) }

  func testLinesBreakWhereTheyBreakOnIOS() { check(breaks) }

  func testWrappedTextLooksAsOnIOS() throws { check(try WrappedTextFacts.all()) }

  func testScaledFontsHaveTheSizesOfIOS() throws { check(try ScaledFontFacts.all()) }

  func testAccountScreensLookAsOnIOS() throws { check(try AccountFacts.all()) }

  func testTextStylesHaveTheSizesOfTheGuidelines() { check(TextStyleFacts.all) }

  func testColorsAreTheSystems() { check(ColorFacts.all) }

  func testDevicesHaveTheirSizes() { check(DeviceFacts.all) }

  func testControlsHaveTheirSizes() { check(ControlFacts.sizes) }

  func testControlsGoOverTheirConstraints() { check(ControlFacts.alignment) }

  func testSymbolsHaveTheirProportions() { check(SymbolFacts.all) }

  func testSegmentsAreAsWideAsTheirTitles() { check(ControlFacts.segmentWidths) }

  func testStretchedControlsLookAsOnIOS() throws { check(try StretchedControlFacts.all()) }

  func testFieldsHaveTheirHeights() { check(ControlFacts.fields) }

  func testButtonsTakeWholePoints() { check(ButtonFacts.all.flatMap(\.facts)) }

  func testConfiguredButtonsTakeWholePoints() {
    check(ConfiguredButtonFacts.all.flatMap(\.facts))
  }

  func testCheckoutScreensLookAsOnIOS() throws { check(try PaymentFacts.all()) }

  func testLoginScreensLookAsOnIOS() throws { check(try LoginFacts.all()) }

  func testEmptyScreensHaveTheirDistances() { check(EmptyScreenFacts.all) }

  func testRowsGoUnderTheLineBelowThem() { check(RowHeightFacts.all) }

  func testCellsPlaceTheirPartsAsOnIOS() { check(CellFacts.all) }

  func testScreensAndTablesHaveTheirMargins() {
    check(MarginFacts.screens + MarginFacts.tables)
  }

  func testListsPlaceTheirGroupsAsOnIOS() { check(ListFacts.all) }

  func testScreensLookAsOnIOS() throws { check(try ScreenFacts.all()) }

  func testBarsLieAsOnIOS() throws { check(try BarFacts.all()) }

  func testScreensWithSearchLettersAndCardsLookAsOnIOS() throws {
    check(try PasswordScreenFacts.all())
  }

  func testAlertsPlaceTheirPartsAsOnIOS() throws { check(try AlertFacts.all()) }

  func testWheelsOfDatesLookAsOnIOS() throws { check(try PickerFacts.all()) }

  func testConfigurationsHaveTheRadiiOfIOS() { check(ConfiguredButtonFacts.radii) }

  func testAlertsAndShadowsLookAsOnIOS() throws { check(try OverlayFacts.all()) }

  func testControlsHaveTheLookOfIOS26() throws { check(try NewerControlFacts.all()) }

  func testRowsHaveTheLookOfIOS26() throws { check(try NewerRowFacts.all()) }

  func testBarsAlertsAndCardsHaveTheLookOfIOS26() throws { check(try NewerBarFacts.all()) }

  func testTablesOfAConferenceLookAsOnIOS() throws { check(try ConferenceFacts.all()) }

  func testScreensWithAllBarsLookAsOnIOS() throws { check(try TrackerFacts.all()) }

  func testTabletsLookAsOnIOS() throws { check(try TabletFacts.all()) }

  func testSidebarsLookAsOnIOS() throws { check(try SidebarFacts.all()) }

  func testTabsLieAsOnIOS() { check(TabFacts.all) }

  func testConfiguredButtonsHaveTheColorsOfIOS() throws {
    check(try ConfiguredButtonColorFacts.all())
  }

  func testWheelsLookAsOnIOS() throws { check(try WheelFacts.all()) }

  func testColorsOfHighContrastAreTheSystems() { check(ContrastFacts.all) }

  func testSheetsLieAsOnIOS() throws { check(try SheetFacts.all()) }

  func testSearchFieldsLieAsOnIOS() throws { check(try SearchFieldFacts.all()) }

  func testColorsAreThoseOfIOS26() { check(ColorFacts.newer) }

  func testThereAreManyFactsAndNoneTwice() throws {
    let all =
      widths + weights + breaks + TextStyleFacts.all + ColorFacts.all + DeviceFacts.all
      + ControlFacts.sizes + ControlFacts.alignment + ControlFacts.segmentWidths
      + ControlFacts.fields + ButtonFacts.all.flatMap(\.facts) + CellFacts.all
      + MarginFacts.screens + MarginFacts.tables + ListFacts.all + (try ScreenFacts.all())
      + (try OverlayFacts.all()) + (try BarFacts.all()) + (try PasswordScreenFacts.all())
      + (try NewerControlFacts.all()) + (try NewerRowFacts.all()) + (try NewerBarFacts.all())
      + ColorFacts.newer + (try WheelFacts.all()) + (try ConferenceFacts.all())
      + (try TrackerFacts.all()) + (try WrappedTextFacts.all()) + (try AccountFacts.all())
      + (try ScaledFontFacts.all()) + (try StretchedControlFacts.all())
      + ConfiguredButtonFacts.all.flatMap(\.facts) + RowHeightFacts.all
      + (try PaymentFacts.all()) + (try LoginFacts.all()) + (try AlertFacts.all())
      + (try PickerFacts.all()) + ConfiguredButtonFacts.radii + (try TabletFacts.all())
      + (try SidebarFacts.all()) + TabFacts.all + (try ConfiguredButtonColorFacts.all())
      + ContrastFacts.all + (try SheetFacts.all()) + (try SearchFieldFacts.all())

    XCTAssertGreaterThanOrEqual(all.count, 1300)
    let repeated = Dictionary(grouping: all) { "\($0.name), \($0.source), \($0.expected)" }
      .filter { $0.value.count > 1 }
    XCTAssertEqual(repeated.keys.sorted(), [])
  }
}
