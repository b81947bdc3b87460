// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import XCTest

@testable import SnapshotVerification

final class SnapshotSubjectTests: XCTestCase {
  /// What a view was told; a global, because the views under test are made from their types.
  final class Log {
    var calls: [String] = []
    nonisolated(unsafe) static var current = Log()
  }

  struct Model: BMViewModel { var number = 0 }

  /// As the documentation's ProfileView: no initializer at all.
  final class PlainView: UIView, BMViewWithViewModel {
    let child = UIView()
    func configure() { note("configure"); addSubview(child) }
    func style() { note("style") }
    func update(oldViewModel: Model?) { note("update \(viewModel?.number ?? -1)") }
    func layout() { note("layout \(bounds.width)x\(bounds.height)"); child.frame = bounds }
    override func layoutSubviews() { super.layoutSubviews(); note("layoutSubviews") }
    private func note(_ call: String) { Log.current.calls.append(call) }
  }

  /// As the documentation's SKCheckbox: the phases are run by its initializer.
  final class SelfMadeView: UIView, BMViewWithViewModel {
    let child = UIView()
    override init(frame: CGRect) {
      super.init(frame: frame)
      configure()
      style()
      layout()
    }
    required init?(coder: NSCoder) { nil }
    func configure() { note("configure"); addSubview(child) }
    func style() { note("style") }
    func update(oldViewModel: Model?) { note("update \(viewModel?.number ?? -1)") }
    func layout() { note("layout \(bounds.width)x\(bounds.height)"); child.frame = bounds }
    private func note(_ call: String) { Log.current.calls.append(call) }
  }

  private let size = CGSize(width: 30, height: 20)

  private func calls<View: UIView & BMViewWithViewModel>(
    of type: View.Type, phases: HostPhases = .automatic
  ) throws -> [String] where View.VM == Model {
    Log.current = Log()
    let subject = SnapshotSubject.view(
      { View() }, phases: phases, apply: { $0.viewModel = Model(number: 7) })
    try subject.host(size) { hosted in
      XCTAssertEqual(hosted.view.bounds, CGRect(origin: .zero, size: size))
      XCTAssertEqual(hosted.view.subviews.first?.frame, CGRect(origin: .zero, size: size))
    }
    return Log.current.calls
  }

  func testTheHostRunsThePhasesOfAViewWithoutAnInitializer() throws {
    XCTAssertEqual(
      try calls(of: PlainView.self),
      ["configure", "style", "update 7", "layout 30.0x20.0", "layoutSubviews"])
  }

  func testAViewThatRunsItsPhasesDoesSoOnceAndWithItsRealSize() throws {
    XCTAssertEqual(
      try calls(of: SelfMadeView.self), ["configure", "style", "layout 30.0x20.0", "update 7"])
  }

  func testTheParameterOverridesTheRuleInBothDirections() throws {
    XCTAssertEqual(
      try calls(of: SelfMadeView.self, phases: .byHost),
      [
        "configure", "style", "layout 30.0x20.0", "configure", "style", "update 7",
        "layout 30.0x20.0",
      ])
    Log.current = Log()
    let subject = SnapshotSubject.view({ PlainView() }, phases: .byView)
    try subject.host(size) { XCTAssertEqual($0.view.subviews, []) }
    XCTAssertEqual(Log.current.calls, ["layoutSubviews"])
  }

  func testOnlyTheHostedViewTakesTheFrameAndOnlyOnce() throws {
    final class Parent: UIView {
      let sibling = UIView()
      let twin: UIView? = nil
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(sibling)
        addSubview(UIView())
      }
      required init?(coder: NSCoder) { nil }
    }
    try SnapshotSubject.view({ Parent() }).host(size) { hosted in
      XCTAssertEqual(hosted.view.frame, CGRect(origin: .zero, size: size))
      XCTAssertEqual(hosted.view.subviews.map(\.frame), [.zero, .zero])
    }
  }

  func testAControllerIsShownInUIKitsOrder() throws {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("viewDidLoad \(view.bounds.width)") }
      override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
      override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
      override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
      override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
      override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
      override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
      private func note(_ call: String) { calls.append("\(call) \(view.bounds.width)") }
    }
    let screen = Screen()

    try SnapshotSubject.viewController({ screen }).host(size) { hosted in
      XCTAssertTrue(hosted.view === screen.view)
      XCTAssertNotNil(screen.view.window)
      XCTAssertEqual(
        screen.calls,
        [
          "viewDidLoad 30.0", "viewWillAppear 30.0", "viewWillLayoutSubviews 30.0",
          "viewDidLayoutSubviews 30.0", "viewDidAppear 30.0",
        ])
    }

    XCTAssertEqual(screen.calls.suffix(2), ["viewWillDisappear 30.0", "viewDidDisappear 30.0"])
  }

  func testTypesAreNamedWithoutTheirModuleAndWithoutAddresses() throws {
    final class Local: UIView {}
    var names: [String] = []
    try SnapshotSubject.view({ Local() }).host(size) { names.append($0.typeName) }
    try SnapshotSubject.view({ PlainView() }).host(size) { names.append($0.typeName) }
    try SnapshotSubject.view({ Hidden() }).host(size) { names.append($0.typeName) }
    try SnapshotSubject.viewController({ UIViewController() }).host(size) {
      names.append($0.typeName)
    }

    XCTAssertEqual(
      names,
      [
        "SnapshotSubjectTests.Local", "SnapshotSubjectTests.PlainView", "Hidden",
        "UIViewController",
      ])
  }
}

private final class Hidden: UIView {}
