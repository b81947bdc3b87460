// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension TestScheme {
  /// A shared scheme that XcodeGen makes of a specification, as it stands there: what its tests are
  /// of, the values of their environment by name, and the plan that people run first, absolute.
  struct Specified {
    let name: String
    var targets: [String] = []
    var variables: [String: String] = [:]
    var plan: String?
  }

  /// The schemes of a specification that run tests.
  static func specified(in specification: ProjectSpecification) -> [Specified] {
    let own = specification.values.named("schemes").compactMap { key, scheme -> Specified? in
      guard let test = scheme["test"] as? [String: Any], isShared(scheme) else { return nil }
      var found = Specified(
        name: scheme.text("name") ?? key, targets: targets(test, "targets"),
        plan: plan(test, specification))
      // Those that are not enabled count here.
      let isOwn =
        (test["environmentVariables"] as? [Any])?.isEmpty == false
        || !test.values("environmentVariables").isEmpty
        || !test.values("commandLineArguments").isEmpty
      found.variables = environment(isOwn ? test : scheme.values("run"))
      return found
    }
    let ofTargets = specification.values.named("targets").flatMap { key, target -> [Specified] in
      guard let scheme = target["scheme"] as? [String: Any], isShared(scheme) else { return [] }
      let name = target.text("name") ?? key
      let variants = scheme.texts("configVariants").map { "\(name) \($0)" }
      return (variants.isEmpty ? [name] : variants).map {
        Specified(
          name: $0, targets: targets(scheme, "testTargets"), variables: environment(scheme),
          plan: plan(scheme, specification))
      }
    }
    return (own + ofTargets).filter { !$0.targets.isEmpty || $0.plan != nil }
      .sorted { $0.name < $1.name }
  }

  private static func isShared(_ scheme: [String: Any]) -> Bool {
    scheme.values("management").says("shared") ?? true
  }

  /// The names of the project's own targets; those of packages are tested elsewhere.
  private static func targets(_ action: [String: Any], _ key: String) -> [String] {
    let list = action[key] as? [Any] ?? action[key].map { [$0] } ?? []
    return list.compactMap { entry in
      if let name = entry as? String { return name }
      guard let values = entry as? [String: Any], values.says("skipped") != true else {
        return nil
      }
      return values.text("name") ?? values.text("local") ?? values.text("target")
        ?? values.values("target").text("local")
    }
  }

  private static func environment(_ action: [String: Any]) -> [String: String] {
    if let list = action["environmentVariables"] as? [Any] {
      let enabled = list.compactMap { $0 as? [String: Any] }.filter {
        $0.says("isEnabled") ?? true
      }
      return Dictionary(
        enabled.compactMap { entry in
          entry.text("variable").map { ($0, entry.text("value") ?? "") }
        }
      ) { $1 }
    }
    return action.textValues("environmentVariables")
  }

  private static func plan(
    _ action: [String: Any], _ specification: ProjectSpecification
  ) -> String? {
    let plans = (action["testPlans"] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    let first = plans.first { $0.says("defaultPlan") == true } ?? plans.first
    return first?.text("path").map(specification.absolute)
  }
}
