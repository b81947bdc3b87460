// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

#if canImport(FoundationXML)
  // Foundation's XML parser, which is libxml2: entities cannot grow without bound in it.
  import FoundationXML
#endif

/// Reads XML files that others wrote into elements of the caller's type.
///
/// No file ends the program, has another file read, or takes more than the limits.
///
/// ```swift
/// let titleCount = try XMLTree.root(of: data, limits: limits) { part in
///   (part.name == "title" ? 1 : 0) + part.children.reduce(0, +)
/// }
/// ```
public enum XMLTree {
  /// What a file may have at most.
  public struct Limits: Hashable, Sendable {
    /// The file's bytes.
    public var byteCount: Int
    /// The elements in the file.
    public var elementCount: Int
    /// How many elements may lie in each other.
    public var depth: Int

    /// Makes limits, each of which is itself allowed.
    public init(byteCount: Int, elementCount: Int, depth: Int) {
      self.byteCount = byteCount
      self.elementCount = elementCount
      self.depth = depth
    }
  }

  /// Why a file was not read.
  public enum Error: Swift.Error, Hashable, Sendable {
    /// It is not well-formed, or its bytes are not in its encoding; what is wrong.
    case notXML(String)
    /// It has so many bytes, which are more than allowed.
    case tooManyBytes(Int)
    /// It has more elements than allowed.
    case tooManyElements
    /// More elements than allowed lie in each other in a line.
    case tooDeep(line: Int)
  }

  /// An element that has ended.
  public struct Part<Element> {
    /// The element's name as it is written, with its prefix.
    public let name: String
    /// The attributes as they are written.
    public let attributes: [String: String]
    /// What was made of the elements in it, in their order.
    public let children: [Element]
    /// The text in it, without that of its children.
    public let text: String
    /// The line of the file in which it begins, from 1.
    public let line: Int
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - data: The file's bytes.
  ///   - limits: What it may have at most.
  ///   - make: Makes an element of each that has ended, the inner ones first.
  /// - Returns: What was made of the element around all.
  /// - Throws: ``Error`` where the bytes are no XML, or more than is allowed.
  public static func root<Element>(
    of data: Data, limits: Limits, _ make: @escaping (Part<Element>) -> Element
  ) throws(Error) -> Element {
    guard data.count <= limits.byteCount else { throw .tooManyBytes(data.count) }
    let parser = XMLParser(data: try data.xmlInUTF8())
    parser.shouldResolveExternalEntities = false
    let builder = XMLTreeBuilder(limits, make)
    parser.delegate = builder
    let isWellFormed = parser.parse()
    if let error = builder.error { throw error }
    guard isWellFormed, let root = builder.root else {
      throw .notXML("the XML ends or breaks in line \(max(1, parser.lineNumber))")
    }
    return root
  }
}

/// Builds elements from the inside to the outside.
private final class XMLTreeBuilder<Element>: NSObject, XMLParserDelegate {
  private struct Open {
    var name: String
    var attributes: [String: String]
    var children: [Element] = []
    var text = ""
    var line: Int
  }

  private(set) var root: Element?
  private(set) var error: XMLTree.Error?
  private let limits: XMLTree.Limits
  private let make: (XMLTree.Part<Element>) -> Element
  private var open: [Open] = []
  private var count = 0

  init(_ limits: XMLTree.Limits, _ make: @escaping (XMLTree.Part<Element>) -> Element) {
    self.limits = limits
    self.make = make
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    count += 1
    guard count <= limits.elementCount else { return stop(parser, .tooManyElements) }
    guard open.count < limits.depth else {
      return stop(parser, .tooDeep(line: parser.lineNumber))
    }
    open.append(Open(name: elementName, attributes: attributes, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard error == nil, let ended = open.popLast() else { return }
    let element = make(
      XMLTree.Part(
        name: ended.name, attributes: ended.attributes, children: ended.children,
        text: ended.text, line: ended.line))
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

  private func stop(_ parser: XMLParser, _ error: XMLTree.Error) {
    self.error = self.error ?? error
    parser.abortParsing()
  }
}
