// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import SnapshotVerification

/// Asserts that a view or a controller looks as its references do in every state of its view model.
///
/// A fresh one is made for each state and shown as its lifecycle has it; see `SnapshotHook` for the
/// order. All states are checked; each one that differs is a failure of its own, at this line.
///
/// ```swift
/// assertSnapshots(
///   of: ProfileView.self,
///   states: [
///     "adult": ProfileViewModel(name: "Ada", age: 36),
///     "minor": ProfileViewModel(name: "Tim", age: 12),
///   ],
///   size: .fixed(320, 88), .scale(3), .variant("dark"))
/// ```
///
/// - Parameters:
///   - type: The class of the view or the controller.
///   - states: Names, which become file names, and view models: a literal, a `StateMatrix`'s
///     states, a dictionary, or `.allCases` of an enum.
///   - size: As `SnapshotSettings.size`.
///   - settings: What else is to be otherwise than in the scope, such as `.scale(3)`.
///   - context: What it stands in, how the screen is held, what covers it, and when the picture is
///     taken; `nil`: a view stands by itself, and a controller fills a window.
///   - make: Makes one, where `init()` is not the way.
public func assertSnapshots<Subject: ViewOrViewController & StateShowing>(
  of type: Subject.Type, states: SnapshotStates<Subject.ShownState>, size: SnapshotSize? = nil,
  _ settings: SnapshotSettings..., context: SnapshotContext<Subject>? = nil,
  make: @escaping () throws -> Subject = { Subject() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(size, settings, testName, fileID, filePath, line, column).run(
    states, make, context, appearsBeforeItsState: Subject.appearsBeforeItsState
  ) { $0.applyShownState($1) }
}

/// Asserts the same in the states of a dictionary, in the order of their names.
@_disfavoredOverload
public func assertSnapshots<Subject: ViewOrViewController & StateShowing>(
  of type: Subject.Type, states: [String: Subject.ShownState], size: SnapshotSize? = nil,
  _ settings: SnapshotSettings..., context: SnapshotContext<Subject>? = nil,
  make: @escaping () throws -> Subject = { Subject() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(size, settings, testName, fileID, filePath, line, column).run(
    SnapshotStates(sortedByName: states), make, context,
    appearsBeforeItsState: Subject.appearsBeforeItsState
  ) { $0.applyShownState($1) }
}

/// Asserts that a view or a controller looks as its references do in states of any type.
///
/// ```swift
/// assertSnapshots(
///   of: PetView.self, states: ["stuart": PetViewModel(pet: stuart)], size: .fixed(300, 420),
///   apply: { view, model in model.configure(view) })
/// ```
///
/// - Parameter apply: Puts a fresh view, or a controller that has appeared, into a state.
public func assertSnapshots<Subject: ViewOrViewController, State>(
  of type: Subject.Type, states: SnapshotStates<State>, size: SnapshotSize? = nil,
  _ settings: SnapshotSettings..., context: SnapshotContext<Subject>? = nil,
  make: @escaping () throws -> Subject = { Subject() },
  apply: @escaping (Subject, State) throws -> Void, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(size, settings, testName, fileID, filePath, line, column).run(
    states, make, context, apply: apply)
}

/// Asserts the same in the states of a dictionary, in the order of their names.
@_disfavoredOverload
public func assertSnapshots<Subject: ViewOrViewController, State>(
  of type: Subject.Type, states: [String: State], size: SnapshotSize? = nil,
  _ settings: SnapshotSettings..., context: SnapshotContext<Subject>? = nil,
  make: @escaping () throws -> Subject = { Subject() },
  apply: @escaping (Subject, State) throws -> Void, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(size, settings, testName, fileID, filePath, line, column).run(
    SnapshotStates(sortedByName: states), make, context, apply: apply)
}

/// Asserts that a view or a controller looks as its references do after each of several changes.
///
/// ```swift
/// assertSnapshots(
///   of: Checkbox.self, states: ["checked": { $0.isChecked = true }, "unchecked": { _ in }],
///   size: .fixed(24, 24))
/// ```
///
/// - Parameter states: Names, and what puts a fresh view, or a controller that has appeared, into
///   the state of that name.
public func assertSnapshots<Subject: ViewOrViewController>(
  of type: Subject.Type, states: SnapshotStates<(Subject) throws -> Void>,
  size: SnapshotSize? = nil, _ settings: SnapshotSettings...,
  context: SnapshotContext<Subject>? = nil,
  make: @escaping () throws -> Subject = { Subject() }, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  SnapshotAssertion(size, settings, testName, fileID, filePath, line, column).run(
    states, make, context
  ) { try $1($0) }
}

/// Asserts that what is made of each state looks as its references do: for views and controllers
/// that take their view model when they are made.
///
/// ```swift
/// assertSnapshots(
///   states: ["loading": FeedViewModel(.loading), "empty": FeedViewModel(.loaded([]))],
///   make: { FeedViewController(viewModel: $0) })
/// ```
///
/// - Parameter make: Makes a view or a controller that shows the state.
public func assertSnapshots<Subject: ViewOrViewController, State>(
  states: SnapshotStates<State>, size: SnapshotSize? = nil, _ settings: SnapshotSettings...,
  context: SnapshotContext<Subject>? = nil, make: @escaping (State) throws -> Subject,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  SnapshotAssertion(size, settings, testName, fileID, filePath, line, column).run(
    states.pairs.map { name, state in
      SubjectRecipe(name: name, make: { try make(state) }, context: context)
    })
}

/// Asserts the same for the states of a dictionary, in the order of their names.
@_disfavoredOverload
public func assertSnapshots<Subject: ViewOrViewController, State>(
  states: [String: State], size: SnapshotSize? = nil, _ settings: SnapshotSettings...,
  context: SnapshotContext<Subject>? = nil, make: @escaping (State) throws -> Subject,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  SnapshotAssertion(size, settings, testName, fileID, filePath, line, column).run(
    SnapshotStates(sortedByName: states).pairs.map { name, state in
      SubjectRecipe(name: name, make: { try make(state) }, context: context)
    })
}
