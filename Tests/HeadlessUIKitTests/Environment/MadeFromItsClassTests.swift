// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import Testing
import XCTest

/// As apps keep what they save.
private final class CodedObject: NSObject, Codable {
  var name = ""
}

/// Objects made where only their class is known, which on iOS the Objective-C runtime does.
final class MadeFromItsClassTests: XCTestCase {
  private let frame = CGRect(x: 1, y: 2, width: 30, height: 4)

  private func make<View: UIView>(_: View.Type) -> View { View() }
  private func makeFramed<View: UIView>(_: View.Type) -> View { View(frame: frame) }

  func testTheEntriesAreThoseThatAreTriedBeforeTheFirstUse() {
    XCTAssertTrue(AllocatingEntries.areAsExpected)
  }

  func testATypeParameterReachesTheInitializerOfItsClass() {
    XCTAssertEqual(make(FramedView.self).madeBy, "frame 0")
    XCTAssertEqual(makeFramed(FramedView.self).madeBy, "frame 30")
    XCTAssertEqual(makeFramed(FramedView.self).frame, frame)
    XCTAssertEqual(makeFramed(InheritingView.self).madeBy, "frame 30")
    XCTAssertEqual(makeFramed(FilledView.self).content.madeBy, "frame 30")
    XCTAssertEqual(makeFramed(GenericView<UILabel>.self).content.frame, frame)
    XCTAssertFalse(make(ConvenientView.self).isWide)
  }

  func testAClassAtRunTimeIsMadeAndNotItsSuperclass() {
    let classes: [UIView.Type] = [
      UIView.self, FramedView.self, InheritingView.self, FilledView.self, UITableView.self,
      UICollectionView.self, NamedCell.self, NamedHeader.self, UIButton.self, UIWindow.self,
      GenericView<UISwitch>.self,
    ]

    for viewClass in classes {
      XCTAssertTrue(type(of: viewClass.init()) == viewClass)
      XCTAssertTrue(type(of: viewClass.init(frame: frame)) == viewClass)
      XCTAssertEqual(viewClass.init(frame: frame).frame.size, frame.size, "\(viewClass)")
    }
  }

  func testAnObjectIsReadFromADecoder() throws {
    let data = Data(#"{"name": "Ada"}"#.utf8)

    XCTAssertEqual(try JSONDecoder().decode(CodedObject.self, from: data).name, "Ada")
    XCTAssertTrue((CodedObject.self as NSObject.Type).init() is CodedObject)
  }

  func testATypeParameterThatIsASuperclassMakesTheClassAtRunTime() {
    func copy<View: UIView>(_ view: View) -> View { type(of: view).init(frame: frame) }

    let copied: UIView = copy(InheritingView() as UIView)

    XCTAssertTrue(copied is InheritingView)
  }

  func testDeclaredInitializersComeFirst() {
    XCTAssertEqual(DefaultedView().count, 5)
    XCTAssertEqual(PlainlyMadeView().madeBy, "init")
    XCTAssertEqual(TitledView(title: "Ada").title, "Ada")
    XCTAssertTrue(ConvenientView(isWide: true).isWide)
  }

  func testACellIsToldItsStyleAndName() {
    let cellClass: UITableViewCell.Type = NamedCell.self
    let name = "a name that is too long to be stored in two words"

    let cell = cellClass.init(style: .value1, reuseIdentifier: name)

    XCTAssertEqual((cell as? NamedCell)?.madeBy, "value1 \(name)")
    XCTAssertEqual(cell.reuseIdentifier, name)
    XCTAssertEqual(make(NamedCell.self).madeBy, "default nil")
    XCTAssertEqual(make(NamedCell.self).frame.size, CGSize(width: 320, height: 44))
  }

  func testATableMakesCellsAndHeadersByTheirNames() throws {
    let table = UITableView()
    table.register(NamedCell.self, forCellReuseIdentifier: "cell")
    table.register(NamedHeader.self, forHeaderFooterViewReuseIdentifier: "header")

    let cell = try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "cell") as? NamedCell)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? NamedHeader

    XCTAssertEqual(cell.madeBy, "default cell")
    XCTAssertEqual(header?.madeBy, "header")
  }

  func testATableAndACollectionAreToldWhatTheyNeed() {
    let layout = UICollectionViewFlowLayout()
    let tableClass: UITableView.Type = UITableView.self
    let collectionClass: UICollectionView.Type = UICollectionView.self

    let table = tableClass.init(frame: frame, style: .insetGrouped)
    let collection = collectionClass.init(frame: frame, collectionViewLayout: layout)

    XCTAssertEqual(table.style, .insetGrouped)
    XCTAssertEqual(table.frame, frame)
    XCTAssertTrue(collection.collectionViewLayout === layout)
    XCTAssertEqual(collection.frame, frame)
  }

  func testAControllerIsMadeFromItsClass() {
    let controllerClass: UIViewController.Type = NibController.self
    let root = UIViewController()
    root.title = "Pets"

    XCTAssertEqual((controllerClass.init() as? NibController)?.madeBy, "nil")
    XCTAssertEqual(
      (controllerClass.init(nibName: "Pets", bundle: .main) as? NibController)?.madeBy, "Pets")
    XCTAssertEqual(controllerClass.init(nibName: nil, bundle: .main).nibBundle, .main)
    XCTAssertEqual(
      ((RootedController.self as UINavigationController.Type).init(rootViewController: root)
        as? RootedController)?.madeBy, "Pets")
    XCTAssertEqual(ModelController(model: "Ada").model, "Ada")
    XCTAssertEqual(ModelTableController(model: "Ada").tableView.style, .grouped)
    XCTAssertEqual(ModelGridController(model: "Ada").model, "Ada")
  }

  /// A library's views say how they are made by protocols of its own.
  func testAStyleOfALibrarysOwnIsNoTables() {
    XCTAssertEqual(StyledLabel(style: 3).lines, 3)
    XCTAssertTrue(PlainStack.Style.self == Never.self)
    let controllerClass: UITableViewController.Type = UITableViewController.self
    XCTAssertEqual(controllerClass.init(style: .grouped).tableView.style, .grouped)
  }

  func testControlsInitializersOfTheirOwnAreDesignated() throws {
    let scene = try XCTUnwrap(UIWindow().windowScene)

    XCTAssertEqual(TabsControl(items: ["Day", "Week"]).selectedSegmentIndex, 0)
    XCTAssertEqual(TabsControl(items: ["Day", "Week"]).numberOfSegments, 2)
    XCTAssertNotNil(AvatarView().image)
    XCTAssertFalse(AvatarView().isUserInteractionEnabled)
    XCTAssertEqual(BusyView().frame.size, CGSize(width: 37, height: 37))
    XCTAssertTrue(BusyView().isHidden)
    XCTAssertEqual(OverlayWindow(windowScene: scene).windowLevel, .alert)
    XCTAssertEqual(OverlayWindow(windowScene: scene).frame, scene.screen.bounds)
  }

  func testLayersAnimationsAndLooksAreMadeFromTheirClass() {
    func animate<Animation: CAPropertyAnimation>(_: Animation.Type) -> Animation {
      Animation(keyPath: "transform.rotation.z of a name that is long")
    }
    let layerClass: CALayer.Type = ScaledLayer.self
    let look = UINavigationBarAppearance()
    look.titleTextAttributes = [.foregroundColor: UIColor.red]
    let lookClass: UIBarAppearance.Type = UINavigationBarAppearance.self

    XCTAssertEqual((layerClass.init() as? ScaledLayer)?.factor, 2)
    XCTAssertEqual(ScaledLayer(layer: ScaledLayer()).factor, 2)
    XCTAssertEqual(
      animate(CABasicAnimation.self).keyPath, "transform.rotation.z of a name that is long")
    XCTAssertEqual(
      (lookClass.init(barAppearance: look) as? UINavigationBarAppearance)?.titleTextAttributes
        .count,
      1)
  }

  func testWhatIsMadeGoesWhenItsOwnerDoes() {
    weak var layout: UICollectionViewFlowLayout?
    weak var view: UIView?
    weak var root: UIViewController?

    do {
      let madeLayout = UICollectionViewFlowLayout()
      let madeRoot = UIViewController()
      let collectionClass: UICollectionView.Type = UICollectionView.self
      let navigationClass: UINavigationController.Type = RootedController.self
      let collection = collectionClass.init(frame: frame, collectionViewLayout: madeLayout)
      let navigation = navigationClass.init(rootViewController: madeRoot)
      view = collection
      layout = madeLayout
      root = madeRoot
      XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    XCTAssertNil(view)
    XCTAssertNil(layout)
    XCTAssertNil(root)
  }
}

@Suite struct UnimplementedInitializerTests {
  @Test func aViewThatLacksTheInitializerStopsTheProgramAsOnIOS() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let viewClass: UIView.Type = TitledView.self
      _ = viewClass.init(frame: .zero)
    }

    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Use of unimplemented initializer 'init(frame:)'"))
    #expect(output.contains("TitledView"))
  }

  @Test func aControllerThatLacksTheInitializerStopsTheProgramAsOnIOS() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @MainActor in
      let controllerClass: UIViewController.Type = ModelController.self
      _ = controllerClass.init()
    }

    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(output.contains("Use of unimplemented initializer 'init(nibName:bundle:)'"))
  }
}

private protocol StyledView: UIView {
  associatedtype Style: Hashable = Never

  init(style: Style)
}

extension StyledView where Style == Never {
  init(style: Never) {
    switch style {}
  }
}

private final class PlainStack: UIStackView, StyledView {}

private final class StyledLabel: UILabel, StyledView {
  let lines: Int

  init(style: Int) {
    lines = style
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
