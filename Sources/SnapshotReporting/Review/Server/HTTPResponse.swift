// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// What a server answers.
struct HTTPResponse: Hashable, Sendable {
  var status: Status
  var type = "text/plain; charset=utf-8"
  var body: [UInt8] = []
  /// The page's content security policy; nil for what is no page.
  var policy: String?

  enum Status: Int {
    case ok = 200
    case noContent = 204
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case notAllowed = 405
    case conflict = 409

    var reason: String {
      switch self {
      case .ok: "OK"
      case .noContent: "No Content"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .notAllowed: "Method Not Allowed"
      case .conflict: "Conflict"
      }
    }
  }

  /// Nothing but a status.
  init(_ status: Status) {
    self.status = status
    if status != .noContent { body = Array("\(status.reason)\n".utf8) }
  }

  init(_ status: Status = .ok, type: String, body: [UInt8], policy: String? = nil) {
    self.status = status
    self.type = type
    self.body = body
    self.policy = policy
  }

  /// The response as it goes over the connection, which it ends.
  var bytes: [UInt8] {
    var lines = [
      "HTTP/1.1 \(status.rawValue) \(status.reason)", "Connection: close",
      "Cache-Control: no-store",
      "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY", "Referrer-Policy: no-referrer",
      "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
    ]
    if let policy { lines.append("Content-Security-Policy: \(policy); frame-ancestors 'none'") }
    if status != .noContent {
      lines += ["Content-Type: \(type)", "Content-Length: \(body.count)"]
    }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
