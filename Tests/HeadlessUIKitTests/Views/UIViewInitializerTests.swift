// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import XCTest

/// As published code writes it: the coder's initializer is out of reach.
private final class OverridingView: UIView {
  var configured = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    configured += 1
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    preconditionFailure("init?(coder:) is not supported")
  }
}

private final class DefaultingView: UIView {
  var configured = 0

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    configured += 1
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

private final class PlainView: UIView {
  let label = UIView()
}

final class UIViewInitializerTests: XCTestCase {
  private func make<View: UIView>(_ type: View.Type) -> View { View.init() }

  func testEveryKindOfSubclassIsMadeFromItsType() {
    XCTAssertEqual(make(OverridingView.self).configured, 1)
    XCTAssertEqual(make(DefaultingView.self).configured, 1)
    XCTAssertEqual(make(PlainView.self).label.frame, .zero)
    XCTAssertEqual(OverridingView(frame: .zero).configured, 1)
    XCTAssertEqual(DefaultingView().configured, 1)
  }

  func testALayerClassIsUsed() {
    final class Special: CALayer {}
    final class View: UIView {
      override class var layerClass: AnyClass { Special.self }
    }

    XCTAssertTrue(View().layer is Special)
  }

  func testDefaultsAreThoseOfUIKit() {
    let view = UIView()

    XCTAssertEqual(view.alpha, 1)
    XCTAssertFalse(view.isHidden)
    XCTAssertFalse(view.clipsToBounds)
    XCTAssertTrue(view.isUserInteractionEnabled)
    XCTAssertNil(view.backgroundColor)
    XCTAssertEqual(view.contentMode, .scaleToFill)
    XCTAssertEqual(view.intrinsicContentSize, CGSize(width: -1, height: -1))
    XCTAssertEqual(view.transform, .identity)
  }
}
