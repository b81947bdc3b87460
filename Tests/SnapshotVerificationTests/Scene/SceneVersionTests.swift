// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Graphics
import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

/// References that were recorded by versions with another vocabulary.
final class SceneVersionTests: VerifierTestCase {
  /// Views of which version 3 tells more than version 2 did.
  private final class Form: UIView {
    let toggle = UISwitch(frame: CGRect(x: 4, y: 4, width: 0, height: 0))
    let slider = UISlider(frame: CGRect(x: 4, y: 40, width: 92, height: 34))
    let label = UILabel(frame: CGRect(x: 60, y: 4, width: 40, height: 20))
    let bar = UIProgressView(frame: CGRect(x: 4, y: 80, width: 92, height: 4))
    let photo = UIImageView(image: .square(.black))
    let stack = UIStackView(frame: CGRect(x: 60, y: 30, width: 40, height: 8))
    let field = UITextField(frame: CGRect(x: 4, y: 90, width: 92, height: 34))

    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = .white
      layer.cornerRadius = 4
      layer.cornerCurve = .continuous
      toggle.onTintColor = .red
      label.text = "a long text"
      label.lineBreakMode = .byTruncatingHead
      photo.frame.origin = CGPoint(x: 60, y: 45)
      stack.spacing = 2
      stack.axis = .vertical
      field.borderStyle = .roundedRect
      field.placeholder = "Name"
      for view in [toggle, slider, label, bar, photo, stack, field] { addSubview(view) }
      let ring = CAShapeLayer()
      ring.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
      layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// What version 2 wrote for the form, as its sources did.
  private let textOfVersion2 = """
    Form 0 0 104 130 background=#FFFFFF corner=4
      CAShapeLayer 0 0 0 0 shape="0 0 4 4" fill=#000000
      UISwitch 4 4 51 31 tint=#007AFF
      UISlider 4 40 92 34 tint=#007AFF
      UILabel 60 4 40 20 text="a long text" font=".SFUI-Regular 17" color=#000000
      UIProgressView 4 80 92 4
      UIImageView 60 45 12 12 image="12x12 PHOTO"
      UIStackView 60 30 40 8 spacing=2 axis=vertical
      UITextField 4 90 92 34 tint=#007AFF
        UITextFieldLabel 7 2 78 30 text=Name font=".SFUI-Regular 17" color=#3C3C434D

    """

  private func request(_ change: @escaping (Form) -> Void = { _ in }) -> SnapshotRequest {
    var request = request(color: .black)
    request.subject = .view({ Form() }, apply: change)
    request.size = CGSize(width: 104, height: 130)
    return request
  }

  /// The form's reference with another scene, as if another version had written it.
  private func recordReference(_ scene: (SceneNode) -> String, version: String?) throws {
    recordReference(request())
    let reference = try XCTUnwrap(try StoredReference.read(referencePath))
    var metadata = try XCTUnwrap(reference.metadata)
    metadata.scene = scene(try XCTUnwrap(SceneNode(text: metadata.scene ?? "")))
    metadata.sceneVersion = version
    _ = try StoredReference.write(reference.bitmap, metadata: metadata, to: referencePath)
  }

  private func headlines(_ change: @escaping (Form) -> Void) -> [String] {
    verify(request(change)).explanation?.parts.map(\.cause.headline) ?? []
  }

  func testAScenesVersionIsWrittenWithIt() throws {
    recordReference(request())

    let metadata = try XCTUnwrap(try StoredReference.read(referencePath)?.metadata)

    XCTAssertEqual(metadata.sceneVersion, "4")
    XCTAssertTrue(metadata.scene?.contains("on=no onTintColor=#FF0000") == true)
  }

  func testTheSceneOfVersion2IsWhatVersion2Told() throws {
    let form = Form(frame: CGRect(x: 0, y: 0, width: 104, height: 130))
    form.layoutIfNeeded()
    let told = SceneNode(form).described(asInVersion: "2")
    let photo = try XCTUnwrap(told.children.first { $0.type == "UIImageView" }?[.image])

    XCTAssertEqual(told.text, textOfVersion2.replacingOccurrences(of: "12x12 PHOTO", with: photo))
    XCTAssertEqual(told.described(asInVersion: "2"), told)
  }

  func testAReferenceOfVersion2BlamesNothingThatItDidNotTell() throws {
    try recordReference({ $0.described(asInVersion: "2").text }, version: "2")

    XCTAssertEqual(
      headlines { $0.label.textColor = .red },
      ["UILabel 'a long text': text color #000000 became #FF0000"])
    // The pictures differ, and the reference does not know the switch's state.
    XCTAssertEqual(headlines { $0.toggle.isOn = true }, [])
  }

  func testAReferenceOfVersion3BlamesNoNamesOfImages() throws {
    try recordReference({ $0.described(asInVersion: "3").text }, version: "3")

    XCTAssertEqual(
      headlines { $0.label.textColor = .red },
      ["UILabel 'a long text': text color #000000 became #FF0000"])
  }

  func testImagesAreToldByTheirNames() throws {
    func node(_ image: UIImage?) -> SceneNode { SceneNode(UIImageView(image: image)) }
    func change(_ old: UIImage?, _ new: UIImage?) -> [String] {
      SceneDifference(from: node(old), to: node(new)).changes.flatMap(\.aspects)
        .filter { !$0.isFrame }.map(\.description)
    }
    let (star, filled) = (UIImage(systemName: "star"), UIImage(systemName: "star.fill"))
    let large = UIImage(
      systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34))
    let (size, largeSize) = try (
      XCTUnwrap(star?.size.dimensions), XCTUnwrap(large?.size.dimensions)
    )

    XCTAssertEqual(change(star, filled), [#"image "star" became "star.fill""#])
    XCTAssertEqual(change(star, nil).first?.contains(" star became none"), true)
    XCTAssertEqual(change(star, star), [])
    XCTAssertEqual(
      change(star, large).first?.hasPrefix(
        "image \"star\" of \(size) became one of \(largeSize) ("),
      true)
  }

  func testAReferenceOfVersion1BlamesNoLayers() throws {
    try recordReference({ $0.described(asInVersion: nil).text }, version: nil)

    XCTAssertEqual(
      headlines { $0.label.textColor = .red },
      ["UILabel 'a long text': text color #000000 became #FF0000"])
  }

  func testAReferenceOfThisVersionKnowsTheSwitch() throws {
    recordReference(request())

    XCTAssertEqual(
      headlines { $0.toggle.isOn = true }, ["UISwitch at (4, 4): on no became yes"])
  }

  func testAReferenceOfALaterVersionIsComparedByWhatAllVersionsTell() throws {
    try recordReference(
      { $0.text.replacingOccurrences(of: " on=no", with: " glow=9 isOn=false") }, version: "5")

    XCTAssertEqual(
      headlines { $0.label.textColor = .red },
      ["UILabel 'a long text': text color #000000 became #FF0000"])
  }

  func testNamesOfOtherVersionsAreKept() {
    XCTAssertEqual(
      SceneNode(text: "UIView 0 0 1 1 glow=9")?.properties,
      [SceneProperty(SceneProperty.Name(rawValue: "glow"), "9")])
  }

  func testNamesOfVersion2ComeFirst() {
    let names = ["onTintColor", "alpha", "image", "enabled"].map(SceneProperty.Name.init(rawValue:))

    XCTAssertEqual(names.sorted().map(\.rawValue), ["image", "alpha", "enabled", "onTintColor"])
    XCTAssertEqual(names.map(\.words), ["on tint color", "alpha", "image", "enabled"])
  }
}
