// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import ImageComparison
import SnapshotVerification
import ViewModelOwnership

/// Asserts that a screen that takes one view model looks as its references do with each of
/// several.
///
/// A controller is made for each of them and given it before its view is loaded; it announces the view
/// model again, by `reconfigureViewModel()`, in its `viewDidLoad()`.
///
/// ```swift
/// assertSnapshots(
///   of: TitleController.self, states: ["short": Title("Ada")],
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
public func assertSnapshots<Controller: UIViewController & NonReusableViewModelOwner>(
  of controllerType: Controller.Type, states: SnapshotStates<Controller.ViewModelProtocol>,
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

/// Asserts that a screen that takes view models looks as its references do with each of
/// several.
///
/// A controller is made for each of them and given it before its view is loaded; it announces the view
/// model again, by `reconfigureViewModel()`, in its `viewDidLoad()`.
///
/// ```swift
/// assertSnapshots(
///   of: TitleController.self, states: ["short": Title("Ada")],
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
public func assertSnapshots<Controller: UIViewController & ReusableViewModelOwner>(
  of controllerType: Controller.Type, states: SnapshotStates<Controller.ViewModelProtocol>,
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
