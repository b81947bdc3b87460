// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import ModellableViewLifecycle
import Testing
import XCTest

private struct Model: ViewModel {
  var number: Int
}

/// Writes down each update: the former number, the present one.
private final class NumberView: UIView, ModellableView {
  private(set) var log: [String] = []
  var whenUpdated: ((NumberView) -> Void)?

  func setup() {}
  func style() {}
  func update(oldModel: Model?) {
    log.append("\(text(oldModel)) to \(text(model))")
    whenUpdated?(self)
  }

  private func text(_ model: Model?) -> String { model.map { "\($0.number)" } ?? "nil" }
}

final class ModellableViewTests: XCTestCase {
  func testEachSetUpdatesOnceWithTheFormerModel() {
    let view = NumberView()
    XCTAssertNil(view.model)

    view.model = Model(number: 1)
    view.model = Model(number: 1)
    view.model = Model(number: 2)
    view.model = nil
    view.model = nil

    XCTAssertEqual(view.log, ["nil to 1", "1 to 1", "1 to 2", "2 to nil", "nil to nil"])
  }

  func testChangingAFieldIsOneSet() {
    let view = NumberView()
    view.model?.number = 7
    XCTAssertEqual(view.log, [])

    view.model = Model(number: 1)
    view.model?.number = 2

    XCTAssertEqual(view.log, ["nil to 1", "1 to 2"])
  }

  func testSettingTheModelWhileUpdatingNests() {
    let view = NumberView()
    view.whenUpdated = { view in
      view.whenUpdated = nil
      view.model = Model(number: 2)
      view.log(after: "inner")
    }

    view.model = Model(number: 1)

    XCTAssertEqual(view.log, ["nil to 1", "1 to 2", "inner"])
    XCTAssertEqual(view.model?.number, 2)
  }

  func testModelGoesWithItsView() {
    final class Payload {}
    struct Heavy: ViewModel { let payload: Payload }
    final class HeavyView: UIView, ModellableView {
      func setup() {}
      func style() {}
      func update(oldModel: Heavy?) {}
    }
    weak var payload: Payload?

    do {
      let view = HeavyView()
      let model = Heavy(payload: Payload())
      payload = model.payload
      view.model = model
    }

    XCTAssertNil(payload)
  }
}

extension NumberView {
  fileprivate func log(after event: String) { log.append(event) }
}

@Suite struct ModellableViewTrapTests {
  @Test func updateWithoutModelTraps() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      NumberView().update()
    }

    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains("You should not use update() in a ModellableView. Change the model instead"))
  }
}
