// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Testing

struct DateComponentsFormatterTests {
  private func formatter(
    _ units: NSCalendar.Unit, _ style: DateComponentsFormatter.UnitsStyle = .positional
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.calendar?.locale = Locale(identifier: "en_US")
    return formatter
  }

  @Test func positions() {
    let plain = formatter([.hour, .minute, .second])
    #expect(plain.string(from: 65) == "1:05")
    #expect(plain.string(from: 3725) == "1:02:05")
    #expect(plain.string(from: 0) == "0")
    #expect(plain.string(from: -65) == "-1:05")
    let padded = formatter([.minute, .second])
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 65) == "01:05")
    #expect(padded.string(from: 3725) == "62:05")
    #expect(padded.string(from: 0) == "00:00")
  }

  @Test(
    arguments: [
      (DateComponentsFormatter.UnitsStyle.abbreviated, "1h 2m"), (.short, "1 hr, 2 min"),
      (.full, "1 hour, 2 minutes"), (.brief, "1hr 2min"),
    ]
  )
  func words(_ style: DateComponentsFormatter.UnitsStyle, _ text: String) {
    #expect(formatter([.hour, .minute], style).string(from: 3720) == text)
  }

  @Test func zerosAndLimits() {
    let full = formatter([.hour, .minute], .full)
    #expect(full.string(from: 3600) == "1 hour")
    #expect(full.string(from: 0) == "0 minutes")
    full.maximumUnitCount = 1
    #expect(full.string(from: 3720) == "1 hour")
    #expect(full.string(from: DateComponents(day: 1, hour: 1)) == "25 hours")
  }
}
