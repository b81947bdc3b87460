// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessSnapshots
import SnapshotVerification
import Synchronization
import Testing

/// Every kind of subject in Swift Testing.
@Suite struct AssertHostedTests {
  private let size = SnapshotSize.fixed(4, 6)
  private let states: SnapshotStates<ColorModel> = [
    "red": ColorModel(color: .red), "blue": ColorModel(color: .blue),
  ]

  /// Runs `check` twice in a package of its own: the first time it records, which is an issue each.
  private func recordAndCompare(count: Int, _ check: () throws -> Void) throws {
    let package = try TestPackage()
    try withKnownIssue {
      try package.run { try check() }
    } matching: { issue in
      !issue.comments.isEmpty
    }
    #expect(package.references().count == count)
    try package.run { try check() }
  }

  /// As `snapshots init --xcode` writes the test of an app's first screen.
  @MainActor @Test func anAppBeginsOnTheDeviceOfItsPicture() throws {
    let (scene, delegate) = (UIWindowScene(), Scenes())
    func controller() throws -> UIViewController {
      delegate.scene(
        scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      return try #require(delegate.window?.rootViewController)
    }

    try recordAndCompare(count: 1) {
      assertSnapshot(of: try controller(), .traits(.device(.iPhone16)))
    }

    #expect(delegate.widths == [393])
  }

  @Test func everyKindInEveryState() throws {
    try recordAndCompare(count: 12) {
      assertSnapshots(
        of: LampRootView.self, states: states, size: size, .variant("1"),
        context: .navigationController)
      assertSnapshots(of: LampViewController.self, states: states, size: size, .variant("2"))
      assertSnapshots(of: ModellableLamp.self, states: states, size: size, .variant("3"))
      assertSnapshots(
        of: ModellableLampController.self, states: states, size: size, .variant("4"))
      assertSnapshots(of: ReusableLamp.self, states: states, size: size, .variant("5"))
      assertSnapshots(of: OwnerController.self, states: states, size: size, .variant("6"))
    }
  }

  @Test func anAsynchronousTestWaitsForTheMainQueue() async throws {
    try recordAndCompare(count: 1) {
      assertSnapshot(
        of: makeLateLamp(), size: size,
        context: SnapshotContext(isViewReady: { view, _ in isLit(view) }, timeout: 30))
    }
  }

  @MainActor @Test func aTestOnTheMainActorIsToldThatItHoldsTheMainQueue() throws {
    let messages = Mutex<[String]>([])
    let package = try TestPackage()
    withKnownIssue {
      package.run {
        assertSnapshot(
          of: {
            let lamp = UIView()
            let box = Unchecked(lamp)
            DispatchQueue.main.async { box.value.tag = 1 }
            return lamp
          }(), size: size,
          context: SnapshotContext(isViewReady: { view, _ in view.tag == 1 }, timeout: 0.05))
      }
    } matching: { issue in
      messages.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    let message = messages.withLock { $0 }
    #expect(message.count == 1)
    #expect(message.first?.contains("Nothing ran on the main queue meanwhile") == true)
  }
}

// Functions belong to no actor; an asynchronous test's closures would be told of the main one.

private func makeLateLamp() -> UIView {
  let lamp = UIView()
  let box = Unchecked(lamp)
  DispatchQueue.main.async { box.value.tag = 1 }
  return lamp
}

private func isLit(_ view: UIView) -> Bool { view.tag == 1 }

/// An app that makes its window itself.
private final class Scenes: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var widths: Set<CGFloat> = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    let screen = UIViewController()
    screen.view.backgroundColor = .red
    window.rootViewController = screen
    window.makeKeyAndVisible()
    self.window = window
    widths = [window.bounds.width, screen.view.bounds.width, UIScreen.main.bounds.width]
  }
}
