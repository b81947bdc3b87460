// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import ExampleViews
import Foundation
import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// Twenty ways in which the example views go wrong, and the words that tell of each.
///
/// A mutation happens after the view has its model and before it is laid out, as a mistake in its
/// code would. Counts of pixels stand as `#`.
final class MutationTests: XCTestCase {
  private var folder = ""

  override func setUpWithError() throws {
    folder = NSTemporaryDirectory() + "mutations-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(atPath: folder)
  }

  /// Records a view in a state, mutates it, and returns the lines of the explanation.
  private func lines<View: UIView & BMViewWithViewModel>(
    _ type: View.Type, _ model: View.VM, _ size: CGSize, _ mutate: @escaping (View) -> Void
  ) -> [String] {
    explain(size, { View() }, { $0.viewModel = model }, mutate)
  }

  private func explain<View: UIView>(
    _ size: CGSize, _ make: @escaping () -> View, _ apply: @escaping (View) -> Void,
    _ mutate: @escaping (View) -> Void
  ) -> [String] {
    let source = SnapshotSource(
      fileID: "AppTests/A.swift", filePath: folder + "/A.swift", line: 1, column: 1)
    func verify(_ change: @escaping (View) -> Void, record: RecordMode) -> SnapshotResult {
      var configuration = SnapshotConfiguration()
      configuration.environment = SnapshotEnvironment(["SNAPSHOT_PACKAGE_DIRECTORY": folder])
      configuration.claims = SnapshotClaims()
      let test = SnapshotTest(suite: "MutationTests", function: "test()", source: source)
      var request = SnapshotRequest(
        test: test,
        subject: .view(
          make,
          apply: {
            apply($0)
            change($0)
          }))
      request.size = size
      request.record = record
      return SnapshotVerifier(configuration: configuration).verify(request)
    }
    _ = verify({ _ in }, record: .all)
    let result = verify(mutate, record: .never)
    guard let explanation = result.explanation else { return ["\(result.outcome)"] }
    return explanation.lines.map {
      $0.replacing(#/[0-9]+ pixels?( |$)/#) { match in "#\(match.output.1)" }
    }
  }

  private func profile(_ mutate: @escaping (UIView) -> Void) -> [String] {
    lines(
      ProfileView.self, ProfileViewModel(name: "Ada", age: 36), ExampleStates.profileSize, mutate)
  }

  private func contact(_ mutate: @escaping (UIView) -> Void) -> [String] {
    lines(
      ContactView.self, ContactViewModel(firstName: "Alan", lastName: "Turing", phone: "555"),
      ExampleStates.contactSize, mutate)
  }

  private func message(_ mutate: @escaping (UIView) -> Void) -> [String] {
    lines(
      MessageBubbleView.self,
      MessageBubbleViewModel(text: "On my way", sender: .me, time: "09:41"),
      ExampleStates.messageSize, mutate)
  }

  private func product(_ mutate: @escaping (UIView) -> Void) -> [String] {
    lines(
      ProductCardView.self, ProductCardViewModel(name: "Cat mask", price: "$12.00", badge: "New"),
      ExampleStates.productSize, mutate)
  }

  private func emptyState(_ mutate: @escaping (UIView) -> Void) -> [String] {
    lines(
      EmptyStateView.self,
      EmptyStateViewModel(title: "No pets", message: "Look around.", actionTitle: "Go"),
      ExampleStates.emptyStateSize, mutate)
  }

  private func checkbox(_ mutate: @escaping (SKCheckbox) -> Void) -> [String] {
    explain(ExampleStates.checkboxSize, { SKCheckbox() }, { _ in }, mutate)
  }

  func testTwentyMutationsAreCaughtAndExplained() {
    let table: [(lines: [String], expected: [String])] = [
      (
        profile { $0.view(0).backgroundColor = .systemRed },
        ["UIView at (20, 32): background color #34C759 became #FF3B30: #"]
      ),
      (
        profile { $0.label("Ada").font = .systemFont(ofSize: 20, weight: .semibold) },
        ["UILabel 'Ada': font .SFUI-Semibold 24 became .SFUI-Semibold 20: #"]
      ),
      (profile { $0.label("Ada").text = "Ida" }, ["UILabel: text \"Ada\" became \"Ida\": #"]),
      (
        profile { $0.view(0).layer.cornerRadius = 4 },
        ["UIView at (20, 32): corner radius 12 became 4: #"]
      ),
      (
        contact { $0.label("555").isHidden = true },
        ["UILabel '555': was hidden (1 more view moved or resized): #"]
      ),
      (
        contact { $0.label("Alan Turing").removeFromSuperview() },
        ["UILabel 'Alan Turing': was removed: #"]
      ),
      (
        contact { $0.label("AT").backgroundColor = .systemTeal },
        ["UILabel 'AT': background color #5856D6 became #30B0C7: #"]
      ),
      (contact { $0.view(3).isHidden = true }, ["UIView at (76, 63.5): was hidden: #"]),
      (
        message { $0.label("09:41").textColor = .red },
        ["UILabel '09:41': text color #FFFFFFB3 became #FF0000: #"]
      ),
      (
        message { $0.label("On my way").text = "On my way home" },
        ["UILabel: text \"On my way\" became \"On my way home\" (1 view moved 47 pt right): #"]
      ),
      (
        message { $0.view(0).layer.cornerRadius = 6 },
        ["UIView at (196, 6): corner radius 18 became 6: #"]
      ),
      (
        message { $0.constraint(.top)?.constant = 16 }, ["UIView at (196, 16): moved 10 pt down: #"]
      ),
      (product { $0.view(0).alpha = 0.4 }, ["UIView at (12, 12): alpha 1 became 0.4: #"]),
      (product { $0.label("New").isHidden = true }, ["BadgeLabel 'New': was hidden: #"]),
      (
        product { $0.view(0).layer.borderWidth = 2 },
        ["UIView at (12, 12): border 0.5 #3C3C434A became 2 #3C3C434A: #"]
      ),
      (
        product { $0.view(0).layer.shadowOpacity = 0.3 },
        ["UIView at (12, 12): shadow none became #000000 0.3 offset 0 -3 radius 3: #"]
      ),
      (
        emptyState { ($0.view(0) as? UIStackView)?.spacing = 16 },
        ["UIStackView at (32, 115.5): spacing 8 became 16 (2 views moved 8 pt down): #"]
      ),
      (
        emptyState { $0.label("Look around.").textAlignment = .left },
        ["UILabel 'Look around.': alignment center became left: #"]
      ),
      (
        emptyState {
          guard let stack = $0.view(0) as? UIStackView else { return }
          stack.insertArrangedSubview($0.label("Look around."), at: 0)
        },
        [
          "UILabel 'Look around.': changed its place among its siblings (1 view moved 42 pt down): #"
        ]
      ),
      (
        checkbox { $0.isChecked = true },
        [
          "UIImageView at (0, 0): image of 44x44 became another of that size (1a7c7105, now 28b916c4): #"
        ]
      ),
    ]
    for (number, row) in table.enumerated() {
      XCTAssertEqual(row.lines, row.expected, "mutation \(number + 1)")
    }
  }

  func testAStaleStateOnReuseIsCaughtWithTheViewThatKeptIt() {
    // As a cell whose author forgot that a badge also goes away.
    let result = TransitionVerifier(make: { ProductCardView() }) { view, model in
      var model = model
      model.badge = model.badge ?? view.viewModel?.badge
      view.viewModel = model
    }.verify(ExampleStates.product, size: .fixed(ExampleStates.productSize))

    XCTAssertTrue(result.isFailure)
    XCTAssertEqual(result.failures.first?.path, ["discount", "plain"])
    XCTAssert(result.message.contains("BadgeLabel 'Sale'"), result.message)
  }
}

extension UIView {
  /// A subview by its place.
  fileprivate func view(_ index: Int) -> UIView { subviews[index] }

  /// The label with a text, however deep it lies.
  fileprivate func label(_ text: String) -> UILabel {
    let found = subviews.lazy.compactMap { view -> UILabel? in
      if let label = view as? UILabel, label.text == text { return label }
      let inner = view.label(text)
      return inner.text == text ? inner : nil
    }.first
    return found ?? UILabel()
  }

  /// The view's own first constraint of an attribute.
  fileprivate func constraint(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    constraints.first { $0.firstAttribute == attribute }
  }
}
