// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import ModellableViewLifecycle
import ViewModelOwnership
import XCTest

/// The article "What happens when" tells the calls of each kind of view and controller, as these
/// log them while one picture is taken.
final class CallOrderTests: XCTestCase {
  private let model: SnapshotStates<LoggedModel> = ["on": LoggedModel()]
  private let size = SnapshotSize.fixed(20, 20)

  /// The calls of the article's row, which begins with `subject`.
  private func calls(of subject: String) throws -> [String] {
    let page = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent(
        "Sources/HeadlessSnapshots/HeadlessSnapshots.docc/WhatHappensWhen.md")
    let row = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
      .first { $0.hasPrefix("| \(subject) |") }
    let cells = try XCTUnwrap(row, "no row \(subject)").components(separatedBy: "|")
    return cells[2].components(separatedBy: "`").enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
  }

  private func assertCalls(_ subject: String, _ take: () -> Void) throws {
    CallList.calls = []
    take()
    XCTAssertEqual(CallList.calls, try calls(of: subject))
  }

  func testBMView() throws {
    try assertCalls("a `BMView`") {
      assertSnapshots(of: LoggedBMView.self, states: model, size: size)
    }
  }

  func testBMViewController() throws {
    try assertCalls("a `BMViewController`") {
      assertSnapshots(of: LoggedBMController.self, states: model, size: size)
    }
  }

  func testModellableView() throws {
    try assertCalls("a `ModellableView`") {
      assertSnapshots(of: LoggedModellableView.self, states: model, size: size)
    }
  }

  func testOwner() throws {
    try assertCalls("a `ReusableViewModelOwner`") {
      assertSnapshots(of: LoggedOwner.self, states: model, size: size)
    }
  }

  func testPlainView() throws {
    try assertCalls("a plain view") {
      assertSnapshots(
        of: LoggedView.self, states: model, size: size,
        apply: { view, _ in
          CallList.calls.append("apply")
          view.setNeedsLayout()
        })
    }
  }

  func testController() throws {
    try assertCalls("a controller") {
      assertSnapshots(
        of: LoggedController.self, states: model, size: size,
        apply: { _, _ in CallList.calls.append("apply") })
    }
  }
}

/// What was called since the test began.
private enum CallList {
  nonisolated(unsafe) static var calls: [String] = []
}

private struct LoggedModel: BMViewModel, ModellableViewLifecycle.ViewModel {}

private final class LoggedBMView: UIView, BMViewWithViewControllerAndViewModel {
  func configure() { CallList.calls.append("configure") }
  func style() { CallList.calls.append("style") }
  func update(oldViewModel: LoggedModel?) { CallList.calls.append("update") }
  func layout() { CallList.calls.append("layout") }
}

private final class LoggedBMController: BMViewController<LoggedBMView> {
  override func viewDidLoad() {
    super.viewDidLoad()
    CallList.calls.append("viewDidLoad")
  }

  override func setupInteractions() { CallList.calls.append("setupInteractions") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    CallList.calls.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    CallList.calls.append("viewDidAppear")
  }
}

private final class LoggedModellableView: UIView, ModellableView {
  func setup() { CallList.calls.append("setup") }
  func style() { CallList.calls.append("style") }
  func update(oldModel: LoggedModel?) { CallList.calls.append("update") }

  override func layoutSubviews() {
    super.layoutSubviews()
    CallList.calls.append("layoutSubviews")
  }
}

private final class LoggedOwner: UIView, ReusableViewModelOwner {
  func didSetViewModel(_ viewModel: LoggedModel, disposeBag: ViewModelOwnerDisposeBag) {
    CallList.calls.append("didSetViewModel")
  }

  func prepareForReuse() { CallList.calls.append("prepareForReuse") }

  override func layoutSubviews() {
    super.layoutSubviews()
    CallList.calls.append("layoutSubviews")
  }
}

private final class LoggedView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    CallList.calls.append("layoutSubviews")
  }
}

private final class LoggedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    CallList.calls.append("viewDidLoad")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    CallList.calls.append("viewWillAppear")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    CallList.calls.append("viewDidLayoutSubviews")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    CallList.calls.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    CallList.calls.append("viewWillDisappear")
  }
}
