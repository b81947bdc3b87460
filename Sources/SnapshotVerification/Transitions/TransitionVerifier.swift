// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import BMViewLifecycle
import Drawing
import Foundation
import Graphics
import HeadlessUIKit
import Rasterizer

/// Takes one view from state to state and compares it each time with a fresh view in that state.
///
/// Reused views keep their old look where an update forgets something: a cell's badge that is shown
/// and never hidden again. Display lists are compared, and drawn only where they differ: n states
/// take n * n + n layouts and no pixels.
///
/// ```swift
/// let result = TransitionVerifier(make: { ProfileView() }, apply: { $0.viewModel = $1 })
///   .verify(states, size: size)
/// ```
public struct TransitionVerifier<View: UIView, State> {
  private let make: () throws -> View
  private let apply: (View, State) throws -> Void
  private let phases: HostPhases

  /// Makes a verifier of a kind of view.
  ///
  /// - Parameters:
  ///   - make: Makes a fresh view.
  ///   - phases: Who runs the phases of a `BMView`, once for each fresh view.
  ///   - apply: Puts a view, fresh or not, into a state.
  public init(
    make: @escaping () throws -> View, phases: HostPhases = .automatic,
    apply: @escaping (View, State) throws -> Void
  ) {
    self.make = make
    self.phases = phases
    self.apply = apply
  }

  /// Tries the transitions.
  ///
  /// - Parameters:
  ///   - states: The states, each name once.
  ///   - size: The view's size; `nil`: the one that it was made with. One that is to fit is asked
  ///     for again after each change, as a list does with its cells.
  ///   - transitions: Which changes are tried; the default is all pairs.
  ///   - configuration: Gives the scale and the style; the default is the running task's.
  public func verify(
    _ states: SnapshotStates<State>, size: SnapshotSize?, transitions: StateTransitions = .allPairs,
    configuration: SnapshotConfiguration = .current
  ) -> TransitionResult {
    let scale = configuration.scale
    let renderer = SnapshotRenderer(
      scale: scale, userInterfaceStyle: configuration.userInterfaceStyle,
      textRendering: configuration.settings.textRendering, lints: configuration.lintRules)
    var result = TransitionResult(viewType: "\(View.self)")
    do throws(SnapshotVerifier.Error) {
      let walk = try transitions.walk(states.pairs.map(\.name))
      try renderer.withEnvironment { () throws in
        var walker = walker(states, size: size, scale: scale)
        defer { result.layoutCount = walker.layoutCount }
        result.failures = try walker.failures(walk)
      }
    } catch {
      result.problem = error
    }
    return result
  }

  private func walker(
    _ states: SnapshotStates<State>, size: SnapshotSize?, scale: CGFloat
  ) -> TransitionWalker<View, State> {
    TransitionWalker(
      states: states.pairs, scale: scale,
      host: { state in
        let view = try SnapshotSubject.hostedView(
          size: size?.fixedSize, make, phases: phases, fitting: size
        ) { try apply($0, state) }
        try SnapshotSize.check(view.bounds.size, scale: scale)
        return view
      },
      apply: { view, state in
        try apply(view, state)
        if let fitted = try size?.fitted(to: view) { view.bounds.size = fitted }
      })
  }
}

/// Walks one view through states.
private struct TransitionWalker<View: UIView, State> {
  let states: [(name: String, state: State)]
  let scale: CGFloat
  /// Makes a fresh view in a state, laid out.
  let host: (State) throws -> View
  let apply: (View, State) throws -> Void
  private(set) var layoutCount = 0
  /// The looks of fresh views, by state.
  private var fresh: [Int: DisplayList] = [:]

  init(
    states: [(name: String, state: State)], scale: CGFloat, host: @escaping (State) throws -> View,
    apply: @escaping (View, State) throws -> Void
  ) {
    self.states = states
    self.scale = scale
    self.host = host
    self.apply = apply
  }

  mutating func failures(_ walk: [Int]) throws -> [TransitionFailure] {
    guard let first = walk.first else { return [] }
    var failures: [TransitionFailure] = []
    var history = [first]
    var view = try freshView(first)
    for state in walk.dropFirst() {
      history.append(state)
      if try takes(view, to: state) { continue }
      failures.append(try explained(history))
      // The old look would spoil what follows.
      history = [state]
      view = try freshView(state)
    }
    return failures
  }

  /// Sets a state; whether the view then looks as a fresh one.
  private mutating func takes(_ view: View, to state: Int) throws -> Bool {
    try apply(view, states[state].state)
    let look = look(of: view)
    let expected = try freshLook(state)
    return look == expected || isSamePicture(look, expected)
  }

  private func isSamePicture(_ first: DisplayList, _ second: DisplayList) -> Bool {
    let player = DisplayListPlayer()
    guard let first = try? player.play(first), let second = try? player.play(second) else {
      return false
    }
    return first == second
  }

  private mutating func look(of view: View) -> DisplayList {
    layoutCount += 1
    return view.displayList(scale: scale)
  }

  private mutating func freshView(_ state: Int) throws -> View {
    layoutCount += 1
    return try host(states[state].state)
  }

  private mutating func freshLook(_ state: Int) throws -> DisplayList {
    if let look = fresh[state] { return look }
    let view = try host(states[state].state)
    let look = look(of: view)
    fresh[state] = look
    return look
  }

  // MARK: Explanation

  private func names(_ path: [Int]) -> [String] { path.map { states[$0].name } }

  /// The shortest end of the history that leads to the same failure.
  private mutating func explained(_ history: [Int]) throws -> TransitionFailure {
    guard let last = history.last else { return TransitionFailure(path: [], isUnstable: true) }
    let again = try freshView(last)
    guard try freshLook(last) == look(of: again) else {
      return TransitionFailure(path: names([last]), isUnstable: true)
    }
    var length = 2
    while true {
      let path = Array(history.suffix(length))
      let view = try freshView(path[0])
      for state in path.dropFirst().dropLast() {
        try apply(view, states[state].state)
        _ = look(of: view)
      }
      let before = SceneNode(view)
      if try !takes(view, to: last) {
        return TransitionFailure(
          path: names(path), isUnstable: false,
          views: TransitionFailure.StaleView.views(
            before: before, reused: SceneNode(view), fresh: SceneNode(again)))
      }
      guard length < history.count else {
        // Only the whole walk shows it, and not again: something outside of the view has changed.
        return TransitionFailure(path: names(history), isUnstable: true)
      }
      length = min(length < 8 ? length + 1 : length * 2, history.count)
    }
  }
}
