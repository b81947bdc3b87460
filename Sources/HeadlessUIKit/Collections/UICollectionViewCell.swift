// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The view of one item of a collection.
///
/// ```swift
/// final class KeyCell: UICollectionViewCell {
///   let label = UILabel()
///   override init(frame: CGRect) {
///     super.init(frame: frame)
///     contentView.addSubview(label)
///   }
///   required init?(coder: NSCoder) { nil }
/// }
/// ```
open class UICollectionViewCell: UICollectionReusableView {
  private let ownContent = UIView()
  private var configuredContent = ConfiguredContent()
  private var configuredBackground: BackgroundConfigurationView?
  private var isUpdateDue = true

  /// Makes a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    ownContent.frame = bounds
    ownContent.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownContent)
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    ownContent.frame = bounds
    ownContent.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(ownContent)
    coder.decode { decodeContent(of: $0, in: ownContent, $1) }
  }

  /// The view for the cell's subviews, or that of ``contentConfiguration``; it fills the cell.
  open var contentView: UIView { content }

  final var content: UIView { configuredContent.view ?? ownContent }
  final var hasConfiguredContent: Bool { configuredContent.view != nil }

  /// Whether the item is chosen. The default is false.
  open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether the item is being pressed. Labels and image views in the cell are highlighted with it.
  /// The default is false.
  open var isHighlighted: Bool = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      contentView.highlightContent(isHighlighted)
      stateDidChange()
    }
  }

  /// The view behind everything else; it fills the cell.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, by: backgroundView, at: 0) }
  }

  /// The view above ``backgroundView`` that shows while the cell is chosen or pressed.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      replaceBackground(
        oldValue, by: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
      stateDidChange()
    }
  }

  // MARK: Configurations

  /// The cell's state as one value.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
    state.isDisabled = !isUserInteractionEnabled
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

  /// Changes a cell's configurations by its state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// Changes the cell's configurations by its state; called after ``updateConfiguration(using:)``.
  /// The default is `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configurationUpdateHandler != nil || oldValue != nil { setNeedsUpdateConfiguration() }
    }
  }

  /// What the cell shows as one value, in a view that comes instead of the ``contentView``; `nil`,
  /// the default, for that.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configuredContent.configuration }
    set {
      guard newValue != nil || contentConfiguration != nil else { return }
      let old = content
      if configuredContent.show(newValue) { configuredContent.install(content, for: old, in: self) }
      setNeedsLayout()
    }
  }

  /// Whether ``contentConfiguration`` follows the state, see
  /// ``UIContentConfiguration/updated(for:)``. The default is true.
  open var automaticallyUpdatesContentConfiguration: Bool = true {
    didSet {
      if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// What lies behind everything else as one value, which comes instead of `backgroundColor` and
  /// ``backgroundView``; `nil`, the default, for these.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      configuredBackground?.removeFromSuperview()
      configuredBackground = backgroundConfiguration.map {
        BackgroundConfigurationView.behindContent(of: self, $0)
      }
    }
  }

  /// Whether ``backgroundConfiguration`` follows the state, see
  /// ``UIBackgroundConfiguration/updated(for:)``. The default is true.
  open var automaticallyUpdatesBackgroundConfiguration: Bool = true {
    didSet {
      if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// A background for a cell that is in no list: nothing.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  final func updateConfigurationIfNeeded() {
    guard isUpdateDue else { return }
    isUpdateDue = false
    let state = configurationState
    if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
      let updated = backgroundConfiguration.updated(for: state)
      if updated != backgroundConfiguration { self.backgroundConfiguration = updated }
    }
    if automaticallyUpdatesContentConfiguration, let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  /// Brings the configurations up to date.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    callExtensionsLayoutSubviews()
  }

  /// Called when a `.xib` file or a storyboard has made the view and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  /// False, unless an extension of the class says otherwise.
  open override var canBecomeFirstResponder: Bool { extensionsCanBecomeFirstResponder ?? false }

  override func places(_ subview: UIView) -> Bool { subview === content }

  override var fillingSubview: UIView? { content }

  /// The size that the content needs.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if !hasConfiguredContent, holdsOwnConstraints {
      return fittingSize(
        targetSize, horizontalFittingPriority, verticalFittingPriority,
        filling: .init(view: content, insets: .zero))
    }
    guard hasConfiguredContent || content.holdsConstraints else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    if hasConfiguredContent, bounds.width != targetSize.width {
      // Margins of the content follow from the cell's width.
      bounds.size.width = targetSize.width
    }
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override var hasFittingSize: Bool {
    updateConfigurationIfNeeded()
    return hasConfiguredContent || super.hasFittingSize
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("selected", flag: isSelected, default: false)
    StateProperty("highlighted", flag: isHighlighted, default: false)
  }

  private func replaceBackground(_ old: UIView?, by new: UIView?, at index: Int) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
  }

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}

extension UIView {
  /// Highlights the labels and image views among this view and those in it. Controls keep their own
  /// state.
  func highlightContent(_ isHighlighted: Bool) {
    if let label = self as? UILabel { label.isHighlighted = isHighlighted }
    if let imageView = self as? UIImageView { imageView.isHighlighted = isHighlighted }
    for subview in subviewStorage where !(subview is UIControl) {
      subview.highlightContent(isHighlighted)
    }
  }
}
