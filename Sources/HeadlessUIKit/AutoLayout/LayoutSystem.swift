// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import LinearConstraints

/// The constraints of a tree of views, as a system of linear constraints.
///
/// Each view that Auto Layout places has four unknowns: its alignment rectangle in its superview's
/// coordinates. The root and views that follow their autoresizing mask are taken as they are, save
/// for what fills a view that Auto Layout places, such as the content of an effect, or follows its
/// size by its mask, as the view of a nib.
///
/// ```
/// holder ─ view ─ view      a place in the holder's coordinates is the sum of the
///     x =   minX + minX     minX on the way up, less each view's bounds.origin
/// ```
struct LayoutSystem {
  /// Whether the root's size is known or looked for.
  enum RootSize {
    case given
    case unknown
  }

  private(set) var system = ConstraintSystem()
  /// The views of the tree, superviews before their subviews.
  private(set) var views: [UIView] = []
  /// How deep each view lies in the tree.
  private var depths: [Int] = []
  /// The superviews of `views`, by their index there; that of the root is its own.
  private var parents: [Int] = []
  /// Where the constraints come from, by their index in the system.
  private(set) var origins: [ConstraintOrigin] = []
  /// What the constant of each linear constraint would be if the constraint's own constant were 0.
  private(set) var baseConstants: [Double] = []
  private let root: LayoutRoot
  private let filling: Filling?
  /// The views that follow their superviews, whose sizes are looked for.
  private var fillers: [Filling] = []

  /// A view that follows a size, which is looked for, at distances from its edges.
  struct Filling {
    let view: UIView
    let insets: UIEdgeInsets
  }

  init(root view: UIView, size: RootSize, filling: Filling? = nil) {
    self.filling = filling
    root =
      switch size {
      case .given: LayoutRoot(view: view, width: nil, height: nil)
      case .unknown:
        LayoutRoot(
          view: view, width: system.makeVariable(isNonNegative: true),
          height: system.makeVariable(isNonNegative: true))
      }
    let sizes = collectWithSizes(view)
    if let filling { addFilling(filling) }
    for filling in fillers { addFilling(filling) }
    let constraints = addHeldConstraints()
    let sized = zip(views, sizes).compactMap { view, size in size.map { (view, $0) } }
    // Where equal priorities leave it open, earlier constraints hold. On iOS the view that was
    // added first is squeezed (the headers of trungnghia2009's tip-calculator).
    for (view, size) in sized.reversed() { addContentConstraints(of: view, size, .atLeast) }
    for index in orderOfHugging {
      if let size = sizes[index] { addContentConstraints(of: views[index], size, .atMost) }
    }
    addLeastLengths(constraints, sized)
  }

  /// The views, those first that hug where some that hug alike cannot all do so: of those in one
  /// superview the last, so that the first is stretched (the rows of MoneyBox and of devpass-tech's
  /// view code, the column of its FinanceApp), and of superviews the first, so that the content of
  /// the last is stretched (the cards of qweqrty/WrapKit).
  private var orderOfHugging: [Int] {
    ascendingOrder(of: views.indices.map { (parents[$0] << 32) - $0 })
  }

  /// Adds the constraints that the views hold, those first that hold where they contradict one
  /// another. Of required ones these are on iOS those that the engine is given last: it is given
  /// those of the innermost views first, and those of one view as they were activated. So it is in
  /// recorded pictures of natura-cosmeticos/natds-ios, and of qweqrty/WrapKit: a view that is
  /// pinned to all edges fills its superview, although its own width and height were activated
  /// later.
  ///
  /// - Returns: The constraints, view by view.
  private mutating func addHeldConstraints() -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    var ranks: [Int] = []
    for index in views.indices {
      guard let held = views[index].layoutStateStorage?.constraints else { continue }
      for constraint in held {
        constraints.append(constraint)
        let order = constraint.activationOrder
        ranks.append(
          constraint.priority == .required ? (depths[index] << 40) - order : (1 << 62) + order)
      }
    }
    for index in ascendingOrder(of: ranks) { add(constraints[index]) }
    return constraints
  }

  /// Collects the tree, and the natural sizes of the views whose lengths are looked for.
  ///
  /// A view may lay itself out to know its size, as tables do that are as high as their rows. What
  /// is solved on the way takes the variables, and may add views: the tree is collected once more.
  private mutating func collectWithSizes(_ view: UIView) -> [CGSize?] {
    let top = view.treeRoot
    let wasDue = top.isSolutionDue
    var isOutdated = false
    var sizes: [CGSize?] = []
    for _ in 1...2 {
      collectAnew(view)
      top.isSolutionDue = false
      let taken = variables
      sizes = contentSizes
      guard top.isSolutionDue || taken != variables else { break }
      isOutdated = true
    }
    top.isSolutionDue = wasDue || isOutdated
    guard isOutdated else { return sizes }
    // What was solved on the way, the second time too, has taken the variables.
    let known = Dictionary(zip(views.map(ObjectIdentifier.init), sizes)) { old, _ in old }
    collectAnew(view)
    return views.map { known[ObjectIdentifier($0)] ?? nil }
  }

  private mutating func collectAnew(_ view: UIView) {
    views = []
    depths = []
    parents = []
    fillers = []
    origins = []
    system = ConstraintSystem()
    // Those of the root's size are the first.
    for _ in [root.width, root.height].compactMap(\.self) {
      _ = system.makeVariable(isNonNegative: true)
    }
    collect(view, depth: 0, parent: 0)
  }

  /// The numbers of the unknowns that the views have at present.
  private var variables: [Int?] {
    views.map { $0.layoutStateStorage?.variables?.minX.index }
  }

  private var contentSizes: [CGSize?] {
    views.map { view in
      let (width, height) = root.lengths(of: view)
      return width == nil && height == nil ? nil : view.contentSizeForLayout
    }
  }

  private mutating func collect(_ view: UIView, depth: Int, parent: Int) {
    guard CALayer.allowsDepth(depth) else { return forget(view) }
    let index = views.count
    views.append(view)
    depths.append(depth)
    parents.append(parent)
    let isFilling = view === filling?.view || fills(view)
    if let state = isFilling ? view.layoutState : view.layoutStateStorage {
      let isPlaced =
        isFilling || view !== root.view && !state.followsMask && !view.isPlacedBySuperview
      state.variables = isPlaced ? makeVariables() : nil
      state.isFilling = isFilling
      state.isTakenAsGiven = false
      for guide in state.guides {
        guide.variables = makeVariables(isNonNegative: !(guide is RepeatedGap))
      }
      if view is UIScrollView { addContent(of: view, state) }
    }
    for subview in view.subviewStorage { collect(subview, depth: depth + 1, parent: index) }
  }

  /// Whether a view follows its superview, whose size is looked for, and holds what says it: one
  /// that fills it, or one whose mask lets both lengths follow, as the view of a nib has it.
  private mutating func fills(_ view: UIView) -> Bool {
    guard let outer = view.superviewStorage,
      outer.fillingSubview === view || view.followsSizeByMask,
      view !== filling?.view, view.holdsConstraints,
      case (.some, .some) = root.lengths(of: outer)
    else { return false }
    let insets = outer.fillingSubview === view ? .zero : view.insetsByMask(in: outer)
    fillers.append(Filling(view: view, insets: insets))
    return true
  }

  /// Takes a tree for given: its variables are of an earlier system.
  private func forget(_ view: UIView) {
    var pending = [view]
    while let view = pending.popLast() {
      view.layoutStateStorage?.variables = nil
      for guide in view.layoutStateStorage?.guides ?? [] { guide.variables = nil }
      pending += view.subviewStorage
    }
  }

  private mutating func makeVariables(isNonNegative: Bool = true) -> LayoutVariables {
    LayoutVariables(
      minX: system.makeVariable(), minY: system.makeVariable(),
      width: system.makeVariable(isNonNegative: isNonNegative),
      height: system.makeVariable(isNonNegative: isNonNegative))
  }

  /// Adds the unknown size of a scroll view's content.
  private mutating func addContent(of view: UIView, _ state: ViewLayoutState) {
    let refersToEdges = state.constraints.contains {
      ($0.firstItem === view && $0.firstAttribute.isOfScrolledContent)
        || ($0.secondItem === view && $0.secondAttribute.isOfScrolledContent)
    }
    guard
      let guide = refersToEdges ? (view as? UIScrollView)?.contentLayoutGuide : state.contentGuide
    else { return }
    let variables = makeVariables()
    guide.variables = variables
    for corner in [variables.minX, variables.minY] {
      origins.append(.engine)
      system.add(LinearConstraint([(1, corner)], constant: 0, .equal))
    }
  }

  private mutating func addFilling(_ filling: Filling) {
    guard let inner = filling.view.layoutStateStorage?.variables,
      let outer = filling.view === self.filling?.view ? root.view : filling.view.superviewStorage,
      case (let width?, let height?) = root.lengths(of: outer)
    else { return }
    let insets = filling.insets
    let sums: [([(Double, Variable)], CGFloat)] = [
      ([(1, inner.minX)], -insets.left), ([(1, inner.minY)], -insets.top),
      ([(1, inner.width), (-1, width)], insets.left + insets.right),
      ([(1, inner.height), (-1, height)], insets.top + insets.bottom),
    ]
    for (terms, constant) in sums {
      origins.append(.engine)
      system.add(LinearConstraint(terms, constant: Double(constant), .equal))
    }
  }

  // MARK: Constraints

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard var sum = expression(of: constraint) else { return }
    constraint.solutionIndex = origins.count
    baseConstants += Array(repeating: 0, count: origins.count - baseConstants.count)
    baseConstants.append(sum.constant)
    sum.constant -= Double(constraint.constant)
    origins.append(.constraint(constraint))
    system.add(
      LinearConstraint(
        terms: sum.terms, constant: sum.constant, relation: constraint.relation.linear,
        priority: Double(constraint.priority.rawValue)))
  }

  /// The difference of the constraint's sides without its constant; `nil` where an item is gone.
  private func expression(
    of constraint: NSLayoutConstraint, implicitConstraints: [ImplicitConstraint]? = nil
  ) -> LayoutExpression? {
    guard let holder = constraint.holder, let first = layoutItem(constraint.firstItem),
      constraint.hasSecondItem == (constraint.secondItem != nil)
    else { return nil }
    var sum = LayoutExpression(holder: holder, root: root)
    sum.implicitConstraints = implicitConstraints
    sum.isMirrored = isMirrored(constraint, holder)
    sum.add(constraint.distances?.first, first, constraint.firstAttribute, times: 1)
    if let second = layoutItem(constraint.secondItem) {
      sum.add(
        constraint.distances?.second, second, constraint.secondAttribute,
        times: -Double(constraint.multiplier))
    }
    return sum
  }

  /// The implicit constraints that constraints rest on, in UIKit's form, each once.
  func implicitConstraints(of constraints: [NSLayoutConstraint]) -> [String] {
    var lines: [String] = []
    for constraint in constraints {
      let expression = expression(of: constraint, implicitConstraints: [])
      for implicit in expression?.implicitConstraints ?? []
      where !lines.contains(implicit.description) {
        lines.append(implicit.description)
      }
    }
    return lines
  }

  /// Where the content of the view that holds a constraint runs from right to left, x is measured
  /// from the right, whatever the items' own content does: a view's attribute says how its subviews
  /// are placed (freshOS/Stevia's tests, `ctrler.view.semanticContentAttribute`).
  private func isMirrored(_ constraint: NSLayoutConstraint, _ holder: UIView) -> Bool {
    guard
      constraint.firstAttribute.followsTextDirection
        || constraint.secondAttribute.followsTextDirection
        || constraint.distances?.places.contains(where: \.attribute.followsTextDirection) == true
    else { return false }
    return holder.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Adds that a view is at least, or at most, as large as its content.
  private mutating func addContentConstraints(
    of view: UIView, _ size: CGSize, _ relation: LinearConstraint.Relation
  ) {
    let (width, height) = root.lengths(of: view)
    for (variable, length, axis) in [
      (width, size.width, NSLayoutConstraint.Axis.horizontal), (height, size.height, .vertical),
    ] {
      guard let variable, length != UIView.noIntrinsicMetric else { continue }
      let priority =
        relation == .atLeast
        ? view.contentCompressionResistancePriority(for: axis)
        : view.contentHuggingPriority(for: axis)
      origins.append(.content(view, axis))
      system.add(
        LinearConstraint(
          [(1, variable)], constant: -Double(length), relation, priority: Double(priority.rawValue))
      )
    }
  }

  /// Prefers the least length where a constraint says what a length is at least, and the view has
  /// no content that would say more. So it is on iOS (`MessageTableViewCell` of
  /// SebastianOsinski/TableViewCellSnapshotTesting).
  private mutating func addLeastLengths(
    _ constraints: [NSLayoutConstraint], _ sized: [(UIView, CGSize)]
  ) {
    let lengths = constraints.compactMap { constraint -> (UIView, isWidth: Bool)? in
      let isFirst = constraint.relation == .greaterThanOrEqual
      let attribute = isFirst ? constraint.firstAttribute : constraint.secondAttribute
      guard constraint.relation != .equal, attribute == .width || attribute == .height,
        let view = (isFirst ? constraint.firstItem : constraint.secondItem) as? UIView,
        view !== root.view
      else { return nil }
      return (view, attribute == .width)
    }
    guard !lengths.isEmpty else { return }
    let sizes = Dictionary(sized.map { (ObjectIdentifier($0), $1) }) { old, _ in old }
    for (view, isWidth) in lengths {
      guard let size = sizes[ObjectIdentifier(view)] else { continue }
      let variables = root.lengths(of: view)
      guard let variable = isWidth ? variables.width : variables.height,
        (isWidth ? size.width : size.height) == UIView.noIntrinsicMetric
      else { continue }
      origins.append(.engine)
      system.add(
        LinearConstraint([(1, variable)], constant: 0, .atMost, priority: LinearConstraint.tie))
    }
  }

  /// Asks for a size of the root, with priorities.
  mutating func addTarget(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) {
    for (variable, length, priority) in [
      (root.width, size.width, horizontal), (root.height, size.height, vertical),
    ] {
      guard let variable else { continue }
      origins.append(.engine)
      system.add(
        LinearConstraint(
          [(1, variable)], constant: -Double(length), .equal, priority: Double(priority.rawValue)))
    }
  }

  /// The unknown lengths of a view; `nil` where they are given.
  func lengths(of view: UIView) -> (width: Variable?, height: Variable?) {
    root.lengths(of: view)
  }
}

extension UIView {
  /// Whether the mask lets the view's lengths follow those of its superview, and no margin.
  fileprivate var followsSizeByMask: Bool {
    superviewStorage != nil && followsMask && !isPlacedBySuperview
      && autoresizingMask == [.flexibleWidth, .flexibleHeight]
  }

  /// The distances from the superview's edges that the mask keeps.
  fileprivate func insetsByMask(in outer: UIView) -> UIEdgeInsets {
    let frame = alignmentRect(forFrame: untransformedFrame)
    let size = outer.alignmentRect(forFrame: outer.bounds).size
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY,
      right: size.width - frame.maxX)
  }
}

/// The topmost view, and its lengths where they are looked for.
struct LayoutRoot {
  let view: UIView
  let width: Variable?
  let height: Variable?

  /// The unknown lengths of any view of the tree; `nil` where they are given.
  func lengths(of view: UIView) -> (width: Variable?, height: Variable?) {
    if view === self.view { return (width, height) }
    let variables = view.layoutStateStorage?.variables
    return (variables?.width, variables?.height)
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var linear: LinearConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .atMost
    case .equal: .equal
    case .greaterThanOrEqual: .atLeast
    }
  }
}
