// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A picture among the characters of a text.
///
/// ```swift
/// let text = NSMutableAttributedString(string: "5 ")
/// text.append(NSAttributedString(attachment: NSTextAttachment(image: star)))
/// ```
open class NSTextAttachment: AttributeValue, @unchecked Sendable {
  /// The picture; without one, the room stays empty.
  open var image: UIImage?

  /// The room in points, from the baseline: `origin.y` is how far its lower edge is above the
  /// baseline. A room of zero size, the default, is as large as the picture.
  open var bounds: CGRect = .zero

  /// Makes an attachment without a picture.
  public override init() { super.init() }

  /// Makes an attachment from a decoder: one without a picture.
  public required init?(coder: NSCoder) { super.init() }

  /// Makes an attachment that shows `image`.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Makes an attachment of the data of a picture; of other data none is shown, and the room stays
  /// empty.
  public init(data contentData: Data?, ofType uti: String?) {
    super.init()
    (contents, fileType) = (contentData, uti)
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// The data that it was made of; `nil`, the default, for none.
  open var contents: Data?
  /// What kind of data that is; `nil`, the default, where it is not known.
  open var fileType: String?

  /// The picture for a room; by default ``image``.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// The room that it takes in a line, from the baseline; by default ``bounds``, or that of the
  /// picture where they are of zero size.
  ///
  /// - Parameters:
  ///   - textContainer: Always `nil`.
  ///   - lineFrag: A line of the text. It is as wide as the text's area, or 10,000,000 points where
  ///     the text grows as wide as it gets.
  ///   - position: Always zero.
  ///   - charIndex: Where the attachment is in its text.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { room }

  private var room: CGRect {
    guard bounds.size == .zero else { return bounds }
    // A symbol stands on the baseline of its own.
    let origin = CGPoint(x: bounds.minX, y: bounds.minY - (image?.baselineOffsetFromBottom ?? 0))
    return CGRect(origin: origin, size: image?.size ?? .zero)
  }
}

extension NSAttributedString {
  /// Makes a text of one character for which an attachment stands.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
