// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A view that lines up others in a row or a column, by constraints that it makes itself.
///
/// Hidden views take no room. A view's content priorities decide which one gives way.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [icon, title])
/// stack.spacing = 8
/// stack.alignment = .center
/// ```
open class UIStackView: UIView {
  /// The spacing that stands for "as `spacing` says".
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The spacing that stands for the system's, 8 points.
  public static let spacingUseSystem: CGFloat = .leastNormalMagnitude

  /// One arranged view and what follows it.
  struct Item {
    let view: UIView
    var spacingAfter: CGFloat?
  }

  final var items: [Item] = []
  /// The constraints and guides of the present arrangement.
  final var arrangement: [NSLayoutConstraint] = []
  final var gaps: [UILayoutGuide] = []
  /// Where the required constraints of the arrangement stand in the order of activation: where the
  /// stack got its first view. One of an app's that contradicts them, and which is activated later,
  /// holds, as on iOS: a line in a column of devpass-tech/hereminders is 16 points from both edges.
  final var orderOfArrangement: Int?

  /// So many constraints of an arrangement stand in the order where it began; more are as the last.
  static let constraintsInOrder = 1 << 16

  /// Makes a stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setNeedsArrangement()
  }

  /// Reads the view from a `.xib` file. From other coders it is an empty stack: archives are not
  /// read.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    if coder is NibCoder { decodeView(coder) }
    coder.decode { decodeStack($0, $1) }
    setNeedsArrangement()
  }

  /// Makes a horizontal stack of views, which become its subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Arrangement

  /// Whether the views form a row or a column. The default is a row.
  open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }

  /// How the views share the length of the stack. The default is `fill`.
  open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }

  /// Where the views lie across the stack. The default is `fill`.
  open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }

  /// The distance between neighbors in points; the least one where the distribution varies it. The
  /// default is 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }

  /// Whether the views keep to the layout margins instead of the edges. The default is false.
  open var isLayoutMarginsRelativeArrangement: Bool = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// Whether the spacing of a column runs from the last baseline of a view to the first one of the
  /// next. The default is false.
  open var isBaselineRelativeArrangement: Bool = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  // MARK: Views

  /// The views in the order of the arrangement. Each is a subview, too.
  open var arrangedSubviews: [UIView] { items.map(\.view) }

  /// Puts `view` at the end, also one that is arranged already; it becomes a subview that
  /// constraints place.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: items.count)
  }

  /// Puts `view` at `stackIndex`, from 0 to the count of the arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // What is arranged is a subview.
    let present = view.superview === self ? items.firstIndex { $0.view === view } : nil
    if stackIndex <= items.count, present == min(stackIndex, items.count - 1) { return }
    require(
      (0...items.count).contains(stackIndex),
      "index \(stackIndex) is out of bounds for \(items.count) arranged subviews")
    let item = present.map { items.remove(at: $0) } ?? Item(view: view)
    // Without the view, the end is one earlier.
    items.insert(item, at: min(stackIndex, items.count))
    if orderOfArrangement == nil {
      orderOfArrangement = NSLayoutConstraint.orderOfNow(room: Self.constraintsInOrder)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement()
  }

  /// Takes `view` out of the arrangement. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard items.contains(where: { $0.view === view }) else { return }
    items.removeAll { $0.view === view }
    setNeedsArrangement()
  }

  /// A removed subview leaves the arrangement.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if items.contains(where: { $0.view === subview }) { removeArrangedSubview(subview) }
  }

  /// Sets the distance after one view; ``spacingUseDefault`` takes ``spacing`` again.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard let index = items.firstIndex(where: { $0.view === arrangedSubview }) else { return }
    let spacing = spacing == UIStackView.spacingUseDefault ? nil : spacing
    guard spacing != items[index].spacingAfter else { return }
    items[index].spacingAfter = spacing
    setNeedsArrangement()
  }

  /// The distance set for after one view; ``spacingUseDefault`` where none is.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacing(setAfter: arrangedSubview) ?? UIStackView.spacingUseDefault
  }

  /// The distance set for after one view; `nil` where none is.
  final func spacing(setAfter arrangedSubview: UIView) -> CGFloat? {
    items.first { $0.view === arrangedSubview }?.spacingAfter
  }

  // MARK: Layout

  /// In a row the highest view, the first of several; in a column the first view.
  open override var forFirstBaselineLayout: UIView {
    axis == .horizontal ? highestView : visibleViews.first ?? self
  }

  /// In a row the highest view, the first of several; in a column the last view.
  open override var forLastBaselineLayout: UIView {
    axis == .horizontal ? highestView : visibleViews.last ?? self
  }

  private var visibleViews: [UIView] { items.map(\.view).filter { !$0.isHidden } }

  private var highestView: UIView {
    var highest: (view: UIView, height: CGFloat)?
    for view in visibleViews {
      let height = view.intrinsicContentSize.height
      if highest.map({ height > $0.height }) ?? true { highest = (view, height) }
    }
    return highest?.view ?? self
  }

  func setNeedsArrangement() {
    _ = layoutState
    setNeedsUpdateConstraints()
  }

  /// Makes the constraints of the arrangement anew.
  open override func updateConstraints() {
    rearrange()
    super.updateConstraints()
  }

  /// A mirrored stack runs from right to left.
  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { setNeedsArrangement() } }
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("spacing", number: spacing, default: 0)
    StateProperty("axis", term: axis, default: .horizontal)
    StateProperty("distribution", term: distribution, default: .fill)
    StateProperty("alignment", term: alignment, default: .fill)
    StateProperty("fromBaselines", flag: isBaselineRelativeArrangement, default: false)
    if isLayoutMarginsRelativeArrangement {
      StateProperty("margins", insets: directionalLayoutMargins)
    }
  }
}
