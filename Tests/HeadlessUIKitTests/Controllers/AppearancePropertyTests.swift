// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// A screen that checks the order of its own appearance calls.
private final class CheckedScreen: UIViewController {
  private static let order = [
    "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
  ]
  private var place = 0
  private(set) var mistakes: [String] = []

  /// Whether the last call was `viewDidAppear`.
  var hasAppeared: Bool { place == 3 }
  /// Whether the last call was `viewDidDisappear`, or there was none.
  var hasDisappeared: Bool { place == 0 }

  private func note(_ call: String) {
    if CheckedScreen.order[place] != call {
      mistakes.append("\(call) in place of \(CheckedScreen.order[place])")
    }
    place = ((CheckedScreen.order.firstIndex(of: call) ?? 0) + 1) % CheckedScreen.order.count
  }

  override func viewWillAppear(_ animated: Bool) { note("viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear") }
}

/// What holds after any sequence of steps: each controller is told in turn that it appears and
/// disappears, and those that have appeared are just those whose views are in the visible window.
final class AppearancePropertyTests: XCTestCase {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private var screens: [CheckedScreen] = []
  private let tabs = UITabBarController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func makeScreen() -> CheckedScreen {
    let screen = CheckedScreen()
    screens.append(screen)
    return screen
  }

  private var top: UIViewController {
    sequence(first: tabs as UIViewController) { controller in
      controller.presentedViewController.flatMap { $0 === controller ? nil : $0 }
    }.reduce(tabs) { $1 }
  }

  private func step(_ random: inout Generator) -> String {
    let parts = (tabs.viewControllers ?? []).compactMap { $0 as? UINavigationController }
    let part = parts.randomElement(using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      part?.pushViewController(makeScreen(), animated: true)
      return "push"
    case 1:
      part?.popViewController(animated: true)
      return "pop"
    case 2:
      part?.popToRootViewController(animated: false)
      return "pop to root"
    case 3:
      let count = Int.random(in: 1...3, using: &random)
      let kept = (part?.viewControllers ?? []).shuffled(using: &random).prefix(1)
      part?.setViewControllers(kept + (0..<count).map { _ in makeScreen() }, animated: false)
      return "set stack"
    case 4, 5:
      tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
      return "select"
    case 6, 7:
      let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .pageSheet]
      let screen = makeScreen()
      screen.modalPresentationStyle = styles.randomElement(using: &random) ?? .fullScreen
      if !window.isHidden { top.present(screen, animated: true) }
      return "present"
    case 8:
      (Bool.random(using: &random) ? top : tabs).dismiss(animated: true)
      return "dismiss"
    default:
      window.isHidden.toggle()
      return "toggle window"
    }
  }

  func testCallsComeInTurnWhateverHappens() {
    let seed: UInt64 = 20_260_101
    var random = Generator(state: seed)
    tabs.viewControllers = (0..<3).map { _ in
      UINavigationController(rootViewController: makeScreen())
    }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    var steps: [String] = []

    for _ in 0..<2_000 {
      steps.append(step(&random))
      let isVisible = !window.isHidden
      let wrong = screens.filter { screen in
        let isInWindow = isVisible && screen.viewIfLoaded?.window === window
        return !screen.mistakes.isEmpty
          || !(isInWindow ? screen.hasAppeared : screen.hasDisappeared)
      }
      if let first = wrong.first {
        return XCTFail(
          "seed \(seed), after \(steps.suffix(8)): \(first.mistakes), appeared "
            + "\(first.hasAppeared), in the window \(first.viewIfLoaded?.window === window)")
      }
      // Screens that nobody shows any more do not come back.
      screens.removeAll { $0.parent == nil && $0.presentingViewController == nil }
    }
  }
}
