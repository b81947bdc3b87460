// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
  /// A request as it is sent: the method and the address, sorted headers, an empty line, the body.
  public static var raw: Snapshotting { raw(pretty: false) }

  /// A request as it is sent.
  ///
  /// - Parameter pretty: Whether a body of JSON is indented, with sorted keys.
  public static func raw(pretty: Bool) -> Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      let address = request.url?.withSortedQuery.absoluteString ?? "(null)"
      let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
      let body = request.httpBody.map { "\n" + (pretty ? indented($0) : text($0)) }
      return (["\(request.httpMethod ?? "GET") \(address)"] + headers + (body.map { [$0] } ?? []))
        .joined(separator: "\n")
    }
  }

  /// A request as a command of `curl`, with sorted headers and a sorted query.
  public static var curl: Snapshotting {
    SimplySnapshotting.lines.pullback { request in
      var parts = ["curl"]
      switch request.httpMethod ?? "GET" {
      case "GET": break
      case "HEAD": parts.append("--head")
      case let method: parts.append("--request \(method)")
      }
      let headers = request.allHTTPHeaderFields ?? [:]
      for (name, value) in headers.sorted(by: { $0.key < $1.key }) where name != "Cookie" {
        parts.append("--header \"\(name): \(quoted(value))\"")
      }
      if let body = request.httpBody, let body = String(data: body, encoding: .utf8) {
        // A quotation mark that is escaped already stays so inside of the new quotation marks.
        let escaped = body.replacingOccurrences(of: "\\\"", with: "\\\\\"")
        parts.append("--data \"\(quoted(escaped))\"")
      }
      if let cookie = headers["Cookie"] { parts.append("--cookie \"\(quoted(cookie))\"") }
      parts.append("\"\(request.url?.withSortedQuery.absoluteString ?? "")\"")
      return parts.joined(separator: " \\\n\t")
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\"", with: "\\\"")
  }

  private static func text(_ body: Data) -> String { String(decoding: body, as: UTF8.self) }

  private static func indented(_ body: Data) -> String {
    guard let object = try? JSONSerialization.jsonObject(with: body),
      let data = try? JSONSerialization.data(
        withJSONObject: object, options: [.prettyPrinted, .sortedKeys])
    else { return text(body) }
    return text(data)
  }
}

extension URL {
  /// The address with its query's parts in the order of their names.
  fileprivate var withSortedQuery: URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false),
      let items = components.queryItems
    else { return self }
    components.queryItems = items.sorted { $0.name < $1.name }
    return components.url ?? self
  }
}
