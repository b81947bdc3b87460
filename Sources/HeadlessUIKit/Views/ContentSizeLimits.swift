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
  /// The smallest size of text that the view and those in it take from the user's settings; `nil`,
  /// the default, for any.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits?.least }
    set { setLimits { $0.least = newValue } }
  }

  /// The largest size of text that the view and those in it take from the user's settings; `nil`,
  /// the default, for any.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { contentSizeLimits?.most }
    set { setLimits { $0.most = newValue } }
  }

  var contentSizeLimits: ContentSizeLimits? {
    limitsContentSize ? associatedStorage[limitsKey] : nil
  }

  private func setLimits(_ change: (inout ContentSizeLimits) -> Void) {
    var limits = contentSizeLimits ?? ContentSizeLimits()
    change(&limits)
    limitsContentSize = limits != ContentSizeLimits()
    associatedStorage[limitsKey] = limitsContentSize ? limits : nil
    updateInherited()
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
