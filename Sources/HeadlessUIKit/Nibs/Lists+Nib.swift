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
    if let level = element.integer("indentationLevel") { indentationLevel = level }
    if let width = element.number("indentationWidth") { indentationWidth = CGFloat(width) }
    if element["textLabel"] != nil, let inner = element.child(key: "contentView") {
      // The labels and the picture of a style of the system's are the cell's own.
      for part in inner.list("subviews") {
        if part.id == element["textLabel"], let textLabel {
          textLabel.decodeLabel(part, session)
          session.know(textLabel, as: part.id)
        }
        if part.id == element["detailTextLabel"], let detailTextLabel {
          detailTextLabel.decodeLabel(part, session)
          session.know(detailTextLabel, as: part.id)
        }
        if part.id == element["imageView"], let imageView {
          imageView.decodeImage(part, session)
          session.know(imageView, as: part.id)
        }
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
    if let insets = UIEdgeInsets(nib: element.child(key: "separatorInset")) {
      separatorInset = insets
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
    staticSections = element.list("sections").map { StaticTableSection($0, session) }
    for prototype in element.list("prototypes") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      session.addSegues(ofPrototype: prototype)
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

  /// Notes the segues of a prototype with the controller of its scene, which performs them by their
  /// identifiers: the cells themselves are made by sessions that know no controller.
  fileprivate func addSegues(ofPrototype element: NibElement) {
    guard let sceneController else { return }
    for child in element.children {
      if child.name == "segue" {
        addSegue(child, of: sceneController)
      } else {
        addSegues(ofPrototype: child)
      }
    }
  }

  /// Makes a cell of a list's prototype, anew each time.
  func makePrototype<Cell: UIView>(_ element: NibElement) -> Cell? {
    let own = fresh()
    let cell = own.make(element) as? Cell
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
    decodePrototypes(element, session)
  }
}

extension NibSession {
  /// Makes the layout of a collection: a flow layout, or one of a class of the app's.
  func makeLayout(_ element: NibElement) -> UICollectionViewLayout {
    let isFlow = element.name == "collectionViewFlowLayout"
    let known: UICollectionViewLayout.Type =
      isFlow ? UICollectionViewFlowLayout.self : UICollectionViewLayout.self
    if !isFlow, element["customClass"] == nil { fail("only flow layouts are read", element) }
    let type = customClass(of: element, known) as? UICollectionViewLayout.Type ?? known
    guard let layout = type.init(coder: NibCoder(element, self)) else {
      fail("init?(coder:) of \(type) gave nil", element)
      return UICollectionViewFlowLayout()
    }
    return note(layout, element)
  }
}

extension UICollectionViewFlowLayout {
  /// Reads what a flow layout has.
  func decodeFlowLayout(_ element: NibElement, _ session: NibSession) {
    if element["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
    if let spacing = element.number("minimumLineSpacing") { minimumLineSpacing = CGFloat(spacing) }
    if let spacing = element.number("minimumInteritemSpacing") {
      minimumInteritemSpacing = CGFloat(spacing)
    }
    if let size = element.size("itemSize") { itemSize = size }
    if let size = element.size("headerReferenceSize") { headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { footerReferenceSize = size }
    if let insets = UIEdgeInsets(nib: element.child(key: "sectionInset")) { sectionInset = insets }
    if let size = element.size("estimatedItemSize") { estimatedItemSize = size }
    if element["automaticEstimatedItemSize"] == "YES" {
      estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
  }
}

extension UICollectionView {
  private func decodePrototypes(_ element: NibElement, _ session: NibSession) {
    func maker(_ prototype: NibElement) -> () -> UICollectionReusableView? {
      let own = session.fresh()
      return { own.makePrototype(prototype) }
    }
    for prototype in element.list("cells") {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      session.addSegues(ofPrototype: prototype)
      registrations.prototypes[identifier] = maker(prototype)
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      guard let prototype = element.child(key: key), let identifier = prototype["reuseIdentifier"]
      else { continue }
      registrations.viewPrototypes[kind, default: [:]][identifier] = maker(prototype)
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
