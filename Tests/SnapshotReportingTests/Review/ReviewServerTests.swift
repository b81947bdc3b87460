// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import Graphics
import XCTest

@testable import SnapshotReporting
@testable import SnapshotVerification

final class ReviewServerTests: XCTestCase {
  private struct Served {
    let run: PlayedRun
    let service: ReviewService

    /// A request as the page makes it, with fields replaced; an empty field is left out.
    func get(_ name: String, _ fields: [String: String] = [:]) -> HTTPResponse {
      answer("GET", name, fields)
    }

    func answer(
      _ method: String, _ name: String, _ fields: [String: String] = [:], body: String = ""
    ) -> HTTPResponse {
      let path = name.hasPrefix("/") ? name : "/\(service.token)/\(name)"
      let parts = path.split(separator: "?", maxSplits: 1)
      var headers = ["host": "127.0.0.1:8000", "sec-fetch-site": "same-origin"]
      if method == "POST" {
        headers["origin"] = "http://127.0.0.1:8000"
        headers["content-type"] = "application/json"
        headers["x-snapshots-token"] = service.token
      }
      headers = headers.merging(fields) { $1 }.filter { !$0.value.isEmpty }
      return service.answer(
        HTTPRequest(
          method: method, path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "",
          headers: headers, body: Array(body.utf8)))
    }

    var reference: String { "Snapshots/AppTests/ViewTests/testView.a.png" }
    var file: Data? { FileManager.default.contents(atPath: run.package + "/" + reference) }

    func decide(_ decision: String, _ fields: [String: String] = [:]) -> HTTPResponse {
      answer(
        "POST", "decide", fields,
        body: "{\"decision\": \"\(decision)\", \"references\": [\"\(reference)\"]}")
    }
  }

  private func served() throws -> Served {
    let run = try PlayedRun()
    try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    _ = try run.finish()
    let session = try ReviewSession(
      .newestRun(artifacts: run.artifacts), settlement: ReferenceSettlement(package: run.package))
    let service = ReviewService(session: session, folder: run.package)
    service.port.store(8000, ordering: .relaxed)
    return Served(run: run, service: service)
  }

  func testThePageAndItsPicturesAreServed() throws {
    let served = try served()

    let page = served.get("report.html", ["sec-fetch-site": "none"])

    XCTAssertEqual(page.status, .ok)
    XCTAssertEqual(page.policy, HTMLReport.policy(isLive: true))
    let head = String(decoding: page.bytes.prefix(1_200), as: UTF8.self)
    for field in [
      "Content-Security-Policy: default-src 'none'", "X-Frame-Options: DENY", "nosniff", "no-store",
    ] {
      XCTAssertTrue(head.contains(field), head)
    }
    let review = try Review(at: served.run.artifacts)
    for picture in try XCTUnwrap(review.items.first).pictures.all {
      let answer = served.get("images/\(picture.fileName)")
      XCTAssertEqual(answer.type, "image/png")
      XCTAssertEqual(ReviewPicture.digest(answer.body), picture.digest)
    }
  }

  func testNothingElseIsServed() throws {
    let served = try served()
    let paths = [
      "/", "/report.html", "/\(served.service.token)", "images/../report.html",
      "images/..%2f..%2fPackage.swift", "images//etc/passwd", "../../../../etc/passwd",
      "Package.swift",
      "images/" + String(repeating: "0", count: 64) + ".png", "images/", "",
      "/\(String(repeating: "0", count: 64))/report.html", "images/%00",
    ]
    for path in paths {
      XCTAssertEqual(served.get(path).status, .notFound, path)
    }
    XCTAssertEqual(served.answer("DELETE", "report.html").status, .notAllowed)
    XCTAssertEqual(served.answer("GET", "decide").status, .notFound)
    XCTAssertEqual(served.answer("PUT", "decide").status, .notAllowed)
  }

  func testOnlyItsOwnHostOriginAndTokenChangeAnything() throws {
    let served = try served()
    let before = served.file
    let foreign: [[String: String]] = [
      ["host": "evil.example"], ["host": "127.0.0.1:9"], ["host": ""], ["host": "localhost:8000"],
      ["origin": "http://evil.example"], ["origin": "null"], ["origin": ""],
      ["origin": "https://127.0.0.1:8000"], ["sec-fetch-site": "cross-site"],
      ["sec-fetch-site": "same-site"],
      ["x-snapshots-token": ""], ["x-snapshots-token": String(repeating: "0", count: 64)],
      ["content-type": "text/plain"], ["content-type": ""],
    ]
    for fields in foreign {
      XCTAssertEqual(served.decide("approved", fields).status, .forbidden, "\(fields)")
      XCTAssertEqual(served.file, before)
    }
    for body in ["", "{}", "[]", "{\"decision\": \"delete\", \"references\": []}"] {
      XCTAssertEqual(served.answer("POST", "decide", body: body).status, .badRequest)
    }
    for name in ["report.html", "review.json"] {
      XCTAssertEqual(served.get(name, ["host": "evil.example"]).status, .forbidden)
      XCTAssertEqual(served.get(name, ["sec-fetch-site": "cross-site"]).status, .forbidden)
    }
  }

  func testDecisionsAreCarriedOutAtOnceAndTakenBack() throws {
    let served = try served()
    let before = served.file
    func settled(_ answer: HTTPResponse) throws -> [String: String] {
      XCTAssertEqual(answer.status, .ok, String(decoding: answer.body, as: UTF8.self))
      return try JSONDecoder().decode([String: [String: String]].self, from: Data(answer.body))[
        "settled"] ?? [:]
    }

    XCTAssertEqual(try settled(served.decide("approved")), [served.reference: "approved"])
    XCTAssertNotEqual(served.file, before)
    XCTAssertEqual(try settled(served.decide("none")), [:])
    XCTAssertEqual(served.file, before)
    XCTAssertEqual(try settled(served.decide("rejected")), [served.reference: "rejected"])
    XCTAssertEqual(served.file, before)
    XCTAssertEqual(try settled(served.decide("approved")), [served.reference: "approved"])
    XCTAssertEqual(try settled(served.decide("rejected")), [served.reference: "rejected"])
    XCTAssertEqual(served.file, before)
  }

  func testARefusalSaysWhy() throws {
    let served = try served()
    try Data([1]).write(to: URL(fileURLWithPath: served.run.package + "/" + served.reference))

    let answer = served.decide("approved")

    XCTAssertEqual(answer.status, .conflict)
    XCTAssertTrue(String(decoding: answer.body, as: UTF8.self).contains("has changed since"))
  }

  func testThePageFollowsTheRun() throws {
    let served = try served()
    func version() throws -> Int? {
      let answer = served.get("review.json")
      return try JSONDecoder().decode(PageData.self, from: Data(answer.body)).live?.version
    }
    let first = try XCTUnwrap(try version())
    XCTAssertEqual(served.get("review.json?version=\(first)").status, .noContent)

    try served.run.add("b", reference: .square(at: 1, 1), actual: .square(at: 30, 9))
    _ = try served.run.finish()

    XCTAssertGreaterThan(try XCTUnwrap(try version()), first)
    let again = served.get("review.json?version=\(first)")
    XCTAssertEqual(try JSONDecoder().decode(PageData.self, from: Data(again.body)).items.count, 2)
  }

  func testThePageFollowsPlainTests() throws {
    let served = try served()
    func page() throws -> PageData {
      try JSONDecoder().decode(PageData.self, from: Data(served.get("review.json").body))
    }
    let first = try XCTUnwrap(page().live?.version)
    let entry = try served.run.add("b", reference: .square(at: 1, 1), actual: .square(at: 30, 9))
    try UnconductedSnapshot(package: served.run.package, entry: entry)
      .write(beside: try XCTUnwrap(entry.artifacts.actual))

    XCTAssertEqual(try page().items.count, 2)
    XCTAssertGreaterThan(try XCTUnwrap(page().live?.version), first)
    for entry in served.run.entries { try served.run.removeArtifacts(of: entry) }
    XCTAssertEqual(try page().items.count, 0)
  }

  func testAPageWithoutARunFollowsPlainTests() throws {
    let run = try PlayedRun()
    let entry = try run.add("a", reference: .square(at: 1, 1), actual: .square(at: 9, 9))
    try UnconductedSnapshot(package: run.package, entry: entry)
      .write(beside: try XCTUnwrap(entry.artifacts.actual))
    let session = try ReviewSession(
      .newestRun(artifacts: run.artifacts), settlement: ReferenceSettlement(package: run.package))
    XCTAssertEqual(session.review.items.map(\.state), ["a"])

    try run.removeArtifacts(of: entry)
    session.follow()

    XCTAssertEqual(session.review.items, [])
    XCTAssertEqual(session.version, 2)
  }

  func testRequestsAreReadAsTheyArriveAndBrokenOnesAreNot() {
    let text = "POST /a/b?c=d HTTP/1.1\r\nHost: x:1\r\nContent-Length: 3\r\n\r\nabc"
    let bytes = Array(text.utf8)
    for count in 0..<bytes.count {
      XCTAssertEqual(HTTPRequest.read(Array(bytes[..<count])), .incomplete, "\(count) bytes")
    }
    XCTAssertEqual(
      HTTPRequest.read(bytes),
      .complete(
        HTTPRequest(
          method: "POST", path: "/a/b", query: "c=d",
          headers: ["host": "x:1", "content-length": "3"], body: Array("abc".utf8))))
    let broken = [
      "GET\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET x HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nno colon\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
      "GET / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n",
      "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", String(repeating: "a", count: 17_000),
    ]
    for text in broken { XCTAssertEqual(HTTPRequest.read(Array(text.utf8)), .malformed, text) }
  }
}
