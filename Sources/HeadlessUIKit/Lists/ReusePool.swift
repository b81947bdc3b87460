// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Views that a list may show again, by the name under which it keeps them.
struct ReusePool<View: AnyObject> {
  private var views: [String: [View]] = [:]

  /// Keeps a view that is no longer shown. One without a name is dropped.
  mutating func keep(_ view: View, as identifier: String?) {
    guard let identifier else { return }
    views[identifier, default: []].append(view)
  }

  /// The view that was kept last under the name.
  mutating func take(_ identifier: String) -> View? {
    views[identifier]?.popLast()
  }
}

/// The name of the view that a list is about to make from its type alone.
///
/// Cells that are written for iOS get it by an initializer that a type parameter cannot call,
/// because it need not be `required`.
struct HostedIdentifier: Sendable {
  @TaskLocal static var current: HostedIdentifier?

  private let viewType: ObjectIdentifier
  private let identifier: String

  /// Makes a view of class `type` by `init()`, which takes `identifier`.
  static func make<View: UIView>(_ type: View.Type, identifier: String) -> View {
    let hosted = HostedIdentifier(viewType: ObjectIdentifier(type), identifier: identifier)
    return $current.withValue(hosted) { type.init() }
  }

  /// The name for a view of class `type` that is being made; `nil` where no list makes it.
  static func name(for type: UIView.Type) -> String? {
    guard let current, current.viewType == ObjectIdentifier(type) else { return nil }
    return current.identifier
  }
}
