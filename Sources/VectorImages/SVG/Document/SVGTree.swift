// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XMLTrees

/// The elements of a file.
struct SVGTree {
  let root: SVGElement
  /// By their `id`; of two with one, the first that ends.
  private(set) var elements: [String: SVGElement] = [:]
  /// The texts of `<style>`, with their lines.
  private(set) var styles: [(text: String, line: Int)] = []

  init(_ data: Data) throws(SVGImage.Error) {
    let limits = XMLTree.Limits(
      byteCount: SVGImage.maximumByteCount, elementCount: SVGImage.maximumElementCount,
      depth: SVGImage.maximumDepth)
    var elements: [String: SVGElement] = [:]
    var styles: [(text: String, line: Int)] = []
    do throws(XMLTree.Error) {
      root = try XMLTree.root(of: data, limits: limits) { part in
        let element = SVGElement(part)
        if let id = element.id, elements[id] == nil { elements[id] = element }
        if element.name == "style" { styles.append((part.text, part.line)) }
        return element
      }
    } catch { throw SVGImage.Error(error, limits) }
    guard root.name == "svg" else { throw .notSVG(reason: "its root is <\(root.name)>") }
    (self.elements, self.styles) = (elements, styles)
  }
}

extension SVGElement {
  fileprivate convenience init(_ part: XMLTree.Part<SVGElement>) {
    let prefix = "svg:"
    self.init(
      name: part.name.hasPrefix(prefix) ? String(part.name.dropFirst(prefix.count)) : part.name,
      attributes: part.attributes, children: part.children, line: part.line)
  }
}

extension SVGImage.Error {
  fileprivate init(_ error: XMLTree.Error, _ limits: XMLTree.Limits) {
    switch error {
    case .notXML(let reason): self = .notSVG(reason: reason)
    case .tooManyBytes: self = .tooLarge("bytes", limit: limits.byteCount)
    case .tooManyElements: self = .tooLarge("elements", limit: limits.elementCount)
    case .tooDeep: self = .tooLarge("elements in each other", limit: limits.depth)
    }
  }
}
