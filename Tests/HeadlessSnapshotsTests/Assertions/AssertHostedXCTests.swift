// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import ModellableViewLifecycle
import SnapshotVerification
import XCTest

/// Every kind of subject, alone, in containers and in every state, in XCTest.
final class AssertHostedXCTests: CapturingTestCase, @unchecked Sendable {
  private let size = SnapshotSize.fixed(4, 6)
  private let states: SnapshotStates<ColorModel> = [
    "red": ColorModel(color: .red), "blue": ColorModel(color: .blue),
  ]

  /// What `check` records, and then nothing any more. Returns the references' names, their kinds of
  /// view and the first colors.
  private func recorded(
    _ check: () throws -> Void, line: UInt = #line
  ) throws -> [String] {
    let package = try TestPackage()
    let first = try failures { try package.run { try check() } }
    XCTAssertEqual(first.count, package.references().count, line: line)
    let second = try failures { try package.run { try check() } }
    XCTAssertEqual(second, [], line: line)
    return try package.references().map { path in
      let name = (path as NSString).lastPathComponent.split(separator: ".").dropFirst()
        .dropLast().joined(separator: ".")
      let bitmap = try XCTUnwrap(StoredReference.read("\(package.folder)/Snapshots/\(path)")).bitmap
      let pixel = bitmap[bitmap.width / 2, bitmap.height / 2]
      let color =
        switch (pixel.red, pixel.green, pixel.blue) {
        case (255, 0, 0): "red"
        case (0, 0, 255): "blue"
        case (0, 0, 0): "black"
        default: "\(pixel)"
        }
      let type = try package.metadata(path)?.viewType ?? ""
      return "\(name) \(type) \(bitmap.width)x\(bitmap.height) \(color)"
    }
  }

  func testRootViewsInANavigationController() throws {
    XCTAssertEqual(
      try recorded {
        assertSnapshots(
          of: LampRootView.self, states: states, size: size,
          context: .navigationController)
      }, ["blue LampRootView 8x12 blue", "red LampRootView 8x12 red"])
  }

  func testScreensInATabBarController() throws {
    XCTAssertEqual(
      try recorded {
        assertSnapshots(
          of: LampViewController.self, states: states, size: .fixed(4, 200),
          context: .tabBarController)
      }, ["blue LampViewController 8x400 blue", "red LampViewController 8x400 red"])
  }

  func testModellableViewsByThemselvesAndWithTheirContent() throws {
    XCTAssertEqual(
      try recorded {
        assertSnapshots(of: ModellableLamp.self, states: states, size: size, .variant("alone"))
        assertSnapshots(
          of: ModellableLamp.self, states: ["red": ColorModel(color: .red)], size: size,
          .variant("hosted"),
          context: SnapshotContext(
            orientation: .landscape,
            scrollViewsToTest: { view, state in ["\(state) list": view.scrollView] }))
      },
      [
        "blue.alone ModellableLamp 8x12 blue", "red.alone ModellableLamp 8x12 red",
        "red.hosted-red-list-content ModellableLamp 12x24 red",
        "red.hosted ModellableLamp 12x8 red",
      ])
  }

  func testTheModelOfAControllersRootViewIsNotOverwrittenByItsOwn() throws {
    XCTAssertEqual(
      try recorded {
        assertSnapshots(
          of: ModellableLampController.self, states: states, size: size,
          context: SnapshotContext(isViewReady: { controller, state in
            controller.rootView.model != nil && controller.rootView.window != nil
              && ["red", "blue"].contains(state)
          }))
      },
      ["blue ModellableLampController 8x12 blue", "red ModellableLampController 8x12 red"])
  }

  func testTheModelOfAControllersRootViewIsTakenAwayBeforeTheStateComes() throws {
    final class LoggingLamp: UIView, ViewControllerModellableView {
      nonisolated(unsafe) static var log: [String] = []
      func setup() {}
      func style() {}
      func update(oldModel: ColorModel?) {
        func text(_ model: ColorModel?) -> String {
          switch model?.color {
          case nil: "nil"
          case UIColor.black: "own"
          default: "state"
          }
        }
        Self.log.append("\(text(oldModel)) -> \(text(model))")
      }
    }
    final class Controller: UIViewController, TestableViewController {
      let rootView = LoggingLamp()
      override func loadView() { view = rootView }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        rootView.model = ColorModel(color: .black)
      }
    }

    _ = try recorded {
      assertSnapshots(
        of: Controller.self, states: ["red": ColorModel(color: .red)], size: size)
    }

    // `recorded` takes the snapshot twice.
    XCTAssertEqual(
      Array(LoggingLamp.log.prefix(3)), ["nil -> own", "own -> nil", "nil -> state"])
    XCTAssertEqual(LoggingLamp.log.count, 6)
  }

  func testOwnersOfBothKinds() throws {
    let size = size
    XCTAssertEqual(
      try recorded {
        assertSnapshots(of: ReusableLamp.self, states: states, size: size, .variant("1"))
        assertSnapshots(
          of: NonReusableLamp.self, states: states, size: size, .variant("2"),
          context: .navigationController)
        assertSnapshots(of: OwnerController.self, states: states, size: size, .variant("3"))
        assertSnapshots(
          of: ReusableOwnerController.self, states: states, size: size, .variant("4"),
          context: SnapshotContext(
            container: .custom { UINavigationController(rootViewController: $0) }))
      },
      [
        "blue.1 ReusableLamp 8x12 blue", "blue.2 NonReusableLamp 8x12 blue",
        "blue.3 OwnerController 8x12 blue", "blue.4 ReusableOwnerController 8x12 blue",
        "red.1 ReusableLamp 8x12 red", "red.2 NonReusableLamp 8x12 red",
        "red.3 OwnerController 8x12 red", "red.4 ReusableOwnerController 8x12 red",
      ])
  }

  func testStatesOfAnyType() throws {
    let size = size
    XCTAssertEqual(
      try recorded {
        assertSnapshots(
          of: UIView.self, states: ["red": UIColor.red], size: size, .variant("view"),
          context: SnapshotContext(), apply: { $0.backgroundColor = $1 })
        assertSnapshots(
          of: UIViewController.self, states: ["red": UIColor.red], size: size,
          .variant("controller"), apply: { $0.view.backgroundColor = $1 })
        assertSnapshots(
          of: UIView.self, states: ["red": { $0.backgroundColor = .red }], size: size,
          .variant("changes"), context: SnapshotContext())
      },
      [
        "red.changes UIView 8x12 red", "red.controller UIViewController 8x12 red",
        "red.view UIView 8x12 red",
      ])
  }

  func testSingleSubjects() throws {
    let size = size
    XCTAssertEqual(
      try recorded {
        assertSnapshot(
          of: {
            let lamp = LampRootView()
            lamp.viewModel = ColorModel(color: .red)
            return lamp
          }(), named: "view", size: size,
          .phases(.byHost), context: .tabBarController)
        assertSnapshot(
          of: LampViewController(), named: "controller", size: size,
          context: SnapshotContext(hooks: [
            .viewDidAppear: { $0.update(to: ColorModel(color: .blue)) }
          ]))
      },
      ["controller LampViewController 8x12 blue", "view LampRootView 8x12 red"])
  }

  func testWithoutASizeThePictureIsAsLargeAsTheScreen() throws {
    XCTAssertEqual(
      try recorded {
        assertSnapshots(
          of: LampViewController.self, states: ["red": ColorModel(color: .red)],
          context: SnapshotContext(orientation: .landscape))
      }, ["red LampViewController 1688x780 red"])
  }

  func testAViewThatIsNotReadyIsAFailureAtTheCallersLine() throws {
    let package = try TestPackage()
    let size = size

    let failures = failures {
      package.run {
        assertSnapshot(
          of: UIView(), size: size,
          context: SnapshotContext(isViewReady: { _, _ in false }, timeout: 0))
      }
    }

    XCTAssertEqual(
      failures.map(\.message),
      [
        "AssertHostedXCTests/testAViewThatIsNotReadyIsAFailureAtTheCallersLine: Waited 0 seconds for "
          + "`isViewReady` of UIView, and it answered false once. Check what it waits for, or pass a "
          + "longer `timeout`."
      ])
    XCTAssertEqual(
      failures.map { ($0.file as NSString).lastPathComponent }, ["AssertHostedXCTests.swift"])
    XCTAssertEqual(package.references(), [])
  }

  func testAContainerThatForgetsItsScreenIsAFailureForEveryState() throws {
    let package = try TestPackage()
    let (size, states) = (size, states)

    let failures = failures {
      package.run {
        assertSnapshots(
          of: LampViewController.self, states: states, size: size,
          context: SnapshotContext(container: .custom { _ in UITabBarController() }))
      }
    }

    XCTAssertEqual(failures.count, 2)
    XCTAssertTrue(
      failures[0].message.contains(
        "was given LampViewController and returned UITabBarController, which does not hold it"),
      failures[0].message)
  }

  func testAnAsynchronousTestWaitsForTheMainQueue() async throws {
    let package = try TestPackage()
    let size = size

    let failures = failures {
      package.run {
        assertSnapshot(
          of: makeLateLight(), size: size,
          context: SnapshotContext(isViewReady: { view, _ in isLightOn(view) }, timeout: 30))
      }
    }

    XCTAssertEqual(package.references().count, 1, "\(failures)")
  }
}

/// Hands a view to the main queue.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

// Functions belong to no actor; an asynchronous test's closures would be told of the main one.

private func makeLateLight() -> UIView {
  let lamp = UIView()
  let box = Unchecked(lamp)
  DispatchQueue.main.async { box.value.tag = 1 }
  return lamp
}

private func isLightOn(_ view: UIView) -> Bool { view.tag == 1 }
