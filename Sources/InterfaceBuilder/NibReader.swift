// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
  // Foundation's XML parser, which is libxml2: entities cannot grow without bound in it.
  import FoundationXML
#endif

/// Builds elements from the inside to the outside.
final class NibReader: NSObject, XMLParserDelegate {
  private struct Open {
    var name: String
    var attributes: [String: String]
    var children: [NibElement] = []
    var text = ""
    var line: Int
  }

  private let name: String
  private var root: NibElement?
  private var problem: String?
  private var open: [Open] = []
  private var count = 0

  private init(name: String) { self.name = name }

  static func root(of data: Data, name: String) throws(NibDocument.Error) -> NibElement {
    guard data.count <= NibDocument.maximumByteCount else {
      throw NibDocument.Error(
        file: name,
        reason: "it has \(data.count) bytes; \(NibDocument.maximumByteCount) are allowed")
    }
    guard !data.starts(with: Data("bplist".utf8)), !data.starts(with: Data("NIBArchive".utf8))
    else {
      throw NibDocument.Error(
        file: name, reason: "it is compiled: add the .xib or .storyboard that it was made from")
    }
    if let reason = data.reasonNotToParseXML { throw NibDocument.Error(file: name, reason: reason) }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    let reader = NibReader(name: name)
    parser.delegate = reader
    let isWellFormed = parser.parse()
    if let problem = reader.problem { throw NibDocument.Error(file: name, reason: problem) }
    guard isWellFormed, let root = reader.root else {
      throw NibDocument.Error(
        file: name, reason: "the XML ends or breaks in line \(max(1, parser.lineNumber))")
    }
    return root
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += 1
    guard count <= NibDocument.maximumElementCount else {
      return stop(parser, "it has more than \(NibDocument.maximumElementCount) elements")
    }
    guard open.count < NibDocument.maximumDepth else {
      return stop(
        parser,
        "more than \(NibDocument.maximumDepth) elements lie in each other in line "
          + "\(parser.lineNumber)")
    }
    open.append(Open(name: elementName, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let ended = open.popLast() else { return }
    let element = NibElement(
      name: ended.name, attributes: ended.attributes, children: ended.children, text: ended.text,
      line: ended.line)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: CDATABlock, as: UTF8.self)
  }

  private func stop(_ parser: XMLParser, _ reason: String) {
    problem = problem ?? reason
    parser.abortParsing()
  }
}
