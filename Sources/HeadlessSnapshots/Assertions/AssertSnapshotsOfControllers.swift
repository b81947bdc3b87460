// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Foundation
import HeadlessUIKit
import ImageComparison
import ModellableViewLifecycle
import SnapshotVerification

/// Asserts that a screen looks as its references do with each of several view models.
///
/// A controller is made for each of them and given it before its view is loaded, as an app does.
///
/// ```swift
/// assertSnapshots(
///   of: ProfileViewController.self, states: ExampleStates.profile,
///   context: SnapshotContext(container: .navigationController))
/// ```
///
/// - Parameters:
///   - controllerType: The controller's class.
///   - states: Names and view models. The names become file names.
///   - size: The screen's size in points, both sides above 0; `nil`: that of the scope, which is
///     390x844 unless it says otherwise.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - context: What the controller stands in, how the screen is held, what covers it, and when the
///     picture is taken. The default is a window of its own.
///   - make: Makes the controller, where `init()` is not the way.
public func assertSnapshots<RootView, Controller: BMViewController<RootView>>(
  of controllerType: Controller.Type, states: SnapshotStates<RootView.VM>,
  size: CGSize? = nil,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil,
  context: SnapshotContext<Controller> = SnapshotContext(),
  make: @escaping () throws -> Controller = { Controller() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName,
    location: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  assertion.run(states) { name, state in
    .viewController(
      {
        let controller = try make()
        controller.viewModel = state
        return controller
      }, state: name, context: context)
  }
}

/// Asserts that a screen looks as its references do with each of several models of its root view.
///
/// A controller is made for each of them. After it has appeared, and has loaded what it loads by itself,
/// the model of its root view is set to `nil` and then to the state, so that nothing is animated from a
/// former one.
///
/// ```swift
/// extension ProfileViewController: TestableViewController {}
/// assertSnapshots(of: ProfileViewController.self, states: ["adult": ProfileModel(age: 36)])
/// ```
///
/// - Parameters:
///   - controllerType: The controller's class.
///   - states: Names and models. The names become file names.
///   - size: The screen's size in points, both sides above 0; `nil`: that of the scope, which is
///     390x844 unless it says otherwise.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - context: What the controller stands in, how the screen is held, what covers it, and when the
///     picture is taken. The default is a window of its own.
///   - make: Makes the controller, where `init()` is not the way.
public func assertSnapshots<Controller: TestableViewController>(
  of controllerType: Controller.Type, states: SnapshotStates<Controller.V.VM>,
  size: CGSize? = nil,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil,
  context: SnapshotContext<Controller> = SnapshotContext(),
  make: @escaping () throws -> Controller = { Controller() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName,
    location: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  assertion.run(states) { name, state in
    .viewController(
      make, state: name, context: context,
      apply: {
        $0.rootView.model = nil
        $0.rootView.model = state
      })
  }
}

/// Asserts that a screen looks as its references do in states of any type.
///
/// ```swift
/// assertSnapshots(
///   of: SettingsViewController.self, states: ["on": true, "off": false],
///   apply: { controller, isOn in controller.isOn = isOn })
/// ```
///
/// - Parameters:
///   - controllerType: The controller's class.
///   - states: Names and states. The names become file names.
///   - size: The screen's size in points, both sides above 0; `nil`: that of the scope, which is
///     390x844 unless it says otherwise.
///   - scale: Pixels per point, above 0 and up to 16; `nil`: the scope's, by default 2.
///   - variant: A name that tells several pictures of one state apart, such as `dark`.
///   - record: When references are written; `nil`: as the scope or the environment says.
///   - strategy: Which differences of pixels count; `nil`: the scope's, by default all.
///   - context: What the controller stands in, how the screen is held, what covers it, and when the
///     picture is taken. The default is a window of its own.
///   - make: Makes the controller, where `init()` is not the way.
///   - apply: Puts a controller that has appeared into a state.
public func assertSnapshots<Controller: UIViewController, State>(
  of controllerType: Controller.Type, states: SnapshotStates<State>,
  size: CGSize? = nil,
  scale: CGFloat? = nil, variant: String? = nil, record: RecordMode? = nil,
  as strategy: ComparisonStrategy? = nil,
  context: SnapshotContext<Controller> = SnapshotContext(),
  make: @escaping () throws -> Controller = { Controller() },
  apply: @escaping (Controller, State) throws -> Void, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let assertion = SnapshotAssertion(
    size: size, scale: scale, variant: variant, record: record, strategy: strategy,
    function: testName,
    location: CallerLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  assertion.run(states) { name, state in
    .viewController(make, state: name, context: context, apply: { try apply($0, state) })
  }
}
