// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The view of one row of a table.
///
/// ```swift
/// let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
/// cell.textLabel?.text = "Wi-Fi"
/// cell.detailTextLabel?.text = "Connected"
/// cell.accessoryType = .disclosureIndicator
/// ```
///
/// A gesture recognizer whose delegate is a cell asks its ``UIView/gestureRecognizerShouldBegin(_:)``
/// alone: what a subclass adds of the delegate's other methods is not called, as it is on iOS.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  final let style: CellStyle
  /// What the content needs together with the line below it, as it was measured last; `nil` where
  /// there is no line.
  var heightWithLine: CGFloat?
  /// The content view that the cell has of itself.
  final let ownContent = UITableViewCellContentView()
  final var configuredContent = ConfiguredContent()
  final var textLabelStorage: UILabel?
  final var detailLabelStorage: UILabel?
  final var imageViewStorage: UIImageView?
  final var accessoryMark: CellAccessoryMark?
  final var standardSelection: UIView?
  final var separatorInsetStorage: UIEdgeInsets?
  final var lineAbove: UIView?
  final var lineBelow: UIView?
  final var editingControl: CellEditingControl?
  /// The lines by which the row is moved, while it is edited.
  final var reorderControl: CellAccessoryView?
  /// Whether the background color is no longer the one that cells have.
  final var isBackgroundSet = false
  private var isUpdateDue = true
  final var configuredBackground: BackgroundConfigurationView?
  /// Whether the corners are those of a group.
  final var isCutByGroup = false
  /// The place in a table; `nil` outside of one.
  final var surroundings: CellSurroundings? {
    didSet { if surroundings != oldValue { surroundingsDidChange() } }
  }
  /// What the control of an edited cell does; the table sets it.
  open internal(set) var editingStyle: EditingStyle = .none {
    didSet { if editingStyle != oldValue { editingDidChange() } }
  }
  /// Whether the content leaves room for a control while the row is edited, although it has none.
  final var keepsEditingRoom = false {
    didSet { if keepsEditingRoom != oldValue { setNeedsLayout() } }
  }
  /// Whether the row can be moved while it is edited; the table sets it.
  final var isMovable = false {
    didSet { if isMovable != oldValue { editingDidChange() } }
  }

  /// Makes a cell 320 x 44 points large, 320 x 52 with the look of iOS 26. Its ground is its
  /// table's: none before it is in one.
  ///
  /// - Parameters:
  ///   - style: Which labels it has.
  ///   - reuseIdentifier: The name under which a table keeps cells of this kind.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: RowMetrics.current.rowHeight))
    ownContent.frame = bounds
    addSubview(ownContent)
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    style = CellStyle(nib: element?["style"])
    reuseIdentifier = element?["reuseIdentifier"]
    super.init(coder: coder)
    ownContent.frame = bounds
    addSubview(ownContent)
    coder.decode { decodeCell($0, $1, content: ownContent) }
  }

  /// Makes a cell of the style `default`; with a `frame` of zero size it is 320 x 44 points large.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame.size != .zero { self.frame = frame }
  }

  /// The name under which a table keeps cells of this kind.
  open internal(set) var reuseIdentifier: String?

  /// Called before the cell is shown again with other content.
  open func prepareForReuse() {}

  // MARK: Parts

  /// The view for the cell's subviews, or that of ``contentConfiguration``; it ends where the
  /// accessory starts.
  open var contentView: UIView { content }

  /// The main label.
  open var textLabel: UILabel? { makeTextLabel() }

  /// The second label; `nil` in the style `default`.
  open var detailTextLabel: UILabel? { makeDetailLabel() }

  /// The view of a picture before the labels. Symbols that say no scale are large there.
  open var imageView: UIImageView? { makeImageView() }

  /// What stands at the end. The default is nothing.
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// A view that stands at the end instead of ``accessoryType``, in its own size.
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  /// What stands at the end while the cell is edited. The default is nothing.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
  }

  /// Where a table's line below the cell starts and ends, in points; left is where text starts. By
  /// default it is the table's, which starts where the labels do.
  open var separatorInset: UIEdgeInsets {
    get { effectiveSeparatorInset }
    set {
      noteSet(.separatorInset)
      guard newValue != separatorInsetStorage else { return }
      separatorInsetStorage = newValue
      setNeedsLayout()
    }
  }

  /// How many steps the content is indented. The default is 0.
  open var indentationLevel: Int = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// How far a step of ``indentationLevel`` goes, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// What fills the cell below everything else. The default is the color of the table's style.
  open override var backgroundColor: UIColor? {
    didSet { isBackgroundSet = true }
  }

  /// The view behind everything else; it fills the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView, at: 0) }
  }

  /// The view above ``backgroundView`` that shows while the cell is chosen or pressed. The default
  /// is a gray one.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard oldValue !== selectedBackgroundView else { return }
      replaceBackground(oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      selectionDidChange()
    }
  }

  /// A view that stands at the end while the cell is edited, instead of ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    didSet {
      guard oldValue !== editingAccessoryView else { return }
      oldValue?.removeFromSuperview()
      accessoryDidChange()
    }
  }

  /// The cell's state as one value.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    (state.isEditing, state.isDisabled) = (isEditing, !isUserInteractionEnabled)
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isUpdateDue = true
    setNeedsLayout()
  }

  /// Changes the cell's configurations by its state. Called before the cell is measured or shown,
  /// and when the state has changed; the default does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Changes the cell's configurations by its state; called after ``updateConfiguration(using:)``.
  /// The default is `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configurationUpdateHandler != nil || oldValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  /// Content for the cell's style, to be filled in and made ``contentConfiguration``.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .value1 || style == .value2 ? .valueCell() : .cell()
  }

  /// What the cell shows as one value, in a view that comes instead of the ``contentView`` and its
  /// labels; `nil`, the default, for these.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent.configuration }
    set { if newValue != nil || contentConfiguration != nil { showContent(newValue) } }
  }

  /// Whether ``contentConfiguration`` follows the state, see
  /// ``UIContentConfiguration/updated(for:)``. The default is true.
  open var automaticallyUpdatesContentConfiguration: Bool = true {
    didSet {
      if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// A background for the table's style, to be changed and made ``backgroundConfiguration``.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    surroundings?.isGrouped == true ? .listGroupedCell() : .listPlainCell()
  }

  /// Whether ``backgroundConfiguration`` follows the state, see
  /// ``UIBackgroundConfiguration/updated(for:)``. The default is true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// What lies behind everything else as one value, which comes instead of ``backgroundColor`` and
  /// ``backgroundView``; `nil`, the default, for these.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { if backgroundConfiguration != oldValue { backgroundConfigurationDidChange() } }
  }

  // MARK: State

  /// How the cell looks while it is chosen or pressed. The default is on gray.
  open var selectionStyle: SelectionStyle = .default {
    didSet { if selectionStyle != oldValue { selectionDidChange() } }
  }

  /// Whether the row is chosen. The default is false.
  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { selectionDidChange() } }
  }

  /// Whether the row is being pressed. The default is false.
  open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { selectionDidChange() } }
  }

  /// Whether the row is being edited. The default is false.
  open var isEditing: Bool = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// Sets ``isSelected``. A table calls it.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Sets ``isHighlighted``. A table calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Sets ``isEditing``. A table calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    let mask: StateMask = editing && editingStyle != .none ? .showingEditControl : .defaultMask
    willTransition(to: mask)
    isEditing = editing
    didTransition(to: mask)
  }

  /// Called before the cell shows or hides its editing control. The default does nothing.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell showed or hid its editing control. The default does nothing.
  open func didTransition(to state: StateMask) {}

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("selected", flag: isSelected, default: false)
    StateProperty("highlighted", flag: isHighlighted, default: false)
    StateProperty("editing", flag: isEditing, default: false)
    StateProperty("selectionStyle", term: selectionStyle, default: .default)
    StateProperty("accessoryType", term: accessoryType, default: .none)
    StateProperty("editingAccessoryType", term: editingAccessoryType, default: .none)
    StateProperty("editingStyle", term: editingStyle, default: .none)
    if let separatorInsetStorage {
      StateProperty("separatorInset", insets: separatorInsetStorage, default: nil)
    }
    StateProperty("indentationLevel", number: CGFloat(indentationLevel), default: 0)
    if indentationLevel != 0 {
      StateProperty("indentationWidth", number: indentationWidth, default: 10)
    }
  }

  // MARK: Layout

  override func places(_ subview: UIView) -> Bool { subview === content }

  /// The height that the labels or the constraints of the content need, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard configuredContent.view == nil else {
      return systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    }
    return CGSize(width: size.width, height: naturalHeight(width: size.width))
  }

  /// The distances from the edges that content keeps in the table's style.
  open override var layoutMargins: UIEdgeInsets {
    get {
      guard layoutStateStorage?.margins == nil else { return super.layoutMargins }
      return UIEdgeInsets(top: 11, left: margin, bottom: 11, right: margin)
    }
    set {
      super.layoutMargins = newValue
      contentMarginsDidChange()
      setNeedsLayout()
    }
  }

  /// The height that the content needs at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if configuredContent.view == nil, holdsOwnConstraints {
      return sizeByOwnConstraints(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
    guard configuredContent.view != nil || content.holdsConstraints else {
      return sizeThatFits(targetSize)
    }
    let other = contentStart + accessoryRoom
    let room = CGSize(width: max(0, targetSize.width - other), height: targetSize.height)
    prepareConfiguredContent(width: targetSize.width, room: room.width)
    var size = content.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += other
    if let list = content as? UIListContentView {
      size.height = max(size.height, list.leastCellHeight)
    }
    let line = surroundings?.separatorHeight ?? 0
    size.height += line
    heightWithLine = line > 0 ? size.height : nil
    return size
  }

  /// Places content, labels and accessory.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
    callExtensionsLayoutSubviews()
  }

  /// Called when a `.xib` file or a storyboard has made the view and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  /// False, unless an extension of the class says otherwise.
  open override var canBecomeFirstResponder: Bool { extensionsCanBecomeFirstResponder ?? false }

  private func updateConfigurationIfNeeded() {
    guard isUpdateDue else { return }
    isUpdateDue = false
    updateOwnConfigurations()
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
