// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Serves the page of a report on this machine, acts on decisions at once, and follows a running
/// test.
///
/// | request | answer |
/// |---|---|
/// | `GET /<token>/report.html` | the page |
/// | `GET /<token>/review.json?version=7` | the review, or nothing where version 7 is the newest |
/// | `GET /<token>/images/<digest>.png` | a picture of the review |
/// | `POST /<token>/decide` | carries a decision out |
///
/// Everything else is not found. A request has to name this server as its host and, where it says
/// where it comes from, as its origin; one that changes something has to say so, and carries the
/// token in a field, which no form of another site can.
///
/// ```swift
/// let server = try ReviewServer(package: package, artifacts: artifacts, report: nil)
/// print(server.address)
/// server.run()
/// ```
public final class ReviewServer: Sendable {
  private let service: ReviewService
  private let server: LoopbackServer

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - package: The package's folder, whose references are changed.
  ///   - artifacts: The artifacts folder, whose newest run is followed.
  ///   - report: A report or a run to review instead; nil for none.
  /// - Throws: `FinishedRun.Error`.
  public convenience init(
    package: String, artifacts: String, report: String?
  ) throws(FinishedRun.Error) {
    let settlement = ReferenceSettlement(package: package)
    let source: ReviewSession.Source = report.map { .fixed($0) } ?? .newestRun(artifacts: artifacts)
    try self.init(
      ReviewSession(source, settlement: settlement, showsEqual: true), settlement.package)
  }

  /// Begins to listen, and shows all references of a package.
  ///
  /// - Throws: `FinishedRun.Error`.
  public convenience init(catalogOf package: String) throws(FinishedRun.Error) {
    let settlement = ReferenceSettlement(package: package)
    try self.init(
      ReviewSession(.catalog, settlement: settlement), settlement.package, isCatalog: true)
  }

  private init(
    _ session: sending ReviewSession, _ folder: String, isCatalog: Bool = false
  ) throws(FinishedRun.Error) {
    let service = ReviewService(session: session, folder: folder, isCatalog: isCatalog)
    self.service = service
    server = try LoopbackServer { service.answer($0) }
    service.port.store(Int(server.port), ordering: .releasing)
  }

  /// Shows how far a watched package's build and tests are.
  public func show(_ state: WatchState) { service.show(state) }

  /// Where the page is, with the token.
  public var address: String {
    "http://127.0.0.1:\(server.port)/\(service.token)/\(HTMLReport.fileName)"
  }

  /// The address and what is to review: `Tools/snapshots/Schemas/review.schema.json` describes it.
  public func json() -> String {
    JSONText.of(service.document(address: address))
  }

  /// Serves until the process ends or `stop` is called.
  public func run() { server.run() }

  /// Ends `run`.
  public func stop() { server.stop() }
}

/// What the server answers.
final class ReviewService: Sendable {
  /// 256 random bits, without which nothing is answered.
  let token: String
  /// Known once the server listens.
  let port = Atomic<Int>(0)
  private let folder: String
  private let isCatalog: Bool
  private let session: Mutex<ReviewSession>
  private let watch = Mutex<WatchState?>(nil)

  init(session: sending ReviewSession, folder: String, isCatalog: Bool = false) {
    self.session = Mutex(session)
    self.isCatalog = isCatalog
    self.folder = folder
    token = (0..<4).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  func show(_ state: WatchState) {
    watch.withLock { $0 = state }
    session.withLock { session in
      session.follow()
      session.countChange()
    }
  }

  func document(address: String) -> ReviewDocument {
    session.withLock { ReviewDocument($0, address: address) }
  }

  func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard isFromHere(request) else { return HTTPResponse(.forbidden) }
    let prefix = "/\(token)/"
    guard request.path.hasPrefix(prefix) else { return HTTPResponse(.notFound) }
    let name = String(request.path.dropFirst(prefix.count))
    switch (request.method, name) {
    case ("GET", HTMLReport.fileName): return page()
    case ("GET", "review.json"): return review(newerThan: request.query)
    case ("GET", _): return picture(name)
    case ("POST", "decide"): return decide(request)
    case (_, "decide"): return HTTPResponse(.notAllowed)
    default: return HTTPResponse(.notAllowed)
    }
  }

  /// Another site can make a browser send requests here, also under a name of its own that it lets
  /// point to this machine; it cannot make the browser lie about host and origin.
  private func isFromHere(_ request: HTTPRequest) -> Bool {
    let hosts = ["127.0.0.1:\(port.load(ordering: .acquiring))"]
    guard let host = request.headers["host"], hosts.contains(host) else { return false }
    if let origin = request.headers["origin"], origin != "http://\(host)" { return false }
    let site = request.headers["sec-fetch-site"] ?? "none"
    return site == "same-origin" || site == "none"
  }

  private func page() -> HTTPResponse {
    let text = session.withLock { session in
      HTMLReport(session.review, isCatalog: isCatalog).page(live: live(session))
    }
    return HTTPResponse(
      type: "text/html; charset=utf-8", body: Array(text.utf8),
      policy: HTMLReport.policy(isLive: true))
  }

  private func live(_ session: ReviewSession) -> PageData.Live {
    let settled = session.settled()
    return PageData.Live(
      token: token, version: session.version, folder: folder, settled: settled,
      watch: watch.withLock { $0 })
  }

  private func review(newerThan query: String) -> HTTPResponse {
    session.withLock { session in
      session.follow()
      let live = live(session)
      guard query != "version=\(live.version)" else { return HTTPResponse(.noContent) }
      return json(PageData(session.review, live: live).json)
    }
  }

  /// A picture of the review, found by its digest and not by a path.
  private func picture(_ name: String) -> HTTPResponse {
    let folder = HTMLReport.pictureFolderName + "/"
    guard name.hasPrefix(folder) else { return HTTPResponse(.notFound) }
    let file = name.dropFirst(folder.count)
    let found = session.withLock { $0.pictures[String(file)] }
    guard let bytes = try? found?.bytes() else { return HTTPResponse(.notFound) }
    return HTTPResponse(type: "image/png", body: bytes)
  }

  private struct Order: Decodable {
    var decision: String
    var references: [String]
  }

  private func decide(_ request: HTTPRequest) -> HTTPResponse {
    guard request.headers["origin"] != nil, request.headers["x-snapshots-token"] == token,
      request.headers["content-type"]?.hasPrefix("application/json") == true
    else { return HTTPResponse(.forbidden) }
    guard let order = try? JSONDecoder().decode(Order.self, from: Data(request.body)),
      order.decision == "none" || ReviewDecisions.Decision(rawValue: order.decision) != nil
    else { return HTTPResponse(.badRequest) }
    return session.withLock { session in
      do throws(FinishedRun.Error) {
        try session.decide(
          ReviewDecisions.Decision(rawValue: order.decision), about: order.references)
        let live = live(session)
        return json(JSONText.of(["settled": live.settled]))
      } catch {
        return json(JSONText.of(["problem": error.description]), .conflict)
      }
    }
  }

  private func json(_ text: String, _ status: HTTPResponse.Status = .ok) -> HTTPResponse {
    HTTPResponse(status, type: "application/json", body: Array(text.utf8))
  }
}
