// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Testing

/// What UIKit only logs is a line on the error stream where no snapshot is taken, and the process
/// goes on.
@Suite struct RenderingWarningsTests {
  private func lines(_ result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init).filter { $0.hasPrefix("warning: ") }
  }

  @Test func anIssueWithoutCollectorIsAWarning() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      RenderingEnvironment.report("the font is missing")
    }

    #expect(lines(result) == ["warning: the font is missing"])
  }

  @Test func aWarningIsGivenOnceForAKindOfView() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (title, name) = (UILabel(), UILabel())
      name.accessibilityIdentifier = "name"
      for view in [title, title, name, UILabel(), UIView()] {
        RenderingEnvironment.report(RenderingIssue("no\n  room", in: [view]))
      }
    }

    #expect(
      lines(result) == [
        "warning: no room [UILabel]", "warning: no room [UILabel \"name\"]",
        "warning: no room [UIView]",
      ])
  }

  @Test func conflictingConstraintsAreBrokenAndLayoutGoesOn() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (view, badge) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UILabel())
      badge.accessibilityIdentifier = "badge"
      badge.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(badge)
      for width in [40.0, 50.0] {
        badge.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      view.layoutIfNeeded()
      exit([40, 50].contains(badge.frame.width) ? EXIT_SUCCESS : EXIT_FAILURE)
    }

    let warning = try #require(lines(result).first)
    #expect(lines(result).count == 1)
    #expect(warning.hasPrefix("warning: Unable to simultaneously satisfy constraints. ("))
    #expect(warning.contains("[UILabel \"badge\""))
  }

  @Test func presentingOnAControllerThatIsNotInAWindow() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      controller.present(UIViewController(), animated: false)
      exit(controller.presentedViewController == nil ? EXIT_SUCCESS : EXIT_FAILURE)
    }

    #expect(lines(result).count == 1)
    #expect(lines(result).first?.contains("is not in the window hierarchy") == true)
  }

  @Test func presentingTwice() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let (root, first) = (UIViewController(), UIViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(first, animated: false)
      root.present(UIViewController(), animated: false)
      exit(root.presentedViewController === first ? EXIT_SUCCESS : EXIT_FAILURE)
    }

    #expect(lines(result).first?.contains("which is already presenting") == true)
  }

  @Test func layoutWithoutAnEnd() async {
    final class Growing: UIView {
      override func layoutSubviews() { frame.size.width += 1 }
    }
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      Growing().layoutIfNeeded()
    }

    #expect(lines(result).first?.hasPrefix("warning: Layout has no end") == true)
    #expect(lines(result).first?.hasSuffix("[Growing]") == true)
  }

  @Test func baselinesInAColumn() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
      stack.axis = .vertical
      stack.alignment = .firstBaseline
      stack.layoutIfNeeded()
    }

    #expect(lines(result).first?.contains("horizontal stack") == true)
  }

  @Test func aSegmentPastTheEndIsTheLastOne() {
    let control = UISegmentedControl(items: ["Day", "Week"])

    control.setTitle("Year", forSegmentAt: 9)

    #expect(control.titleForSegment(at: 1) == "Year")
    UISegmentedControl().setTitle("None", forSegmentAt: 0)
  }
}
