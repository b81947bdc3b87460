// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A field to search by, with a button to cancel and a choice of scopes.
///
/// ```swift
/// let bar = UISearchBar()
/// bar.placeholder = "Search pets"
/// bar.showsCancelButton = true
/// bar.delegate = self
/// ```
open class UISearchBar: UIView, UITextInputTraits {
  static let scopeHeight: CGFloat = 44
  private static let promptHeight: CGFloat = 20
  static let margin: CGFloat = 8
  /// From the field to the word that cancels, which stands a point above the field's middle and
  /// ends at the margin on iOS 16.
  private static let cancelGap: CGFloat = 34.0 / 3
  private static let scopeSize: CGFloat = 32

  private let field = UISearchTextField()
  /// The images that were set, by their places and states.
  private var iconImages: [UInt: UIImage] = [:]
  final let cancelButton = UIButton(type: .system)
  private let promptLabel = UILabel()
  private let hairlines = (UIView(), UIView())
  private var scopeControl: UISegmentedControl?
  private var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  private var iconAdjustments: [Icon: UIOffset] = [:]
  private var fieldBackgrounds: [UInt: UIImage] = [:]
  private lazy var observer = SearchFieldObserver(self)

  /// Makes an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Reads it from a file of Interface Builder; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode { decodeSearchBar($0, $1) }
  }

  private func setUp() {
    isOpaque = false
    addSubview(hairlines.0)
    addSubview(hairlines.1)
    promptLabel.asToolkit {
      promptLabel.font = .systemFont(ofSize: 13)
      promptLabel.textColor = .secondaryLabel
    }
    promptLabel.textAlignment = .center
    addSubview(promptLabel)
    addSubview(field)
    cancelButton.setTitle(UISearchBar.cancelWord, for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: 17)
    cancelButton.isHidden = true
    cancelButton.addAction(UIAction { [weak self] _ in self?.pressCancel() }, for: .touchUpInside)
    addSubview(cancelButton)
    field.delegate = observer
    field.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    showLook()
  }

  /// What the button to cancel says where the app says nothing else.
  private static let cancelWord = "Cancel"

  /// The button to cancel has the look that the app gives to items of bars in search bars.
  override func didTakeAppearance() {
    super.didTakeAppearance()
    let item = UIBarButtonItem()
    giveAppearance(to: item)
    let attributes = item.titleTextAttributes(for: .normal) ?? [:]
    if let title = item.title, cancelButton.title(for: .normal) == UISearchBar.cancelWord {
      cancelButton.setTitle(title, for: .normal)
    }
    if let font = attributes[.font] as? UIFont { cancelButton.titleLabel?.font = font }
    if let color = attributes[.foregroundColor] as? UIColor ?? item.tintColor {
      cancelButton.setTitleColor(color, for: .normal)
    }
    if !item.isEnabled { cancelButton.isEnabled = false }
    setNeedsLayout()
  }

  /// How a bar stands out from what lies behind it.
  public enum Style: UInt, Sendable {
    /// As `prominent`.
    case `default` = 0
    /// With a background and lines above and below.
    case prominent = 1
    /// Only the field.
    case minimal = 2
  }

  /// What shows beside the text, for ``setImage(_:for:state:)``.
  public enum Icon: Int, Sendable {
    /// The magnifier.
    case search = 0
    /// The button that empties the field.
    case clear = 1
    /// The bookmark.
    case bookmark = 2
    /// The list of results.
    case resultsList = 3
  }

  /// Hears of what people do.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field.
  open var searchTextField: UISearchTextField { field }

  /// The text; empty by default. A search controller hears of a new one, the delegate does not.
  open var text: String? {
    get { field.text }
    set {
      let earlier = field.text
      field.text = newValue
      if field.text != earlier { onTextChange() }
    }
  }

  /// What shows while there is no text; `nil`, the default, for nothing.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }

  /// A line of text above the field; `nil`, the default, for none.
  open var prompt: String? {
    didSet {
      guard prompt != oldValue else { return }
      promptLabel.text = prompt
      sizeDidChange()
    }
  }

  /// Whether the button to cancel shows. The default is false.
  open var showsCancelButton: Bool = false {
    didSet {
      guard showsCancelButton != oldValue else { return }
      cancelButton.isHidden = !showsCancelButton
      setNeedsLayout()
    }
  }

  /// Shows or hides the button to cancel, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// The names of the scopes; `nil`, the default, for none.
  open var scopeButtonTitles: [String]? {
    didSet { if scopeButtonTitles != oldValue { scopesDidChange() } }
  }

  /// The chosen scope, from 0.
  open var selectedScopeButtonIndex: Int = 0 {
    didSet { scopeControl?.selectedSegmentIndex = selectedScopeButtonIndex }
  }

  /// Whether the scopes show below the field. The default is false.
  open var showsScopeBar: Bool = false {
    didSet { if showsScopeBar != oldValue { sizeDidChange() } }
  }

  /// Shows or hides the scopes, at once.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// How the bar stands out. The default is `default`.
  open var searchBarStyle: Style = .default {
    didSet { showLook() }
  }

  /// The color of the background; `nil`, the default, for the system's.
  open var barTintColor: UIColor? {
    didSet { showLook() }
  }

  /// The image of the background, which comes instead of its color; an empty one is a transparent
  /// background. The default is `nil`.
  open var backgroundImage: UIImage? {
    didSet { showLook() }
  }

  /// Whether the field takes touches and text. The default is true.
  open var isEnabled: Bool = true {
    didSet { field.isEnabled = isEnabled }
  }

  /// Kept: whether content lies under the bar. Nothing is blurred. The default is true.
  open var isTranslucent: Bool = true

  /// What would stand on the keyboard. No still picture shows it.
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  /// Which keyboard would come up.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }

  /// The keyboard's colors.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }

  /// The word on the return key. The default is "search".
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }

  /// Whether the return key is out of reach while there is no text. The default is true.
  open var enablesReturnKeyAutomatically: Bool = true

  /// Where capital letters are typed by themselves.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }

  /// Whether typing mistakes are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }

  /// Sets the image that shows beside the text in a state; `nil` is the system's again. Only that
  /// of the magnifier shows.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    noteSet(.searchIcon, place: icon.place(of: state))
    iconImages[icon.place(of: state)] = iconImage
    guard icon == .search, state == .normal else { return }
    field.leftView = iconImage.map { UIImageView(image: $0) } ?? SearchMagnifier()
  }

  /// The image that was set for a state; `nil` for the system's.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    iconImages[icon.place(of: state)]
  }

  // MARK: First responder

  /// Whether the field is edited.
  open override var isFirstResponder: Bool { field.isFirstResponder }
  /// Whether the field can be edited.
  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }

  /// Starts editing the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  /// Ends editing the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Actions

  private func pressCancel() {
    onCancel()
    delegate?.searchBarCancelButtonClicked(self)
  }

  /// Hears of another text, for a search controller.
  final var onTextChange: () -> Void = {}
  /// Hears of editing's begin, for a search controller.
  final var onBegin: () -> Void = {}
  /// Hears of the button to cancel, for a search controller.
  final var onCancel: () -> Void = {}

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: field.text ?? "")
    onTextChange()
  }

  private func scopesDidChange() {
    scopeControl?.removeFromSuperview()
    scopeControl = nil
    if let titles = scopeButtonTitles, !titles.isEmpty {
      let control = UISegmentedControl(items: titles)
      control.selectedSegmentIndex = selectedScopeButtonIndex
      for (state, attributes) in scopeAttributes.sorted(by: { $0.key < $1.key }) {
        control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
      }
      control.addAction(
        UIAction { [weak self] _ in self?.chooseScope() }, for: .valueChanged)
      scopeControl = control
      addSubview(control)
    }
    sizeDidChange()
  }

  private func chooseScope() {
    guard let index = scopeControl?.selectedSegmentIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
  }

  // MARK: Look

  /// Whether the bar is that of a navigation bar's search, which has a ground of its own.
  private var standsInNavigationBar: Bool {
    isTitle || superviewStorage?.superviewStorage is UINavigationBar
  }

  /// Whether the bar is the title of a navigation bar's item.
  private var isTitle: Bool { superviewStorage is UINavigationBar }

  private func showLook() {
    let isMinimal = searchBarStyle == .minimal || standsInNavigationBar
    let isPlain = isMinimal || backgroundImage != nil
    layerStorage.backgroundPaint =
      backgroundImage.map { $0.size == .zero ? UIColor.clear : UIColor(patternImage: $0) }
      ?? (isMinimal ? nil : barTintColor ?? UISearchBar.ground)
    for line in [hairlines.0, hairlines.1] {
      line.isHidden = isPlain || barTintColor != nil
      line.backgroundColor = .separator
    }
  }

  /// The system's background without what would shine through.
  private static let ground = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 22 / 255, alpha: 1) : UIColor(white: 249 / 255, alpha: 1)
  }

  private func sizeDidChange() {
    scopeControl?.isHidden = !showsScopeBar
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("searchBarStyle", term: searchBarStyle, default: .default)
    StateProperty("barTintColor", color: barTintColor)
    StateProperty("cancelButton", flag: showsCancelButton, default: false)
    StateProperty("scopeBar", flag: showsScopeBar, default: false)
  }

  // MARK: Layout

  private var metrics: SearchMetrics { SearchMetrics(traitCollection) }

  /// The height without a prompt and scopes, in points.
  final var fieldRow: CGFloat { metrics.barHeight }

  private var wholeHeight: CGFloat {
    metrics.barHeight + (prompt == nil ? 0 : UISearchBar.promptHeight) + shownScopeHeight
  }

  /// What the scopes add to the height, in points.
  final var shownScopeHeight: CGFloat {
    showsScopeBar && scopeControl != nil ? UISearchBar.scopeHeight : 0
  }

  /// No width, and 56 points at the standard text size with what the prompt and the scopes need.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: wholeHeight)
  }

  /// The given width, and 56 points with what the prompt and the scopes need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wholeHeight)
  }

  /// Follows the text size.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let category = traitCollection.preferredContentSizeCategory
    if category != previousTraitCollection?.preferredContentSizeCategory { sizeDidChange() }
  }

  /// Places the field, the button and the scopes.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if standsInNavigationBar { showLook() }
    noteOlderLook()
    let safe = safeAreaInsets
    let (left, right) = (
      safe.left + UISearchBar.margin, bounds.width - safe.right - UISearchBar.margin
    )
    let top: CGFloat = prompt == nil ? 0 : UISearchBar.promptHeight
    promptLabel.frame = CGRect(x: left, y: 4, width: max(0, right - left), height: 16)
    promptLabel.isHidden = prompt == nil
    let grid = PixelGrid(scale: traitCollection.displayScale)
    let cancel = cancelButton.titleLabel?.intrinsicContentSize.width ?? 0
    let width = showsCancelButton ? grid.ceil(cancel) + UISearchBar.cancelGap : 0
    let row = bounds.height - top - shownScopeHeight
    let height = min(isTitle ? SearchMetrics.titleFieldHeight : metrics.fieldHeight, max(0, row))
    let y = top + grid.round((row - height) / 2)
    field.frame = flipped(
      CGRect(x: left, y: y, width: max(0, right - left - width), height: height))
    cancelButton.frame = flipped(
      CGRect(
        x: right - width + UISearchBar.cancelGap, y: y - 1,
        width: max(0, width - UISearchBar.cancelGap), height: height))
    scopeControl?.frame = CGRect(
      x: left, y: top + row, width: max(0, right - left), height: UISearchBar.scopeSize)
    let pixel = 1 / traitCollection.displayScale
    hairlines.0.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    hairlines.1.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    callExtensionsLayoutSubviews()
  }

  /// Called when a `.xib` file or a storyboard has made the view and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  private func flipped(_ rect: CGRect) -> CGRect {
    mirrored(rect, in: CGRect(origin: .zero, size: bounds.size))
  }

  /// Which colors the bar has: with black, those of a dark interface, as bars have it whose
  /// navigation bar is dark. The default is the interface's own.
  open var barStyle: UIBarStyle = .default {
    didSet {
      guard barStyle != oldValue else { return }
      overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark
    }
  }
  /// A picture behind the scopes. Not drawn yet, which is reported.
  open var scopeBarBackgroundImage: UIImage? {
    didSet { if scopeBarBackgroundImage != nil { reportUndrawn("a picture behind the scopes") } }
  }
  /// Whether the button of bookmarks shows. Not drawn yet, which is
  /// reported. The default is false.
  open var showsBookmarkButton: Bool = false {
    didSet { if showsBookmarkButton { reportUndrawn("the button of bookmarks") } }
  }
  /// Whether the button of results shows. Not drawn yet, which is
  /// reported. The default is false.
  open var showsSearchResultsButton: Bool = false {
    didSet { if showsSearchResultsButton { reportUndrawn("the button of results") } }
  }
  /// Whether that button is pressed. The default is false.
  open var isSearchResultsButtonSelected: Bool = false
  /// Moves the field's background. Not drawn yet, which is reported.
  open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero {
    didSet {
      if searchFieldBackgroundPositionAdjustment != .zero {
        reportUndrawn("another place of the field's background")
      }
    }
  }
  /// Moves the field's text. Not drawn yet, which is reported.
  open var searchTextPositionAdjustment: UIOffset = .zero {
    didSet {
      if searchTextPositionAdjustment != .zero {
        reportUndrawn("another place of the field's text")
      }
    }
  }

  /// Moves a picture of the field. Not drawn yet, which is reported.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconAdjustments[icon] = adjustment
    if adjustment != .zero { reportUndrawn("another place of a picture") }
  }

  /// How far a picture of the field was moved. The default is not at all.
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconAdjustments[icon] ?? .zero }

  /// Sets the picture behind the field in a state. Not drawn yet, which is reported.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    noteSet(.searchFieldBackground, state)
    fieldBackgrounds[state.rawValue] = backgroundImage
    if backgroundImage != nil { reportUndrawn("a picture behind the field") }
  }

  /// The picture behind the field in a state; `nil`, the default, for the system's.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    fieldBackgrounds[state.rawValue]
  }

  /// Sets the picture behind the bar: ``backgroundImage``, for the usual bars.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default, barPosition == .any || barPosition == .top else { return }
    self.backgroundImage = backgroundImage
  }

  /// The picture behind the bar, for the usual bars; `nil` for others.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { barMetrics == .default ? backgroundImage : nil }

  /// Sets the picture behind the scopes in a state. Not drawn yet, which is reported.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {
    KeptValues.keep(backgroundImage, of: self, "scopes \(state.rawValue)")
    if backgroundImage != nil { reportUndrawn("a picture behind the scopes") }
  }

  /// The picture behind the scopes in a state; `nil`, the default, for the system's.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    KeptValues.value(of: self, or: UIImage?.none, "scopes \(state.rawValue)")
  }

  /// Sets the picture between two scopes in these states. Not drawn yet, which is reported.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    KeptValues.keep(
      dividerImage, of: self, "scope divider \(leftState.rawValue) \(rightState.rawValue)")
    if dividerImage != nil { reportUndrawn("a picture between the scopes") }
  }

  /// The picture between two scopes in these states; `nil`, the default, for the system's.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    KeptValues.value(
      of: self, or: UIImage?.none, "scope divider \(leftState.rawValue) \(rightState.rawValue)")
  }

  /// Sets the attributes of the scopes' titles in a state.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state.rawValue] = attributes
    scopeControl?.setTitleTextAttributes(attributes, for: state)
  }

  /// The attributes of the scopes' titles in a state; `nil`, the default, for the system's.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeAttributes[state.rawValue] }

  /// What the text means, for suggestions; `nil`, the default, for anything.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  /// Whether unknown words are marked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }

  /// Whether quotes become typographic ones.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }

  /// Whether two hyphens become a dash.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }

  /// Whether spaces around pasted text are adapted.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }

  /// Whether each character shows as a bullet. The default is false.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }

  /// Whether the bar offers to speak what is searched for. Kept. The default is true.
  open var isLookToDictateEnabled: Bool = true

  private func reportUndrawn(_ what: String) {
    RenderingEnvironment.report("\(what) of a UISearchBar is not drawn yet", kind: .notDrawn)
  }
}

/// Hands the events of a search bar's field on.
private final class SearchFieldObserver: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(_ bar: UISearchBar) {
    self.bar = bar
    super.init()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.onBegin()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.map {
      $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: string) ?? true
    } ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if let bar { bar.delegate?.searchBarSearchButtonClicked(bar) }
    return false
  }
}
