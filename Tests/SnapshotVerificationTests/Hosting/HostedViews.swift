// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import ModellableViewLifecycle
import ViewModelOwnership
import XCTest

@testable import SnapshotVerification

/// What hosted views and controllers were told; a global, because they are made from their types.
enum HostedLog {
  nonisolated(unsafe) static var calls: [String] = []

  static func note(_ call: String) { calls.append(call) }

  /// The calls that `body` leads to.
  static func calls(of body: () throws -> Void) rethrows -> [String] {
    calls = []
    try body()
    return calls
  }
}

struct HostedModel: BMViewModel, ModellableViewLifecycle.ViewModel, Equatable { var number = 0 }

/// The root view of a controller, as `BMView`'s documentation writes one.
final class HostedRootView: UIView, BMViewWithViewControllerAndViewModel {
  let child = UIView()

  func configure() {
    HostedLog.note("configure")
    addSubview(child)
    navigationItem?.title = "Pets"
  }
  func style() { HostedLog.note("style") }
  func update(oldViewModel: HostedModel?) {
    HostedLog.note("update \(oldViewModel?.number ?? -1) \(viewModel?.number ?? -1)")
  }
  func layout() {
    HostedLog.note("layout \(Int(bounds.width))x\(Int(bounds.height))")
    child.frame = bounds
  }
}

/// The same in Tempura's phases.
final class HostedModellableView: UIView, ViewControllerModellableView {
  let child = UIView()

  func setup() {
    HostedLog.note("setup")
    addSubview(child)
    navigationItem?.title = "Pets"
  }
  func style() { HostedLog.note("style") }
  func update(oldModel: HostedModel?) {
    HostedLog.note("update \(oldModel?.number ?? -1) \(model?.number ?? -1)")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    HostedLog.note("layoutSubviews \(Int(bounds.width))x\(Int(bounds.height))")
    child.frame = bounds
  }
}

/// A controller that notes UIKit's calls.
class NotingController: UIViewController {
  override func viewDidLoad() { HostedLog.note("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { HostedLog.note("viewWillAppear") }
  override func viewDidLayoutSubviews() { HostedLog.note("viewDidLayoutSubviews") }
  override func viewDidAppear(_ animated: Bool) { HostedLog.note("viewDidAppear") }
  override func viewDidDisappear(_ animated: Bool) { HostedLog.note("viewDidDisappear") }
}

extension SnapshotSubject {
  /// Shows the subject on a screen of 30x60 points unless another size is said.
  func show(
    _ size: CGSize? = CGSize(width: 30, height: 60),
    _ body: (HostedSubject) throws -> Void = { _ in }
  ) throws {
    try host(size, body)
  }
}
