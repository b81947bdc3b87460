// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The sizes of text that a view allows.
struct ContentSizeLimits: Hashable {
  /// `nil` for no limit.
  var least: UIContentSizeCategory?
  /// `nil` for no limit.
  var most: UIContentSizeCategory?

  /// The allowed category nearest to `category`.
  func limit(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    var category = category
    if let least, category < least { category = least }
    if let most, most < category { category = most }
    return category
  }

  /// These limits, and after them those of a view further in.
  func followed(by inner: ContentSizeLimits) -> ContentSizeLimits {
    ContentSizeLimits(
      least: least.map(inner.limit) ?? inner.least, most: most.map(inner.limit) ?? inner.most)
  }
}

private let limitsKey = AssociatedStorage.Key<ContentSizeLimits>()

extension UIView {
  var contentSizeLimits: ContentSizeLimits? {
    limitsContentSize ? associatedStorage[limitsKey] : nil
  }

  func setLimits(_ change: (inout ContentSizeLimits) -> Void) {
    var limits = contentSizeLimits ?? ContentSizeLimits()
    change(&limits)
    limitsContentSize = limits != ContentSizeLimits()
    associatedStorage[limitsKey] = limitsContentSize ? limits : nil
    updateInherited()
  }
}

extension UIView {
  /// The limits of the view and of those around it, the outermost last.
  func describeContentSizeLimits() -> String {
    let lines = sequence(first: self, next: \.superview).compactMap { view -> String? in
      guard let limits = view.contentSizeLimits else { return nil }
      let least = limits.least?.rawValue ?? "any"
      return "\(type(of: view)): from \(least) to \(limits.most?.rawValue ?? "any")"
    }
    return lines.isEmpty ? "no limits" : lines.joined(separator: "\n")
  }
}

extension UITraitCollection {
  /// These traits, with a size of text that is allowed.
  func limited(to limits: ContentSizeLimits) -> UITraitCollection {
    let category = limits.limit(preferredContentSizeCategory)
    guard category != preferredContentSizeCategory else { return self }
    var traits = traits
    traits.preferredContentSizeCategory = category
    return UITraitCollection(traits)
  }
}
