// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SnapshotStates where State: CaseIterable {
  /// Every case of an enum under its own name, in the order of `allCases`.
  ///
  /// ```swift
  /// assertSnapshots(of: ModeView.self, states: .allCases, size: .fixed(120, 44))
  /// ```
  public static var allCases: SnapshotStates { allCases(of: State.self) { $0 } }
}

extension SnapshotStates {
  /// A state for every case of an enum, under the case's name, in the order of `allCases`.
  ///
  /// ```swift
  /// assertSnapshots(
  ///   of: PlayerView.self, states: .allCases(of: Mode.self) { PlayerViewModel(mode: $0) },
  ///   size: .fixed(320, 88))
  /// ```
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - make: Makes the state of a case.
  public static func allCases<Case: CaseIterable>(
    of type: Case.Type, _ make: (Case) throws -> State
  ) rethrows -> SnapshotStates {
    SnapshotStates(try type.allCases.map { (name: "\($0)", state: try make($0)) })
  }

  /// The cases of an enum that no state has, in the order of `allCases`.
  ///
  /// ```swift
  /// states.missingCases(of: Status.self) { $0.status }  // [] when every case has a state
  /// ```
  ///
  /// - Parameter value: The case that a state has; `nil` for a state that has none.
  public func missingCases<Case: CaseIterable & Equatable>(
    of type: Case.Type, by value: (State) throws -> Case?
  ) rethrows -> [Case] {
    let present = try pairs.compactMap { try value($0.state) }
    return Case.allCases.filter { !present.contains($0) }
  }
}
