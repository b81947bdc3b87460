// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

/// Of the same name as a class of UIKit's module, which files may hold, too.
final class BarButtonPlatter: UIView {}

final class NibBadge: UIView, ObjectiveCMembersProviding {
  var nameLabel: UILabel!
  var top: NSLayoutConstraint?
  var parts: [UIView] = []
  var level = 0
  var followed = 0
  var wokenWith: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    wokenWith = [nameLabel.text ?? "", "\(parts.count)", "\(level)"]
  }

  func follow(_ sender: Any) { followed += 1 }

  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(
      selectors: [
        Selector("follow:", of: NibBadge.self) { (badge, sender: Any?) in
          badge.follow(sender as Any)
        }
      ],
      properties: [
        ObjectiveCProperty("nameLabel", of: NibBadge.self) { (badge, label: UILabel) in
          badge.nameLabel = label
        },
        ObjectiveCProperty("top", of: NibBadge.self) { (badge, value: NSLayoutConstraint) in
          badge.top = value
        },
        ObjectiveCProperty("parts", of: NibBadge.self) { (badge, value: [UIView]) in
          badge.parts = value
        },
        ObjectiveCProperty("level", of: NibBadge.self) { (badge, value: Int) in
          badge.level = value
        },
      ])
  }
}

final class NibOwner: NSObject, ObjectiveCMembersProviding {
  var badge: NibBadge?

  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty("badge", of: NibOwner.self) { (owner, badge: NibBadge) in
        owner.badge = badge
      }
    ])
  }
}

final class NibCell: UITableViewCell, ObjectiveCMembersProviding {
  var petLabel: UILabel!

  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty("petLabel", of: NibCell.self) { (cell, label: UILabel) in
        cell.petLabel = label
      }
    ])
  }
}

final class NibProfileViewController: UIViewController, ObjectiveCMembersProviding {
  var field: UITextField!
  var loadedText: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    loadedText = field.placeholder
  }

  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty("field", of: NibProfileViewController.self) {
        (controller, field: UITextField) in controller.field = field
      }
    ])
  }
}

final class NibStyledCell: UITableViewCell, ObjectiveCMembersProviding {
  weak var idLabel: UILabel?

  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(properties: [
      ObjectiveCProperty("idLabel", of: NibStyledCell.self) { (cell, label: UILabel) in
        cell.idLabel = label
      }
    ])
  }
}

/// Views from files of Interface Builder.
final class NibTests: XCTestCase {
  func testAViewHasWhatItsFileSays() throws {
    let owner = NibOwner()
    let objects = try XCTUnwrap(Bundle.module.loadNibNamed("BadgeView", owner: owner))
    let badge = try XCTUnwrap(objects.first as? NibBadge)

    XCTAssertEqual(objects.count, 1)
    XCTAssertTrue(owner.badge === badge)
    XCTAssertEqual(badge.wokenWith, ["Ada", "2", "3"])
    XCTAssertEqual(badge.layer.cornerRadius, 12)
    XCTAssertEqual(badge.nameLabel.font, .systemFont(ofSize: 19, weight: .semibold))
    XCTAssertEqual(badge.nameLabel.textColor, .systemBlue)
    XCTAssertEqual(badge.nameLabel.textAlignment, .center)
    XCTAssertEqual(badge.top?.constant, 10)
    let dot = badge.subviews[1]
    XCTAssertTrue(dot.isHidden)
    XCTAssertEqual(dot.alpha, 0.5)

    badge.frame = CGRect(x: 0, y: 0, width: 250, height: 120)
    badge.layoutIfNeeded()
    let stack = try XCTUnwrap(badge.subviews[0] as? UIStackView)
    XCTAssertEqual(stack.arrangedSubviews.count, 2)
    XCTAssertEqual(stack.frame.minX, 20)
    XCTAssertEqual(stack.frame.maxX, 220)
    XCTAssertEqual(stack.frame.minY, 10)
    XCTAssertEqual(dot.frame, CGRect(x: 234, y: 4, width: 12, height: 12))
    let button = try XCTUnwrap(stack.arrangedSubviews[1] as? UIButton)
    XCTAssertEqual(button.frame.minY - badge.nameLabel.frame.maxY, 8)
    XCTAssertEqual(button.title(for: .normal), "Follow")
    button.sendActions(for: .touchUpInside)
    XCTAssertEqual(badge.followed, 1)
  }

  func testAFileMakesAsManyViewsAsAreWanted() throws {
    let nib = UINib(nibName: "BadgeView", bundle: .module)
    let first = try XCTUnwrap(nib.instantiate(withOwner: NibOwner()).first as? NibBadge)
    let second = try XCTUnwrap(nib.instantiate(withOwner: NibOwner()).first as? NibBadge)

    XCTAssertFalse(first === second)
    XCTAssertFalse(first.nameLabel === second.nameLabel)
  }

  /// A suite that compiles an app's files again has the file's classes twice.
  func testAClassOfTheFilesTargetIsThatOfItsOwner() throws {
    for (provider, isOwn) in [(#"customModuleProvider="target""#, true), ("", false)] {
      let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <view id="v" customClass="BarButtonPlatter" customModule="HeadlessUIKit" \(provider)/>
        </objects></document>
        """

      let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: NibOwner())

      XCTAssertEqual(objects.first is BarButtonPlatter, isOwn, provider)
    }
  }

  func testTablesMakeCellsOfARegisteredFile() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.register(UINib(nibName: "NibCell", bundle: .module), forCellReuseIdentifier: "pet")
    let cell = try XCTUnwrap(table.dequeueReusableCell(withIdentifier: "pet") as? NibCell)

    XCTAssertEqual(cell.reuseIdentifier, "pet")
    XCTAssertEqual(cell.petLabel.text, "Pet")
    XCTAssertTrue(cell.petLabel.superview === cell.contentView)
    XCTAssertEqual(cell.selectionStyle, .none)
    XCTAssertEqual(cell.accessoryType, .checkmark)
    XCTAssertEqual(cell.separatorInset, UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 4))
    cell.petLabel.text = "One\nTwo"
    let size = cell.contentView.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    XCTAssertEqual(size.height, 24 + 22 + 20.5, accuracy: 0.6)
  }

  func testAControllersViewComesFromTheFileOfItsName() {
    for controller in [
      NibProfileViewController(nibName: "NibProfileView", bundle: .module),
      NibProfileViewController(),
    ] {
      controller.loadViewIfNeeded()

      XCTAssertEqual(controller.loadedText, "Name")
      XCTAssertEqual(controller.field.frame, CGRect(x: 20, y: 40, width: 200, height: 34))
      XCTAssertEqual(controller.field.borderStyle, .roundedRect)
      XCTAssertEqual((controller.view.subviews[1] as? UISwitch)?.isOn, true)
      XCTAssertEqual(controller.view.backgroundColor, .systemBackground)
    }
    XCTAssertEqual(UIViewController().view.subviews.count, 0)
  }

  // MARK: What is wrong

  private func messages(_ body: () -> Void) -> [String] {
    var environment = RenderingEnvironment.current
    let issues = RenderingIssues()
    environment.issues = issues
    RenderingEnvironment.$current.withValue(environment, operation: body)
    return issues.messages
  }

  private func messages(of objects: String) -> [String] {
    messages {
      let text =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" "
        + "targetRuntime=\"iOS.CocoaTouch\">\n<objects>\n\(objects)\n</objects></document>"
      _ = UINib(data: Data(text.utf8), bundle: .module).instantiate(withOwner: nil)
    }
  }

  /// As on iOS, where an outlet has a view that is not installed.
  func testViewsThatAreNotInstalledAreMadeWithoutASuperview() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="1"><rect key="frame" x="0" y="0" width="100" height="50"/><subviews>
      <label text="In" translatesAutoresizingMaskIntoConstraints="NO" id="2"/>
      <label text="Out" translatesAutoresizingMaskIntoConstraints="NO" id="3"/></subviews>
      <keyboardLayoutGuide key="keyboard" id="4"/><constraints>
      <constraint firstItem="2" firstAttribute="leading" secondItem="1" secondAttribute="leading"
      constant="9" id="5"/>
      <constraint firstItem="4" firstAttribute="top" secondItem="2" secondAttribute="bottom" id="6"/>
      <constraint firstItem="3" firstAttribute="leading" secondItem="2" secondAttribute="trailing"
      id="7"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="3"/></mask></variation>
      </view></objects></document>
      """
    var found: UIView?
    let words = messages {
      found =
        UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView
      found?.layoutIfNeeded()
    }
    let view = try XCTUnwrap(found)
    XCTAssertEqual(words, [])
    XCTAssertEqual(view.subviews.map { ($0 as? UILabel)?.text }, ["In"])
    XCTAssertEqual(view.subviews[0].frame.minX, 9)
    XCTAssertEqual(view.subviews[0].frame.maxY, 50)
    XCTAssertEqual(view.constraints.filter { $0.firstAttribute == .leading }.count, 1)
  }

  func testColorsOfOldFilesHaveTheirLastValues() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="1">
      <color key="backgroundColor" cocoaTouchSystemColor="scrollViewTexturedBackgroundColor"/>
      <color key="tintColor" name="textColor" catalog="System" colorSpace="catalog"/>
      </view></objects></document>
      """
    let view = try XCTUnwrap(
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
    XCTAssertEqual(
      view.backgroundColor, UIColor(red: 111 / 255, green: 113 / 255, blue: 121 / 255, alpha: 1))
    XCTAssertEqual(view.tintColor, .black)
  }

  func testWhatIsNotUnderstoodNamesTheFileTheLineAndTheElement() {
    XCTAssertEqual(messages(of: "<view id=\"1\"/>"), [])
    for (objects, words) in [
      ("<gameView id=\"1\"/>", ["line 3, <gameView>", "no such element can be made here"]),
      (
        "<view customClass=\"Nobody\"/>",
        ["line 3, <view>", "no class Nobody in the modules", "a plain UIView stands"]
      ),
      (
        "<view id=\"1\"><connections><outlet property=\"x\" destination=\"1\"/></connections></view>",
        ["<outlet> of UIView", "the class tells no outlet x", "UIKitSources"]
      ),
      (
        "<view id=\"1\"><constraints><constraint firstItem=\"9\" firstAttribute=\"top\"/>"
          + "</constraints></view>",
        ["<constraint> of UIView", "its first item 9"]
      ),
      (
        "<label><color key=\"textColor\" name=\"Nowhere\"/></label>",
        ["<color>", "has the color 'Nowhere'"]
      ),
    ] {
      let found = messages(of: objects).joined(separator: "\n")
      for word in words { XCTAssertTrue(found.contains(word), "\(objects): \(found)") }
    }
  }

  /// Published files: runtime attributes set UIKit's own properties, at the end of paths, too.
  func testRuntimeAttributesSetPropertiesOfUIKit() throws {
    func attribute(_ path: String, _ type: String, _ value: String) -> String {
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"\(type)\" "
        + "keyPath=\"\(path)\"><\(value)/></userDefinedRuntimeAttribute>"
        + "</userDefinedRuntimeAttributes>"
    }
    let views = """
      <button>\(attribute("titleLabel.textAlignment", "number", "integer key='value' value='1'"))
      </button>
      <textView>\(attribute(
        "textContainerInset", "rect", "rect key='value' x='1' y='2' width='3' height='4'"))</textView>
      <textView>\(attribute(
        "textContainer.lineFragmentPadding", "number", "real key='value' value='2.5'"))</textView>
      <stackView>\(attribute("spacing", "number", "integer key='value' value='7'"))</stackView>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="1"><subviews>\(views)</subviews></view></objects></document>
      """
    let view = try XCTUnwrap(
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
    XCTAssertEqual((view.subviews[0] as? UIButton)?.titleLabel?.textAlignment, .center)
    XCTAssertEqual(
      (view.subviews[1] as? UITextView)?.textContainerInset,
      UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual((view.subviews[2] as? UITextView)?.textContainer.lineFragmentPadding, 2.5)
    XCTAssertEqual((view.subviews[3] as? UIStackView)?.spacing, 7)
  }

  /// A leftover of an extension that is gone.
  func testARuntimeAttributeThatNoExtensionGivesToUIKitsClassIsNoted() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="1" customClass="NibToneBadge" customModule="HeadlessUIKitTests"><subviews>
      <button id="2"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="shade" value="dark"/>
      </userDefinedRuntimeAttributes></button></subviews></view></objects></document>
      """
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues

    RenderingEnvironment.$current.withValue(environment) {
      _ = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    }

    XCTAssertEqual(issues.all.map(\.kind), [.leftOut])
    let message = "UIButton has no runtime attribute shade"
    XCTAssertTrue(issues.messages[0].contains(message), issues.messages[0])
  }

  /// As on iOS: UIKit logs that the class has no such property, and goes on.
  func testARuntimeAttributeThatItsClassHasNotIsNoted() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="1" customClass="NibToneBadge" customModule="HeadlessUIKitTests">
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="tone" value="low"/>
      <userDefinedRuntimeAttribute type="string" keyPath="shade" value="dark"/>
      </userDefinedRuntimeAttributes></view></objects></document>
      """
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues

    let view = RenderingEnvironment.$current.withValue(environment) {
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? NibToneBadge
    }

    XCTAssertEqual(view?.tone, "low")
    XCTAssertEqual(issues.all.map(\.kind), [.leftOut])
    let message = "NibToneBadge has no runtime attribute shade"
    XCTAssertTrue(issues.messages.first?.contains(message) == true, "\(issues.messages)")
  }

  func testOutletsLeadToTheLabelsOfAStyledCell() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" \
      targetRuntime="iOS.CocoaTouch"><objects>
        <tableViewCell textLabel="A" detailTextLabel="B" style="IBUITableViewCellStyleSubtitle" \
      id="C" customClass="NibStyledCell" customModule="HeadlessUIKitTests">
          <rect key="frame" x="0" y="0" width="320" height="60"/>
          <tableViewCellContentView key="contentView" id="D"><subviews>
            <label text="Title" id="A"/><label text="Subtitle" id="B"/>
          </subviews></tableViewCellContentView>
          <connections><outlet property="idLabel" destination="B" id="E"/></connections>
        </tableViewCell></objects></document>
      """
    let cell = try XCTUnwrap(
      UINib(data: Data(text.utf8), bundle: .module).instantiate(withOwner: nil).first
        as? NibStyledCell)
    XCTAssertEqual(cell.idLabel?.text, "Subtitle")
    XCTAssertTrue(cell.idLabel === cell.detailTextLabel)
  }

  /// As on iOS: a plain object stands for one of a class that is not there, without its outlets,
  /// actions and attributes.
  func testAPlainObjectStandsForOneOfAnUnknownClass() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><view id="1" customClass="Nobody" customModule="Nowhere">
      <subviews><button id="2"><connections>
      <action selector="press:" destination="1" eventType="touchUpInside" id="4"/>
      </connections></button></subviews>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="caption" value="a"/>
      </userDefinedRuntimeAttributes>
      <connections><outlet property="button" destination="2" id="3"/></connections>
      </view></objects></document>
      """
    let issues = RenderingIssues()
    var environment = RenderingEnvironment.current
    environment.issues = issues
    let view = RenderingEnvironment.$current.withValue(environment) {
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView
    }
    XCTAssertTrue(try XCTUnwrap(view).subviews.first is UIButton)
    XCTAssertEqual(Set(issues.all.map(\.kind)), [.leftOut], "\(issues.messages)")
    XCTAssertTrue(issues.messages[0].contains("no class Nobody"), issues.messages[0])
  }

  /// Published files: a stack with margins has its views in them, though no attribute says so, and
  /// "System Bold" is bold where `boldSystemFont(ofSize:)` is semibold.
  func testStacksKeepTheirMarginsAndTheStandardSpacing() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><stackView axis="vertical" spacingType="standard" id="1"><subviews>
      <label text="A" id="2"><fontDescription key="fontDescription" type="boldSystem" pointSize="15"/>
      </label><label text="B" id="3"/></subviews>
      <directionalEdgeInsets key="directionalLayoutMargins" top="16" leading="4" bottom="2"
      trailing="0"/></stackView></objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    let stack = try XCTUnwrap(objects.first as? UIStackView)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stack.layoutIfNeeded()
    let labels = stack.arrangedSubviews

    XCTAssertEqual(labels[0].frame.origin, CGPoint(x: 4, y: 16))
    XCTAssertEqual(labels[1].frame.minY - labels[0].frame.maxY, 8)
    XCTAssertEqual((labels[0] as? UILabel)?.font, .systemFont(ofSize: 15, weight: .bold))
    XCTAssertFalse(UIStackView().isLayoutMarginsRelativeArrangement)
  }

  /// As Xcode writes it for a title with a font of its own on a stroked ground.
  func testConfiguredButtonsKeepWhatTheirFilesSay() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><button id="1"><buttonConfiguration key="configuration" style="filled" title="Donate"
      subtitle="Now" titleAlignment="trailing" cornerStyle="capsule" buttonSize="large"
      imagePlacement="top" showsActivityIndicator="YES">
      <fontDescription key="titleFontDescription" type="boldSystem" pointSize="18"/>
      <backgroundConfiguration key="background" strokeWidth="2" cornerRadius="4"
      imageContentMode="scaleAspectFit"/>
      </buttonConfiguration></button></objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    let button = try XCTUnwrap(objects.first as? UIButton)
    let configuration = try XCTUnwrap(button.configuration)

    XCTAssertEqual(button.titleLabel?.font, .systemFont(ofSize: 18, weight: .bold))
    XCTAssertEqual(configuration.titleAlignment, .trailing)
    XCTAssertEqual(configuration.cornerStyle, .capsule)
    XCTAssertEqual(configuration.buttonSize, .large)
    XCTAssertEqual(configuration.imagePlacement, .top)
    XCTAssertTrue(configuration.showsActivityIndicator)
    XCTAssertEqual(configuration.background.strokeWidth, 2)
    XCTAssertEqual(configuration.background.cornerRadius, 4)
    XCTAssertEqual(configuration.background.imageContentMode, .scaleAspectFit)
  }

  /// Recorded in the pictures of SatoshiWallet, on iOS 15: the font belongs to the file's own title.
  func testATitleThatIsSetLaterHasTheConfigurationsFont() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><button id="1" buttonType="system"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="Button">
      <fontDescription key="titleFontDescription" type="system" weight="semibold" pointSize="17"/>
      </buttonConfiguration></button></objects></document>
      """
    let button = try XCTUnwrap(
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIButton)
    XCTAssertEqual(button.titleLabel?.font, .systemFont(ofSize: 17, weight: .semibold))

    button.setTitle("Go", for: .normal)

    XCTAssertEqual(button.titleLabel?.text, "Go")
    XCTAssertEqual(button.titleLabel?.font, .preferredFont(forTextStyle: .body))
  }

  /// As Xcode writes it for a button whose title's font was chosen.
  func testConfiguredButtonsReadAttributedTitles() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><button id="1"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain">
      <attributedString key="attributedTitle"><fragment content="Skip"><attributes>
      <font key="NSFont" size="19" name="HelveticaNeue"/><font key="NSOriginalFont" metaFont="system"/>
      <color key="NSStrokeColor" red="1" green="0" blue="0" alpha="1"/>
      <real key="NSStrokeWidth" value="2"/></attributes></fragment></attributedString>
      </buttonConfiguration></button></objects></document>
      """
    let button =
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
      .first as? UIButton
    let label = try XCTUnwrap(button?.titleLabel)
    let shown = try XCTUnwrap(label.attributedText)

    XCTAssertEqual(shown.string, "Skip")
    let font = shown.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    XCTAssertEqual(font?.pointSize, 19)
    let stroke = shown.attribute(.strokeWidth, at: 0, effectiveRange: nil) as? CGFloat
    XCTAssertEqual(stroke, 2)
    button?.setTitle("Next", for: .normal)
    XCTAssertEqual(label.text, "Next")
  }

  func testADamagedFileIsAnError() {
    for (text, words) in [
      ("<document", "the XML ends or breaks"), ("<plist></plist>", "its root is <plist>"),
      ("bplist00", "it is compiled"),
      (String(repeating: "<a>", count: 300), "elements lie in each other"),
    ] {
      let found = messages { _ = UINib(data: Data(text.utf8), bundle: nil) }.joined()
      XCTAssertTrue(found.contains(words), "\(text.prefix(20)): \(found)")
    }
    let missing = messages { _ = UINib(nibName: "NoSuchFile", bundle: nil) }.joined()
    XCTAssertTrue(missing.contains("there is no NoSuchFile.xib in"), missing)
  }

  func testOtherCodersGiveNothing() {
    XCTAssertNil(UIView(coder: NSCoder()))
    XCTAssertNil(UILabel(coder: NSCoder()))
  }
}

final class NibToneBadge: UIView, ObjectiveCMembersProviding {
  var tone = ""
  static var objectiveCMembers: ObjectiveCMembers {
    ObjectiveCMembers(
      properties: [ObjectiveCProperty("tone", of: NibToneBadge.self, { $0.tone = $1 })])
  }

  /// The labels of cells of a system's style: the frames beside it in files of Xcode are those of
  /// 12 points (KarVarr/100DaysOfSwift: "Title" 25 x 14.33).
  func testAFontWithoutASizeHasTwelvePoints() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
      <objects><label text="Title" id="1"><fontDescription key="fontDescription" type="system"
      pointSize="0.0"/></label></objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    XCTAssertEqual((objects.first as? UILabel)?.font.pointSize, 12)
  }
}
