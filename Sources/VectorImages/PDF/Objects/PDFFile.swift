// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The objects of a file, which are read where they are asked for.
///
/// After ISO 32000-1, section 7.5. Where the table of objects is wrong, objects are searched for,
/// as other readers do.
struct PDFFile: Sendable {
  /// Where an object lies.
  enum Entry: Hashable, Sendable {
    case offset(Int)
    /// In a stream of objects, as the one of this index.
    case packed(stream: Int, index: Int)
  }

  let bytes: [UInt8]
  var entries: [Int: Entry] = [:]
  var trailer: PDFDictionary = [:]
  private var objects: [Int: PDFObject] = [:]
  /// The numbers of objects that are being read: one that needs itself is nothing.
  private var open: Set<Int> = []
  private var packed: [Int: [PDFObject]] = [:]
  /// Decoded streams by their objects' numbers.
  private var decoded: [Int: [UInt8]] = [:]
  private var decodedByteCount = 0

  init(_ bytes: [UInt8]) throws(PDFImage.Error) {
    let head = bytes.prefix(1024)
    guard let start = head.firstRange(of: Array("%PDF-".utf8))?.lowerBound else {
      throw .notPDF(reason: "it does not begin with %PDF-")
    }
    // Offsets count from the mark.
    self.bytes = start == 0 ? bytes : Array(bytes[start...])
    let isRead = try readTables()
    if !isRead || trailer["Root"] == nil { try searchObjects() }
    guard trailer["Encrypt"] == nil || trailer["Encrypt"] == .null else { throw .encrypted }
    guard try catalog() != nil else {
      throw .notPDF(reason: "it has no catalog of its pages, or ends before it")
    }
  }

  /// What the pages hang on.
  mutating func catalog() throws(PDFImage.Error) -> PDFDictionary? {
    if let root = try resolve(trailer["Root"]).dictionary, root["Pages"] != nil { return root }
    // The table leads elsewhere.
    try searchObjects()
    return try resolve(trailer["Root"]).dictionary
  }

  // MARK: Objects

  /// What an object refers to; `null` where that is not there or refers to itself.
  mutating func resolve(_ object: PDFObject?) throws(PDFImage.Error) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<32 {
      guard case .reference(let number) = object else { return object }
      object = try self.object(number)
    }
    return .null
  }

  private mutating func object(_ number: Int) throws(PDFImage.Error) -> PDFObject {
    if let object = objects[number] { return object }
    guard let entry = entries[number], open.insert(number).inserted else { return .null }
    defer { open.remove(number) }
    let object: PDFObject
    switch entry {
    case .offset(let offset):
      object = try indirectObject(at: offset, number: number)?.object ?? .null
    case .packed(let stream, let index):
      let all = try packedObjects(of: stream)
      object = index < all.count ? all[index] : .null
    }
    objects[number] = object
    return object
  }

  /// The object that begins with `12 0 obj` at an offset; `nil` where none of that number does.
  mutating func indirectObject(
    at offset: Int, number: Int?
  ) throws(PDFImage.Error) -> (number: Int, object: PDFObject)? {
    guard offset > 0, offset < bytes.count else { return nil }
    var lexer = PDFLexer(bytes, at: offset)
    guard case .object(.integer(let found)) = try lexer.next(),
      case .object(.integer) = try lexer.next(), try lexer.next() == .keyword("obj"),
      number == nil || number == found
    else { return nil }
    var items: [PDFObject] = []
    while let item = try lexer.next() {
      switch item {
      case .object(let object): items.append(object)
      case .keyword("R"):
        guard items.count >= 2, let target = items[items.count - 2].integer else { continue }
        return (found, .reference(target))
      case .keyword("stream"):
        guard let dictionary = items.last?.dictionary else { return (found, .null) }
        return (found, .stream(try stream(dictionary, found, &lexer)))
      case .keyword: return (found, items.first ?? .null)
      }
    }
    return (found, items.first ?? .null)
  }

  private mutating func stream(
    _ dictionary: PDFDictionary, _ number: Int, _ lexer: inout PDFLexer
  ) throws(PDFImage.Error) -> PDFStream {
    var start = lexer.position
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    if let length = try resolve(dictionary["Length"]).integer, length >= 0,
      length <= bytes.count - start
    {
      lexer.position = start + length
      if try lexer.next() == .keyword("endstream") {
        return PDFStream(dictionary: dictionary, range: start..<start + length, number: number)
      }
    }
    // The length is wrong: the stream goes to the next mark of an end.
    guard let mark = bytes[start...].firstRange(of: Array("endstream".utf8)) else {
      throw .damaged("the stream of object \(number) does not end")
    }
    var end = mark.lowerBound
    if end > start, bytes[end - 1] == 10 { end -= 1 }
    if end > start, bytes[end - 1] == 13 { end -= 1 }
    lexer.position = mark.upperBound
    return PDFStream(dictionary: dictionary, range: start..<end, number: number)
  }

  /// The objects of a stream of objects, in order.
  private mutating func packedObjects(of number: Int) throws(PDFImage.Error) -> [PDFObject] {
    if let objects = packed[number] { return objects }
    let stream = try resolve(.reference(number)).stream
    guard let stream, let count = try resolve(stream.dictionary["N"]).integer,
      let first = try resolve(stream.dictionary["First"]).integer
    else { throw .damaged("object \(number) is no stream of objects") }
    let contents = try contents(of: stream)
    var head = PDFLexer(contents)
    var offsets: [Int] = []
    for _ in 0..<max(0, min(count, contents.count)) {
      guard case .object(.integer) = try head.next(),
        case .object(.integer(let offset)) = try head.next()
      else { break }
      offsets.append(offset)
    }
    var objects: [PDFObject] = []
    for offset in offsets {
      guard offset >= 0, offset <= contents.count, first >= 0, first <= contents.count else {
        throw .damaged("the stream of objects \(number) has an offset outside of it")
      }
      var lexer = PDFLexer(contents, at: first + offset)
      if case .object(let object) = try lexer.next() {
        objects.append(object)
      } else {
        objects.append(.null)
      }
    }
    packed[number] = objects
    return objects
  }

  /// The numbers of the objects in a stream of objects, in order.
  mutating func packedNumbers(of stream: PDFStream) throws(PDFImage.Error) -> [Int] {
    let count = try resolve(stream.dictionary["N"]).integer ?? 0
    let contents = try contents(of: stream)
    var head = PDFLexer(contents)
    var numbers: [Int] = []
    for _ in 0..<max(0, min(count, contents.count)) {
      guard case .object(.integer(let number)) = try head.next(),
        case .object(.integer) = try head.next()
      else { break }
      numbers.append(number)
    }
    return numbers
  }

  mutating func forgetObjects() { (objects, packed) = ([:], [:]) }

  // MARK: Streams

  /// The decoded bytes of a stream.
  mutating func contents(of stream: PDFStream) throws(PDFImage.Error) -> [UInt8] {
    let (bytes, filter) = try decode(stream)
    if let filter { throw .unsupported("the filter /\(filter)", place: "object \(stream.number)") }
    return bytes
  }

  /// The bytes of a stream, decoded up to a filter that makes pixels.
  mutating func decode(
    _ stream: PDFStream
  ) throws(PDFImage.Error) -> (bytes: [UInt8], filter: String?) {
    let filters = try self.filters(of: stream)
    let imageFilter = filters.last.flatMap { PDFFilter(name: $0.name) == nil ? $0.name : nil }
    if stream.number > 0, let bytes = decoded[stream.number] { return (bytes, imageFilter) }
    var data = stream.inlined ?? Array(bytes[stream.range])
    for (index, (name, parameters)) in filters.enumerated() {
      guard let filter = PDFFilter(name: name) else {
        guard index == filters.count - 1 else {
          throw .unsupported("the filter /\(name)", place: "object \(stream.number)")
        }
        break
      }
      let left = PDFImage.maximumDecodedByteCount - decodedByteCount
      data = try filter.decode(data, parameters, limit: left, place: "object \(stream.number)")
      decodedByteCount += data.count
    }
    if stream.number > 0 { decoded[stream.number] = data }
    return (data, imageFilter)
  }

  private mutating func filters(
    of stream: PDFStream
  ) throws(PDFImage.Error) -> [(name: String, parameters: PDFDictionary)] {
    let dictionary = stream.dictionary
    let names = try list(dictionary["Filter"] ?? dictionary["F"])
    let parameters = try list(dictionary["DecodeParms"] ?? dictionary["DP"])
    var filters: [(String, PDFDictionary)] = []
    for (index, name) in names.enumerated() {
      var own = index < parameters.count ? parameters[index].dictionary ?? [:] : [:]
      for (key, value) in own { own[key] = try resolve(value) }
      guard let name = name.name else { throw .damaged("a filter that is no name") }
      filters.append((name, own))
    }
    guard filters.count <= 8 else { throw .tooLarge("filters of a stream", limit: 8) }
    return filters
  }

  /// The elements of an array, or the one that stands in its place.
  private mutating func list(_ object: PDFObject?) throws(PDFImage.Error) -> [PDFObject] {
    let object = try resolve(object)
    if object == .null { return [] }
    var elements: [PDFObject] = []
    for element in object.array ?? [object] { elements.append(try resolve(element)) }
    return elements
  }
}
