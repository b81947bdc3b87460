// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics

/// A bar that shows how much of something is done.
///
/// ```swift
/// let bar = UIProgressView()
/// bar.progress = 0.4
/// ```
open class UIProgressView: UIView {
  /// Makes a bar that shows nothing done.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Where a bar stands.
  public enum Style: Int, Sendable {
    /// On its own.
    case `default` = 0
    /// In a bar: its ends are square.
    case bar = 1
  }

  /// Makes a bar that shows nothing done, as high as it is by itself.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: UIProgressView.height))
    progressViewStyle = style
  }

  /// Where the bar stands.
  open var progressViewStyle: Style = .default

  /// Reads the view from a `.xib` file; from an archive it is as a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.decode { decodeProgress($0, $1) }
  }

  private var progressStorage: Float = 0

  /// How much is done; it is cut to 0...1. The default is 0.
  open var progress: Float {
    get { progressStorage }
    set { progressStorage = newValue > 0 ? min(1, newValue) : 0 }
  }

  /// Sets ``progress`` at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
  }

  /// The color of what is done; `nil`, the default, for the tint.
  open var progressTintColor: UIColor? {
    didSet { noteSet(.progressTintColor) }
  }

  /// The color of the rest; `nil`, the default, for the system's filling.
  open var trackTintColor: UIColor? {
    didSet { noteSet(.trackTintColor) }
  }

  private static let height: CGFloat = 4

  /// 4 points high, as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
  }

  /// The given width, or 150 points without one; 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : 150, height: UIProgressView.height)
  }

  override var hasContent: Bool { true }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let bar = Path(roundedRect: bounds, cornerRadius: cornerRadius)
    let track = (trackTintColor ?? .systemFill).components(with: .current).color
    recorder.fill(bar, with: .color(track))
    guard progress > 0 else { return }
    var done = bounds
    done.size.width *= CGFloat(progress)
    done = mirrored(done, in: bounds)
    let color = (progressTintColor ?? tintColor).components(with: .current).color
    recorder.fill(Path(roundedRect: done, cornerRadius: cornerRadius), with: .color(color))
  }

  /// The ends are round, and square in a bar (recorded on iOS 18 in qweqrty/WrapKit).
  private var cornerRadius: CGFloat { progressViewStyle == .bar ? 0 : bounds.height / 2 }

  @StatePropertyBuilder override var stateProperties: [StateProperty] {
    super.stateProperties
    StateProperty("progress", number: CGFloat(progress), readers: [.description, .scene])
    StateProperty("progressTintColor", color: progressTintColor)
    StateProperty("trackTintColor", color: trackTintColor)
    // What is done takes the tint where it has no color of its own.
    if progressTintColor == nil { StateProperty("tintColor", color: tintColor) }
  }

  /// What the bar shows; `nil`, the default, for what was set. It is read when it is set here.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
}
