// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The view above or below a section of a table.
///
/// ```swift
/// table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
/// let header = table.dequeueReusableHeaderFooterView(withIdentifier: "title")
/// header?.textLabel?.text = "Pets"
/// ```
open class UITableViewHeaderFooterView: UIView {
  private let ownContent = UITableViewCellContentView()
  private var configuredContent = ConfiguredContent()
  private var configuredBackground: BackgroundConfigurationView?
  private var isUpdateDue = true
  private var content: UIView { configuredContent.view ?? ownContent }
  private let pinnedBackground = UIView()
  private var textLabelStorage: UILabel?
  private var detailLabelStorage: UILabel?
  private var style = UITableView.Style.plain
  private(set) final var isHeader = true
  /// Whether the table made it for a section's title.
  final var isTitleOfTable = false

  /// From the edges to the label; the table sets it.
  final var margin: CGFloat = 16 {
    didSet {
      ownContent.cellMargins = UIEdgeInsets(top: 8, left: margin, bottom: 8, right: margin)
      if margin != oldValue { setNeedsLayout() }
    }
  }

  /// Whether the view lies on rows, because it stays in sight.
  final var isPinned = false {
    didSet {
      if isPinned != oldValue { setNeedsUpdateConfiguration() }
      pinnedBackground.isHidden = !isPinned || backgroundView != nil
      pinnedBackground.backgroundColor = superview?.backgroundColor ?? .systemBackground
    }
  }

  /// Makes a view.
  ///
  /// - Parameter reuseIdentifier: The name under which a table keeps views of this kind.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Reads the view from a file of Interface Builder; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    pinnedBackground.isHidden = true
    pinnedBackground.frame = bounds
    pinnedBackground.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(pinnedBackground, at: 0)
    ownContent.frame = bounds
    ownContent.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(ownContent, at: 1)
  }

  /// Makes a view that no table keeps.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// The name under which a table keeps views of this kind.
  open internal(set) var reuseIdentifier: String?

  /// Called before the view is shown again with other content.
  open func prepareForReuse() {}

  /// The view for subviews, or that of ``contentConfiguration``; it fills this one.
  open var contentView: UIView { content }

  /// The label of a title.
  open var textLabel: UILabel? {
    if let textLabelStorage { return textLabelStorage }
    let label = UILabel()
    label.numberOfLines = 0
    textLabelStorage = label
    ownContent.addSubview(label)
    styleLabels()
    return label
  }

  /// The label below the title.
  open var detailTextLabel: UILabel? {
    if let detailLabelStorage { return detailLabelStorage }
    let label = UILabel()
    label.asToolkit {
      label.font = .systemFont(ofSize: 13)
      label.textColor = .secondaryLabel
    }
    label.numberOfLines = 0
    detailLabelStorage = label
    ownContent.addSubview(label)
    return label
  }

  /// The view behind the content; it fills this one.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      pinnedBackground.isHidden = true
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  // MARK: Configurations

  /// The view's state as one value.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    (state.isPinned, state.isDisabled) = (isPinned, !isUserInteractionEnabled)
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isUpdateDue = true
    setNeedsLayout()
  }

  /// Changes the view's configurations by its state. Called before the view is measured or shown,
  /// and when the state has changed; the default does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Changes a view's configurations by its state.
  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  /// Changes the view's configurations by its state; called after
  /// ``updateConfiguration(using:)``. The default is `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configurationUpdateHandler != nil || oldValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  /// Content for the table's style, to be filled in and made ``contentConfiguration``.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (style, isHeader) {
    case (.plain, true): .plainHeader()
    case (.plain, false): .plainFooter()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }

  /// What the view shows as one value, in a view that comes instead of the ``contentView`` and its
  /// labels; `nil`, the default, for these.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent.configuration }
    set {
      guard newValue != nil || contentConfiguration != nil else { return }
      let old = content
      if configuredContent.show(newValue) { configuredContent.install(content, for: old, in: self) }
      setNeedsLayout()
    }
  }

  /// Whether ``contentConfiguration`` follows the state. The default is true.
  open var automaticallyUpdatesContentConfiguration: Bool = true {
    didSet {
      if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// A background for the table's style, to be changed and made ``backgroundConfiguration``.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
  }

  /// What lies behind the content as one value, which comes instead of ``backgroundView``; `nil`,
  /// the default, for that.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      configuredBackground?.removeFromSuperview()
      configuredBackground = backgroundConfiguration.map {
        BackgroundConfigurationView.behindContent(of: self, $0)
      }
    }
  }

  /// Whether ``backgroundConfiguration`` follows the state. The default is true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  private func updateConfigurationIfNeeded() {
    guard isUpdateDue else { return }
    isUpdateDue = false
    let state = configurationState
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// The distances from the edges that content keeps in the table's style.
  open override var layoutMargins: UIEdgeInsets {
    get {
      guard layoutStateStorage?.margins == nil else { return super.layoutMargins }
      return UIEdgeInsets(top: 6, left: margin, bottom: 6, right: margin)
    }
    set { super.layoutMargins = newValue }
  }

  /// Takes the look of a table's headers or footers.
  func adopt(_ style: UITableView.Style, isHeader: Bool) {
    (self.style, self.isHeader) = (style, isHeader)
    styleLabels()
  }

  /// The figures of this place: those of a footer in a plain table are a footer's below a group, in
  /// the room of a header.
  private var edge: RowMetrics.Edge {
    let metrics = RowMetrics.current
    switch (style, isHeader) {
    case (.plain, true): return metrics.plainHeader
    case (.plain, false):
      var edge = metrics.plainHeader
      (edge.style, edge.color) = (metrics.groupFooter.style, metrics.groupFooter.color)
      edge.isEmphasized = false
      return edge
    case (_, true): return metrics.groupHeader
    case (_, false): return metrics.groupFooter
    }
  }

  private func styleLabels() {
    guard let label = textLabelStorage else { return }
    let edge = edge
    label.asToolkit {
      label.font = edge.font
      label.textColor = edge.color
    }
  }

  // MARK: Layout

  override func places(_ subview: UIView) -> Bool { subview === content }

  /// The height that labels and margins need; 28 points without them in a plain table, and at least
  /// 38 above a group, but for iOS 26.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = labelHeights(width: max(0, size.width - 2 * margin)).reduce(0, +)
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let edge = edge
    // Above a group, the title has as much room above it as one has below a group.
    let top = style == .plain ? edge.top : max(edge.top, edge.bottom)
    let bottom = style == .plain || !isHeader ? edge.bottom : top
    let least = style == .plain && isHeader && text > 0 ? 0 : edge.leastHeight
    return CGSize(width: size.width, height: grid.ceil(max(least, text + top + bottom)))
  }

  /// The height that the content needs at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if configuredContent.view == nil, holdsOwnConstraints {
      return fittingSize(
        targetSize, horizontalFittingPriority, verticalFittingPriority,
        filling: .init(view: content, insets: .zero))
    }
    guard configuredContent.view != nil || content.holdsConstraints else {
      return sizeThatFits(targetSize)
    }
    if configuredContent.view != nil, bounds.width != targetSize.width {
      bounds.size.width = targetSize.width
    }
    var size = content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if let list = content as? UIListContentView {
      size.height = max(size.height, list.leastCellHeight)
    }
    return size
  }

  private func labelHeights(width: CGFloat) -> [CGFloat] {
    [textLabelStorage, detailLabelStorage].compactMap { $0 }
      .filter { $0.text?.isEmpty == false }
      .map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
  }

  /// Places the labels: in the middle of a plain table's header, at the bottom above a group, at
  /// the top below one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    let labels = [textLabelStorage, detailLabelStorage].compactMap { $0 }
      .filter { $0.text?.isEmpty == false && $0.translatesAutoresizingMaskIntoConstraints }
    let width = max(0, bounds.width - 2 * margin)
    let heights = labels.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height }
    let text = heights.reduce(0, +)
    let edge = edge
    let grid = PixelGrid(scale: traitCollection.displayScale)
    var y: CGFloat
    if style == .plain {
      y = (bounds.height - text) / 2
    } else {
      y = isHeader ? bounds.height - edge.bottom - text : edge.top
    }
    y = grid.round(y)
    for (label, height) in zip(labels, heights) {
      label.frame = CGRect(x: margin, y: y, width: width, height: height)
      y += height
    }
  }
}
