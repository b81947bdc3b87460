// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import HeadlessUIKit

/// Controllers of other files, as "Refactor to Storyboard" leaves references to them.
final class StoryboardReferenceTests: XCTestCase {
  private func bundle(_ files: [String: String]) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    for (name, scenes) in files {
      let initial = scenes.contains("id=\"first\"") ? "initialViewController=\"first\"" : ""
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        targetRuntime="iOS.CocoaTouch" \(initial)><scenes>\(scenes)</scenes></document>
        """
      try text.write(
        to: folder.appendingPathComponent("\(name).storyboard"), atomically: true, encoding: .utf8)
    }
    return try XCTUnwrap(Bundle(path: folder.path))
  }

  private func scene(_ controller: String) -> String {
    "<scene sceneID=\"s\"><objects>\(controller)</objects></scene>"
  }

  private let tabs = """
    <tabBarController id="first"><tabBar key="tabBar" id="bar"/><connections>
    <segue destination="home" kind="relationship" relationship="viewControllers" id="r1"/>
    <segue destination="list" kind="relationship" relationship="viewControllers" id="r2"/>
    </connections></tabBarController>
    """

  func testTabsOfOtherFiles() throws {
    let home = "<viewControllerPlaceholder storyboardName=\"Home\" id=\"home\"/>"
    let list = """
      <viewControllerPlaceholder storyboardName="Home" referencedIdentifier="List" id="list">
      <tabBarItem key="tabBarItem" title="Item" id="t"/></viewControllerPlaceholder>
      """
    let bundle = try bundle([
      "Main": scene(tabs) + scene(home) + scene(list),
      "Home": scene("<viewController id=\"first\" title=\"Home\"/>")
        + scene("<viewController id=\"x\" storyboardIdentifier=\"List\" title=\"List\"/>"),
    ])
    let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    let parts = (made as? UITabBarController)?.viewControllers
    XCTAssertEqual(parts?.map(\.title), ["Home", "List"])
    XCTAssertNotEqual(parts?.last?.tabBarItem.title, "Item")
  }

  /// Published files connect a list's controller with its list by an outlet, too.
  func testAListControllersOutletIsItsList() throws {
    let list = """
      <collectionViewController id="first"><collectionView key="view" id="list">
      <collectionViewFlowLayout key="collectionViewLayout">
      <size key="estimatedItemSize" width="90" height="80"/></collectionViewFlowLayout>
      </collectionView>
      <connections><outlet property="collectionView" destination="list" id="o"/></connections>
      </collectionViewController>
      """
    let bundle = try bundle(["Main": scene(list)])
    let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    let controller = try XCTUnwrap(made as? UICollectionViewController)
    XCTAssertTrue(controller.collectionView.superview === controller.view)
    let layout = controller.collectionViewLayout as? UICollectionViewFlowLayout
    XCTAssertEqual(layout?.estimatedItemSize, CGSize(width: 90, height: 80))
  }

  /// A target of tests that compiles an app's views once more has their nibs, and the app its
  /// catalogs.
  func testPicturesAndColorsOfOtherBundlesAreFound() throws {
    let bundle = try bundle([
      "Main": scene(
        "<viewController id=\"first\"><imageView key=\"view\" image=\"dot\" id=\"v\">"
          + "<color key=\"tintColor\" name=\"ink\"/></imageView></viewController>")
    ])
    let catalog = bundle.bundlePath + "/App/Assets.xcassets"
    try FileManager.default.createDirectory(
      atPath: catalog + "/dot.imageset", withIntermediateDirectories: true)
    try FileManager.default.createDirectory(
      atPath: catalog + "/ink.colorset", withIntermediateDirectories: true)
    func write(_ text: String, _ path: String) throws {
      try text.write(toFile: "\(catalog)/\(path)", atomically: true, encoding: .utf8)
    }
    try write(
      #"{"images": [{"idiom": "universal", "filename": "dot.png"}]}"#, "dot.imageset/Contents.json")
    try write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
      {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
      """, "ink.colorset/Contents.json")
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }
    try XCTUnwrap(dot.pngData()).write(
      to: URL(fileURLWithPath: catalog + "/dot.imageset/dot.png"))
    var environment = RenderingEnvironment.current
    environment.assetBundle = try XCTUnwrap(Bundle(path: bundle.bundlePath + "/App"))
    RenderingEnvironment.$current.withValue(environment) {
      let made = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
      let view = made?.view as? UIImageView
      XCTAssertNotNil(view?.image)
      XCTAssertEqual(view?.tintColor.cgColor, UIColor.red.cgColor)
    }
  }

  private func messages(_ files: [String: String]) throws -> [String] {
    let bundle = try bundle(files)
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment) {
      _ = UIStoryboard(name: "Main", bundle: bundle).instantiateInitialViewController()
    }
    return issues.messages
  }

  func testAReferenceToNothingIsNamed() throws {
    let reference = scene(
      "<viewControllerPlaceholder storyboardName=\"Home\" referencedIdentifier=\"A\" id=\"first\"/>"
    )
    let found = try messages(["Main": reference, "Home": ""])
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found[0].contains("the storyboard Home has no 'A'"), found[0])
    let missing = try messages(["Main": reference])
    XCTAssertTrue(
      missing.first?.contains("could not find a storyboard named 'Home'") == true, "\(missing)")
  }

  func testReferencesToEachOtherEnd() throws {
    func reference(_ name: String) -> String {
      scene("<viewControllerPlaceholder storyboardName=\"\(name)\" id=\"first\"/>")
    }
    let found = try messages(["Main": reference("Home"), "Home": reference("Main")])
    XCTAssertTrue(found.contains { $0.contains("its containers hold each other") }, "\(found)")
  }
}
