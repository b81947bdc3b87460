// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import HeadlessUIKit
import ImageComparison

/// What lints found in the views of one picture, and what is still to be measured in its pixels.
struct LintReport: Sendable {
  /// A view without the view itself.
  private struct Place: Sendable {
    var path: String
    var identifier: String?
    var type: String
    var frame: CGRect
  }

  private let rules: LintRules
  private let scale: CGFloat
  private var places: [Place]
  private var found: [(element: Int, finding: SnapshotRun.Finding)] = []
  private let probes: [ContrastProbe]

  /// Looks at laid-out views; with `looksAtViews` false only for where they are.
  init(_ scene: LintScene, rules: LintRules, scale: CGFloat, looksAtViews: Bool = true) {
    self.rules = rules
    self.scale = scale
    places = zip(scene.elements, scene.paths).map { element, path in
      Place(
        path: path,
        identifier: element.view.accessibilityIdentifier,
        type: String(describing: type(of: element.view)), frame: element.frame)
    }
    probes =
      rules.level(of: .contrast) == .off || !looksAtViews
      ? [] : ContrastProbe.probes(in: scene, scale: scale)
    guard looksAtViews else { return }
    for kind in LintKind.allCases where rules.level(of: kind) != .off {
      for finding in kind.lint?.findings(in: scene) ?? [] { add(finding) }
    }
    // Looked for at once: the screen is read once.
    let spoken = AccessibilityLint.kinds.filter { rules.level(of: $0) != .off }
    guard !spoken.isEmpty else { return }
    for finding in AccessibilityLint().findings(in: scene) where spoken.contains(finding.kind) {
      add(finding)
    }
  }

  /// Adds what was found in another way.
  mutating func add(_ finding: LintFinding) {
    let place = places[finding.element]
    guard !rules.isSuppressed(finding.kind, identifier: place.identifier, type: place.type) else {
      return
    }
    let region = PixelRegion(touching: finding.frame ?? place.frame, scale: scale)
    found.append(
      (
        finding.element,
        SnapshotRun.Finding(
          kind: finding.kind.rawValue, message: finding.message, view: place.path,
          frame: SnapshotRun.Frame(region), level: rules.level(of: finding.kind))
      ))
  }

  /// Adds what layout or drawing reported, at the first of its views that is in the picture.
  mutating func add(_ issue: RenderingIssue, in scene: LintScene) {
    guard let kind = LintKind(issue.kind), !places.isEmpty else { return }
    let element = issue.views.lazy.compactMap { place in
      scene.elements.firstIndex { ObjectIdentifier($0.view) == place.view }
    }.first
    add(LintFinding(kind: kind, element: element ?? 0, message: issue.message))
  }

  /// Everything that was found, with what was measured in the pixels, in the order of the view
  /// tree.
  func findings(in bitmap: Bitmap) -> [SnapshotRun.Finding] {
    var report = self
    for probe in probes {
      guard let message = probe.message(in: bitmap, scale: scale) else { continue }
      report.add(
        LintFinding(
          kind: .contrast, element: probe.element, message: message, frame: probe.frame))
    }
    return report.found.enumerated()
      .sorted { ($0.element.element, $0.offset) < ($1.element.element, $1.offset) }
      .map(\.element.finding)
  }
}
