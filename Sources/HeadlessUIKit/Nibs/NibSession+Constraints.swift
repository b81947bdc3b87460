// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension NibSession {
  /// Activates the constraints in an element that the present size classes have.
  func addConstraints(_ element: NibElement, to view: UIView) {
    for item in element.list("constraints") where item.name == "constraint" {
      guard let constraint = makeConstraint(item, in: view) else { continue }
      if let name = item["customClass"] {
        fail("constraints of files are plain ones, and this one is a \(name)", item, of: view)
      }
      know(constraint, as: item.id)
      let isApart = self.isApart(constraint.firstItem) || self.isApart(constraint.secondItem)
      constraint.isActive =
        isInstalled(item, mask: "constraints", in: element) && (!isApart || self.isApart(view))
    }
  }

  private func makeConstraint(_ item: NibElement, in view: UIView) -> NSLayoutConstraint? {
    // Interface Builder keeps it for its own canvas only.
    if item["placeholder"] == "YES" { return nil }
    guard let first = item["firstItem"].map({ objects[$0] }) ?? .some(view),
      let attribute = Self.attributes[item["firstAttribute"] ?? ""]
    else {
      fail("its first item \(item["firstItem"] ?? "") or attribute is not known", item, of: view)
      return nil
    }
    let second = item["secondItem"].map { objects[$0] }
    if let second, second == nil {
      fail("its second item \(item["secondItem"] ?? "") is not known", item, of: view)
      return nil
    }
    let varied = variation(of: item)
    let constant =
      varied("constant") ?? (item["symbolic"] == "YES" ? standardSpace(first, second ?? nil) : 0)
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute,
      relatedBy: Self.relations[item["relation"] ?? "equal"] ?? .equal,
      toItem: second ?? nil,
      attribute: item["secondAttribute"].flatMap { Self.attributes[$0] } ?? .notAnAttribute,
      multiplier: CGFloat(item.ratio("multiplier") ?? 1), constant: CGFloat(constant))
    constraint.priority = UILayoutPriority(Float(varied("priority") ?? 1000))
    constraint.identifier = item["identifier"]
    return constraint
  }

  /// Between neighbors 8 points, at the edges of a superview 20.
  private func standardSpace(_ first: AnyObject, _ second: AnyObject?) -> Double {
    guard let first = first as? UIView, let second = second as? UIView else { return 20 }
    return first.superview === second || second.superview === first ? 20 : 8
  }

  private static let relations: [String: NSLayoutConstraint.Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual,
    "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  // MARK: Size classes

  /// Reads numbers of an element as the present size classes have them.
  func variation(of element: NibElement) -> (String) -> Double? {
    let varied = element.children.filter { $0.name == "variation" && applies($0) }
    return { name in
      varied.lazy.compactMap { $0.number(name) }.last ?? element.number(name)
    }
  }

  /// Whether a variation's key, such as "heightClass=compact-widthClass=regular", is that of the
  /// present traits.
  func applies(_ variation: NibElement) -> Bool {
    let classes = (variation.key ?? "").split(separator: "-")
    return classes.allSatisfy { part in
      switch part {
      case "default": true
      case "widthClass=compact": traits.horizontalSizeClass == .compact
      case "widthClass=regular": traits.horizontalSizeClass == .regular
      case "heightClass=compact": traits.verticalSizeClass == .compact
      case "heightClass=regular": traits.verticalSizeClass == .regular
      default: false
      }
    }
  }

  /// Whether the masks of a view's variations leave an element in.
  func isInstalled(_ element: NibElement, mask: String, in owner: NibElement) -> Bool {
    var isInstalled = true
    for variation in owner.children where variation.name == "variation" && applies(variation) {
      for mark in variation.child(key: mask)?.children ?? [] where mark["reference"] == element.id {
        isInstalled = mark.name == "include"
      }
    }
    return isInstalled
  }
}
