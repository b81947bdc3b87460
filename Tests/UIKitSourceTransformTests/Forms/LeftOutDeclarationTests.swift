// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// What needs frameworks that Linux has not.
final class LeftOutDeclarationTests: TransformTestCase {
  private func lines(_ text: String, beside others: [String] = []) -> [String] {
    let result = transform(text, beside: others)
    XCTAssertEqual(result.findings, [])
    return result.text.split(separator: "\n", omittingEmptySubsequences: false).map {
      var line = String($0)
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  func testAViewOfAMissingFrameworkIsLeftOutWithWhatIsDoneToIt() {
    XCTAssertEqual(
      lines(
        """
        import SceneKit
        class PlaceView: UIView, SCNViewDelegate, Themed {
          private let map = SCNView()
          let title = UILabel()
          func setUp() {
            map.delegate = self
            addSubview(title)
            addSubview(map)
          }
          func mapView(_ mapView: SCNView, didSelect view: SCNPinView) { pick() }
        }
        """),
      [
        "", "class PlaceView: UIView, Themed {", "", "  let title = UILabel()",
        "  func setUp() {", "    leftOut(\"map\")", "    addSubview(title)",
        "    leftOut(\"map\")", "  }", "", "}",
      ])
  }

  /// A presenter holds its view weakly, by a protocol that is one of objects on iOS.
  func testAProtocolThatRefinesAMissingDelegateIsOneOfObjects() {
    XCTAssertEqual(
      lines(
        """
        import SceneKit
        protocol PlaceShowing: SCNSceneRendererDelegate { func show() }
        protocol ThemedPlaceShowing: SCNSceneRendererDelegate, Themed {}
        class Presenter { weak var view: PlaceShowing? }
        """),
      [
        "", "protocol PlaceShowing: AnyObject { func show() }",
        "protocol ThemedPlaceShowing: AnyObject, Themed {}",
        "class Presenter { weak var view: PlaceShowing? }",
      ])
  }

  func testMapsPagesAndMessagesAreThere() {
    let text = """
      class PlaceView: UIView, MKMapViewDelegate, WKNavigationDelegate {
        let map = MKMapView()
        let page: WKWebView
        let monitor = NWPathMonitor()
        func ask() { UNUserNotificationCenter.current().requestAuthorization { _, _ in } }
        func open() { LAContext().invalidate() }
      }
      """
    let imports = ["MapKit", "WebKit", "Network", "UserNotifications", "LocalAuthentication"]
    XCTAssertEqual(
      lines(imports.map { "import \($0)\n" }.joined() + text),
      imports.map { _ in "" } + text.components(separatedBy: "\n"))
  }

  func testFrameworksThatFewAppsUseAreLeftOut() {
    XCTAssertEqual(
      lines(
        """
        import JavaScriptCore
        import MetalPerformanceShaders
        import WeatherKit
        class Page: UIView {
          let context = JSContext()
          let image: MPSImage?
          let text = "A"
        }
        """),
      ["", "", "", "class Page: UIView {", "", "", "  let text = \"A\"", "}"])
  }

  func testAClassWhoseSuperclassIsMadeOfAMissingTypeIsLeftOut() {
    XCTAssertEqual(
      lines(
        """
        import SceneKit
        class PageProxy: Proxy<SCNView, SCNSceneRendererDelegate>, ProxyType {}
        class ListProxy: Proxy<UITableView, UITableViewDelegate>, ProxyType {}
        """),
      ["", "", "class ListProxy: Proxy<UITableView, UITableViewDelegate>, ProxyType {}"])
  }

  func testAConditionThatNamesNothingElseIsOfTheMember() {
    XCTAssertEqual(
      lines(
        """
        import SceneKit
        class PlaceView: UIView {
          private var map: SCNView?
          func setUp() {
            setNeedsLayout()
            guard let map else { return }
            map.show()
          }
        }
        """),
      [
        "", "class PlaceView: UIView {", "", "  func setUp() {", "    setNeedsLayout()",
        "    leftOut(\"map\"); do { return }", "", "  }", "}",
      ])
  }

  func testAConstantOfTheModuleIsLeftOutWithWhatIsDoneToIt() {
    XCTAssertEqual(
      lines(
        """
        import CoreMotion
        let Gyro = GyroManager.shared
        class GyroManager: CMMotionManager {
          static let shared = GyroManager()
        }
        func f() {
          Gyro.stop()
          g()
        }
        """),
      ["", "", "", "", "", "func f() {", "  leftOut(\"Gyro\")", "  g()", "}"])
  }

  func testARequirementThatMayBeLeftOutIsLeftOut() {
    XCTAssertEqual(
      lines(
        """
        import SpriteKit
        @objc protocol Guide {
          @objc optional func pick(_ node: SKNode)
          func name() -> String
        }
        """),
      ["", "      protocol Guide: AnyObject {", "", "  func name() -> String", "}"])
  }

  func testFrameworksOfSwiftAloneAreKnownByTheirNames() {
    XCTAssertEqual(
      lines(
        """
        import CryptoKit
        import NetworkExtension
        import WidgetKit
        class StatusView: UIView {
          var status: NEVPNStatus = .invalid
          func reload() {
            WidgetCenter.shared.reloadAllTimelines()
            setNeedsLayout()
          }
          func digest() -> String { AES.GCM.Nonce().description }
        }
        """),
      [
        "", "", "", "class StatusView: UIView {", "", "  func reload() {",
        "    leftOut(\"WidgetCenter\")", "    setNeedsLayout()", "  }",
        "  func digest() -> String { fatalError(\"AES is needed here, which Linux has not\") }",
        "}",
      ])
  }

  func testAPropertyThatIsMadeOfWhatIsLeftOutGoesWithIt() {
    XCTAssertEqual(
      lines(
        """
        class PopupView: UIView {
          var model = StatusModel(status: .idle)
          var label = UILabel()
          func show() {
            model = StatusModel(status: .idle)
            label.text = ""
          }
        }
        """,
        beside: [
          """
          import NetworkExtension
          struct StatusModel {
            let status: NEVPNStatus
          }
          """
        ]),
      [
        "class PopupView: UIView {", "", "  var label = UILabel()", "  func show() {",
        "    leftOut(\"model\")", "    label.text = \"\"", "  }", "}",
      ])
  }

  func testAPropertyGoesWithWhatItsFirstValueIsGiven() {
    XCTAssertEqual(
      lines(
        """
        import CoreData
        class ListController: UIViewController {
          let source = ListSource<Note>(results: NSFetchIndexDescription())
          let view: UIView = wrap(NSFetchedPropertyDescription<Note>.self)
          lazy var label: UILabel = {
            let label = UILabel()
            log(NSFetchedPropertyDescription<Note>.self)
            return label
          }()
        }
        """),
      [
        "", "class ListController: UIViewController {", "", "",
        "  lazy var label: UILabel = {", "    let label = UILabel()",
        "    fatalError(\"NSFetchedPropertyDescription is needed here, which Linux has not\")", "",
        "  }()", "}",
      ])
  }

  /// Foundation's own has another form here, which only throws.
  func testAMethodThatGivesValuesByPointersOfObjectiveCIsLeftOut() {
    XCTAssertEqual(
      lines(
        """
        import Foundation
        final class PriceFormatter: Formatter {
          override func string(for obj: Any?) -> String? { obj.map { "$\\($0)" } }
          override func getObjectValue(
            _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
            errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
          ) -> Bool { false }
        }
        """),
      [
        "import Foundation", "final class PriceFormatter: Formatter {",
        "  override func string(for obj: Any?) -> String? { obj.map { \"$\\($0)\" } }", "", "",
        "", "", "}",
      ])
  }

  func testAFunctionAmongStatementsIsLeftOutWithItsCalls() {
    XCTAssertEqual(
      lines(
        """
        import EventKit
        class CalendarView: UIView {
          func reload() {
            func show(_ events: [EKEvent] = []) {
              list.show(events)
            }
            show()
            if isHidden {
              show()
            }
            setNeedsLayout()
          }
        }
        """),
      [
        "", "class CalendarView: UIView {", "  func reload() {", "", "", "",
        "    leftOut(\"show\")", "    if isHidden {", "      leftOut(\"show\")", "    }",
        "    setNeedsLayout()", "  }", "}",
      ])
  }

  func testTypesOfFilesAreThereAndMostFunctionsOfTheirOldNamesAreNot() {
    XCTAssertEqual(
      lines(
        """
        import CoreServices
        class Picker: UIView {
          let types = [UTType.image]
          let old = kUTTypeImage as String
          let name = UTTypeCopyDescription(kUTTypeImage)
          let isImage = UTTypeConformsTo(type, kUTTypeImage)
        }
        """),
      [
        "", "class Picker: UIView {", "  let types = [UTType.image]",
        "  let old = kUTTypeImage as String", "",
        "  let isImage = UTTypeConformsTo(type, kUTTypeImage)", "}",
      ])
  }

  func testAClassWhoseOnlyInitializerIsLeftOutKeepsOneThatNobodyCalls() {
    XCTAssertEqual(
      lines(
        """
        import SceneKit
        class Place: NSObject, SCNActionable {
          var title: String
          init(title: String, at place: SCNVector3) { self.title = title }
          init(region: SCNBox) { title = "" }
        }
        class Other: NSObject {
          var title = ""
          init(region: SCNBox) {}
        }
        """),
      [
        "", "class Place: NSObject {", "  var title: String",
        "  init(leftOut: Never) { switch leftOut {} }", "", "}", "class Other: NSObject {",
        "  var title = \"\"", "", "}",
      ])
  }

  func testWhatUIKitHandsOnOfOtherFrameworksIsLeftOutWithoutAnImport() {
    XCTAssertEqual(
      lines(
        """
        import UIKit
        func ask() {
          PHAsset.register(self)
          start()
        }
        let factor = kCGImageSourceSubsampleFactor
        struct PHAssetSettings {}
        """),
      [
        "import HeadlessUIKit", "func ask() {", "  leftOut(\"PHAsset\")",
        "  start()", "}", "", "struct PHAssetSettings {}",
      ])
  }

  func testImageIOIsHandedOnByOtherFrameworks() {
    XCTAssertEqual(
      lines(
        """
        import AVFoundation
        func data(_ image: CGImage, _ type: CFString) -> Data? {
          let data = NSMutableData()
          let writer = CGImageDestinationCreateWithDataConsumer(data, type, 1, nil)
          CGImageDestinationAddImage(writer!, image, nil)
          return data as Data
        }
        func trusts(_ space: URLProtectionSpace) -> Bool {
          if SecTrustCreateWithCertificates(space, nil, nil) == 0 { return true }
          return false
        }
        """),
      [
        "", "func data(_ image: CGImage, _ type: CFString) -> Data? {",
        "  let data = NSMutableData()",
        "  fatalError(\"CGImageDestinationCreateWithDataConsumer is needed here, which Linux has "
          + "not\")",
        "",
        "", "}", "func trusts(_ space: URLProtectionSpace) -> Bool {",
        "  fatalError(\"SecTrustCreateWithCertificates is needed here, which Linux has not\")",
        "", "}",
      ])
  }

  func testASemicolonGoesWithItsDeclaration() {
    XCTAssertEqual(
      lines("import SceneKit\nclass A {\n  let map = SCNView();\n  let b = 1;\n}"),
      ["", "class A {", "", "  let b = 1;", "}"])
  }

  func testCodeThatCannotGoOnStops() {
    XCTAssertEqual(
      lines(
        """
        import CoreMotion
        final class Finder {
          let manager = CMMotionManager()
          func find() -> Int {
            let place = manager.gyroData
            return place == nil ? 0 : 1
          }
          func count() -> Int { 3 }
        }
        """),
      [
        "", "final class Finder {", "", "  func find() -> Int {",
        "    fatalError(\"manager is needed here, which Linux has not\")", "", "  }",
        "  func count() -> Int { 3 }", "}",
      ])
  }

  func testFrameworksThatFewAppsHaveAreLeftOut() {
    for name in ["Compression", "CFNetwork", "TabularData", "GroupActivities", "WatchKit"] {
      XCTAssertEqual(lines("import \(name)\nlet a = 1"), ["", "let a = 1"], name)
    }
    XCTAssertEqual(
      lines("import Compression\nfunc pack(_ a: Int) {\n  compression_encode_buffer(a)\n  b()\n}"),
      ["", "func pack(_ a: Int) {", "  leftOut(\"compression_encode_buffer\")", "  b()", "}"])
    XCTAssertEqual(
      lines("import Symbols\nlet a = 1"), ["import HeadlessUIKit", "let a = 1"])
  }

  /// A generic parameter, an associated type or a type inside of another that is called `View`
  /// elsewhere in the module does not hide SwiftUI's.
  func testViewsOfSwiftUIAreLeftOutBesideOtherTypesCalledView() {
    let badge = "import SwiftUI\nstruct BadgeView: View { var body: some View { Text(\"A\") } }"
    for other in [
      "extension UIView { static func load<View: UIView>() -> View? { nil } }",
      "class Cell<View: UIView>: UITableViewCell { let view = View() }",
      "protocol Presenter { associatedtype View; var view: View? { get } }",
      "enum Home { typealias View = UIView }", "class Home { final class View: UIView {} }",
    ] {
      XCTAssertEqual(lines(badge, beside: [other]), ["", ""], other)
      XCTAssertEqual(lines(other, beside: [badge]), [other])
    }
    // With the module's name before it, in a type of that very name.
    XCTAssertEqual(
      lines("import SwiftUI\nenum Home {\n  struct View: SwiftUI.View {}\n  case a\n}"),
      ["", "enum Home {", "", "  case a", "}"])
    // One at the top of a file is the module's for all.
    XCTAssertEqual(
      lines("import SwiftUI\nclass A { var view: View? }", beside: ["class View: UIView {}"]),
      ["", "class A { var view: View? }"])
  }

  func testGenericParametersCalledAsTypesOfSwiftUIStay() {
    let text = """
      class Host<View: UIView>: UIView where View: Themed {
        let view = View()
        init<Content: View>(_ content: Content) { super.init(frame: .zero) }
        func show<Text: StringProtocol>(_ text: Text) -> [Text] { let a: [Text] = [text]; return a }
      }
      """
    XCTAssertEqual(
      lines("import SwiftUI\n" + text),
      [""] + text.split(separator: "\n").map(String.init))
  }

  func testGenericParametersOfActorsCalledAsTypesOfFrameworksStay() {
    let text = """
      actor Monitor<NWPathMonitorType: AnyObject> {
        private let monitor: NWPathMonitorType
        init(monitor: NWPathMonitorType) { self.monitor = monitor }
      }
      """
    XCTAssertEqual(
      lines("import Network\n" + text),
      [""] + text.split(separator: "\n").map(String.init))
  }

  func testViewsOfSwiftUIAndTheirPreviewsAreLeftOut() {
    XCTAssertEqual(
      lines(
        """
        import SwiftUI
        import UIKit
        final class Badge: UIView {}
        struct BadgeView: View {
          var body: some View { Text("A") }
        }
        struct Badge_Previews: PreviewProvider {
          static var previews: some View { BadgeView() }
        }
        #Preview { Badge() }
        extension Color { static let brand = Color.red }
        """),
      [
        "", "import HeadlessUIKit", "final class Badge: UIView {}", "", "", "", "", "", "", "", "",
      ])
  }

  func testWhatNeedsALeftOutTypeIsLeftOutInOtherFilesToo() {
    let other = "import SwiftUI\nstruct BadgeView: View { var body: some View { Text(\"A\") } }"
    XCTAssertEqual(
      lines("class A { var badge: BadgeView?\n  var b = 1\n}", beside: [other]),
      ["class A {", "  var b = 1", "}"])
  }

  func testNamesThatTheModuleDeclaresItselfStay() {
    let text = "import SwiftUI\nenum State { case idle }\nclass A { var state: State = .idle }"
    XCTAssertEqual(
      lines(text), ["", "enum State { case idle }", "class A { var state: State = .idle }"])
    // Without the import, the names are others'.
    check("class A { let text = Text() }", "class A { let text = Text() }")
  }

  func testMembersThatAreLeftOutAreInNoTable() {
    let result = transform(
      "import SceneKit\nclass A: UIView {\n  @IBOutlet var map: SCNView!\n"
        + "  @IBOutlet var title: UILabel!\n  @objc func show(_ map: SCNView) {}\n}")
    XCTAssertTrue(result.text.contains("ObjectiveCProperty(\"title\""), result.text)
    XCTAssertFalse(result.text.contains("\"map\""), result.text)
    XCTAssertFalse(result.text.contains("show"), result.text)
  }

  func testNoFindingsComeFromWhatIsLeftOut() {
    let result = transform(
      "import CoreData\nclass Pets: NSFetchedPropertyDescription {\n  @NSManaged var name: String\n}"
    )
    XCTAssertEqual(result.findings, [])
    XCTAssertFalse(result.text.contains("Pets"), result.text)
  }

  /// What other types lack is left out where it is used, in files that name no framework.
  func testMembersThatOtherTypesLackAreLeftOut() {
    let player = """
      import AVFoundation
      class PlayerView: UIView {
        var player: AVAudioEngine?
        static let shared = PlayerView()
        func seek(to time: CMSampleBuffer) {}
      }
      """
    XCTAssertEqual(
      lines(
        """
        class Screen: UIViewController {
          let playerView = PlayerView()
          func setUp(_ other: PlayerView, card: Card) {
            playerView.player?.pause()
            self.playerView.player = nil
            other.player = nil
            PlayerView.shared.player = nil
            card.player = nil
            view.addSubview(playerView)
          }
          func isPlaying() -> Bool {
            let player = playerView.player
            return player != nil
          }
        }
        """, beside: [player]),
      [
        "class Screen: UIViewController {", "  let playerView = PlayerView()",
        "  func setUp(_ other: PlayerView, card: Card) {", "    leftOut(\"player\")",
        "    leftOut(\"player\")", "    leftOut(\"player\")", "    leftOut(\"player\")",
        "    card.player = nil", "    view.addSubview(playerView)", "  }",
        "  func isPlaying() -> Bool {",
        "    fatalError(\"player is needed here, which Linux has not\")", "", "  }", "}",
      ])
  }

  func testConstantsThatFrameworksGiveToFoundationsTypesAreMissing() {
    XCTAssertEqual(
      lines(
        """
        import AVFoundation
        class Screen: UIViewController {
          func setUp() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(end), name: .AVCaptureSessionRuntimeError, object: nil)
            title = "A"
          }
          @objc func end() {}
        }
        """
      ).filter { $0.contains("fatalError") || $0.contains("title") || $0.contains("leftOut") },
      ["    leftOut(\"AVCaptureSessionRuntimeError\")", "    title = \"A\""])
  }

  /// Other cases of the line stay, and nothing asks for the one that is gone.
  func testOneCaseOfALineIsLeftOut() {
    XCTAssertEqual(
      lines(
        """
        import PassKit
        enum State { case idle, paid(PKPayment), done }
        class Screen {
          var state = State.idle
          func finish() {
            if case let .paid(bill) = state { show(bill.token) }
            state = .paid(bill)
          }
          func bill() -> String {
            guard case .paid(let bill) = state else { return "" }
            return bill.token
          }
        }
        """
      ).filter { !$0.isEmpty },
      [
        "enum State { case idle, done }", "class Screen {", "  var state = State.idle",
        "  func finish() {", "    leftOut(\"paid\")",
        "    fatalError(\"paid is needed here, which Linux has not\")", "  }",
        "  func bill() -> String {",
        "    leftOut(\"paid\"); do { return \"\" }", "  }", "}",
      ])
  }

  func testConditionsForMissingFrameworksAreLeftAlone() {
    let text = "#if canImport(SwiftUI)\nimport SwiftUI\nstruct A: View {}\n#endif\nclass B {}"
    check(text, text)
  }

  func testWhatFoundationHandsOnOfCombineIsLeftOut() {
    check(
      "import Foundation\nfinal class Proxy: ObservableObject {\n  @Published var a = 1\n}",
      "import Foundation\nfinal class Proxy: Any {\n             var a = 1\n}")
  }

  /// The other tests of the suite run.
  func testATestThatNeedsWhatIsMissingFails() {
    let result = transform(
      "import SwiftUI\nimport XCTest\nclass ViewTests: XCTestCase {\n"
        + "  func test_view() {\n    let view = Text(\"\")\n    check(view)\n  }\n"
        + "  func make() -> Int {\n    let view = Text(\"\")\n    return size(view)\n  }\n}")
    XCTAssertTrue(
      result.text.contains(
        "func test_view() {\n    XCTFail(\"Text is needed here, which Linux has not\")"),
      result.text)
    XCTAssertTrue(
      result.text.contains("fatalError(\"Text is needed here, which Linux has not\")"), result.text)
    XCTAssertTrue(
      transform(
        "import SwiftUI\nimport Testing\n@Test func view() {\n  let view = Text(\"\")\n  g(view)\n}"
      ).text.contains("{\n  Issue.record(\"Text is needed here"))
  }

  func testWhatSetsALeftOutPropertyStops() {
    let result = transform(
      "import SwiftUI\nstruct Look { let a: Color; let b: Int }\nclass A: UIView {\n"
        + "  func f() {\n    let look = Look(a: .clear, b: 1)\n    g(look)\n  }\n}\n"
        + "class Host<Content>: UIView where Content: View {}")

    XCTAssertTrue(
      result.text.contains("fatalError(\"a is needed here, which Linux has not\")"), result.text)
    XCTAssertFalse(result.text.contains("class Host"), result.text)
  }

  /// Without an initializer that calls no other, there would be none for one that stays to call.
  func testAnInitializerThatStaysKeepsOneThatItCouldCall() {
    XCTAssertEqual(
      lines(
        """
        import CoreData
        final class Store {
          private let context: NSPersistentHistoryToken
          convenience init() {
            self.init(context: Delegate.shared.context)
          }
          init(context: NSPersistentHistoryToken) { self.context = context }
        }
        """, beside: ["class Delegate {}"]
      ).last { $0.contains("leftOut") }, "  init(leftOut: Never) { switch leftOut {} }")
  }

  func testAPropertyThatAMissingMemberGivesIsLeftOut() {
    XCTAssertEqual(
      lines(
        """
        import UIKit
        class Categories {
          private let context = Store.shared.context
          private let name = Store.shared.name
          func clear() {
            context.reset()
            print(name)
          }
        }
        """,
        beside: [
          "import CoreData\nclass Store {\n  static let shared = Store()\n"
            + "  var name = \"\"\n  var context: NSPersistentHistoryToken { find() }\n}"
        ]),
      [
        "import HeadlessUIKit", "class Categories {", "",
        "  private let name = Store.shared.name", "  func clear() {",
        "    leftOut(\"context\")", "    print(name)", "  }", "}",
      ])
  }

  func testWhatEncryptsIsMissingBesideDigests() {
    XCTAssertEqual(
      lines(
        "import CryptoKit\nimport Foundation\nfunc digest(_ text: String) -> String {\n"
          + "  hex(Insecure.MD5.hash(data: Data(text.utf8)))\n}\n"
          + "func seal(_ data: Data, _ key: SymmetricKey) throws -> Data? {\n"
          + "  try AES.GCM.seal(data, using: key).combined\n}"),
      [
        "", "import Foundation", "func digest(_ text: String) -> String {",
        "  hex(Insecure.MD5.hash(data: Data(text.utf8)))", "}",
        "func seal(_ data: Data, _ key: SymmetricKey) throws -> Data? {",
        "  fatalError(\"AES is needed here, which Linux has not\")", "}",
      ])
  }

  /// What an `#if` keeps from the compiler is not missing: the statement around it stays.
  func testWhatIsNotCompiledIsNotMissing() {
    let text = """
      import Foundation
      enum Fault {
        #if canImport(Security)
        case trust(SecKey)
        #endif
        case other
        var text: String {
          switch self {
          #if canImport(Security)
          case .trust(let trust):
            return SecKey.name(trust)
          #endif
          case .other: return "other"
          }
        }
      }
      """

    XCTAssertEqual(lines(text), text.components(separatedBy: "\n"))
  }

  /// They serve a store of Core Data, which is not there.
  func testTransformersOfValuesAreLeftOut() {
    XCTAssertEqual(
      lines(
        "import Foundation\nfinal class Days: ValueTransformer {}\n"
          + "func f() {\n  Days.register()\n  g()\n}"),
      ["import Foundation", "", "func f() {", "  leftOut(\"Days\")", "  g()", "}"])
  }
}
