// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// Values among statements that need what is left out.
final class LeftOutLocalTests: TransformTestCase {
  private func text(_ text: String, beside others: [String] = []) -> String {
    let result = transform(text, beside: others)
    XCTAssertEqual(result.findings, [])
    return result.text
  }

  func testAScreenGoesOnWithoutAValueAndWhatIsDoneToIt() {
    check(
      """
      import UIKit
      import SceneKit
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let map = SCNView(frame: view.bounds)
          map.delegate = nil
          view.addSubview(map)
          map.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
          label.topAnchor.constraint(equalTo: map.bottomAnchor).isActive = true
          UIView.animate(withDuration: 1) { map.alpha = 0; label.alpha = 1 }
          present(SCNLookAroundViewController(), animated: true)
          label.text = "Here"
        }
      }
      """,
      """
      import HeadlessUIKit
                     
      class Screen: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          leftOut("SCNView")
          leftOut("SCNView")
          leftOut("SCNView")
          leftOut("SCNView")
          leftOut("SCNView")
          UIView.animate(withDuration: 1) { leftOut("SCNView"); label.alpha = 1 }
          leftOut("SCNLookAroundViewController")
          label.text = "Here"
        }
      }
      """)
  }

  func testAValueThatIsComputedFromWhatIsMissingStops() {
    let text = text(
      """
      import SceneKit
      class Screen: UIViewController {
        func width() -> CGFloat {
          let map = SCNView()
          return 3
        }
        func show() {
          let map = SCNView()
          width = map.frame.width
        }
      }
      """)

    XCTAssertTrue(text.contains("CGFloat {\n    fatalError(\"SCNView is needed here"), text)
    XCTAssertTrue(
      text.contains("leftOut(\"SCNView\")\n    fatalError(\"SCNView is needed here"), text)
  }

  func testACellGoesOnWithoutAPart() {
    let text = text(
      """
      import Photos
      class List: UIViewController {
        func cell(at path: IndexPath) -> UITableViewCell {
          let asset = PHAsset()
          cell.picture.image = asset.image
          for asset in PHAsset.all { cell.add(asset) }
          cell.title = "A"
          return cell
        }
        lazy var badge: UILabel = {
          let asset = PHAsset()
          return UILabel()
        }()
      }
      """)

    let line = "    leftOut(\"PHAsset\")\n"
    XCTAssertTrue(text.contains(line + line + line + "    cell.title = \"A\""), text)
    XCTAssertTrue(text.contains("leftOut(\"PHAsset\")\n    return UILabel()"), text)
  }

  func testAnotherValueOfTheNameStays() {
    let text = text(
      """
      import SceneKit
      class Screen: UIViewController {
        func f() {
          let map = SCNView()
          names.forEach { map in use(map) }
          if let map = names.first { use(map) }
          for map in names { use(map) }
          func g(map: Int) { use(map) }
          self.map = 3
        }
      }
      """)

    XCTAssertTrue(text.contains("names.forEach { map in use(map) }"), text)
    XCTAssertTrue(text.contains("if let map = names.first { use(map) }"), text)
    XCTAssertTrue(text.contains("for map in names { use(map) }"), text)
    XCTAssertTrue(text.contains("func g(map: Int) { use(map) }"), text)
    XCTAssertTrue(text.contains("self.map = 3"), text)
  }

  func testWhatIsAskedForAndMissingIsNotThere() {
    let text = text(
      """
      import UIKit
      import Photos
      class Screen: UIViewController {
        var assets: PHAsset?
        func f() {
          if let asset = assets { use(asset) }
          if let asset = assets { use(asset) } else { label.text = "None" }
          if let asset = assets { use(asset) } else if isOpen { close() }
          for asset in PHAsset.all { use(asset) }
          guard isOpen, let assets else {
            close()
            return
          }
          use(assets)
        }
        func g() -> Int {
          guard let asset = assets else { return 0 }
          return asset.count
        }
      }
      """)

    XCTAssertTrue(
      text.contains(
        """
        func f() {
          leftOut("assets")
          leftOut("assets"); do { label.text = "None" }
          leftOut("assets"); if isOpen { close() }
          leftOut("PHAsset")
          leftOut("assets"); do {
            close()
            return
          }

        }
        """.replacing("\n", with: "\n  ").replacing("\n  \n", with: "\n\n")), text)
    XCTAssertTrue(text.contains("Int {\n    leftOut(\"assets\"); do { return 0 }\n\n  }"), text)
  }

  func testPlacesOfTheEarthAndControllersOfTheSystemAreThere() {
    let text = text(
      """
      import CoreLocation
      import SceneKit
      import SafariServices
      class Screen: UIViewController, CLLocationManagerDelegate {
        let manager = CLLocationManager()
        var place: CLLocationCoordinate2D?
        var beacon: CLBeacon?
        func f() { present(SFSafariViewController(url: url), animated: true) }
      }
      """)

    XCTAssertTrue(text.contains("UIViewController, CLLocationManagerDelegate {"), text)
    XCTAssertTrue(text.contains("let manager = CLLocationManager()"), text)
    XCTAssertTrue(text.contains("var place: CLLocationCoordinate2D?"), text)
    XCTAssertTrue(text.contains("present(SFSafariViewController(url: url), animated: true)"), text)
    XCTAssertFalse(text.contains("CLBeacon"), text)
  }

  func testAnInitializerGoesOnWithoutAParameterThatHasADefault() {
    let text = text(
      """
      import Photos
      class Gallery: UIView {
        let library: PHImageManager
        let title: String
        init(title: String, library: PHImageManager = .shared(), size: CGFloat = 1) {
          self.title = title
          self.library = library
          super.init(frame: .zero)
          library.register(self)
        }
        init(name: String, library: PHImageManager? = nil) {
          title = name
        }
      }
      func f() {
        use(Gallery(title: "A", size: 3))
        use(Gallery(title: "A", library: .shared()))
        use(Gallery(name: "A"))
      }
      """)

    XCTAssertTrue(text.contains("init(title: String, size: CGFloat = 1) {"), text)
    XCTAssertTrue(text.contains("leftOut(\"library\")\n    super.init"), text)
    XCTAssertTrue(text.contains("leftOut(\"library\")\n  }"), text)
    XCTAssertTrue(text.contains("init(name: String  ) {"), text)
    XCTAssertTrue(text.contains("(title: \"A\", size: 3))\n  fatalError(\"library"), text)
    XCTAssertFalse(text.contains("PHImageManager?"), text)
  }

  func testAParameterKeepsItsPlaceWhereItsDefaultAloneIsMissing() {
    let text = text(
      """
      import UIKit
      import Photos
      protocol SignIn {}
      protocol Account { init(auth: SignIn, store: SignIn?) }
      final class Model: Account {
        let auth: SignIn
        required init(auth: SignIn = PHSignIn.standard(), store: SignIn? = PHSignIn.standard()) {
          self.auth = auth
        }
        func leave(_ auth: SignIn = PHSignIn.standard(), again: Bool = false) { print(auth) }
      }
      """)

    XCTAssertTrue(
      text.contains(
        "required init(auth: SignIn = { fatalError(\"PHSignIn is needed here, which Linux has not\") }(), "
          + "store: SignIn? = nil"), text)
    XCTAssertTrue(text.contains("self.auth = auth"), text)
    XCTAssertTrue(text.contains("func leave(_ auth: SignIn = { fatalError("), text)
    XCTAssertTrue(text.contains("again: Bool = false) { print(auth) }"), text)
  }

  func testAListOfWhatIsMissingIsEmpty() {
    let text = text(
      """
      import UIKit
      import Photos
      class Screen: UITableViewController {
        var changes = [PHObjectPlaceholder]()
        override func numberOfSections(in tableView: UITableView) -> Int { changes.count }
        override func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int {
          switch section {
          case 0: return changes.count
          default: return 1
          }
        }
        func height() -> Int { changes.count }
        func numberOfPages() -> Int { [1].map { _ in changes.count }[0] }
      }
      """)

    XCTAssertTrue(text.contains("Int { leftOut(\"changes\"); return 0 }"), text)
    XCTAssertTrue(text.contains("case 0: leftOut(\"changes\"); return 0"), text)
    XCTAssertTrue(text.contains("func height() -> Int { fatalError(\"changes is"), text)
    XCTAssertTrue(text.contains("numberOfPages() -> Int { [1].map { _ in fatalError("), text)
  }

  func testOwnNamesThatBeginLikeThoseOfFrameworksStay() {
    let text = text(
      """
      import UIKit
      private let kSectionHeader = "header"
      let kUTTypeImage = "image"
      class Screen: UIViewController {
        let kSecond = 2
        func f(kSecx: Int) { print(kSectionHeader, kSecond, kSecx, kUTTypeImage) }
      }
      """)

    XCTAssertTrue(text.contains("print(kSectionHeader, kSecond, kSecx, kUTTypeImage)"), text)
  }

  func testANameOfAnyTypeIsNotOneThatAnotherTypeLacks() {
    let text = text(
      """
      struct Box<Value> { var value: Value }
      protocol Holder { associatedtype Value; var held: Value { get } }
      func f<Value>(_ value: Value) -> Value { value }
      """,
      beside: [
        """
        import SwiftUI
        struct ClickGesture: Gesture {
          typealias Value = SimultaneousGesture<TapGesture, DragGesture>.Value
          var body: SimultaneousGesture<TapGesture, DragGesture> { fatalError() }
        }
        """
      ])

    XCTAssertTrue(text.contains("struct Box<Value> { var value: Value }"), text)
    XCTAssertTrue(text.contains("var held: Value { get }"), text)
    XCTAssertTrue(text.contains("func f<Value>(_ value: Value) -> Value { value }"), text)
  }

  func testAWrapperOfSwiftUIGoesFromAControllersProperty() {
    let text = text(
      """
      import SwiftUI
      final class Screen: UIViewController {
        @ObservedObject var model: Model
        init(model: Model) {
          self.model = model
          super.init(nibName: nil, bundle: nil)
        }
      }
      """)

    XCTAssertTrue(text.contains("var model: Model\n"), text)
    XCTAssertFalse(text.contains("ObservedObject"), text)
    XCTAssertTrue(text.contains("self.model = model"), text)
  }

  func testWhatIsPrintedOfWhatIsMissingIsNotNeeded() {
    let text = text(
      """
      import UIKit
      import Photos
      final class Store {
        let library = PHSomething()
        init() { debugPrint("library: \\(library)") }
        func f() {
          print("library", library)
          assert(library.isOpen)
          work()
        }
      }
      """)

    XCTAssertTrue(text.contains("init() { leftOut(\"library\") }"), text)
    XCTAssertTrue(text.contains("leftOut(\"library\")\n    leftOut(\"library\")\n    work()"), text)
  }

  /// As the cache of pictures is that an app shares with its widgets.
  func testAConstantOfTheFileGoesWithAMemberThatAnotherFileLeavesOut() {
    let group = "import SceneKit\nextension Group { static var scene: SCNScene { SCNScene() } }"
    let text = text(
      """
      import UIKit
      private let scene = Group.scene
      private let place = Group.place
      extension UIImageView {
        func load() {
          image = .placeholder
          if scene.isPaused { scene.play() }
          place.show()
        }
      }
      """, beside: [group, "enum Group { static var place = Place() }"])

    XCTAssertFalse(text.contains("Group.scene"), text)
    XCTAssertTrue(text.contains("private let place = Group.place"), text)
    XCTAssertTrue(text.contains("image = .placeholder"), text)
    XCTAssertTrue(text.contains("leftOut(\"scene\")\n    place.show()"), text)
  }
}
