// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Lays out what is printed. Nothing is: it keeps what it is told.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  /// The room that a page leaves free, in points. The default is none.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The greatest height, in points; 0, the default, for no limit.
  open var maximumContentHeight: CGFloat = 0
  /// The greatest width, in points; 0, the default, for no limit.
  open var maximumContentWidth: CGFloat = 0
  /// The page that it begins on. The default is 0.
  open var startPage: Int = 0
  /// How many pages there are: none are laid out.
  open var pageCount: Int { 0 }
  /// What draws the pages.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
}

/// Lays out a text that is printed. Nothing is.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// The font.
  open var font: UIFont?
  /// The color.
  open var color: UIColor?
  /// Where lines stand. The default is at the edge where they begin.
  open var textAlignment = NSTextAlignment.natural

  /// Makes one without a text.
  public override init() { super.init() }

  /// Makes one for a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Makes one for a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }
}

/// Lays out a text of HTML that is printed. Nothing is.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text.
  open var markupText: String?

  /// Makes one without a text.
  public override init() { super.init() }

  /// Makes one for a text.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }
}

/// Lays out a view that is printed. Nothing is.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view.
  public final let view: UIView

  init(of view: UIView) {
    self.view = view
    super.init()
  }
}

extension UIView {
  /// What lays out the view to be printed. Nothing is printed here.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }
}

/// Draws the pages that are printed. None are: nothing calls it here.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The height above the content of a page, in points. The default is 0.
  open var headerHeight: CGFloat = 0
  /// The height below the content of a page, in points. The default is 0.
  open var footerHeight: CGFloat = 0
  /// The page. There is none: zero.
  open var paperRect: CGRect { .zero }
  /// What of the page can be printed. There is none: zero.
  open var printableRect: CGRect { .zero }
  /// How many pages there are. The default is none.
  open var numberOfPages: Int { 0 }
  /// What lays out the content.
  open private(set) var printFormatters: [UIPrintFormatter]? = nil

  /// Makes one.
  public override init() { super.init() }

  /// Adds what lays out the content from a page on.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.startPage = pageIndex
    formatter.printPageRenderer = self
    printFormatters = (printFormatters ?? []) + [formatter]
  }

  /// Gets ready to draw pages. The default does nothing.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: header, content and footer. The default calls the three.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    drawHeaderForPage(at: pageIndex, in: printableRect)
    drawContentForPage(at: pageIndex, in: printableRect)
    drawFooterForPage(at: pageIndex, in: printableRect)
  }
  /// Draws what stands above. The default draws nothing.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws the content. The default draws nothing.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws what stands below. The default draws nothing.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
