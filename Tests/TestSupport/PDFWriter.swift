// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Writes PDF files of one page for tests.
public struct PDFWriter {
  /// How a file says where its objects are.
  public enum Table: Sendable {
    /// A table of offsets.
    case plain
    /// A stream of entries; all objects but streams are packed in one.
    case streams
    /// A table whose offsets are wrong.
    case wrong
  }

  /// The page's operators.
  public var content: String
  /// The page's box: four numbers.
  public var box = "0 0 8 8"
  /// Entries of the page's resources.
  public var resources = ""
  /// Entries of the page, of the catalog and of the trailer.
  public var (page, catalog, trailer) = ("", "", "")
  /// The objects from number 5 on.
  public var objects: [[UInt8]] = []

  /// Writes a page of operators.
  public init(_ content: String) { self.content = content }

  /// Adds an object, and returns its number.
  public mutating func add(_ object: String) -> Int { add(Array(object.utf8)) }

  /// Adds a stream, and returns its number.
  public mutating func add(_ dictionary: String, stream: [UInt8]) -> Int {
    add(Self.stream(dictionary, stream))
  }

  /// Adds a stream of text, and returns its number.
  public mutating func add(_ dictionary: String, stream: String) -> Int {
    add(dictionary, stream: Array(stream.utf8))
  }

  private mutating func add(_ object: [UInt8]) -> Int {
    objects.append(object)
    return objects.count + 4
  }

  private static func stream(_ dictionary: String, _ bytes: [UInt8]) -> [UInt8] {
    Array("<< /Length \(bytes.count) \(dictionary) >>\nstream\n".utf8) + bytes
      + Array("\nendstream".utf8)
  }

  /// The file.
  public func data(_ table: Table = .plain) -> Data {
    let first: [[UInt8]] = [
      Array("<< /Type /Catalog /Pages 2 0 R \(catalog) >>".utf8),
      Array("<< /Type /Pages /Kids [3 0 R] /Count 1 >>".utf8),
      Array(
        ("<< /Type /Page /Parent 2 0 R \(box.isEmpty ? "" : "/MediaBox [\(box)]") /Contents 4 0 R "
          + "/Resources << \(resources) >> \(page) >>").utf8),
      Self.stream("", Array(content.utf8)),
    ]
    let all = first + objects
    switch table {
    case .plain: return Data(plain(all, shift: 0))
    case .wrong: return Data(plain(all, shift: 7))
    case .streams: return Data(packed(all))
    }
  }

  private func plain(_ objects: [[UInt8]], shift: Int) -> [UInt8] {
    var file = Array("%PDF-1.4\n".utf8)
    var table = "xref\n0 \(objects.count + 1)\n0000000000 65535 f \n"
    for (index, object) in objects.enumerated() {
      let digits = String(file.count + shift)
      table += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
      file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
    }
    let end = "trailer\n<< /Root 1 0 R /Size \(objects.count + 1) \(trailer) >>\nstartxref\n"
    return file + Array((table + end + "\(file.count)\n%%EOF").utf8)
  }

  private func packed(_ objects: [[UInt8]]) -> [UInt8] {
    var file = Array("%PDF-1.5\n".utf8)
    let number = objects.count + 1
    var (head, body): (String, [UInt8]) = ("", [])
    var entries: [[Int]] = [[0, 0, 0]]
    var packed = 0
    for (index, object) in objects.enumerated() {
      if object.suffix(9) == Array("endstream".utf8)[...] {
        entries.append([1, file.count, 0])
        file += Array("\(index + 1) 0 obj\n".utf8) + object + Array("\nendobj\n".utf8)
      } else {
        entries.append([2, number, packed])
        head += "\(index + 1) \(body.count) "
        body += object + [10]
        packed += 1
      }
    }
    entries.append([1, file.count, 0])
    let contents = Self.stored(Array(head.utf8) + body)
    let dictionary = "/Type /ObjStm /N \(packed) /First \(head.utf8.count) /Filter /FlateDecode"
    file +=
      Array("\(number) 0 obj\n".utf8) + Self.stream(dictionary, contents)
      + Array("\nendobj\n".utf8)
    let start = file.count
    let rows = entries.flatMap {
      [UInt8($0[0]), UInt8($0[1] >> 8), UInt8($0[1] & 255), UInt8($0[2])]
    }
    let table = "/Type /XRef /W [1 2 1] /Size \(entries.count) /Root 1 0 R \(trailer)"
    return file + Array("\(number + 1) 0 obj\n".utf8) + Self.stream(table, rows)
      + Array("\nendobj\nstartxref\n\(start)\n%%EOF".utf8)
  }

  /// Bytes as zlib would write them without compressing: RFC 1950 and 1951.
  public static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stored: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(65_535)
      let count = UInt16(block.count)
      stored += [rest.isEmpty ? 1 : 0, UInt8(count & 255), UInt8(count >> 8)]
      stored += [UInt8(~count & 255), UInt8(~count >> 8)]
      stored += block
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    let sum = b << 16 | a
    return stored + (0..<4).map { UInt8(sum >> (24 - 8 * UInt32($0)) & 255) }
  }
}
