// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// The tests of a process in XCTest's order, and how to name those that come after one of them.
///
///     AppTests.CardTests/testB,AppTests.CardTests/testC,AppTests.ListTests
///
/// A class whose tests are all left is named by its own name: an argument holds 128 KiB.
struct RemainingTests {
  private var classes: [TestClass] = []
  /// How many tests of its class and which class come before a test.
  private var places: [String: (class: Int, test: Int)] = [:]

  private struct TestClass {
    let name: String
    /// `App.CardTests/testA`.
    var tests: [String] = []
    /// Whether the class's name stands for these tests, and for no others.
    let isWhole: Bool

    var specifier: String { isWhole ? name : tests.joined(separator: ",") }
  }

  /// - Parameter arguments: What the process was started with, its own name first; nil of a process
  ///   whose tests were chosen in a way that is not known here.
  init?(of suite: XCTest, arguments: [String]) {
    guard arguments.count <= 2, arguments.count < 2 || !arguments[1].hasPrefix("-") else {
      return nil
    }
    let chosen = arguments.dropFirst().first.map { Set($0.components(separatedBy: ",")) }
    collect(suite) { name in chosen?.contains(name) ?? true }
  }

  private mutating func collect(_ test: XCTest, isWhole: (String) -> Bool) {
    if let suite = test as? XCTestSuite {
      for test in suite.tests { collect(test, isWhole: isWhole) }
    } else if let testCase = test as? XCTestCase {
      let name = String(reflecting: type(of: testCase))
      if classes.last?.name != name {
        classes.append(TestClass(name: name, isWhole: isWhole(name)))
      }
      let test = RunningXCTest.TestIdentity(testCase).filter
      places[test] = (classes.count - 1, classes[classes.count - 1].tests.count)
      classes[classes.count - 1].tests.append(test)
    }
  }

  /// The argument by which XCTest runs what comes after a test; nil where that is nothing.
  func argument(after test: String) -> String? {
    guard let place = places[test] else { return nil }
    let own = classes[place.class].tests.dropFirst(place.test + 1)
    let others = classes.dropFirst(place.class + 1).map(\.specifier)
    let all = own + others
    return all.isEmpty ? nil : all.joined(separator: ",")
  }
}
