// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import XCTest

/// Statements that need what is left out.
final class LeftOutStatementTests: TransformTestCase {
  private func text(_ text: String, beside others: [String] = []) -> String {
    let result = transform(text, beside: others)
    XCTAssertEqual(result.findings, [])
    return result.text
  }

  func testAClosureWhoseStatementIsLeftOutStillTakesItsArguments() {
    let text = text(
      """
      import Photos
      func f() {
        let a = items.filter { $0 is PHAsset || $0 is URL }
        let b = items.sorted { $0.size < $1.size && $1 is PHAsset }
        let c = items.map { item in item as! PHAsset }
      }
      """)

    XCTAssertTrue(text.contains("filter { _ in fatalError("), text)
    XCTAssertTrue(text.contains("sorted { _, _ in fatalError("), text)
    XCTAssertTrue(text.contains("map { item in fatalError("), text)
  }

  /// FloatingPanel's proxies for SwiftUI are so, and tests of it.
  func testTypesThatAnIfKeepsFromTheCompilerAreLeftOut() {
    let library = """
      #if canImport(SwiftUI)
      import SwiftUI
      public struct Proxy { public init() {} }
      public protocol Coordinator {}
      #endif
      #if canImport(Photos) && os(iOS)
      class Shown {}
      #else
      class Shown {}
      #endif
      """
    let test = """
      import XCTest
      class PanelTests: XCTestCase {
        final class Own: Coordinator { let proxy = Proxy() }
        func testA() {
          let proxy = Proxy()
          XCTAssertNotNil(proxy.view)
        }
        func testB() { XCTAssertNotNil(Shown()) }
      }
      """
    for result in [transform(test, below: [library]), transform(test, beside: [library])] {
      XCTAssertEqual(result.findings, [])
      XCTAssertFalse(result.text.contains("class Own"), result.text)
      XCTAssertFalse(result.text.contains("Proxy()"), result.text)
      XCTAssertTrue(result.text.contains("XCTAssertNotNil(Shown())"), result.text)
    }
  }

  func testAClosureNamesTheArgumentThatOnlyALeftOutStatementNamed() {
    let text = text(
      """
      import AVKit
      class Card: UIView {
        let player = AVAudioEngine()
        func f() {
          names.forEach {
            player.play($1)
            show($0)
          }
        }
      }
      """)

    XCTAssertTrue(text.contains("forEach { _ = $1;\n      leftOut(\"player\")"), text)
  }

  func testTheObjectItselfMayHaveAnotherName() {
    let text = text(
      """
      import SceneKit
      class Camera: UIView {
        private var scene = SCNView()
        func start() {
          queue.async { [weak self] in
            guard let strongSelf = self else { return }
            strongSelf.scene.play(nil)
            strongSelf.isHidden = false
          }
        }
      }
      """)

    XCTAssertTrue(text.contains("leftOut(\"scene\")\n      strongSelf.isHidden = false"), text)
  }

  func testACallOfAnInitializerThatIsLeftOutIsLeftOut() {
    let text = text(
      """
      func f() -> Int {
        let card = Card(title: "", asset: nil)
        return size(card)
      }
      func g() { use(Card(title: "")) }
      func h() { use(Page(title: "", onTap: nil) { g() }) }
      """,
      beside: [
        """
        import Photos
        struct Card {
          init(title: String) {}
          init(title: String, asset: PHAsset?, isLarge: Bool = false) {}
        }
        class Page {
          init(title: String, onTap: ((PHAsset) -> Void)?, end: () -> Void) {}
          init() {}
        }
        """
      ])

    XCTAssertTrue(
      text.contains("-> Int {\n  fatalError(\"Card is needed here, which Linux has not\")"), text)
    XCTAssertTrue(text.contains("func g() { use(Card(title: \"\")) }"), text)
    XCTAssertTrue(
      text.contains("func h() { fatalError(\"Page is needed here, which Linux has not\") }"), text)
  }

  func testAChainThroughAMemberThatIsLeftOutIsLeftOut() {
    let text = text(
      """
      func save(_ image: UIImage) {
        Saver().of(image).whenDone { close() }.start()
        close()
      }
      """,
      beside: [
        """
        import Photos
        class Saver {
          func of(_ image: UIImage) -> Self { self }
          func whenDone(_ body: (PHAsset) -> Void) -> Self { self }
        }
        """
      ])

    XCTAssertTrue(text.contains("{\n  leftOut(\"whenDone\")\n  close()"), text)
  }

  func testAnOpenMemberOfAnExtensionThatIsLeftOutStandsInNoClass() {
    let text = text(
      "open class Store: NSObject {\n}",
      beside: [
        """
        import Photos
        extension Store {
          open func add(_ asset: PHAsset) {}
          open func add(named name: String) {}
        }
        """
      ])

    XCTAssertTrue(text.contains("func add(named name: String)"), text)
    XCTAssertFalse(text.contains("PHAsset"), text)
  }

  func testFrameworksHandOnWhatTheyImport() {
    let text = text(
      """
      import Photos
      class Card: UIView {
        var track: AVAssetWriter?
        var place: CLLocation?
        var title = ""
      }
      """)

    XCTAssertFalse(text.contains("AVAssetWriter"), text)
    XCTAssertTrue(text.contains("var place: CLLocation?"), text)
    XCTAssertTrue(text.contains("var title"), text)
  }

  func testNotificationsOfOldSystemsAreLeftOut() {
    let text = text(
      """
      import UIKit
      class App {
        var settings: UIUserNotificationSettings?
        func add(_ note: UILocalNotification) {}
        func start() {}
      }
      """)

    XCTAssertFalse(text.contains("Notification"), text)
    XCTAssertTrue(text.contains("start"), text)
  }

  func testATypeInAnotherTypeOfTheSameNameStays() {
    let text = text(
      """
      import UIKit
      struct ViewOptions {
        struct Tab { var padding: UIEdgeInsets = .zero }
        var tab = Tab()
      }
      class MenuView: UIView {
        typealias Context = Int
        var options = ViewOptions()
        let context: Context = 0
        func f() -> CGFloat { options.tab.padding.left + CGFloat(context) }
      }
      """,
      beside: [
        """
        import SwiftUI
        struct MenuOptions {
          struct Tab { var padding: EdgeInsets = .init() }
          var tab = Tab()
        }
        class Host {
          typealias Context = UIHostingController<Int>
          var context: Context?
        }
        """
      ])

    XCTAssertTrue(text.contains("{ options.tab.padding.left + CGFloat(context) }"), text)
    XCTAssertTrue(text.contains("typealias Context = Int"), text)
    XCTAssertTrue(text.contains("let context: Context = 0"), text)
  }

  /// Code without views of SwiftUI uses it as a short form of UserDefaults.
  func testValuesInTheUsersDefaultsStay() {
    let text = text(
      """
      import SwiftUI
      protocol Counting { var count: Int { get } }
      final class Counter: Counting {
        @AppStorage("count") private(set) var count: Int = 0
        @Environment(\\.dismiss) var dismiss
      }
      """)

    XCTAssertTrue(text.contains("@AppStorage(\"count\") private(set) var count: Int = 0"), text)
    XCTAssertFalse(text.contains("dismiss"), text)
  }

  func testAMemberStaysWhereOnlyAnotherOfItsNameIsLeftOut() {
    let text = text(
      """
      import UIKit
      func f(_ view: UIView) {
        view.pin()
        view.show()
      }
      """,
      beside: [
        """
        import SwiftUI
        extension UIView {
          func pin(to edge: Edge) {}
          func pin() {}
          func show() {}
        }
        """
      ])

    XCTAssertTrue(text.contains("  view.pin()"), text)
  }

  func testAValueIsOfTheTypeOfWhatItIsTakenFrom() {
    let text = text(
      """
      class Sheet: UIView {
        private var all: [Model] = []
        func width(_ number: Int) -> CGFloat {
          let model = all[number]
          return CGFloat(model.asset.pixelWidth)
        }
      }
      """,
      beside: [
        """
        import Photos
        class Model {
          let asset: PHAsset
          init(asset: PHAsset) { self.asset = asset }
        }
        """
      ])

    XCTAssertTrue(text.contains("fatalError(\"asset is needed here, which Linux has not\")"), text)
  }

  func testAMemberThatTheSuperclassLacksIsLeftOut() {
    let text = text(
      """
      class Shop: Place {
        func f() {
          pins.removeAll()
          title = "A"
        }
      }
      """,
      beside: [
        """
        import SceneKit
        class Place: NSObject {
          var pins: [SCNNode] = []
          var title = ""
        }
        """
      ])

    XCTAssertTrue(text.contains("{\n    leftOut(\"pins\")\n    title = \"A\""), text)
  }

  func testACaseThatAnEnumerationLacksIsLeftOut() {
    let text = text(
      """
      func f(_ title: Title, _ other: Other) -> Int {
        switch title {
        case .plain(let text): return text.count
        case .view(let view): return view.count
        case .none: return 0
        }
        switch title {
        case .plain, .view: return 1
        case .none: return 2
        }
        switch other {
        case .view: return 3
        case .label: return 4
        }
      }
      """,
      beside: [
        """
        import SwiftUI
        enum Title {
          case plain(String)
          case view(any View)
          case none
        }
        enum Other { case view, label }
        """
      ])

    XCTAssertTrue(text.contains("text.count\n  \n  case .none: return 0"), text)
    XCTAssertTrue(text.contains("case .plain: return 1"), text)
    XCTAssertTrue(text.contains("case .view: return 3"), text)
  }

  func testAPropertyGoesWithWhatAClosureInItsValueTakes() {
    let text = text(
      """
      import SceneKit
      class Shop {
        static let all = [1, 2].map { (number: Int) -> SCNNode in make(number) }
        var title = ""
      }
      """)

    XCTAssertFalse(text.contains("SCNNode"), text)
    XCTAssertTrue(text.contains("var title"), text)
  }

  func testASubclassOfAMissingClassIsLeftOutThatIsCalledAsAProtocolIs() {
    let text = text(
      """
      import PDFKit
      class Pin: PDFAnnotation { var name = "" }
      class Place: NSObject, PDFViewDelegate { var name = "" }
      """)

    XCTAssertFalse(text.contains("Pin"), text)
    XCTAssertTrue(text.contains("class Place: NSObject {"), text)
  }

  /// What RxSwift and its kin hand a closure in the place of `self`.
  func testAClosureThatIsGivenSelfNamesItsMembers() {
    let text = text(
      """
      import PDFKit
      class Page: UIView {
        var web: PDFView?
        func f() {
          button.rx.tap.withUnretained(self).bind { owner, _ in
            owner.hide()
            owner.web?.goBack()
          }
          tap.drive(with: self, onNext: { page, _ in
            page.web?.reload()
            page.hide()
          })
          tap.bind(to: other) { sheet in
            sheet.web = 1
          }
        }
      }
      """)

    XCTAssertFalse(text.contains("owner.web"), text)
    XCTAssertTrue(text.contains("owner.hide()"), text)
    XCTAssertFalse(text.contains("page.web?"), text)
    XCTAssertTrue(text.contains("page.hide()"), text)
    XCTAssertTrue(text.contains("sheet.web = 1"), "of another type, as far as is known: \(text)")
  }

  /// Libraries of helpers for tests hold some for tests that drive an app, too.
  func testWhatDrivesASimulatorIsLeftOut() {
    let text = text(
      """
      import XCTest
      extension XCUIElement {
        func wait() {}
      }
      struct Robot {
        let app = XCUIApplication()
        func tap(_ element: XCUIElement) {}
        func sum() -> Int { 1 }
      }
      extension XCTestCase {
        func alerts() {
          addUIInterruptionMonitor(withDescription: "") { $0.tap() }
        }
      }
      """)

    XCTAssertFalse(text.contains("func wait"), text)
    XCTAssertFalse(text.contains("func tap"), text)
    XCTAssertTrue(text.contains("func sum() -> Int { 1 }"), text)
    XCTAssertFalse(text.contains("addUIInterruptionMonitor(with"), text)
  }

  /// What an alias stands for needs what its parameters have to be.
  func testAnAliasOfWhatIsLeftOutIsLeftOut() {
    let text = text(
      """
      import SwiftUI
      protocol EditorView: View {}
      typealias EditorBlock<Editor: EditorView> = (UIImage) -> Editor
      typealias PlainBlock<Value> = (UIImage) -> Value where Value: EditorView
      typealias ImageBlock = (UIImage) -> Void
      struct Toast {
        func show() { withAnimation { isShown = true } }
        var size: UserInterfaceSizeClass = .compact
      }
      """)

    XCTAssertFalse(text.contains("typealias EditorBlock"), text)
    XCTAssertFalse(text.contains("typealias PlainBlock"), text)
    XCTAssertTrue(text.contains("typealias ImageBlock = (UIImage) -> Void"), text)
    XCTAssertFalse(text.contains("UserInterfaceSizeClass"), text)
  }
}
