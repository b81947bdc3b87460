// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The content view of a cell, a header or a footer, as its content configuration has it.
struct ConfiguredContent {
  /// The value that the view shows; `nil` where the cell has its own content view.
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?

  /// Shows a value: in the view that is there, where that supports it.
  ///
  /// - Returns: Whether there is another view now.
  mutating func show(_ configuration: (any UIContentConfiguration)?) -> Bool {
    self.configuration = configuration
    guard let configuration else {
      let wasThere = view != nil
      view = nil
      return wasThere
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return false
    }
    let new = configuration.makeContentView()
    // What the surroundings keep free, such as a table's margins, counts for any content.
    new.preservesSuperviewLayoutMargins = true
    view = new
    return true
  }

  /// Puts the view in the place of `old`, where that is another one.
  func install(_ new: UIView, for old: UIView, in superview: UIView) {
    guard new !== old else { return }
    new.frame = old.frame
    new.autoresizingMask = old.autoresizingMask
    if old.superviewStorage === superview {
      superview.insertSubview(new, aboveSubview: old)
      old.removeFromSuperview()
    } else {
      superview.addSubview(new)
    }
  }
}
