// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The steps of a test, which XCTest of Linux does not have. Here they are run, and their names go
/// nowhere.
public enum XCTContext {
  /// Runs a step of a test.
  ///
  /// - Parameters:
  ///   - name: What the step does, in words.
  ///   - block: The step.
  public static func runActivity<Result>(
    named name: String, block: (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Step(name: name))
  }

  private struct Step: XCTActivity {
    let name: String
  }
}

/// A step of a test.
public protocol XCTActivity {
  /// What it does, in words.
  var name: String { get }
  /// Adds a file to the step. Here it goes nowhere.
  func add(_ attachment: XCTAttachment)
}

extension XCTActivity {
  /// Adds a file to the step. Here it goes nowhere.
  public func add(_ attachment: XCTAttachment) {}
}
