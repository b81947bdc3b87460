// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import UIKitSourceTransform
import XCTest

final class ReactiveExtensionTests: TransformTestCase {
  func testNotificationCentersAreExtendedWithTheirExtension() {
    check(
      "import RxSwift\npublic extension Reactive where Base: NotificationCenter {}",
      "import RxSwift\nextension NotificationCenter: ReactiveCompatible {}; "
        + "public extension Reactive where Base: NotificationCenter {}")
    let other = "extension Reactive where Base: UIView {}"
    check(other, other)
    let app = "import RxCocoa\nextension Reactive where Base: NotificationCenter {}"
    check(app, app)
    check(
      "// RxCocoa\npublic extension Reactive where Base: NotificationCenter {}",
      "// RxCocoa\nextension NotificationCenter: ReactiveCompatible {}; "
        + "public extension Reactive where Base: NotificationCenter {}")
  }

  /// No object that is known by its protocol alone is of a class for Linux's Swift.
  func testADelegateNeedNotBeOfAClass() {
    check(
      "func a<P: Proxy>(_ p: P) where P.Parent: UIView, P.Delegate: AnyObject {}",
      "func a<P: Proxy>(_ p: P) where P.Parent: UIView {}")
    check(
      "func a<P: Proxy>(_ p: P) where P.Delegate: AnyObject, P.Parent: UIView {}",
      "func a<P: Proxy>(_ p: P) where P.Parent: UIView {}")
    check(
      "func a<P: Proxy>(_ p: P) where P: A, P.Delegate: AnyObject { assert(p === P.b(c), d) }",
      "func a<P: Proxy>(_ p: P) where P: A { assert(p === (P.b(c) as AnyObject?), d) }")
    for text in [
      "func a<P: Proxy>(_ p: P) where P: AnyObject, P.Parent: UIView {}",
      "func a<P: Proxy>(_ p: P) where P.Parent: AnyObject, P.Parent: UIView {}",
      "class A<P: Proxy> where P.Delegate: AnyObject, P.Parent: UIView {}",
    ] {
      check(text, text)
    }
  }
}
