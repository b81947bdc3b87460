// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

final class NibLateNames: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var names: [String]?
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    names?.count ?? -1
  }
}

final class NibPulsingItem: UIBarButtonItem, ObjectiveCMembersProviding {
  var duration: CGFloat = 0
  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty("duration", of: NibPulsingItem.self) { (item, value: CGFloat) in
        item.duration = value
      }
    ])
  }
}

final class NibPulsingTab: UITabBarItem {}

final class NibSearchField: UISearchTextField {}

final class NibBarsDelegate: NSObject, UINavigationBarDelegate, UIToolbarDelegate {}

/// What the files of Xcode's templates and of published apps say.
final class NibsOfAppsTests: XCTestCase {
  private func objects(_ text: String, owner: Any? = nil) -> (made: [Any], messages: [String]) {
    let file =
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" "
      + "targetRuntime=\"iOS.CocoaTouch\">\n<objects>\n\(text)\n</objects></document>"
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    var made: [Any] = []
    RenderingEnvironment.$current.withValue(environment) {
      made = UINib(data: Data(file.utf8), bundle: .module).instantiate(withOwner: owner)
    }
    return (made, issues.all.map { "\($0.kind): \($0.message)" })
  }

  func testListsOfItemsHaveNoKey() throws {
    let (made, messages) = objects(
      """
      <navigationItem title="Pets" id="1">
      <leftBarButtonItems><barButtonItem title="A" id="2"/></leftBarButtonItems>
      <rightBarButtonItems><barButtonItem title="B" id="3"/><barButtonItem title="C" id="4"/>
      </rightBarButtonItems></navigationItem>
      """)
    let item = try XCTUnwrap(made.first as? UINavigationItem)

    XCTAssertEqual(messages, [])
    XCTAssertEqual(item.leftBarButtonItems?.map(\.title), ["A"])
    XCTAssertEqual(item.rightBarButtonItems?.map(\.title), ["B", "C"])
  }

  func testFieldsSayHowTheyAreTypedIn() throws {
    let (made, messages) = objects(
      """
      <textField id="1"><textInputTraits key="textInputTraits" autocorrectionType="no"
      spellCheckingType="yes" keyboardType="emailAddress" keyboardAppearance="alert"
      returnKeyType="next" enablesReturnKeyAutomatically="YES" secureTextEntry="YES"
      smartDashesType="no" textContentType="username"/></textField>
      <textView id="2"><textInputTraits key="textInputTraits"
      autocapitalizationType="sentences" returnKeyType="continue"/></textView>
      <searchBar id="3"><textInputTraits key="textInputTraits" keyboardType="alphabet"/></searchBar>
      """)
    let field = try XCTUnwrap(made[0] as? UITextField)
    let text = try XCTUnwrap(made[1] as? UITextView)

    XCTAssertEqual(messages, [])
    XCTAssertEqual(field.autocapitalizationType, .none)
    XCTAssertEqual(field.autocorrectionType, .no)
    XCTAssertEqual(field.spellCheckingType, .yes)
    XCTAssertEqual(field.keyboardType, .emailAddress)
    XCTAssertEqual(field.keyboardAppearance, .dark)
    XCTAssertEqual(field.returnKeyType, .next)
    XCTAssertEqual(field.smartDashesType, .no)
    XCTAssertEqual(field.smartQuotesType, .default)
    XCTAssertEqual(field.textContentType, .username)
    XCTAssertTrue(field.enablesReturnKeyAutomatically)
    XCTAssertTrue(field.isSecureTextEntry)
    XCTAssertEqual(text.autocapitalizationType, .sentences)
    XCTAssertEqual(text.returnKeyType, .continue)
    XCTAssertEqual((made[2] as? UISearchBar)?.keyboardType, .asciiCapable)
  }

  /// Of Apple's catalog of controls.
  func testButtonsAndFieldsOfTheSystemsKindsAreThemselves() throws {
    let (made, messages) = objects(
      """
      <button buttonType="contactAdd" id="1"/><button buttonType="detailDisclosure" id="2"/>
      <button buttonType="contactAdd" id="3"><state key="normal" image="star" catalog="system"/>
      </button>
      <textField id="4" customClass="NibSearchField" customModule="HeadlessUIKitTests">
      <fontDescription key="fontDescription" type="system" pointSize="21"/></textField>
      """)
    let buttons = made.prefix(3).compactMap { $0 as? UIButton }

    XCTAssertEqual(messages, [])
    XCTAssertEqual(buttons[0].image(for: .normal), UIImage(systemName: "plus.circle"))
    XCTAssertEqual(buttons[1].image(for: .normal), UIImage(systemName: "info.circle"))
    XCTAssertEqual(buttons[2].image(for: .normal), UIImage(systemName: "star"))
    let field = try XCTUnwrap(made[3] as? NibSearchField)
    XCTAssertEqual(field.font?.pointSize, 21)
    XCTAssertNotNil(field.leftView)
  }

  func testItemsOfBarsMayBeOfClassesOfTheApps() throws {
    let (made, messages) = objects(
      """
      <barButtonItem title="Go" id="1" customClass="NibPulsingItem"
      customModule="HeadlessUIKitTests"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="duration"><real key="value" value="2"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></barButtonItem>
      <tabBarItem title="Pets" id="2" customClass="NibPulsingTab"
      customModule="HeadlessUIKitTests"/>
      """)

    XCTAssertEqual(messages, [])
    XCTAssertEqual((made.first as? NibPulsingItem)?.duration, 2)
    XCTAssertEqual((made.first as? NibPulsingItem)?.title, "Go")
    XCTAssertEqual((made.last as? NibPulsingTab)?.title, "Pets")
  }

  /// Xcode's template of a game has a plain view of the class SKView.
  func testAPlainViewStandsForOneOfAMissingFramework() throws {
    let (made, messages) = objects(
      """
      <view customClass="SKView" id="1"><subviews><label text="Score" id="2"/></subviews>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/></view>
      """)
    let view = try XCTUnwrap(made.first as? UIView)

    XCTAssertEqual(view.backgroundColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertEqual(view.subviews.count, 1)
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].hasPrefix("leftOut: "), messages[0])
    XCTAssertTrue(messages[0].hasSuffix("Linux has no SKView"), messages[0])
  }

  func testNavigationBarsOfTemplatesDoNotClipTheirBackground() throws {
    let (made, _) = objects(
      "<navigationBar clipsSubviews=\"YES\" id=\"1\"/><toolbar clipsSubviews=\"YES\" id=\"2\"/>")

    XCTAssertEqual(made.map { ($0 as? UIView)?.clipsToBounds }, [false, true])
  }

  func testBarsHaveDelegates() throws {
    let delegate = NibBarsDelegate()
    let (made, messages) = objects(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <navigationBar id="1"><connections>
      <outlet property="delegate" destination="-1" id="a"/></connections></navigationBar>
      <toolbar id="2"><connections>
      <outlet property="delegate" destination="-1" id="b"/></connections></toolbar>
      """, owner: delegate)

    XCTAssertEqual(messages, [])
    XCTAssertTrue((made.first as? UINavigationBar)?.delegate === delegate)
    XCTAssertTrue((made.last as? UIToolbar)?.delegate === delegate)
  }

  /// On iOS it shows once somebody taps, and not before.
  func testAnActionWithoutAMethodIsNoted() throws {
    let (made, messages) = objects(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <button id="1"><connections>
      <action selector="go:" destination="-1" eventType="touchUpInside" id="a"/></connections>
      </button>
      """, owner: NibBarsDelegate())

    XCTAssertTrue(made.first is UIButton)
    XCTAssertEqual(messages.count, 1)
    XCTAssertTrue(messages[0].hasPrefix("leftOut: "), messages[0])
    XCTAssertTrue(messages[0].contains("NibBarsDelegate tells no method go:"), messages[0])
  }

  func testAPickerAsksOnceItShows() throws {
    let names = NibLateNames()
    let (made, messages) = objects(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <pickerView id="1"><rect key="frame" x="0" y="0" width="320" height="216"/><connections>
      <outlet property="dataSource" destination="-1" id="a"/>
      <outlet property="delegate" destination="-1" id="b"/></connections></pickerView>
      """, owner: names)
    let picker = try XCTUnwrap(made.first as? UIPickerView)
    names.names = ["Rex", "Tom"]
    picker.layoutIfNeeded()

    XCTAssertEqual(messages, [])
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
    picker.selectRow(1, inComponent: 0, animated: false)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
  }

  func testCellsOfListsAreRead() throws {
    let (made, messages) = objects(
      """
      <collectionViewCell customClass="UICollectionViewListCell" id="1">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <view key="contentView" opaque="NO"><rect key="frame" x="0" y="0" width="320" height="44"/>
      </view></collectionViewCell>
      """)

    XCTAssertEqual(messages, [])
    XCTAssertTrue(made.first is UICollectionViewListCell)
  }
}
