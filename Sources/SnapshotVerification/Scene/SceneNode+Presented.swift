// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension SceneNode {
  /// What holds the view of a controller that is presented, and dims what is below.
  private static let presentedType = "PresentationContainerView"

  private var holdsPresented: Bool { children.contains { $0.type == Self.presentedType } }

  /// The scene of a controller that presents nothing, as it stands in the window of one that
  /// does; any other scene as it is.
  ///
  /// A picture of a controller that presents another one is that of its window: the scenes of both
  /// would be compared with a view too many.
  func inWindow(of other: SceneNode) -> SceneNode {
    guard other.holdsPresented, !holdsPresented, other.children.contains(where: { $0.type == type })
    else { return self }
    var window = other
    window.children = [self]
    return window
  }

  /// How messages call what holds a presented view, by the first text in it: `UIAlertController
  /// 'Log out?'`, `presented FormView 'Name'`; `nil` for other views.
  var presentedTitle: String? {
    guard type == Self.presentedType, let shown = children.last else { return nil }
    let isAlert = shown.type == "AlertContentView"
    return (isAlert ? "UIAlertController" : "presented \(shown.type)")
      + (shown.firstText.map { " \(Self.quoted($0))" } ?? "")
  }

  private var firstText: String? {
    if let text = self[.text], !text.isEmpty { return text }
    return children.lazy.compactMap(\.firstText).first
  }
}
