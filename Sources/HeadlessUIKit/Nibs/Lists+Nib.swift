// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder

extension UIView {
  /// Reads the view of a cell or of an effect that holds its content.
  func decodeContent(of element: NibElement, in content: UIView, _ session: NibSession) {
    guard let inner = element.child(key: "contentView") else { return }
    content.decodeView(inner, session)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.translatesAutoresizingMaskIntoConstraints = true
  }
}

extension UITableViewCell {
  /// Reads what a cell has.
  func decodeCell(_ element: NibElement, _ session: NibSession, content: UIView) {
    if element["style"] != nil {
      session.fail(
        "cells of a style of the system's are not read: make it Custom in Interface Builder, or use "
          + "init(style:reuseIdentifier:)", element, of: self)
    }
    decodeContent(of: element, in: content, session)
    switch element["selectionStyle"] {
    case "none": selectionStyle = .none
    case "blue": selectionStyle = .blue
    case "gray": selectionStyle = .gray
    default: selectionStyle = .default
    }
    switch element["accessoryType"] {
    case "disclosureIndicator": accessoryType = .disclosureIndicator
    case "detailDisclosureButton": accessoryType = .detailDisclosureButton
    case "checkmark": accessoryType = .checkmark
    case "detailButton": accessoryType = .detailButton
    default: accessoryType = .none
    }
  }
}

extension UITableView.Style {
  /// The style of a name in a file.
  init(nib name: String?) {
    switch name {
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: self = .plain
    }
  }
}

extension UITableView {
  /// Reads what a table has.
  func decodeTable(_ element: NibElement, _ session: NibSession) {
    func height(_ name: String) -> CGFloat? {
      // -1 stands for the height of the content.
      element.number(name).map { $0 < 0 ? UITableView.automaticDimension : CGFloat($0) }
    }
    if let value = height("rowHeight") { rowHeight = value }
    if let value = height("estimatedRowHeight") { estimatedRowHeight = value }
    if let value = height("sectionHeaderHeight") { sectionHeaderHeight = value }
    if let value = height("sectionFooterHeight") { sectionFooterHeight = value }
    if element["separatorStyle"] == "none" { separatorStyle = .none }
    if let color = session.color("separatorColor", of: element) { separatorColor = color }
    if let insets = UIEdgeInsets(nib: element.child(key: "separatorInset")) {
      separatorInset = insets
    }
    if element.child("prototypes") != nil {
      session.fail(
        "prototype cells are those of storyboards, which are not read: register a nib or a class",
        element, of: self)
    }
  }
}

extension UICollectionView {
  /// Reads what a collection has.
  func decodeCollection(_ element: NibElement, _ session: NibSession) {
    guard let layout = element.child(key: "collectionViewLayout"),
      let flow = collectionViewLayout as? UICollectionViewFlowLayout
    else { return }
    guard layout.name == "collectionViewFlowLayout" else {
      return session.fail("only flow layouts are read", layout, of: self)
    }
    if layout["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
    if let spacing = layout.number("minimumLineSpacing") {
      flow.minimumLineSpacing = CGFloat(spacing)
    }
    if let spacing = layout.number("minimumInteritemSpacing") {
      flow.minimumInteritemSpacing = CGFloat(spacing)
    }
    if let size = layout.size("itemSize") { flow.itemSize = size }
    if let size = layout.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = layout.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let insets = UIEdgeInsets(nib: layout.child(key: "sectionInset")) {
      flow.sectionInset = insets
    }
    if layout["automaticEstimatedItemSize"] == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }
}

extension UIBlurEffect.Style {
  /// The style of a name in a file.
  init(nib name: String?) {
    switch name {
    case "extraLight": self = .extraLight
    case "light": self = .light
    case "dark": self = .dark
    case "prominent": self = .prominent
    default: self = .regular
    }
  }
}
