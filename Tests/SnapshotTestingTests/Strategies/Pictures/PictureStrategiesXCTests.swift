// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
@testable import HeadlessUIKit
import PNGCodec
import SnapshotTesting
import SnapshotVerification
import XCTest

final class PictureStrategiesXCTests: XCTestCase {
  private func picture<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, UIImage>, scale: CGFloat = 1,
    notes: [String] = []
  ) -> UIImage {
    var image = UIImage()
    var environment = RenderingEnvironment()
    environment.displayScale = scale
    environment.issues = RenderingIssues()
    RenderingEnvironment.$current.withValue(environment) {
      strategy.snapshot(value).run { image = $0 }
    }
    XCTAssertEqual(environment.issues?.messages, notes)
    return image
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(x: 7, y: 9, width: width, height: height))
    view.backgroundColor = .red
    return view
  }

  func testUIView() {
    let view = box(3, 2)

    let image = picture(view, .image)

    XCTAssertEqual(image.size, CGSize(width: 3, height: 2))
    XCTAssertEqual(view.frame, CGRect(x: 7, y: 9, width: 3, height: 2))
    XCTAssertNil(view.superview)
  }

  /// As on iOS, where the original takes the controller out of its window; there in silence.
  func testWhatAControllerPresentsIsInThePictureOfItsWindow() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let presenter = UIViewController()
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    let presented = UIViewController()
    presented.view.backgroundColor = .red
    presented.modalPresentationStyle = .overFullScreen
    presenter.present(presented, animated: false)

    XCTAssertEqual(picture(window, .image).bitmap[20, 10].red, 255)
    let alone = picture(
      presenter, .image(size: CGSize(width: 40, height: 20)),
      notes: [
        "UIViewController presents UIViewController, which a picture of the controller leaves out, "
          + "as on iOS. Take a picture of its window: assertSnapshot(of: window, as: .image)."
      ])
    XCTAssertNotEqual(alone.bitmap[20, 10].red, 255)
  }

  func testSizeAndScaleAreThoseThatAreGiven() {
    let given = picture(
      box(3, 2),
      .image(
        size: CGSize(width: 5, height: 4), traits: UITraitCollection(displayScale: 3)))

    XCTAssertEqual(given.bitmap.width, 15)
    XCTAssertEqual(given.bitmap.height, 12)
    XCTAssertEqual(picture(box(3, 2), .image, scale: 2).bitmap.width, 6)
  }

  func testTheLookIsATraitThatIsGiven() {
    func width(_ traits: UITraitCollection) -> CGFloat {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let control = UISwitch()
      control.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(control)
      control.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      _ = picture(view, .image(traits: traits))
      return control.frame.width
    }

    XCTAssertEqual(width(UITraitCollection()), 51)
    XCTAssertEqual(width(UITraitCollection(systemLook: .iOS26)), 63)
  }

  func testAutolayout() {
    let controller = UIViewController()
    controller.view.translatesAutoresizingMaskIntoConstraints = false
    let subview = UIView()
    subview.backgroundColor = .blue
    subview.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: controller.view.topAnchor),
      subview.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
      subview.leftAnchor.constraint(equalTo: controller.view.leftAnchor),
      subview.rightAnchor.constraint(equalTo: controller.view.rightAnchor),
    ])

    let image = picture(controller, .image(size: CGSize(width: 20, height: 10)))

    XCTAssertEqual(image.size, CGSize(width: 20, height: 10))
    XCTAssertEqual(subview.frame, CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  func testAControllerOnADeviceHasItsTraitsAndInsets() {
    final class Screen: UIViewController {
      var seen:
        (insets: UIEdgeInsets, category: UIContentSizeCategory, idiom: UIUserInterfaceIdiom)?
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        seen = (
          view.safeAreaInsets, traitCollection.preferredContentSizeCategory,
          traitCollection.userInterfaceIdiom
        )
      }
    }
    let phone = Screen()
    let tablet = Screen()

    let image = picture(phone, .image(on: .iPhoneX(.landscape)))
    _ = picture(tablet, .image(on: .iPadPro11))

    XCTAssertEqual(image.size, CGSize(width: 812, height: 375))
    XCTAssertEqual(phone.seen?.insets, UIEdgeInsets(top: 0, left: 44, bottom: 24, right: 44))
    XCTAssertEqual(phone.seen?.category, .medium)
    XCTAssertEqual(tablet.seen?.idiom, .pad)
  }

  func testTraitsEmbeddedInTabNavigation() {
    // The sizes of references that a simulator has made.
    func size(_ config: ViewImageConfig) -> CGSize {
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
      return picture(tabs, .image(on: config)).size
    }

    XCTAssertEqual(size(.iPhoneX), CGSize(width: 375, height: 734))
    XCTAssertEqual(size(.iPhone8), CGSize(width: 375, height: 647))
    XCTAssertEqual(size(.iPadMini), CGSize(width: 1024, height: 748))
  }

  /// Recorded by SatoshiWallet on an iPhone 13 Pro (47) and by Posterr on an iPhone 15 Pro (54),
  /// both with the device iPhoneX; cineaste's pictures without a device have the bar at the top.
  func testABarStandsBelowTheStatusBarOfTheAppThatTestsRunIn() {
    func bar(_ strategy: Snapshotting<UIViewController, UIImage>, hosted: Bool) -> CGRect {
      var environment = RenderingEnvironment()
      environment.application = UIApplication()
      environment.application.hostsApp = hosted
      environment.screenSafeAreaInsets.top = 47
      environment.issues = RenderingIssues()
      let navigation = UINavigationController(rootViewController: UIViewController())
      return RenderingEnvironment.$current.withValue(environment) {
        var size = CGSize.zero
        strategy.snapshot(navigation).run { size = $0.size }
        XCTAssertEqual(size.width, navigation.navigationBar.frame.width)
        return navigation.navigationBar.frame
      }
    }
    func top(_ strategy: Snapshotting<UIViewController, UIImage>, hosted: Bool) -> CGFloat {
      bar(strategy, hosted: hosted).minY
    }

    XCTAssertEqual(top(.image(on: .iPhoneX), hosted: true), 47)
    XCTAssertEqual(top(.image(on: .iPhone8), hosted: true), 47)
    XCTAssertEqual(top(.image(on: .iPhoneX), hosted: false), 0)
    let size = CGSize(width: 375, height: 667)
    XCTAssertEqual(top(.image(size: size), hosted: true), 0)
    // AppGarden, with the device iPhone13 on its side, on an iPhone 16 that stands upright.
    let side = CGRect(x: 0, y: 0, width: 812, height: 44)
    XCTAssertEqual(bar(.image(on: .iPhoneX(.landscape)), hosted: true), side)
    XCTAssertEqual(bar(.image(on: .iPhoneX(.landscape)), hosted: false).height, 32)
  }

  /// Recorded by TikDog on an iPhone SE (20), whose lists cannot scroll while they load, and by
  /// devpass-tech's view code on an iPhone 13 (47), whose table is a subview.
  func testWithoutSafeAreasListsStayScrolledBelowTheStatusBarOfTheApp() {
    func offset(
      _ strategy: Snapshotting<UIViewController, UIImage>, hosted: Bool,
      _ prepare: (UIViewController, UITableView) -> Void = { _, table in _ = table }
    ) -> CGFloat {
      var environment = RenderingEnvironment()
      environment.application = UIApplication()
      environment.application.hostsApp = hosted
      environment.screenSafeAreaInsets.top = 20
      environment.issues = RenderingIssues()
      let controller = UIViewController()
      let table = UITableView(frame: controller.view.bounds)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      controller.view.addSubview(table)
      prepare(controller, table)
      return RenderingEnvironment.$current.withValue(environment) {
        strategy.snapshot(controller).run { _ in }
        return table.contentOffset.y
      }
    }

    XCTAssertEqual(offset(.image, hosted: true), -20)
    XCTAssertEqual(offset(.image, hosted: false), 0)
    XCTAssertEqual(offset(.image, hosted: true) { $1.contentInset.top = 15 }, -15)
    XCTAssertEqual(offset(.image, hosted: true) { $1.isScrollEnabled = false }, 0)
    XCTAssertEqual(offset(.image, hosted: true) { $1.contentInsetAdjustmentBehavior = .never }, 0)
    XCTAssertEqual(
      offset(.image, hosted: true) { controller, table in
        table.translatesAutoresizingMaskIntoConstraints = false
        let (area, view) = (controller.view.safeAreaLayoutGuide, controller.view!)
        NSLayoutConstraint.activate([
          table.topAnchor.constraint(equalTo: area.topAnchor, constant: 15),
          table.bottomAnchor.constraint(equalTo: area.bottomAnchor),
          table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }, 0)
    XCTAssertEqual(
      offset(.image, hosted: true) { _, table in
        table.autoresizingMask = []
        table.frame = CGRect(x: 0, y: 15, width: 100, height: 100)
      }, -5)
  }

  func testUIViewControllerLifeCycle() {
    final class Screen: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("did load") }
      override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
      override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }
    let screen = Screen()

    _ = picture(screen, .image(on: .iPhoneSe))

    XCTAssertEqual(
      screen.calls,
      ["did load", "will appear", "did appear", "will disappear", "did disappear"])
    XCTAssertNil(screen.parent)
    XCTAssertNil(screen.view.superview)
  }

  func testTraitsWithView() {
    func label() -> UILabel {
      let label = UILabel()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "What's the point?"
      return label
    }
    func heightOfLetters(_ category: UIContentSizeCategory) -> Int {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let image = picture(label(), .image(size: CGSize(width: 320, height: 80), traits: traits))
      return (0..<image.bitmap.height).count { row in
        (0..<image.bitmap.width).contains { image.bitmap[$0, row].alpha > 0 }
      }
    }

    XCTAssertLessThan(heightOfLetters(.small), heightOfLetters(.accessibilityLarge))
  }

  func testCALayer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 4, y: 4, width: 6, height: 5)
    layer.backgroundColor = UIColor.red.cgColor

    let image = picture(layer, .image)

    XCTAssertEqual(image.size, CGSize(width: 6, height: 5))
    XCTAssertEqual(image.bitmap[3, 3].red, 255)
  }

  func testUIBezierPath() {
    let path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 4, height: 3))

    let image = picture(path, .image)
    let large = picture(path.cgPath, .image(scale: 2))

    XCTAssertEqual(image.size, CGSize(width: 4, height: 3))
    XCTAssertEqual(image.bitmap[0, 0].alpha, 255)
    XCTAssertEqual(image.bitmap[0, 0].red, 0)
    XCTAssertEqual(large.bitmap.width, 8)
  }

  func testViewWithZeroHeightOrWidth() throws {
    let package = try TestPackage()

    let problem = package.run { verifySnapshot(of: UIView(), as: .image) }

    XCTAssertTrue(try XCTUnwrap(problem).contains("0x0"), problem ?? "")
    XCTAssertEqual(package.references, [])
  }

  func testADifferenceNamesTheViews() throws {
    let package = try TestPackage()
    func problem(_ text: String) -> String? {
      let view = box(120, 30)
      let label = UILabel(frame: view.bounds)
      label.text = text
      view.addSubview(label)
      return package.run { verifySnapshot(of: view, as: .image, named: "x", testName: "views") }
    }

    _ = problem("Ada")

    XCTAssertNil(problem("Ada"))
    let words = try XCTUnwrap(problem("Tim"))
    XCTAssertTrue(words.contains("UILabel"), words)
    XCTAssertTrue(words.contains("\"Ada\""), words)
    let reference = try XCTUnwrap(
      StoredReference.read(
        package.path("PictureStrategiesXCTests/views.x.png")))
    XCTAssertEqual(reference.metadata?.viewType, "UIView")
  }

  func testImagePrecision() throws {
    let package = try TestPackage()
    func problem(
      _ color: UIColor, _ precision: Float, _ perceptual: Float
    ) -> String? {
      let view = box(10, 10)
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 2))
      dot.backgroundColor = color
      view.addSubview(dot)
      return package.run {
        verifySnapshot(
          of: view, as: .image(precision: precision, perceptualPrecision: perceptual), named: "x",
          record: color == .red ? .missing : .never)
      }
    }

    _ = problem(.red, 1, 1)

    XCTAssertNil(problem(.red, 1, 1))
    XCTAssertNotNil(problem(.blue, 1, 1))
    XCTAssertNil(problem(.blue, 0.98, 1))
    XCTAssertNotNil(problem(.blue, 0.995, 1))
    // 8 of 100 pixels at 2x differ, and by more than any perceptual precision lets pass.
    XCTAssertNotNil(problem(.blue, 1, 0.9))
    XCTAssertNil(problem(.blue, 0.98, 0.9))
    XCTAssertNil(problem(UIColor(red: 250 / 255, green: 0, blue: 0, alpha: 1), 1, 0.97))
  }

  func testAReferenceOfAnotherProgramIsComparedByItsPixels() throws {
    let package = try TestPackage()
    let folder = package.folder + "/foreign"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let image = package.run { picture(box(4, 4), .image, scale: 2) }
    try XCTUnwrap(image.pngData()).write(
      to: URL(
        fileURLWithPath: folder + "/testAReferenceOfAnotherProgramIsComparedByItsPixels.x.png"))

    let same = package.run {
      verifySnapshot(of: box(4, 4), as: .image, named: "x", snapshotDirectory: folder)
    }
    let other = package.run {
      verifySnapshot(of: box(4, 5), as: .image, named: "x", snapshotDirectory: folder)
    }

    XCTAssertNil(same)
    XCTAssertTrue(try XCTUnwrap(other).contains("another size"), other ?? "")
  }

  func testAPictureOfOnesOwnIsCompared() throws {
    let package = try TestPackage()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }

    let problem = package.run { verifySnapshot(of: image, as: .image, named: "x") }

    XCTAssertTrue(try XCTUnwrap(problem).contains("the picture was recorded"))
    XCTAssertNil(package.run { verifySnapshot(of: image, as: .image, named: "x") })
  }

  func testAPictureOfASimulatorIsComparedUnlessItIsTurned() throws {
    /// A chunk with its sum (PNG specification, section 5.5).
    func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
      let body = Array(type.utf8) + content
      var sum = UInt32.max
      for byte in body {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
      }
      let ending = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: ~sum >> $0) }
      return [0, 0, 0, UInt8(content.count)] + body + ending
    }
    func facts(tag: [UInt8]) -> [UInt8] {
      [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + tag + [0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
    }
    let package = try TestPackage()
    let folder = package.folder + "/simulator"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let image = package.run { picture(box(4, 4), .image, scale: 2) }
    let bytes = [UInt8](try XCTUnwrap(image.pngData()))
    func problem(_ tag: [UInt8]) throws -> String? {
      // Signature and header have 33 bytes.
      let extra = chunk("sRGB", [0]) + chunk("eXIf", facts(tag: tag))
      let file = bytes[..<33] + extra + bytes[33...]
      try Data(file).write(to: URL(fileURLWithPath: folder + "/simulator.x.png"))
      return package.run {
        verifySnapshot(
          of: box(4, 4), as: .image, named: "x", record: .never, snapshotDirectory: folder,
          testName: "simulator")
      }
    }

    XCTAssertNil(try problem([0x01, 0x28]))
    let turned = try problem([0x01, 0x12])
    XCTAssertTrue(try XCTUnwrap(turned).contains("eXIf"), turned ?? "")
  }
}
