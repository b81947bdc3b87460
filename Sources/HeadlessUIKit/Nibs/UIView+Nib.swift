// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension NSCoder {
  /// Whether the classes of UIKit can be made with the coder: that of a nib, or one of an archive,
  /// in which nothing of them is kept, so that all is as it is without a word in a nib.
  var makesObjectsOfUIKit: Bool { self is NibCoder || self is NSKeyedUnarchiver }

  /// The coder as that of a nib; nothing is read from others.
  func decode(_ read: (NibElement, NibSession) -> Void) {
    guard let coder = self as? NibCoder else { return }
    read(coder.element, coder.session)
  }
}

extension UIView {
  /// Reads what every view has.
  func decodeView(_ coder: NSCoder) {
    coder.decode { decodeView($0, $1) }
  }

  /// Reads what every view has, for a view that its owner has made.
  func decodeView(_ element: NibElement, _ session: NibSession) {
    session.know(self, as: element.id)
    decodeGeometry(element)
    decodeLook(element, session)
    decodeLayout(element)
    decodeGuides(element, session)
    for child in element.list("subviews") {
      guard let view = session.makeView(child) else { continue }
      if session.isInstalled(child, mask: "subviews", in: element) {
        addSubview(view)
      } else {
        session.keepApart(view)
      }
    }
    session.note(constraints: element, of: self)
  }

  private func decodeGeometry(_ element: NibElement) {
    if let frame = element.rect("frame") { self.frame = frame }
    if let bounds = element.rect("bounds") { self.bounds = bounds }
    if let mask = element.child(key: "autoresizingMask") {
      autoresizingMask = AutoresizingMask(nib: mask)
    }
    // A frame that is fixed in the file is kept by Interface Builder's own constraints, which say
    // what the mask says.
    if element["fixedFrame"] != "YES",
      let translates = element.bool("translatesAutoresizingMaskIntoConstraints")
    {
      translatesAutoresizingMaskIntoConstraints = translates
    }
    if let resizes = element.bool("autoresizesSubviews") { autoresizesSubviews = resizes }
  }

  private func decodeLook(_ element: NibElement, _ session: NibSession) {
    if let color = session.color("backgroundColor", of: element) { backgroundColor = color }
    if let color = session.color("tintColor", of: element) { tintColor = color }
    if let alpha = element.number("alpha") { self.alpha = CGFloat(alpha) }
    if let hidden = element.bool("hidden") { isHidden = hidden }
    // Xcode's templates of iOS 7 to 10 say so of navigation bars, whose background reaches above them.
    if let clips = element.bool("clipsSubviews"), !(self is UINavigationBar) {
      clipsToBounds = clips
    }
    if let opaque = element.bool("opaque") { isOpaque = opaque }
    if let tag = element.integer("tag") { self.tag = tag }
    if let mode = ContentMode(nib: element["contentMode"]) { contentMode = mode }
    isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
    if let multiple = element.bool("multipleTouchEnabled") { isMultipleTouchEnabled = multiple }
    if let semantic = element["semanticContentAttribute"].flatMap({ Self.semantics[$0] }) {
      semanticContentAttribute = semantic
    }
    decodeAccessibility(element)
  }

  private func decodeAccessibility(_ element: NibElement) {
    guard let settings = element.child(key: "accessibilityConfiguration") else { return }
    accessibilityIdentifier = settings["identifier"]
    if let label = settings.string("label") { accessibilityLabel = label }
    if let hint = settings.string("hint") { accessibilityHint = hint }
    switch settings.child("bool").flatMap({ $0.key == "isElement" ? $0.bool("value") : nil }) {
    case let isElement?: isAccessibilityElement = isElement
    case nil: break
    }
  }

  private func decodeLayout(_ element: NibElement) {
    func priority(_ name: String) -> UILayoutPriority? {
      element.number(name).map { UILayoutPriority(Float($0)) }
    }
    if let value = priority("horizontalHuggingPriority") {
      setContentHuggingPriority(value, for: .horizontal)
    }
    if let value = priority("verticalHuggingPriority") {
      setContentHuggingPriority(value, for: .vertical)
    }
    if let value = priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(value, for: .horizontal)
    }
    if let value = priority("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(value, for: .vertical)
    }
    if let insets = element.bool("insetsLayoutMarginsFromSafeArea") {
      insetsLayoutMarginsFromSafeArea = insets
    }
    if let preserves = element.bool("preservesSuperviewLayoutMargins") {
      preservesSuperviewLayoutMargins = preserves
    }
    if let margins = UIEdgeInsets(nib: element.child(key: "layoutMargins")) {
      layoutMargins = margins
    }
    if let margins = element.child(key: "directionalLayoutMargins") {
      func edge(_ name: String) -> CGFloat { CGFloat(margins.number(name) ?? 0) }
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: edge("top"), leading: edge("leading"), bottom: edge("bottom"),
        trailing: edge("trailing"))
    }
  }

  private func decodeGuides(_ element: NibElement, _ session: NibSession) {
    for guide in session.controllerGuides {
      session.know(SafeAreaEnd.end(of: self, isTop: guide["type"] == "top"), as: guide.id)
    }
    session.controllerGuides = []
    for guide in element.children
    where guide.name == "viewLayoutGuide" || guide.name == "keyboardLayoutGuide" {
      switch guide.key {
      case "safeArea": session.know(safeAreaLayoutGuide, as: guide.id)
      case "layoutMargins": session.know(layoutMarginsGuide, as: guide.id)
      case "readableContent": session.know(readableContentGuide, as: guide.id)
      case "keyboard": session.know(keyboardLayoutGuide, as: guide.id)
      case "contentLayoutGuide":
        if let scroll = self as? UIScrollView {
          session.know(scroll.contentLayoutGuide, as: guide.id)
        }
      case "frameLayoutGuide":
        if let scroll = self as? UIScrollView {
          session.know(scroll.frameLayoutGuide, as: guide.id)
        }
      default: session.fail("the guide \(guide.key ?? "") is not known", guide, of: self)
      }
    }
  }

  private static let semantics: [String: UISemanticContentAttribute] = [
    "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
    "forceRightToLeft": .forceRightToLeft,
  ]
}

extension UIView.ContentMode {
  /// The mode of a name in a file; `nil` for none.
  init?(nib name: String?) {
    guard let mode = name.flatMap({ Self.names[$0] }) else { return nil }
    self = mode
  }

  private static let names: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]
}

extension UIView.AutoresizingMask {
  init(nib element: NibElement) {
    self = []
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    for (name, option) in parts where element.bool(name) == true { insert(option) }
  }
}
