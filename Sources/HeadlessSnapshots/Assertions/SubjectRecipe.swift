// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import SnapshotVerification

/// One view or controller of an assertion: how it is made, and how it comes into its state.
struct SubjectRecipe<Subject: ViewOrViewController> {
  /// The state's name, or the one that tells several snapshots apart; `nil` for none.
  var name: String?
  var make: () throws -> Subject
  var context: SnapshotContext<Subject>?
  /// Puts the subject into its state; `nil` for one that is drawn as it is made.
  var apply: ((Subject) throws -> Void)?
  /// Whether a controller appears before `apply` is called, and not after.
  var appearsBeforeItsState = true

  /// Tells which object is made in a language.
  mutating func note(_ shared: SharedSubject, in language: String) {
    make = { [make] in
      let subject = try make()
      shared.note(subject, in: language)
      return subject
    }
  }

  /// What the verifier draws.
  func subject(phases: HostPhases, fitting: SnapshotSize?) -> SnapshotSubject {
    // A class is one or the other; the conditional conformances find out which it is.
    if let recipe = self as? any ViewRecipe {
      return recipe.viewSubject(phases: phases, fitting: fitting)
    }
    if let recipe = self as? any ControllerRecipe {
      return recipe.controllerSubject(fitting: fitting)
    }
    trap("\(Subject.self) is neither a view nor a view controller, so that it cannot be drawn.")
  }
}

private protocol ViewRecipe {
  func viewSubject(phases: HostPhases, fitting: SnapshotSize?) -> SnapshotSubject
}

private protocol ControllerRecipe {
  func controllerSubject(fitting: SnapshotSize?) -> SnapshotSubject
}

extension SubjectRecipe: ViewRecipe where Subject: UIView {
  func viewSubject(phases: HostPhases, fitting: SnapshotSize?) -> SnapshotSubject {
    .view(
      make, phases: phases, state: name ?? "", context: context, fitting: fitting,
      apply: apply ?? { _ in })
  }
}

extension SubjectRecipe: ControllerRecipe where Subject: UIViewController {
  func controllerSubject(fitting: SnapshotSize?) -> SnapshotSubject {
    guard let apply else {
      guard let context else { return .viewController(make, fitting: fitting) }
      return .viewController(make, state: name ?? "", context: context, fitting: fitting)
    }
    let context = context ?? SnapshotContext()
    guard !appearsBeforeItsState else {
      return .viewController(
        make, state: name ?? "", context: context, fitting: fitting, apply: apply)
    }
    return .viewController(
      { [make] in
        let controller = try make()
        try apply(controller)
        return controller
      }, state: name ?? "", context: context, fitting: fitting)
  }
}
