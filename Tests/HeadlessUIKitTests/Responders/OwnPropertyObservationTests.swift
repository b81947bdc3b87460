// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

/// Properties of an app's own classes, which tell as the plug-in has them tell.
final class OwnPropertyObservationTests: XCTestCase {
  private final class Meter: NSObject {
    var count = 0 { didSet { tellObservers(of: self) } }
    var name: String?
  }

  private final class Screen: UIViewController {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let new = change?[.newKey].map { "\($0)" } ?? "-"
      let isPrior = change?[.notificationIsPriorKey] as? Bool ?? false
      heard.append("\(keyPath ?? "") \(new)\(isPrior ? " soon" : "")")
    }
  }

  func testAPropertyOfAPlainObjectIsTold() {
    let meter = Meter()
    var counts: [[Int?]] = []
    let observation = meter.observe(\.count, options: [.old, .new]) { meter, change in
      counts.append([change.oldValue, change.newValue, meter.count])
      XCTAssertEqual(change.kind, .setting)
    }

    meter.count = 2
    meter.count = 2
    meter.count = 5

    XCTAssertEqual(counts, [[0, 2, 2], [2, 5, 5]])
    observation.invalidate()
    meter.count = 7
    XCTAssertEqual(counts.count, 2)
  }

  func testAChangeIsToldTwiceWhereThatIsAskedFor() {
    let meter = Meter()
    var told: [Bool] = []
    let observation = meter.observe(\.count, options: [.prior, .new]) { _, change in
      told.append(change.isPrior)
      XCTAssertEqual(change.newValue == nil, change.isPrior)
    }

    meter.count = 1

    XCTAssertEqual(told, [true, false])
    withExtendedLifetime(observation) {}
  }

  func testAPropertyThatTellsNothingIsToldByHand() {
    let meter = Meter()
    var names: [String?] = []
    let observation = meter.observe(\.name, options: .new) { names.append($1.newValue ?? nil) }

    meter.willChangeValue(for: \.name)
    meter.name = "Ada"
    XCTAssertEqual(names, [])
    meter.didChangeValue(for: \.name)
    meter.name = "Grace"
    meter.didChangeValue(forKey: "name")

    XCTAssertEqual(names, ["Ada", "Grace"])
    withExtendedLifetime(observation) {}
  }

  func testAPropertyIsObservedByItsName() {
    let meter = Meter()
    let screen = Screen()
    meter.addObserver(screen, forKeyPath: "count", options: [.new, .prior], context: nil)

    meter.count = 3
    meter.removeObserver(screen, forKeyPath: "count")
    meter.count = 4

    XCTAssertEqual(screen.heard, ["count - soon", "count 3"])
  }

  func testObjectsOfFoundationTellNothingWhichIsReported() {
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      let observation = Progress(totalUnitCount: 1).observe(\.fractionCompleted) { _, _ in }
      withExtendedLifetime(observation) {}
      UserDefaults.standard.addObserver(Screen(), forKeyPath: "theme", context: nil)
    }
    XCTAssertEqual(
      issues.messages,
      [
        "Progress of Foundation is observed, and tells no changes here",
        "UserDefaults of Foundation is observed, and tells no changes here",
      ])
  }
}
