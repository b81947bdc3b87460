// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// A row of segments of which one can be chosen, with the look of iOS 13 to 18, or of iOS 26.
///
/// ```swift
/// let control = UISegmentedControl(items: ["Day", "Week", "Month"])
/// control.selectedSegmentIndex = 0
/// ```
open class UISegmentedControl: UIControl {
  override var eventsOfPrimaryAction: Event { .valueChanged }

  /// The ``selectedSegmentIndex`` of a control without a chosen segment: -1.
  public static let noSegment = -1

  final var segments: [UISegment] = []
  final let thumb = UIView()
  /// The look that background and thumb have.
  final var styledLook = SystemLook.iOS18
  final var dividers: [UIImageView] = []
  final var pictures = SegmentPictures()
  final var textAttributes: [State: [NSAttributedString.Key: Any]] = [:]
  private var selectedIndex = noSegment
  /// The color that was set behind the track.
  final var ground: UIColor?

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    addSubview(thumb)
    styleEdges()
    styleThumb()
  }

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decode { decodeSegments($0, $1) }
  }

  /// Makes a control of titles (`String`), images (``UIImage``) and actions (``UIAction``) in the
  /// size that it needs.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    setUp()
    for item in items ?? [] {
      if let action = item as? UIAction {
        insertSegment(action: action, at: segments.count, animated: false)
        continue
      }
      require(
        item is String || item is UIImage,
        "a segment is a String, a UIImage or a UIAction, not \(type(of: item))")
      insert(UISegment(title: item as? String, image: item as? UIImage), at: segments.count)
    }
    frame.size = naturalSize()
  }

  /// Makes a control of segments that show an action's title or image and run it when they are
  /// chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Puts a segment with a title before the one at an index; an index past the end counts as the
  /// end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(UISegment(title: title ?? "", image: nil), at: segment)
  }

  /// Puts a segment with an image before the one at an index; an index past the end counts as the
  /// end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(UISegment(title: nil, image: image), at: segment)
  }

  /// Puts a segment for an action before the one at an index; an index past the end counts as the
  /// end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let title = action.title.isEmpty && action.image != nil ? nil : action.title
    let new = UISegment(title: title, image: action.image)
    new.action = action
    insert(new, at: segment)
  }

  /// Takes a segment out; the last one where there is none at the index.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment) }

  /// Takes all segments out.
  open func removeAllSegments() {
    for _ in segments { remove(at: 0) }
    selectedIndex = UISegmentedControl.noSegment
  }

  /// Sets a segment's title; it shows instead of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.show(title: title ?? "", image: nil) }
  }

  /// A segment's title; `nil` where it shows an image or there is no such segment.
  open func titleForSegment(at segment: Int) -> String? {
    segmentIfPresent(segment).flatMap { $0.showsImage ? nil : $0.label.text }
  }

  /// Sets a segment's image; it shows instead of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.show(title: nil, image: image) }
  }

  /// A segment's image; `nil` where it shows a title or there is no such segment.
  open func imageForSegment(at segment: Int) -> UIImage? {
    segmentIfPresent(segment)?.imageView.image
  }

  /// Sets what a segment shows and runs.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.show(
        title: action.title.isEmpty && action.image != nil ? nil : action.title,
        image: action.image)
    }
  }

  /// What a segment runs; `nil` without an action.
  open func actionForSegment(at segment: Int) -> UIAction? { segmentIfPresent(segment)?.action }

  /// The segment of an action; `NSNotFound` for none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  /// Sets a segment's width in points; 0, the default, is that of the widest segment.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  /// The width that was set for a segment; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { segmentIfPresent(segment)?.width ?? 0 }

  /// Sets whether a segment can be chosen. The default is true.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  /// Whether a segment can be chosen.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    segmentIfPresent(segment)?.isEnabled ?? false
  }

  // MARK: Choice

  /// The chosen segment; ``noSegment``, the default, for none.
  ///
  /// - Precondition: There is a segment at the index.
  open var selectedSegmentIndex: Int {
    get { selectedIndex }
    set {
      require(
        newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue),
        "segmented control: there is no segment \(newValue) among \(segments.count)")
      guard newValue != selectedIndex else { return }
      selectedIndex = newValue
      setNeedsLayout()
    }
  }

  /// Whether segments are only pressed, and none stays chosen. The default is false.
  open var isMomentary: Bool = false {
    didSet { if isMomentary != oldValue { setNeedsLayout() } }
  }

  /// Whether segments of width 0 are as wide as their content. The default is false: all are equal.
  open var apportionsSegmentWidthsByContent: Bool = false {
    didSet {
      if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() }
    }
  }

  /// Runs the chosen segment's action where the events say that the value has changed, then the
  /// others.
  open override func sendActions(for events: Event) {
    if events.contains(.valueChanged), let action = segmentIfPresent(selectedIndex)?.action {
      sendAction(action)
    }
    super.sendActions(for: events)
  }

  // MARK: Look

  /// The color behind the track, whose gray lies over it; `nil` for none.
  open override var backgroundColor: UIColor? {
    get { ground ?? layerStorage.backgroundPaint }
    set {
      noteSet(.backgroundColor)
      ground = newValue
      styleThumb()
    }
  }

  /// The color of the chosen segment; `nil`, the default, for white or gray.
  open var selectedSegmentTintColor: UIColor? {
    didSet {
      noteSet(.selectedSegmentTintColor)
      styleThumb()
    }
  }

  /// Sets the attributes of titles in a state; `nil` restores the default. A state without some has
  /// those of `normal`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    noteSet(.segmentTitleTextAttributes, state)
    guard !haveSameValues(attributes, textAttributes[state]) else { return }
    textAttributes[state] = attributes
    segmentsDidChange()
  }

  /// The attributes that were set for a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    textAttributes[state]
  }

  // MARK: Layout

  /// The segments side by side, 31 points high, as constraints see it; the frame is 32 high.
  open override var intrinsicContentSize: CGSize {
    let size = naturalSize()
    return CGSize(width: size.width, height: size.height - alignmentRectInsets.bottom)
  }

  /// 1 point below, which constraints do not see.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
  }

  /// The segments side by side, 32 points high, whatever `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize() }

  /// Places segments, dividers and the mark of the chosen one.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
    callExtensionsLayoutSubviews()
  }

  /// Called when a `.xib` file or a storyboard has made the view and connected it. An override calls
  /// `super`.
  open override func awakeFromNib() { callExtensionsAwakeFromNib() }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsLayout()
  }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty(
      "selectedSegmentIndex", number: CGFloat(selectedIndex), readers: [.description, .scene])
    for title in segments.compactMap(\.label.text) {
      StateProperty("title", text: title, readers: .description)
    }
    StateProperty("momentary", flag: isMomentary, default: false)
    StateProperty(
      "apportionsSegmentWidthsByContent", flag: apportionsSegmentWidthsByContent, default: false)
    StateProperty("selectedSegmentTintColor", color: selectedSegmentTintColor)
    if segments.contains(where: { $0.width > 0 }) {
      StateProperty("segmentWidths", numbers: segments.map(\.width))
    }
    StateProperty(
      "disabledSegments",
      numbers: segments.indices.filter { !segments[$0].isEnabled }.map { CGFloat($0) })
  }

  // MARK: Storage

  private func insert(_ segment: UISegment, at index: Int) {
    let index = min(max(0, index), segments.count)
    segments.insert(segment, at: index)
    addSubview(segment)
    if selectedIndex >= index { selectedIndex += 1 }
    segmentsDidChange()
  }

  private func remove(at index: Int) {
    guard !segments.isEmpty else { return }
    let index = min(max(0, index), segments.count - 1)
    segments.remove(at: index).removeFromSuperview()
    if selectedIndex == index {
      selectedIndex = UISegmentedControl.noSegment
    } else if selectedIndex > index {
      selectedIndex -= 1
    }
    segmentsDidChange()
  }

  private func segmentIfPresent(_ index: Int) -> UISegment? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func change(_ index: Int, _ change: (UISegment) -> Void) {
    // UIKit pins an index past the end to the last segment.
    guard index >= 0, !segments.isEmpty else { return }
    let index = min(index, segments.count - 1)
    let former = segments[index].shown
    change(segments[index])
    if segments[index].shown != former { segmentsDidChange() }
  }

  private func segmentsDidChange() {
    showTitles()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
