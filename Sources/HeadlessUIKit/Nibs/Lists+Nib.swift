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
    if element["textLabel"] != nil, let inner = element.child(key: "contentView") {
      // The labels and the picture of a style of the system's are the cell's own.
      for part in inner.list("subviews") {
        if part.id == element["textLabel"] { textLabel?.decodeLabel(part, session) }
        if part.id == element["detailTextLabel"] { detailTextLabel?.decodeLabel(part, session) }
        if part.id == element["imageView"] { imageView?.decodeImage(part, session) }
      }
      session.know(content, as: inner.id)
    } else {
      decodeContent(of: element, in: content, session)
    }
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
    if let view = element.child(key: "tableHeaderView") { tableHeaderView = session.makeView(view) }
    if let view = element.child(key: "tableFooterView") { tableFooterView = session.makeView(view) }
    if let sections = element.child("sections") {
      session.fail(
        "static cells are not made here: give the table prototypes and a data source", sections,
        of: self)
    }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      // A session of its own: this one knows the table, which would keep itself.
      let own = session.fresh()
      registrations.prototypes[identifier] = { own.makePrototype(prototype) }
    }
  }
}

extension NibSession {
  /// A session about the same file that knows no object yet.
  fileprivate func fresh() -> NibSession {
    NibSession(document, bundle, modules: modules, storyboard: storyboard)
  }

  /// Makes a cell of a table's prototype, anew each time.
  func makePrototype(_ element: NibElement) -> UITableViewCell? {
    let own = fresh()
    let cell = own.make(element) as? UITableViewCell
    own.finish()
    return cell
  }
}

extension UITableViewCell.CellStyle {
  /// The style of a name in a file.
  init(nib name: String?) {
    switch name {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    default: self = .default
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
