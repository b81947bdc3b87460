// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
  // Foundation's XML parser, which is libxml2: entities cannot grow without bound in it.
  import FoundationXML
#endif

/// The elements of a file.
struct SVGTree {
  let root: SVGElement
  /// By their `id`; of two with one, the first.
  let elements: [String: SVGElement]
  /// The texts of `<style>`, with their lines.
  let styles: [(text: String, line: Int)]

  init(_ data: Data) throws(SVGImage.Error) {
    guard data.count <= SVGImage.maximumByteCount else {
      throw .tooLarge("bytes", limit: SVGImage.maximumByteCount)
    }
    if let reason = data.reasonNotToParseXML { throw .notSVG(reason: reason) }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    let builder = TreeBuilder()
    parser.delegate = builder
    let isWellFormed = parser.parse()
    if let error = builder.error { throw error }
    guard isWellFormed, let root = builder.root else {
      throw .notSVG(reason: "the XML ends or breaks in line \(max(1, parser.lineNumber))")
    }
    guard root.name == "svg" else { throw .notSVG(reason: "its root is <\(root.name)>") }
    self.root = root
    elements = builder.elements
    styles = builder.styles
  }
}

/// Builds elements from the inside to the outside.
private final class TreeBuilder: NSObject, XMLParserDelegate {
  private struct Open {
    var name: String
    var attributes: [String: String]
    var children: [SVGElement] = []
    var line: Int
  }

  private(set) var root: SVGElement?
  private(set) var elements: [String: SVGElement] = [:]
  private(set) var styles: [(text: String, line: Int)] = []
  private(set) var error: SVGImage.Error?
  private var open: [Open] = []
  private var count = 0

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += 1
    guard count <= SVGImage.maximumElementCount else {
      return stop(parser, .tooLarge("elements", limit: SVGImage.maximumElementCount))
    }
    guard open.count < SVGImage.maximumDepth else {
      return stop(parser, .tooLarge("elements in each other", limit: SVGImage.maximumDepth))
    }
    var name = elementName
    if name.hasPrefix("svg:") { name.removeFirst(4) }
    if name == "style" { styles.append(("", parser.lineNumber)) }
    open.append(Open(name: name, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let ended = open.popLast() else { return }
    let element = SVGElement(
      name: ended.name, attributes: ended.attributes, children: ended.children, line: ended.line)
    if let id = element.id, elements[id] == nil { elements[id] = element }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { addStyle(string) }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    addStyle(String(decoding: CDATABlock, as: UTF8.self))
  }

  private func addStyle(_ text: String) {
    guard open.last?.name == "style", !styles.isEmpty else { return }
    styles[styles.count - 1].text += text
  }

  private func stop(_ parser: XMLParser, _ error: SVGImage.Error) {
    self.error = self.error ?? error
    parser.abortParsing()
  }
}
