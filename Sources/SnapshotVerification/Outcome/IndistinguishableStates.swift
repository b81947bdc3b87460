// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// States of one view whose pictures have the same pixels.
///
/// Either one of them is not worth a reference, or the view forgets to show what it should: an
/// error that looks like an empty list.
///
/// ```swift
/// for states in IndistinguishableStates.groups(in: results) { print(states.message) }
/// ```
public struct IndistinguishableStates: Hashable, Sendable {
  /// The snapshots, at least two, in the order of their states.
  public let names: [SnapshotName]

  /// The groups of one assertion's results, in the order of their first states.
  ///
  /// Results without a state or without a picture belong to none.
  public static func groups(in results: [SnapshotResult]) -> [IndistinguishableStates] {
    var groups: [[SnapshotName]] = []
    // The same picture in light and in dark is no finding.
    struct Look: Hashable { var variant: String?, fingerprint: UInt64 }
    var positions: [Look: Int] = [:]
    for result in results where result.name.state != nil {
      guard let fingerprint = result.fingerprint else { continue }
      let look = Look(variant: result.name.variant, fingerprint: fingerprint)
      if let position = positions[look] {
        groups[position].append(result.name)
      } else {
        positions[look] = groups.count
        groups.append([result.name])
      }
    }
    return groups.filter { $0.count > 1 }.map(IndistinguishableStates.init)
  }

  /// The states in one sentence, and what to do.
  public var message: String {
    let states = names.compactMap(\.state).map { "\"\($0)\"" }
    let rest = states.count - 7
    let shown = states.count > 8 ? states.prefix(7) + ["\(rest) more"] : states[...]
    let test = names.first.map { "\($0.suite)/\($0.test): " } ?? ""
    return
      "\(test)the states \(shown.joined(separator: ", ")) look the same, pixel for pixel. Does "
      + "the view show what tells them apart? If it need not, leave all but one of them out."
  }
}
