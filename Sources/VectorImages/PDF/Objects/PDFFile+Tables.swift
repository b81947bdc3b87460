// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

extension PDFFile {
  /// Reads the tables of objects from the last to the first; false where one cannot be read.
  mutating func readTables() throws(PDFImage.Error) -> Bool {
    let tail = bytes.suffix(2048)
    guard let mark = tail.ranges(of: Array("startxref".utf8)).last else { return false }
    var lexer = PDFLexer(bytes, at: mark.upperBound)
    guard case .object(.integer(let start)) = try? lexer.next() else { return false }
    var places = [start]
    var seen: Set<Int> = []
    while let place = places.popLast() {
      guard seen.insert(place).inserted else { continue }
      guard let section = try readSection(at: place) else { return false }
      for (key, value) in section where trailer[key] == nil { trailer[key] = value }
      if let previous = section["Prev"]?.integer { places.append(previous) }
      // Read before the table before: what it holds is newer.
      if let hybrid = section["XRefStm"]?.integer { places.append(hybrid) }
    }
    return true
  }

  /// Adds the entries of a table or of a stream of entries.
  ///
  /// - Returns: Its dictionary; `nil` where it cannot be read.
  private mutating func readSection(at place: Int) throws(PDFImage.Error) -> PDFDictionary? {
    guard place >= 0, place < bytes.count else { return nil }
    var lexer = PDFLexer(bytes, at: place)
    guard let first = try? lexer.next() else { return nil }
    if first == .keyword("xref") { return try? readTable(&lexer) }
    guard case .stream(let stream) = try? indirectObject(at: place, number: nil)?.object else {
      return nil
    }
    return try addEntries(of: stream) ? stream.dictionary : nil
  }

  private mutating func readTable(
    _ lexer: inout PDFLexer
  ) throws(PDFImage.Error) -> PDFDictionary? {
    while let item = try lexer.next() {
      if item == .keyword("trailer") {
        guard case .object(.dictionary(let trailer)) = try lexer.next() else { return nil }
        return trailer
      }
      guard case .object(.integer(let first)) = item,
        case .object(.integer(let count)) = try lexer.next(), count >= 0
      else { return nil }
      for number in first..<(first + min(count, bytes.count)) {
        guard case .object(.integer(let offset)) = try lexer.next(),
          case .object(.integer) = try lexer.next(), case .keyword(let kind) = try lexer.next()
        else { return nil }
        // Some programs write unused objects as used ones at 0.
        guard kind == "n", offset > 0, entries[number] == nil else { continue }
        entries[number] = .offset(offset)
      }
    }
    return nil
  }

  private mutating func addEntries(of stream: PDFStream) throws(PDFImage.Error) -> Bool {
    let dictionary = stream.dictionary
    guard let widths = dictionary["W"]?.array?.compactMap(\.integer), widths.count == 3,
      widths.allSatisfy({ (0...8).contains($0) }), let size = dictionary["Size"]?.integer
    else { return false }
    let length = widths.reduce(0, +)
    guard length > 0 else { return false }
    let contents = try contents(of: stream)
    let sections = dictionary["Index"]?.array?.compactMap(\.integer) ?? [0, size]
    var place = 0
    for section in stride(from: 0, to: sections.count - 1, by: 2) {
      var number = sections[section]
      let end = number &+ sections[section + 1]
      while number < end, place + length <= contents.count {
        addEntry(number, contents[place..<place + length], widths)
        place += length
        number += 1
      }
    }
    return true
  }

  private mutating func addEntry(_ number: Int, _ bytes: ArraySlice<UInt8>, _ widths: [Int]) {
    var rest = bytes
    func field(_ width: Int) -> Int {
      defer { rest = rest.dropFirst(width) }
      return rest.prefix(width).reduce(0) { ($0 & 0xFF_FFFF_FFFF_FFFF) << 8 | Int($1) }
    }
    let kind = widths[0] == 0 ? 1 : field(widths[0])
    let (second, third) = (field(widths[1]), field(widths[2]))
    guard entries[number] == nil else { return }
    switch kind {
    case 1: entries[number] = .offset(second)
    case 2: entries[number] = .packed(stream: second, index: third)
    default: break
    }
  }

  // MARK: Files without a usable table

  /// Searches the whole file for objects; of two with one number the later counts.
  mutating func searchObjects() throws(PDFImage.Error) {
    entries = [:]
    forgetObjects()
    var trailers: [PDFDictionary] = []
    var streams: [Int] = []
    var place = 0
    while let mark = nextMark(from: place) {
      place = mark.end
      guard mark.isObject else {
        var lexer = PDFLexer(bytes, at: mark.end)
        if case .object(.dictionary(let trailer)) = try? lexer.next() { trailers.append(trailer) }
        continue
      }
      guard let (start, number) = objectStart(before: mark.start) else { continue }
      entries[number] = .offset(start)
      streams.append(start)
    }
    for start in streams { addPacked(at: start, &trailers) }
    for trailer in trailers {
      for key in ["Root", "Encrypt"] {
        if let value = trailer[key] { self.trailer[key] = value }
      }
    }
    guard try resolve(trailer["Root"]).dictionary == nil else { return }
    // The catalog by what it says it is.
    for number in entries.keys.sorted() {
      let object = try? resolve(.reference(number))
      guard object?.dictionary?["Type"] == .name("Catalog") else { continue }
      trailer["Root"] = .reference(number)
    }
  }

  /// Adds what a stream of objects holds, and the dictionary of a stream of entries.
  private mutating func addPacked(at start: Int, _ trailers: inout [PDFDictionary]) {
    guard let (number, object) = try? indirectObject(at: start, number: nil),
      let stream = object.stream
    else { return }
    if stream.dictionary["Type"] == .name("XRef") { trailers.append(stream.dictionary) }
    guard stream.dictionary["Type"] == .name("ObjStm"),
      let numbers = try? packedNumbers(of: stream)
    else { return }
    for (index, packed) in numbers.enumerated() where entries[packed] == nil {
      entries[packed] = .packed(stream: number, index: index)
    }
  }

  /// The next word `obj` or `trailer`.
  private func nextMark(from place: Int) -> (start: Int, end: Int, isObject: Bool)? {
    var index = place
    while index + 3 <= bytes.count {
      if matches("obj", at: index), index > 0,
        !PDFLexer.isRegular(bytes[index - 1])
          || (0x30...0x39).contains(bytes[index - 1])
      {
        return (index, index + 3, true)
      }
      if matches("trailer", at: index) { return (index, index + 7, false) }
      index += 1
    }
    return nil
  }

  private func matches(_ word: StaticString, at index: Int) -> Bool {
    guard index + word.utf8CodeUnitCount <= bytes.count else { return false }
    return word.withUTF8Buffer { word in
      for (offset, byte) in word.enumerated() where bytes[index + offset] != byte { return false }
      return true
    }
  }

  /// Where `12 0 ` before the word `obj` begins, and its first number.
  private func objectStart(before place: Int) -> (start: Int, number: Int)? {
    var index = place
    func skip(while isSkipped: (UInt8) -> Bool) -> Bool {
      let start = index
      while index > 0, isSkipped(bytes[index - 1]) { index -= 1 }
      return index < start
    }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    _ = skip(while: PDFLexer.isSpace)
    guard skip(while: isDigit), skip(while: PDFLexer.isSpace) else { return nil }
    let end = index
    guard skip(while: isDigit),
      let number = Int(String(decoding: bytes[index..<end], as: UTF8.self))
    else { return nil }
    return (index, number)
  }
}
