// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import UIKitSourceTransform
import XCTest

final class ImportTests: TransformTestCase {
  /// The text as the compiler is given it, with the imports that it lacks.
  private func compiled(_ text: String) -> String {
    let source = SourceFile(path: "App/Badge.swift", text: text)
    let bytes = SourceTransformer.transform(source).compiled(path: "App/Badge.swift")
    return String(decoding: bytes, as: UTF8.self)
  }

  func testPartsOfModules() {
    check(
      "import UIKit.UIGestureRecognizerSubclass", "import HeadlessUIKit                            "
    )
    check("import QuartzCore.CALayer", "import HeadlessUIKit        ")
    check("import os.log\nimport os", "import HeadlessOS    \nimport HeadlessOS")
    check("import Darwin", "import Glibc")
    check("import simd", "import HeadlessUIKit")
    check("import ObjectiveC.runtime", "import HeadlessUIKit        ")
    check("#if os(iOS)\nimport os.log\n#endif", "#if true\nimport HeadlessOS    \n#endif")
  }

  /// Where imports are internal, what a file declares in public may come from those that it lacks.
  func testImportsAreAsPublicAsTheFilesOwn() {
    let open = compiled("public import Foundation\npublic func ask() -> URLRequest? { nil }")
    XCTAssertTrue(open.hasPrefix("public import FoundationNetworking\n#sourceLocation"), open)
    XCTAssertEqual(compiled(open), open)
    let plain = compiled("import Foundation\npublic func ask() -> URLRequest? { nil }")
    XCTAssertTrue(plain.hasPrefix("import FoundationNetworking\n#sourceLocation"), plain)
  }

  func testAFilesImportOfItsOwnModuleIsLeftOut() {
    let text = "import Cards\nimport CardsCore\nlet a = Cards.all"
    XCTAssertEqual(
      transform(text, module: "Cards").text.split(separator: "\n").map {
        $0.trimmingCharacters(in: .whitespaces)
      }.filter { !$0.isEmpty }, ["import CardsCore", "let a = Cards.all"])
    check(text, text)
  }

  func testUIKitHasItsOwnName() {
    check("import UIKit", "import HeadlessUIKit")
    check("import class UIKit.UIView", "import class HeadlessUIKit.UIView")
    check("import struct CoreGraphics.CGFloat", "import        HeadlessUIKit        ")
    check("import struct CoreFoundation.CGFloat", "import        Foundation        ")
    check(
      "import class Foundation.NSLock.NSRecursiveLock",
      "import       Foundation                       ")
    check("let a = Darwin.ceil(b)", "let a = Foundation.ceil(b)")
    check(
      "let a: UIKit.UIView = UIKit.UIView()", "let a: HeadlessUIKit.UIView = HeadlessUIKit.UIView()"
    )
  }

  func testCombineHasItsOwnName() {
    check("import Combine", "import HeadlessCombine")
    check("import class Combine.AnyCancellable", "import       HeadlessCombine               ")
    check("var a: Combine.Published<Int>", "var a: HeadlessCombine.Published<Int>")
    check(
      "#if canImport(Combine)\nimport Combine\n#endif",
      "#if canImport(HeadlessCombine)\nimport HeadlessCombine\n#endif")
  }

  /// As Alamofire leaves its publishers out.
  func testWhatIsLeftOutForWantOfCombineIsThere() {
    check(
      "#if !((os(iOS) && arch(arm)) || os(Linux) || os(Android))\nimport Combine\n#endif",
      "#if !((true && arch(arm)) || !canImport(HeadlessCombine) || os(Android))\n"
        + "import HeadlessCombine\n#endif")
    let others = "#if !(os(Windows) || os(Linux))\nimport Other\n#endif"
    check(others, others)
  }

  /// As swift-combine-schedulers has its lock.
  func testAnUnfairLockOfDarwinIsThere() {
    check(
      "#if canImport(Darwin)\nimport Darwin\ntypealias Lock = os_unfair_lock_t\n#endif",
      "#if true\nimport Glibc\ntypealias Lock = os_unfair_lock_t\n#endif")
    let others = "#if canImport(Darwin)\nlet a = 1\n#endif"
    check(others, others)
  }

  func testLogsHaveTheirOwnName() {
    check(
      "import OSLog\nvar loggers: [String: os.Logger] = [:]\nlet log = os.Logger(subsystem: a)",
      "import HeadlessOS\nvar loggers: [String: HeadlessOS.Logger] = [:]\n"
        + "let log = HeadlessOS.Logger(subsystem: a)")
    check("import os\nos.os_log(\"a\")", "import HeadlessOS\nHeadlessOS.os_log(\"a\")")
    // A variable of the name.
    check("let os = system\nprint(os.name)", "let os = system\nprint(os.name)")
  }

  /// Apple's Foundation hands Darwin's names on.
  func testLocksAndLabelsOfQueuesNeedNoImportOfTheirOwn() {
    for code in [
      "var lock = os_unfair_lock()", "let name = __dispatch_queue_get_label(nil)",
      "let count = OSAtomicIncrement32(&number)",
    ] {
      let text = compiled("import Foundation\n\(code)")
      XCTAssertTrue(text.contains("import HeadlessOS"), text)
    }
    let own = compiled("import os\nvar lock = os_unfair_lock()")
    XCTAssertEqual(own.ranges(of: "import HeadlessOS").count, 1, own)
  }

  /// The compiler refuses `class A: Bundle` on Linux where Core Foundation's types are unknown.
  func testWhatInheritsFromClassesWithTypesOfCoreFoundationImportsIt() {
    let imported = "import func CoreFoundation.CFHash"
    for name in ["Bundle", "Thread", "NSLock", "NSRecursiveLock", "NSCondition"] {
      let text = compiled("import Foundation\nfinal class A: \(name) {}")
      XCTAssertTrue(text.contains(imported), text)
    }
    let used = compiled("import Foundation\nclass A: NSObject { let lock: NSLock }")
    XCTAssertFalse(used.contains(imported), used)
  }

  func testNamesOfSystemsHeadersNeedNoImportOfUIKit() {
    for code in [
      "func add(_ query: [String: Any]) -> OSStatus", "let a = kCFBooleanTrue", "var b: CFTypeRef?",
      "let c = MAXFLOAT", "class_addMethod(A.self, a, b, c)",
    ] {
      let text = compiled("import Foundation\n\(code)")
      XCTAssertTrue(text.contains("import HeadlessUIKit"), text)
    }
  }

  /// What SwiftUI has for the user's defaults is ours, where views of it are left out.
  func testValuesInTheUsersDefaultsAreOfUIKit() {
    let text = compiled("import SwiftUI\nclass A { @AppStorage(\"a\") var a = 0 }")
    XCTAssertTrue(text.contains("import HeadlessUIKit"), text)
  }

  func testPartsOfLibrariesInObjectiveCHaveTheirOwnNames() {
    check("import RxCocoaRuntime", "import HeadlessDelegateProxies")
    check(
      "import Runtime\nclass DelegateProxy: ObjcDelegateProxy {}",
      "import HeadlessDelegateProxies\nclass DelegateProxy: ObjcDelegateProxy {}")
    check("import Runtime", "import Runtime")
  }

  func testWholeModulesAndDeclarationsStay() {
    for text in [
      "import HeadlessUIKit", "import SnapKit", "let a = MyKit.UIKit.b",
      "@testable import App", "import MyModule.Part",
    ] {
      check(text, text)
    }
  }

  func testWhatFoundationBringsAlongOnIOSIsImported() {
    let place = "#sourceLocation(file: \"App/Badge.swift\", line: 1)\n"
    let associated = "import Foundation\nlet a = objc_getAssociatedObject(b, c)"
    XCTAssertEqual(compiled(associated), "import HeadlessUIKit\n" + place + associated)
    XCTAssertEqual(compiled(compiled(associated)), compiled(associated))
    let inCondition = "#if DEBUG\nimport Foundation\nlet a = objc_sync_enter(b)\n#endif"
    XCTAssertEqual(compiled(inCondition), "import HeadlessUIKit\n" + place + inCondition)
    for call in ["class_copyIvarList(A.self, &n)", "object_getClassName(a)"] {
      let asking = "import Foundation\nlet a = \(call)"
      XCTAssertEqual(compiled(asking), "import HeadlessUIKit\n" + place + asking)
    }
    let mail = "import Foundation\nlet a = NSPredicate(format: \"SELF MATCHES %@\", b)"
    XCTAssertEqual(compiled(mail), "import HeadlessUIKit\n" + place + mail)
    let request = "import Foundation\nlet a: URLRequest"
    XCTAssertEqual(compiled(request), "import FoundationNetworking\n" + place + request)
    let cached = "import Foundation\nfinal class A: URLProtocol, NSURLConnectionDataDelegate {}"
    XCTAssertEqual(
      compiled(cached), "import HeadlessUIKit; import FoundationNetworking\n" + place + cached)
    let inset = "import XCTest\nlet a = NSDirectionalEdgeInsets.zero"
    XCTAssertEqual(compiled(inset), "import HeadlessUIKit\n" + place + inset)
    let coded = "import UIKit\nclass A: NSObject, Codable {}"
    XCTAssertEqual(
      compiled(coded),
      "import Foundation\n" + place + "import HeadlessUIKit\nclass A: NSObject, Codable {}")
    let observed = "import Foundation\nclass A: ObservableObject { @Published var b = 1 }"
    let source = SourceFile(path: "App/Badge.swift", text: observed)
    let other = SourceFile(path: "App/Other.swift", text: "import Combine")
    let index = ModuleIndex([source, other].map { SourceTransformer.summary(of: $0) })
    XCTAssertEqual(
      String(
        decoding: SourceTransformer.transform(source, in: index).compiled(path: "App/Badge.swift"),
        as: UTF8.self),
      "import HeadlessCombine\n" + place + observed)
    // Maps and other frameworks hand on Foundation, and with it Combine.
    let asking = SourceFile(
      path: "App/Asking.swift",
      text: "import MapKit\nprotocol A { var b: Published<Int>.Publisher { get } }")
    let asked = ModuleIndex([asking, other].map { SourceTransformer.summary(of: $0) })
    XCTAssertTrue(
      String(
        decoding: SourceTransformer.transform(asking, in: asked).compiled(path: "App/Asking.swift"),
        as: UTF8.self
      ).hasPrefix("import HeadlessUIKit; import HeadlessCombine"))
    // SwiftUI, which is left out, hands it on, too.
    let model = SourceFile(
      path: "App/Badge.swift",
      text: observed.replacingOccurrences(of: "Foundation", with: "SwiftUI"))
    let models = ModuleIndex([model, other].map { SourceTransformer.summary(of: $0) })
    let transformed = SourceTransformer.transform(model, in: models)
    XCTAssertTrue(
      String(decoding: transformed.compiled(path: "App/Badge.swift"), as: UTF8.self).hasSuffix(
        "class A: ObservableObject { @Published var b = 1 }"))
    let conforming = "import Foundation\nprotocol Model: Observable, AnyObject {}"
    XCTAssertEqual(compiled(conforming), "import Observation\n" + place + conforming)
    let reactive = "import RxSwift\nfinal class Model: Observable {}"
    XCTAssertEqual(compiled(reactive), place + reactive)
    let kept = "import Foundation\n@Observable final class Pet {}"
    XCTAssertEqual(compiled(kept), "import Observation\n" + place + kept)
    let wrapped =
      "import Foundation\n@propertyWrapper final class Observable {}\n"
      + "final class Pet { @Observable var a = 1 }"
    XCTAssertEqual(compiled(wrapped), place + wrapped, "the app's own wrapper")
    let bridged = "class A: UIViewController {}"
    XCTAssertEqual(compiled(bridged), "import HeadlessUIKit\n" + place + bridged)
    for text in [
      "extension Notification.Name { static let themeHasChanged = Self(\"theme\") }",
      "let names = text.components(separatedBy: \",\")", "let bundle = Bundle.main",
      "let lock = NSLock()",
    ] {
      XCTAssertEqual(compiled(text), "import HeadlessUIKit\n" + place + text)
    }
    let handedOn = "import RxSwift\nlet a = DispatchQueue.main"
    XCTAssertEqual(compiled(handedOn), "import Foundation\n" + place + handedOn)
    let handedOnByViews = "import RxCocoa\nlet a = UIView()"
    XCTAssertEqual(compiled(handedOnByViews), "import HeadlessUIKit\n" + place + handedOnByViews)
    let seconds = "import Foundation\nlet a = NSEC_PER_SEC"
    XCTAssertEqual(compiled(seconds), "import HeadlessUIKit\n" + place + seconds)
    let bare = "struct A {}"
    XCTAssertEqual(compiled(bare), place + bare)
    let plain = "import Foundation\nlet a = Date()"
    XCTAssertEqual(compiled(plain), place + plain)
    let reading = "import Foundation\nlet parser: XMLParser? = nil"
    XCTAssertEqual(compiled(reading), "import FoundationXML\n" + place + reading)
  }

  /// Maps, pages of the web and their kin are a module of their own.
  func testFrameworksBesideUIKitAreImportedWhereTheyAreNamed() {
    func imports(_ text: String) -> [String] {
      let file = SourceFile(path: "A.swift", text: text)
      let compiled = SourceTransformer.transform(file).compiled(path: "A.swift")
      let head = String(decoding: compiled, as: UTF8.self).components(separatedBy: "#source")[0]
      return head.split(separator: "\n").map(String.init)
    }
    let asking = imports("import UIKit\nimport WebKit\nlet page = WKWebView()")
    XCTAssertEqual(asking.first, "#if !canImport(HeadlessFrameworks)")
    XCTAssertTrue(asking[1].contains(#"add .product(name: \"HeadlessFrameworks\""#), asking[1])
    XCTAssertEqual(asking.last, "import HeadlessFrameworks")
    let fetching = imports("import CoreData\nlet all = NSFetchRequest<Pet>()")
    XCTAssertEqual(fetching.first, "#if !canImport(HeadlessCoreData)")
    XCTAssertTrue(fetching[1].contains(#"add .product(name: \"HeadlessCoreData\""#), fetching[1])
    XCTAssertEqual(fetching.last, "import HeadlessUIKit; import HeadlessCoreData")
    XCTAssertEqual(
      imports("import Foundation\nlet nobody = HTTPURLResponse()").last,
      "import FoundationNetworking; import HeadlessFrameworks")
    XCTAssertEqual(
      imports("import Foundation\nlet page = HTTPURLResponse(url: a, mimeType: nil)").last,
      "import FoundationNetworking; import HeadlessFrameworks")
    let hashing = imports("import CryptoKit\nlet name = SHA256.hash(data: bytes)")
    XCTAssertEqual(hashing.first, "#if !canImport(HeadlessFrameworks)")
    XCTAssertEqual(hashing.last, "import HeadlessUIKit; import HeadlessCrypto")
    // A header that bridges to Objective-C hands CommonCrypto on.
    XCTAssertEqual(
      imports("import Foundation\nlet count = CC_MD5_DIGEST_LENGTH").last,
      "import HeadlessCrypto")
    XCTAssertEqual(
      imports("import Crypto\nimport Foundation\nlet name = SHA256.hash(data: bytes)"), [])
    XCTAssertEqual(imports("import UIKit\nlet view = UIView()  // no WKWebViews"), [])
    XCTAssertEqual(
      imports("import UIKit\nlet kind = kUTTypeImage\nlet a = WKUnknown()"), [])
  }
}
