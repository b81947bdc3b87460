// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import FoundationNetworking
import SnapshotTesting
import XCTest

/// What each strategy of text writes, letter by letter: references of other machines hold it.
final class TextStrategiesXCTests: XCTestCase {
  private struct User: Encodable { let id: Int, name: String, bio: String }
  private let user = User(id: 1, name: "Ada", bio: "Counts \"engines\".")

  func testAny() throws {
    let text = try TestPackage().written(user, as: .dump)

    XCTAssertEqual(
      text,
      #"""
      ▿ User
        - bio: "Counts \"engines\"."
        - id: 1
        - name: "Ada"

      """#)
  }

  /// Whether a property has parts of its own does not count.
  func testPropertiesStandInTheOrderOfTheirNames() throws {
    struct Page { let total = 3, items = ["Ada"], id = 1 }

    let text = try TestPackage().written(Page(), as: .dump)

    XCTAssertEqual(
      text,
      """
      ▿ Page
        - id: 1
        ▿ items: 1 element
          - "Ada"
        - total: 3

      """)
  }

  func testRecursion() throws {
    final class Father { var child: Child? }
    final class Child {
      unowned let father: Father
      init(_ father: Father) { self.father = father }
    }
    let father = Father()
    father.child = Child(father)

    let text = try TestPackage().written(father, as: .dump)

    XCTAssertEqual(
      text,
      """
      ▿ Father
        ▿ child: Optional<Child>
          ▿ some: Child
            ▿ father (circular reference detected)

      """)
  }

  func testAnyAsJson() throws {
    let object = ["b": 1, "a": [true, false]] as [String: Any]

    let text = try TestPackage().written(object, as: .json)

    XCTAssertEqual(
      text,
      """
      {
        "a" : [
          true,
          false
        ],
        "b" : 1
      }
      """)
  }

  func testAnySnapshotStringConvertible() throws {
    let package = try TestPackage()

    XCTAssertEqual(package.written("a" as Character, as: .dump), "- \"a\"\n")
    XCTAssertEqual(package.written(Data("Hello, world!".utf8), as: .dump), "- 13 bytes\n")
    XCTAssertEqual(
      package.written(Date(timeIntervalSinceReferenceDate: 0), as: .dump),
      "- 2001-01-01T00:00:00Z\n")
    XCTAssertEqual(package.written(NSObject(), as: .dump), "- <NSObject>\n")
    XCTAssertEqual(package.written("Hello", as: .dump), "- \"Hello\"\n")
    XCTAssertEqual(package.written("Hello".dropLast(2), as: .dump), "- \"Hel\"\n")
    XCTAssertEqual(
      package.written(try XCTUnwrap(URL(string: "https://example.org")), as: .dump),
      "- https://example.org\n")
  }

  func testDeterministicDictionaryAndSetSnapshots() throws {
    struct Person: Hashable { let name: String }
    struct Container { let dict: [String: Int], set: Set<Person> }
    let container = Container(
      dict: ["c": 3, "a": 1, "b": 2], set: [Person(name: "Stephen"), Person(name: "Brandon")])

    let text = try TestPackage().written(container, as: .dump)

    XCTAssertEqual(
      text,
      """
      ▿ Container
        ▿ dict: 3 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2
          ▿ (2 elements)
            - key: "c"
            - value: 3
        ▿ set: 2 members
          ▿ Person
            - name: "Brandon"
          ▿ Person
            - name: "Stephen"

      """)
  }

  func testEnumsAndOptionalsAreDumped() throws {
    enum Shape { case dot, circle(radius: Int) }
    let shapes: [Shape?] = [.dot, .circle(radius: 2), nil]

    let text = try TestPackage().written(shapes, as: .dump)

    XCTAssertEqual(
      text,
      """
      ▿ 3 elements
        ▿ Optional<Shape>
          - some: Shape.dot
        ▿ Optional<Shape>
          ▿ some: Shape
            ▿ circle: (1 element)
              - radius: 2
        - Optional<Shape>.none

      """)
  }

  func testCaseIterable() throws {
    enum Direction: String, CaseIterable { case up, down }

    let text = try TestPackage().written(
      { $0 == .up ? .down : .up },
      as: Snapshotting<Direction, String>.func(into: .description)
        as Snapshotting<(Direction) -> Direction, String>)

    XCTAssertEqual(text, "\"up\",\"down\"\n\"down\",\"up\"")
  }

  func testEncodable() throws {
    let package = try TestPackage()

    XCTAssertEqual(
      package.written(user, as: .json),
      #"""
      {
        "bio" : "Counts \"engines\".",
        "id" : 1,
        "name" : "Ada"
      }
      """#)
    XCTAssertEqual(
      package.written(["name": "Ada"], as: .plist)?.split(separator: "\n").dropFirst(2).joined(),
      "<plist version=\"1.0\"><dict>\t<key>name</key>\t<string>Ada</string></dict></plist>")
  }

  func testData() throws {
    let package = try TestPackage()
    let folder = package.folder + "/data"

    let first = package.run {
      verifySnapshot(of: Data([1, 2]), as: .data, named: "x", snapshotDirectory: folder)
    }
    let second = package.run {
      verifySnapshot(of: Data([1, 3]), as: .data, named: "x", snapshotDirectory: folder)
    }

    XCTAssertTrue(try XCTUnwrap(first).contains("the data was recorded"), first ?? "")
    XCTAssertTrue(
      try XCTUnwrap(second).contains("Both have 2 bytes; the first that differs is at 1."),
      second ?? "")
    XCTAssertEqual(
      FileManager.default.contents(atPath: folder + "/testData.x"), Data([1, 2]))
  }

  func testURLRequest() throws {
    let package = try TestPackage()
    var request = URLRequest(
      url: try XCTUnwrap(URL(string: "https://example.org/subscribe?b=2&a=1")))
    request.httpMethod = "POST"
    request.addValue("session={\"id\":\"0\"}", forHTTPHeaderField: "Cookie")
    request.addValue("text/html", forHTTPHeaderField: "Accept")
    request.httpBody = Data("{\"b\":1,\"a\":2}".utf8)

    XCTAssertEqual(
      package.written(request, as: .raw),
      """
      POST https://example.org/subscribe?a=1&b=2
      Accept: text/html
      Cookie: session={"id":"0"}

      {"b":1,"a":2}
      """)
    XCTAssertEqual(
      package.written(request, as: .raw(pretty: true))?.split(separator: "\n\n").last,
      "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    XCTAssertEqual(
      package.written(request, as: .curl),
      #"""
      curl \
      	--request POST \
      	--header "Accept: text/html" \
      	--data "{\"b\":1,\"a\":2}" \
      	--cookie "session={\"id\":\"0\"}" \
      	"https://example.org/subscribe?a=1&b=2"
      """#.replacingOccurrences(of: "\\t", with: "\t"))
    request.httpMethod = "HEAD"
    request.httpBody = nil
    XCTAssertTrue(try XCTUnwrap(package.written(request, as: .curl)).hasPrefix("curl \\\n\t--head"))
  }

  func testCGPath() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 0.12345, y: 60))
    path.addQuadCurve(to: CGPoint(x: 30, y: 90), control: CGPoint(x: 3.75, y: 86.25))
    path.closeSubpath()
    path.addRect(CGRect(x: 1, y: 2, width: 3, height: 4))

    let text = try TestPackage().written(path as CGPath, as: .elementsDescription)

    XCTAssertEqual(
      text,
      """
      MoveTo (0.0, 0.0)
      LineTo (0.123, 60.0)
      QuadCurveTo (3.75, 86.25) (30.0, 90.0)
      Close\u{20}

      MoveTo (1.0, 2.0)
      LineTo (4.0, 2.0)
      LineTo (4.0, 6.0)
      LineTo (1.0, 6.0)
      Close\u{20}

      """)
  }

  func testViewControllerHierarchy() throws {
    let first = UIViewController()
    _ = first.view
    let tabs = UITabBarController()
    tabs.viewControllers = [
      UINavigationController(rootViewController: first),
      UINavigationController(rootViewController: UIViewController()),
    ]

    let text = try XCTUnwrap(TestPackage().written(tabs, as: .hierarchy))
    let lines = text.split(separator: "\n").map { $0.prefix { $0 != ":" || true } }

    XCTAssertEqual(lines.count, 5, text)
    XCTAssertTrue(text.hasPrefix("<UITabBarController>, state: appeared, view: <"), text)
    XCTAssertTrue(text.contains("\n   | <UINavigationController>, state: appeared"), text)
    XCTAssertTrue(
      text.contains("\n   |    | <UIViewController>, state: appeared, view: <UIView>"), text)
    XCTAssertTrue(
      text.hasSuffix("\n   |    | <UIViewController>, state: disappeared, view: (view not loaded)"),
      text)
  }

  func testRecursiveDescription() throws {
    let view = UIView(frame: CGRect(x: 3, y: 4, width: 100, height: 50))
    view.addSubview(UIView(frame: CGRect(x: 8, y: 8, width: 20, height: 20)))

    let text = try TestPackage().written(view, as: .recursiveDescription)

    XCTAssertEqual(
      text,
      """
      <UIView; frame = (3 4; 100 50); layer = <CALayer>>
         | <UIView; frame = (8 8; 20 20); layer = <CALayer>>
      """)
  }

  private final class Addressed: UIView {
    override var description: String {
      "<Addressed: \(Unmanaged.passUnretained(self).toOpaque()); hidden = NO>"
    }
  }

  func testRecursiveDescriptionHasNoAddresses() throws {
    let text = try TestPackage().written(Addressed(), as: .recursiveDescription)

    XCTAssertEqual(text, "<Addressed; hidden = NO>")
  }
}
