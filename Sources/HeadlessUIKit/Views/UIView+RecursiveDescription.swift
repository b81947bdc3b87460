// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics

extension UIView {
  /// The tree as iOS 18 prints it, without addresses: one line a view, subviews indented.
  ///
  /// ```
  /// <UIView; frame = (0 0; 100 50); layer = <CALayer>>
  ///    | <UILabel; frame = (8 8; 37 20.3333); text = 'Save'; userInteractionEnabled = NO;
  ///      backgroundColor = UIExtendedGrayColorSpace 0 0; layer = <_UILabelLayer>>
  /// ```
  ///
  /// The line of the label is one. A view whose class overrides `description` is described by that.
  /// Texts that were recorded on iOS stay equal as far as the views
  /// do: those that UIKit's own controls are made of are others here.
  ///
  /// Source: descriptions that published projects keep from iOS 12 to 18.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    appendLine(to: &lines, depth: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  private func appendLine(to lines: inout [String], depth: Int) {
    let own = description
    let line = own == descriptionLine() ? systemDescription : own
    lines.append(String(repeating: "   | ", count: depth) + line)
    for subview in subviewStorage { subview.appendLine(to: &lines, depth: depth + 1) }
  }

  private var systemDescription: String {
    let base: AnyClass = nearestSystemClass
    var details = [nameOfClass(type(of: self))]
    if base != type(of: self), base != UIView.self {
      details.append("baseClass = \(nameOfClass(base))")
    }
    details.append("frame = \(frame.shortDescription)")
    if !transform.isIdentity { details.append("transform = \(transform.listed)") }
    if let text = describedText { details.append("text = '\(text)'") }
    details += flags
    if let image = (self as? UIImageView)?.image {
      details.append("image = \(image.systemDescription)")
    }
    if let color = describedBackground {
      details.append("backgroundColor = \(color.systemDescription)")
    }
    details.append("layer = <\(nameOfLayer)>")
    if let scrollView = self as? UIScrollView { details += scrollView.describedContent }
    return "<" + details.joined(separator: "; ") + ">"
  }

  private var flags: [String] {
    var flags: [String] = []
    if clipsToBounds { flags.append("clipsToBounds = YES") }
    if isHidden { flags.append("hidden = YES") }
    if alpha != 1 { flags.append("alpha = \(short(alpha))") }
    if !isOpaque || (self as? UIImageView)?.image != nil { flags.append("opaque = NO") }
    if !autoresizingMask.isEmpty { flags.append("autoresize = \(autoresizingMask.uikitName)") }
    if !isUserInteractionEnabled { flags.append("userInteractionEnabled = NO") }
    if tag != 0 { flags.append("tag = \(tag)") }
    // A scroll view has those that scroll it.
    if self is UIScrollView || gestureRecognizers?.isEmpty == false {
      flags.append("gestureRecognizers = <NSArray>")
    }
    return flags
  }

  /// The first of the view's classes that UIKit has.
  private var nearestSystemClass: AnyClass {
    let classes = sequence(first: type(of: self) as AnyClass, next: { _getSuperclass($0) })
    return classes.first { nameAsOnIOS(String(reflecting: $0)) != nil } ?? UIView.self
  }

  private var describedText: String? {
    switch self {
    case let label as UILabel: label.text.flatMap { $0.isEmpty ? nil : $0 }
    case let field as UITextField: field.isSecureTextEntry ? "" : field.text
    case let view as UITextView: view.text
    default: nil
    }
  }

  /// A label that was given none has a clear background on iOS.
  private var describedBackground: UIColor? {
    backgroundColor ?? (self is UILabel ? .clear : nil)
  }

  private var nameOfLayer: String {
    switch self {
    case is UILabel where type(of: layer) == CALayer.self: "_UILabelLayer"
    case is UIWindow where type(of: layer) == CALayer.self: "UIWindowLayer"
    default: nameOfClass(type(of: layer))
    }
  }
}

extension UIScrollView {
  fileprivate var describedContent: [String] {
    let insets = adjustedContentInset
    let edges = [insets.top, insets.left, insets.bottom, insets.right].map(long)
    var details = [
      "contentOffset: {\(long(contentOffset.x)), \(long(contentOffset.y))}",
      "contentSize: {\(long(contentSize.width)), \(long(contentSize.height))}",
      "adjustedContentInset: {\(edges.joined(separator: ", "))}",
    ]
    switch self {
    case let table as UITableView: details.append("dataSource: \(name(of: table.dataSource))")
    case let collection as UICollectionView:
      details.append("layout: \(name(of: collection.collectionViewLayout))")
      details.append("dataSource: \(name(of: collection.dataSource))")
    default: break
    }
    return details
  }

  private func name(of object: AnyObject?) -> String {
    object.map { "<\(nameOfClass(type(of: $0)))>" } ?? "(null)"
  }
}

extension UIImage {
  fileprivate var systemDescription: String {
    let size = "(\(short(size.width)) \(short(size.height)))@\(short(scale))"
    return "<UIImage CGImage anonymous; \(size)>"
  }
}

extension UIColor {
  fileprivate var systemDescription: String {
    guard isDynamic else { return description }
    return systemName.map { "<UIDynamicSystemColor; name = \($0)>" }
      ?? "<UIDynamicProviderColor; provider = <__NSMallocBlock__>>"
  }
}

extension CGAffineTransform {
  fileprivate var listed: String {
    "[" + [a, b, c, d, tx, ty].map(long).joined(separator: ", ") + "]"
  }
}

extension CGRect {
  fileprivate var shortDescription: String {
    "(\(short(minX)) \(short(minY)); \(short(width)) \(short(height)))"
  }
}

/// UIKit's classes by their names alone, others behind their module's; without the addresses that
/// the names of private classes have.
private func nameOfClass(_ type: AnyClass) -> String {
  let name = String(reflecting: type).replacing(/\(unknown context at [^)]*\)\./, with: "")
  return nameAsOnIOS(name) ?? name
}

/// The name that a class of iOS's has there, of its name here; `nil` for other classes.
private func nameAsOnIOS(_ name: String) -> String? {
  ["HeadlessUIKit.", "HeadlessFrameworks."].first(where: name.hasPrefix)
    .map { String(name.dropFirst($0.count)) }
}

/// Six digits, as `%g` writes them.
private func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

/// Seventeen digits, with which functions such as `NSStringFromCGPoint` write.
private func long(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }
