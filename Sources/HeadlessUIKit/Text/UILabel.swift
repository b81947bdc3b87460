// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Drawing
import Foundation
import Graphics
import TextLayout

/// A view that shows text.
///
/// The text is measured as it is drawn; sizes are rounded up to whole pixels. It is centered between
/// the label's upper and lower edge, on whole pixels.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Hello"
/// label.font = .preferredFont(forTextStyle: .headline)
/// label.sizeToFit()
/// ```
open class UILabel: UIView {
  private var layouts = LabelLayoutCache()

  /// Makes a label without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Archives of views are not read: always `nil`.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Text

  /// The text; `nil`, the default, shows nothing.
  open var text: String? {
    didSet { if text != oldValue { contentDidChange() } }
  }

  /// The text's font. The default, also after setting `nil`, is the system font in 17 points.
  open var font: UIFont! {
    get { fontStorage }
    set {
      fontStorage = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentDidChange()
    }
  }
  private var fontStorage = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The text's color. The default, also after setting `nil`, is ``UIColor/label``.
  open var textColor: UIColor! {
    get { textColorStorage }
    set {
      textColorStorage = newValue ?? .label
      setNeedsDisplay()
    }
  }
  private var textColorStorage = UIColor.label

  /// Where lines stand between the edges. The default is natural.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { setNeedsDisplay() }
  }

  /// What happens to text that is too wide. The default is an ellipsis at the end.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// The greatest number of lines; 0 for as many as there are room for. The default is 1.
  open var numberOfLines: Int = 1 {
    didSet { if numberOfLines != oldValue { contentDidChange() } }
  }

  /// The text's color while ``isHighlighted`` is true; `nil`, the default, for ``textColor``.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether ``highlightedTextColor`` is shown. The default is false.
  open var isHighlighted: Bool = false {
    didSet { setNeedsDisplay() }
  }

  /// The width in points at which ``intrinsicContentSize`` breaks lines; 0, the default, for not
  /// breaking them.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  private func contentDidChange() {
    layouts = LabelLayoutCache()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Measuring

  /// The text's size on one line, or broken at ``preferredMaxLayoutWidth`` where several are allowed.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth
    return textSize(fitting: width)
  }

  /// The text's size, with its lines broken at the width of `size` where several are allowed.
  ///
  /// A width of 0 does not limit, neither does the height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(fitting: numberOfLines == 1 ? 0 : size.width)
  }

  private func textSize(fitting width: CGFloat) -> CGSize {
    let room = CGSize(
      width: width > 0 ? width : LabelLayout.unlimited, height: LabelLayout.unlimited)
    return textRect(
      forBounds: CGRect(origin: .zero, size: room), limitedToNumberOfLines: numberOfLines
    ).size
  }

  /// Where the text is drawn in `bounds`: from its left edge, centered between top and bottom, in whole
  /// pixels.
  ///
  /// Override it to give the text other margins; call it only from there.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle to fill, in points.
  ///   - numberOfLines: The greatest number of lines, 0 for no limit.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    guard let layout = layout(in: bounds.size, lines: numberOfLines) else {
      return CGRect(x: bounds.minX, y: bounds.midY, width: 0, height: 0)
    }
    let size = layout.fittingSize
    return CGRect(
      x: bounds.minX, y: bounds.minY + layout.top(in: bounds.height),
      width: min(bounds.width, size.width), height: size.height)
  }

  private func layout(in size: CGSize, lines: Int) -> LabelLayout? {
    guard let text, !text.isEmpty else { return nil }
    let style: TextLayout.TextStyle
    do {
      style = try fontStorage.textStyle()
    } catch {
      RenderingEnvironment.report("\(descriptionLine()): \(error)")
      return nil
    }
    var paragraph = ParagraphStyle()
    paragraph.alignment = textAlignment.textAlignment
    paragraph.lineBreakMode = lineBreakMode.lineBreakMode
    return layouts.layout(
      LabelLayout.Request(
        spans: [TextSpan(text, style: style)], paragraph: paragraph, size: size, lines: lines,
        scale: traitCollection.displayScale))
  }

  // MARK: Drawing

  /// Draws the text in `rect`, in the view's own coordinates.
  ///
  /// Override it to draw the text elsewhere: call `super` with another rectangle. It is called only
  /// while the view is recorded.
  open func drawText(in rect: CGRect) {
    guard !rect.isEmpty, let layout = layout(in: rect.size, lines: numberOfLines) else { return }
    reportMissing(in: layout.block)
    let origin = CGPoint(x: rect.minX, y: rect.minY + layout.top(in: rect.height))
    recording?.texts.append(RecordedText(block: layout.block, origin: origin))
  }

  private func reportMissing(in block: TextBlock) {
    guard !block.missingCharacters.isEmpty else { return }
    let characters = block.missingCharacters.map { scalar in
      "\(scalar) (U+\(String(scalar.value, radix: 16, uppercase: true)))"
    }
    RenderingEnvironment.report(
      "\(descriptionLine()): no font has a glyph for \(characters.joined(separator: ", "))")
  }

  /// What ``drawText(in:)`` draws while the view is recorded.
  private final class Recording {
    var texts: [RecordedText] = []
  }

  private struct RecordedText {
    let block: TextBlock
    let origin: CGPoint
  }

  private var recording: Recording?

  override var hasContent: Bool { text?.isEmpty == false }

  override func recordContent(into recorder: inout DisplayListRecorder) {
    let recording = Recording()
    self.recording = recording
    drawText(in: bounds)
    self.recording = nil
    let color = isHighlighted ? highlightedTextColor ?? textColorStorage : textColorStorage
    let paint = Paint.color(color.components(with: .current).color)
    for text in recording.texts {
      recorder.withSavedState { recorder in
        // The content of a label is a picture as large as its bounds.
        if let ink = text.block.inkBounds?.offsetBy(dx: text.origin.x, dy: text.origin.y),
          !bounds.contains(ink)
        {
          recorder.clip(to: Path(rect: bounds))
        }
        recorder.draw(text.block, at: text.origin, with: paint)
      }
    }
  }

  override var descriptionDetails: [String] {
    super.descriptionDetails + (text.map { ["text = '\($0)'"] } ?? [])
  }
}

extension DisplayListRecorder {
  /// Draws the runs of a block whose top left corner lies at `origin`.
  mutating func draw(_ block: TextBlock, at origin: CGPoint, with paint: Paint) {
    for line in block.lines {
      for run in line.runs {
        let baseline = origin.y + line.baseline - run.baselineOffset
        draw(run.glyphs, at: CGPoint(x: origin.x + run.x, y: baseline), with: paint)
      }
    }
  }
}
