// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessDelegateProxies
import HeadlessUIKit
import XCTest

/// Proxies as RxCocoa declares them: a class, and a conformance without a word.
final class DelegateProxyTests: XCTestCase {
  private class Proxy: _RXDelegateProxy {
    var log: [String] = []

    override func _sentMessage(_ selector: Selector, withArguments arguments: [Any]) {
      log.append("before \(selector.description) \(arguments.count)")
    }

    override func _methodInvoked(_ selector: Selector, withArguments arguments: [Any]) {
      log.append("after \(selector.description)")
      last = arguments
    }

    var last: [Any] = []
  }

  private final class TableProxy: Proxy, UITableViewDelegate {}
  private final class SourceProxy: Proxy, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }
  private final class PickerProxy: Proxy, UIPickerViewDelegate {}
  /// Does something itself, and hands it on by the name of the property on iOS.
  private final class ScrollProxy: Proxy, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.append("own")
      _forwardToDelegate?.scrollViewDidScroll(scrollView)
    }
  }

  private final class Delegate: NSObject, UITableViewDelegate {
    var selected: [IndexPath] = []
    var scrolls = 0

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selected.append(indexPath)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 70 }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  func testAMessageIsToldBeforeAndBehindAndHandedOn() {
    let (proxy, delegate) = (TableProxy(), Delegate())
    proxy._setForwardToDelegate(delegate, retainDelegate: false)
    let table = UITableView()
    table.delegate = proxy

    table.delegate?.tableView(table, didSelectRowAt: [0, 2])

    XCTAssertEqual(delegate.selected, [[0, 2]])
    XCTAssertEqual(
      proxy.log, ["before tableView:didSelectRowAt: 2", "after tableView:didSelectRowAt:"])
    XCTAssertIdentical(proxy.last[0] as AnyObject, table)
    XCTAssertEqual(proxy.last[1] as? IndexPath, [0, 2])
    XCTAssertEqual(
      Selector("tableView:didSelectRowAt:"),
      Selector("tableView:didSelectRowAt:", of: (any UITableViewDelegate).self) {
        $0.tableView($1, didSelectRowAt: $2)
      })
  }

  func testTheDelegateIsAskedAndWithoutOneTheDefaultHolds() {
    let (proxy, delegate) = (TableProxy(), Delegate())
    let table = UITableView()
    table.rowHeight = 51
    XCTAssertEqual(proxy.tableView(table, heightForRowAt: [0, 0]), 51)
    XCTAssertEqual(proxy.tableView(table, willSelectRowAt: [0, 1]), [0, 1])

    proxy._setForwardToDelegate(delegate, retainDelegate: false)

    XCTAssertEqual(proxy.tableView(table, heightForRowAt: [0, 0]), 70)
    XCTAssertNil(proxy.tableView(table, viewForHeaderInSection: 0))
  }

  func testRowsOfATableHaveTheHeightsOfTheDelegateBehindTheProxy() {
    let (proxy, source, delegate) = (TableProxy(), SourceProxy(), Delegate())
    proxy._setForwardToDelegate(delegate, retainDelegate: false)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    (table.delegate, table.dataSource) = (proxy, source)

    table.layoutIfNeeded()

    XCTAssertEqual(table.visibleCells.map(\.frame.height), [70, 70, 70])
    XCTAssertEqual(source.numberOfSections(in: table), 1)
  }

  private final class Combined: ObjcDelegateProxy, NSTextStorageDelegate, UITabBarDelegate {
    var told: [String] = []

    override func interceptedSelector(_ selector: Selector, arguments: [Any]) {
      told.append("\(selector.description) \(arguments.dropFirst())")
    }
  }

  func testDelegatesOfCombineCocoaAreToldOfEachMessage() {
    let proxy = Combined()

    proxy.tabBar(UITabBar(), didSelect: UITabBarItem(title: "a", image: nil, tag: 4))
    proxy.textStorage(
      NSTextStorage(string: "abc"), didProcessEditing: .editedCharacters,
      range: NSRange(location: 1, length: 2), changeInLength: -1)

    XCTAssertEqual(proxy.told.count, 2)
    XCTAssertTrue(proxy.told[0].hasPrefix("tabBar:didSelect: "), proxy.told[0])
    XCTAssertTrue(
      proxy.told[1].hasPrefix("textStorage:didProcessEditing:range:changeInLength: "),
      proxy.told[1])
  }

  func testNumbersAreObjects() {
    let proxy = PickerProxy()

    proxy.pickerView(UIPickerView(), didSelectRow: 4, inComponent: 1)

    XCTAssertEqual(proxy.last[1] as? NSNumber, 4)
    XCTAssertEqual(proxy.last[2] as? Int, 1)
  }

  func testAMissingArgumentIsNull() {
    let proxy = TableProxy()

    proxy.scrollViewWillBeginZooming(UIScrollView(), with: nil)

    XCTAssertTrue(proxy.last[1] is NSNull)
  }

  func testWhatAProxyDoesItselfGoesBefore() {
    let (proxy, delegate) = (ScrollProxy(), Delegate())
    proxy._setForwardToDelegate(delegate, retainDelegate: false)
    let view = UIScrollView()
    view.delegate = proxy

    view.contentOffset = CGPoint(x: 0, y: 9)

    XCTAssertEqual(proxy.log, ["own"])
    XCTAssertEqual(delegate.scrolls, 1)
  }

  func testADelegateIsKeptWhereThatIsAskedFor() {
    let proxy = TableProxy()
    proxy._setForwardToDelegate(Delegate(), retainDelegate: false)
    XCTAssertNil(proxy.forwardToDelegateOfAnyKind)

    proxy._setForwardToDelegate(Delegate(), retainDelegate: true)
    XCTAssertNotNil(proxy.forwardToDelegateOfAnyKind)

    proxy._setForwardToDelegate(nil, retainDelegate: true)
    XCTAssertNil(proxy.forwardToDelegateOfAnyKind)
  }

  /// Each method that has a default is handed on; one that is forgotten would silently keep it.
  func testEachMethodOfTheProtocolsIsHandedOn() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    let proxies = try text(sources.appendingPathComponent("HeadlessDelegateProxies"))
    let views = try text(sources.appendingPathComponent("HeadlessUIKit"))
    let names = proxies.matches(of: /extension ((?:UI|NS)\w+) where Self: _RXDelegateProxy/).map {
      String($0.output.1)
    }
    XCTAssertEqual(names.count, 17)
    for name in names {
      let asked = methods(in: body(of: "public protocol \(name): ", in: views))
        .intersection(methods(in: body(of: "extension \(name) {", in: views)))
      let handed = methods(
        in: body(of: "extension \(name) where Self: _RXDelegateProxy {", in: proxies))
      XCTAssertFalse(asked.isEmpty, name)
      XCTAssertEqual(asked.subtracting(handed), [], name)
    }
  }

  private func text(_ folder: URL) throws -> String {
    let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (walker?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
      .map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
  }

  /// What stands between a head and the line that closes it, of each place.
  private func body(of head: String, in text: String) -> String {
    text.components(separatedBy: "\n" + head).dropFirst()
      .map { $0.components(separatedBy: "\n}")[0] }.joined(separator: "\n")
  }

  /// The methods with their labels: `tableView(_:didSelectRowAt:)`.
  private func methods(in text: String) -> Set<String> {
    Set(
      text.replacing(/\s+/, with: " ").matches(of: /func (\w+)\( ?([^{}]*?)\)/).map { match in
        let labels = match.output.2.matches(of: /(?:^|, )(\w+)(?: \w+)?:/).map { $0.output.1 }
        return "\(match.output.1)(\(labels.map { $0 + ":" }.joined()))"
      })
  }
}

extension _RXDelegateProxy {
  fileprivate var forwardToDelegateOfAnyKind: (any NSObjectProtocol)? { _forwardToDelegate }
}
