// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The room that a text view gives its text.
///
/// ```swift
/// textView.textContainerInset = .zero
/// textView.textContainer.lineFragmentPadding = 0  // as tight as a label
/// ```
open class NSTextContainer: NSObject {
  /// The room in points; the text view sets it when it is laid out. A height of 0 does not limit.
  open var size: CGSize = .zero

  /// What stays free at both ends of each line, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { didChange?() } }
  }

  /// The greatest number of lines, 0, the default, for no limit.
  open var maximumNumberOfLines: Int = 0 {
    didSet { if maximumNumberOfLines != oldValue { didChange?() } }
  }

  /// How the last line ends where ``maximumNumberOfLines`` cuts the text. The default is between
  /// words.
  open var lineBreakMode: NSLineBreakMode = .byWordWrapping {
    didSet { if lineBreakMode != oldValue { didChange?() } }
  }

  /// What no text is laid out in. Not drawn: text is laid out there, too, which is reported. The
  /// default is nothing.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet {
      guard !exclusionPaths.isEmpty else { return }
      RenderingEnvironment.report(
        "text is not kept out of a text container's exclusionPaths", kind: .notDrawn)
    }
  }

  /// Whether the container is as wide as its view. That of a text view always is. The default is
  /// true.
  open var widthTracksTextView: Bool = true
  /// Whether the container is as high as its view. Kept: the text of a text view that scrolls is as
  /// high as it needs. The default is false.
  open var heightTracksTextView: Bool = false

  /// Who lays text out in it; `nil` for a container that no manager was given.
  open internal(set) var layoutManager: NSLayoutManager? {
    get { ownManager ?? view?.layoutManager }
    set { ownManager = newValue }
  }

  private(set) weak var ownManager: NSLayoutManager?
  /// The view whose text has the room.
  weak var view: UITextView?

  /// Puts a manager in the place of the one that lays text out in this container: it gets its
  /// containers and its text.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let former = layoutManager, former !== newLayoutManager else { return }
    let storage = former.textStorage
    storage?.removeLayoutManager(former)
    for container in former.textContainers { newLayoutManager.addTextContainer(container) }
    former.textContainers = []
    storage?.addLayoutManager(newLayoutManager)
    view?.take(newLayoutManager)
  }

  /// Makes a container of a size in points.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }

  /// Tells the text view.
  var didChange: (() -> Void)?
}
