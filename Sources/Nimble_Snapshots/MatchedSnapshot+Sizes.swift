// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessSnapshots
import HeadlessUIKit

extension MatchedSnapshot {
  /// What is wrong with a view's pictures in several sizes; `nil` where nothing is.
  func problem(
    of view: UIView?, _ sizes: [String: CGSize], _ resizeMode: ResizeMode,
    at location: CallerLocation
  ) -> String? {
    let problems = sizes.sorted { $0.key < $1.key }.compactMap { sizeName, size in
      if let view { resizeMode.resize(view, to: size) }
      var snapshot = self
      snapshot.identifier = [identifier, sizeName].compactMap(\.self).joined(separator: "_")
      return snapshot.problem(of: view, at: location)
    }
    return problems.isEmpty ? nil : problems.joined(separator: "\n")
  }
}
