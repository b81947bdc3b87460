// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// A request as it came over a connection (RFC 9112), as far as a review needs it.
struct HTTPRequest: Hashable, Sendable {
  /// Such as `GET`.
  var method: String
  /// The path without the query, as it was sent: nothing in it is decoded.
  var path: String
  /// What follows the question mark; empty where there is none.
  var query: String
  /// The fields by lower-case name; of several with one name the last.
  var headers: [String: String]
  /// The content.
  var body: [UInt8]

  /// The most bytes of the request line and the fields.
  static let maximumHeadByteCount = 16 << 10
  /// The most bytes of the content.
  static let maximumBodyByteCount = 4 << 20

  /// How far a request has arrived.
  enum Progress: Hashable {
    case incomplete
    case complete(HTTPRequest)
    /// The connection is of no use.
    case malformed
  }

  /// Reads the bytes that have arrived.
  static func read(_ bytes: [UInt8]) -> Progress {
    guard let end = headEnd(bytes) else {
      return bytes.count > maximumHeadByteCount ? .malformed : .incomplete
    }
    guard end <= maximumHeadByteCount, var request = head(bytes[..<end]) else { return .malformed }
    guard request.headers["transfer-encoding"] == nil else { return .malformed }
    let length = Int(request.headers["content-length"] ?? "0") ?? -1
    guard 0...maximumBodyByteCount ~= length else { return .malformed }
    let start = end + 4
    guard bytes.count >= start + length else { return .incomplete }
    request.body = Array(bytes[start..<start + length])
    return .complete(request)
  }

  /// Where the empty line begins.
  private static func headEnd(_ bytes: [UInt8]) -> Int? {
    let mark = Array("\r\n\r\n".utf8)
    guard bytes.count >= mark.count else { return nil }
    return (0...min(bytes.count - mark.count, maximumHeadByteCount)).first {
      bytes[$0] == mark[0] && bytes[$0..<$0 + mark.count].elementsEqual(mark)
    }
  }

  private static func head(_ bytes: ArraySlice<UInt8>) -> HTTPRequest? {
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    let parts = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].hasPrefix("HTTP/1."), parts[1].hasPrefix("/") else {
      return nil
    }
    let target = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    var request = HTTPRequest(
      method: String(parts[0]), path: String(target[0]),
      query: target.count > 1 ? String(target[1]) : "", headers: [:], body: [])
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...]
      request.headers[line[..<colon].lowercased()] = value.trimmingCharacters(in: .whitespaces)
    }
    return request
  }
}
