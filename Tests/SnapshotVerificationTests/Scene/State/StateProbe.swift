// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit

@testable import SnapshotVerification

/// A class of views or layers whose properties are changed one after the other.
struct ProbedClass {
  var name: String
  var probes: [StateProbe]
  /// The properties that change no pixel of a still picture.
  var inert: Set<String>

  /// - Parameters:
  ///   - size: The size that a view has before the change, in points.
  ///   - inert: Names with spaces between them.
  init<View: UIView>(
    _ type: View.Type, size: CGSize = CGSize(width: 120, height: 60), inert: String = "",
    make: @escaping () -> View = { View() }, _ probes: [Probe<View>]
  ) {
    name = "\(type)"
    self.inert = Set(inert.split(separator: " ").map(String.init))
    self.probes = probes.map { StateProbe($0, of: "\(type)", size: size, make: make) }
  }
}

/// A change of one property of a view that is in a state in which the change shows.
struct Probe<View> {
  var property: String
  var words: String
  var given: (View) -> Void
  var change: (View) -> Void

  /// - Parameters:
  ///   - property: The property as the class's sources spell it.
  ///   - words: What the explanation has to say.
  init(
    _ property: String, _ words: String, given: @escaping (View) -> Void = { _ in },
    _ change: @escaping (View) -> Void
  ) {
    self.property = property
    self.words = words
    self.given = given
    self.change = change
  }
}

/// A view that does something each time that it is laid out.
private final class RestlessStage: UIView {
  var onLayout: () -> Void = {}

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout()
  }
}

/// A probe of any class.
struct StateProbe {
  var title: String
  var property: String
  var words: String
  private var render: (Bool) throws -> RenderedSnapshot
  private var layOut: () -> Void

  init<View: UIView>(
    _ probe: Probe<View>, of type: String, size: CGSize, make: @escaping () -> View
  ) {
    title = "\(type).\(probe.property)"
    property = probe.property
    words = probe.words
    render = { isChanged in
      let stage = SnapshotSubject.view({ UIView() }) { stage in
        stage.backgroundColor = .systemBackground
        let view = make()
        view.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
        stage.addSubview(view)
        probe.given(view)
        if isChanged { probe.change(view) }
      }
      return try SnapshotRenderer(scale: 2).render(
        stage, size: CGSize(width: size.width + 20, height: size.height + 20))
    }
    layOut = {
      let view = make()
      view.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
      let stage = RestlessStage(frame: view.frame.insetBy(dx: -10, dy: -10))
      stage.addSubview(view)
      probe.given(view)
      stage.onLayout = { probe.change(view) }
      stage.layoutIfNeeded()
    }
  }

  /// Whether each change moves something, so that changing again and again has no end.
  var moves: Bool {
    ["frame", "center", "position"].contains(property)
  }

  /// What is reported where the change happens in each `layoutSubviews()` of the superview.
  func issuesInLayout() -> [String] {
    let issues = RenderingIssues()
    RenderingEnvironment.$current.withValue(RenderingEnvironment(issues: issues)) { layOut() }
    return issues.messages
  }

  /// The pictures' pixels and scenes before and after the change.
  func run() throws -> (
    before: RenderedSnapshot, after: RenderedSnapshot, headlines: [String]
  ) {
    let (before, after) = (try render(false), try render(true))
    guard let old = before.description?.scene, let new = after.description?.scene else {
      return (before, after, [])
    }
    return (before, after, SceneDifference(from: old, to: new).causes.map(\.headline))
  }
}

extension UIImage {
  /// A square of one color.
  static func square(_ color: Color, side: Int = 12) -> UIImage {
    UIImage(bitmap: Bitmap(width: side, height: side, color: color))
  }
}
