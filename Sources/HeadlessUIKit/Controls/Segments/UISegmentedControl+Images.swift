// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

/// The pictures that an app draws instead of the track, the chosen segment and the lines.
struct SegmentPictures {
  private struct Sides: Hashable {
    var left: UIControl.State
    var right: UIControl.State
    var metrics: UIBarMetrics
  }

  private struct Background: Hashable {
    var state: UIControl.State
    var metrics: UIBarMetrics
  }

  private var backgrounds: [Background: UIImage] = [:]
  private var dividers: [Sides: UIImage] = [:]
  private var adjustments: [Place: UIOffset] = [:]

  private struct Place: Hashable {
    var segment: UISegmentedControl.Segment
    var metrics: UIBarMetrics
  }

  /// Whether the system's track and chosen segment are gone.
  var hasBackgrounds: Bool { !backgrounds.isEmpty }

  mutating func setBackground(
    _ image: UIImage?, _ state: UIControl.State, _ metrics: UIBarMetrics
  ) {
    backgrounds[Background(state: state, metrics: metrics)] = image
  }

  func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
    backgrounds[Background(state: state, metrics: metrics)]
  }

  mutating func setDivider(
    _ image: UIImage?, _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) {
    dividers[Sides(left: left, right: right, metrics: metrics)] = image
  }

  func divider(
    _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics
  ) -> UIImage? {
    dividers[Sides(left: left, right: right, metrics: metrics)]
  }

  mutating func setAdjustment(
    _ offset: UIOffset, _ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics
  ) {
    adjustments[Place(segment: segment, metrics: metrics)] = offset
  }

  func adjustment(
    _ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics
  ) -> UIOffset? {
    adjustments[Place(segment: segment, metrics: metrics)]
  }

  /// How far the content of a segment is moved; a place without an offset has that of `any`.
  func shownAdjustment(_ segment: UISegmentedControl.Segment) -> UIOffset {
    adjustment(segment, .default) ?? adjustment(.any, .default) ?? .zero
  }

  /// The picture behind a segment in a state; a state without one has that of `normal`.
  func shownBackground(_ state: UIControl.State) -> UIImage? {
    background(state, .default) ?? background(.normal, .default)
  }

  /// The picture between two segments; `nil` for the system's line.
  func shownDivider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    divider(left, right, .default) ?? divider(.normal, .normal, .default)
  }

  /// The room between two segments, in points; `nil` for the system's.
  var dividerWidth: CGFloat? { shownDivider(.normal, .normal)?.size.width }
}

extension UISegmentedControl {
  /// Sets the picture behind the segments in a state, stretched to a segment. A state without one
  /// has that of `normal`. With any, the track and the mark of the chosen segment are not drawn.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    noteSet(.backgroundPicture, place: barMetrics.place(of: state))
    pictures.setBackground(backgroundImage, state, barMetrics)
    styleThumb()
    setNeedsLayout()
  }

  /// The picture that was set behind the segments in a state.
  public func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures.background(state, barMetrics)
  }

  /// Sets the picture between two segments in these states, as wide as it is and as high as the
  /// control. Where none was set for two states, that of `normal` and `normal` is drawn.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    noteSet(.segmentDivider, place: barMetrics.place(between: leftState, rightState))
    pictures.setDivider(dividerImage, leftState, rightState, barMetrics)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The picture that was set between two segments in these states.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    pictures.divider(leftState, rightState, barMetrics)
  }

  /// Which segments something is set for.
  public enum Segment: Int, Sendable {
    /// All.
    case any = 0
    /// The first of several.
    case left = 1
    /// Those between the first and the last.
    case center = 2
    /// The last of several.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// Moves the content of segments by points. A place without an offset has that of `any`.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    noteSet(.segmentContentPosition, place: barMetrics.place(of: leftCenterRightOrAlone))
    pictures.setAdjustment(adjustment, leftCenterRightOrAlone, barMetrics)
    setNeedsLayout()
  }

  /// How far the content of segments was moved, in points.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    pictures.adjustment(leftCenterRightOrAlone, barMetrics) ?? .zero
  }

  func adjustContents() {
    for (index, segment) in segments.enumerated() {
      let place: Segment =
        segments.count == 1
        ? .alone : index == 0 ? .left : index == segments.count - 1 ? .right : .center
      segment.move(by: pictures.shownAdjustment(place))
    }
  }

  /// The state that decides about the pictures of a segment.
  private func pictureState(_ index: Int) -> State {
    if !segments[index].isEnabled || !isEnabled { return .disabled }
    return index == selectedSegmentIndex && !isMomentary ? .selected : .normal
  }

  func showBackgrounds() {
    for (index, segment) in segments.enumerated() {
      segment.showBackground(pictures.shownBackground(pictureState(index)))
    }
  }

  /// The picture behind the segment at an index; `nil` for the system's line.
  func dividerPicture(after index: Int) -> UIImage? {
    pictures.shownDivider(pictureState(index), pictureState(index + 1))
  }
}
