// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit
import XCTest

@testable import SnapshotVerification

final class SnapshotTraitsTests: VerifierTestCase {
  func testALanguageHasANameAndADirection() {
    let arabic = SnapshotTraits.dark.with(.language("ar-EG"))
    let environment = arabic.applied(to: RenderingEnvironment())

    XCTAssertEqual(arabic.name, "dark,ar-EG")
    XCTAssertEqual(environment.language, "ar-EG")
    XCTAssertEqual(environment.layoutDirection, .rightToLeft)
    XCTAssertTrue(
      SnapshotTraits.description(of: environment).contains("right to left, phone"))
    XCTAssertTrue(SnapshotTraits.description(of: environment).contains("language ar-EG"))
    XCTAssertEqual(
      arabic.with(.leftToRight).applied(to: environment).layoutDirection, .leftToRight)
  }

  /// Shows its traits by its look, and keeps them.
  private final class TraitView: UIView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    }

    required init?(coder: NSCoder) { nil }
  }

  private func rendered(
    _ traits: SnapshotTraits, check: @escaping (UITraitCollection, UIView) -> Void
  ) throws {
    let scale = traits.displayScale ?? 2
    _ = try SnapshotRenderer(scale: scale, traits: traits).render(
      .view(
        { TraitView() },
        apply: {
          $0.layoutIfNeeded()
          check($0.traitCollection, $0)
        }),
      size: traits.device?.size ?? CGSize(width: 10, height: 10))
  }

  func testADeviceGivesItsTraitsAndInsets() throws {
    try rendered(.device(.iPhone13.landscape)) { traits, view in
      XCTAssertEqual(view.bounds.size, CGSize(width: 844, height: 390))
      XCTAssertEqual(
        view.safeAreaInsets, UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      XCTAssertEqual(traits.displayScale, 3)
      XCTAssertEqual(traits.verticalSizeClass, .compact)
      XCTAssertEqual(traits.horizontalSizeClass, .compact)
      XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 844, height: 390))
    }
    try rendered(.device(.iPadPro11)) { traits, _ in
      XCTAssertEqual(traits.userInterfaceIdiom, .pad)
      XCTAssertEqual(traits.horizontalSizeClass, .regular)
    }
  }

  func testStyleTextSizeAndDirectionReachTheView() throws {
    let traits = SnapshotTraits.dark.with(.contentSize(.accessibilityLarge)).with(.rightToLeft)
    try rendered(traits) { traits, view in
      XCTAssertEqual(traits.userInterfaceStyle, .dark)
      XCTAssertEqual(traits.preferredContentSizeCategory, .accessibilityLarge)
      XCTAssertEqual(view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
    }
  }

  func testContrastReachesTheView() throws {
    try rendered(.highContrast) { traits, _ in
      XCTAssertEqual(traits.accessibilityContrast, .high)
    }
  }

  func testNamesHaveAFixedOrderAndTellOnlyWhatIsSaid() {
    XCTAssertNil(SnapshotTraits().name)
    XCTAssertEqual(SnapshotTraits.dark.name, "dark")
    XCTAssertEqual(
      SnapshotTraits.scale(3).with(.rightToLeft).with(.contentSize(.accessibilityMedium))
        .with(.light).with(.device(.iPhoneSE.landscape)).name,
      "iPhone-SE-landscape,light,AX1,rtl,3x")
    XCTAssertEqual(SnapshotTraits.contentSize(.extraExtraExtraLarge).name, "XXXL")
    XCTAssertEqual(SnapshotTraits.contentSize(.extraSmall).with(.leftToRight).name, "XS,ltr")
    XCTAssertEqual(SnapshotTraits.look(.iOS26).with(.dark).name, "dark,iOS26")
    XCTAssertEqual(SnapshotTraits.highContrast.with(.dark).name, "dark,high-contrast")
  }

  func testAProductHasEachWithEachAndTheLastChangesFastest() {
    let traits = SnapshotTraits.product(
      [.device(.iPhoneSE), .device(.iPhone13)], [.light, .dark], [.leftToRight])

    XCTAssertEqual(
      traits.map(\.name),
      [
        "iPhone-SE,light,ltr", "iPhone-SE,dark,ltr", "iPhone-13,light,ltr", "iPhone-13,dark,ltr",
      ])
  }

  func testTheVariantIsAPartOfTheNameAndTheReferenceTellsTheTraits() throws {
    var request = request(size: nil)
    request.subject = .view({ TraitView() })
    request.variant = "wide"
    request.traits = .device(.iPhoneSE.landscape).with(.dark)

    let result = verify(request, ["SNAPSHOT_RECORD": "missing"])

    XCTAssertEqual(result.name.variant, "wide,iPhone-SE-landscape,dark")
    let stored = try StoredReference.read(try XCTUnwrap(result.referencePath))
    XCTAssertEqual(stored?.bitmap.width, 1334)
    XCTAssertEqual(stored?.bitmap[0, 0], .black)
    XCTAssertEqual(
      stored?.metadata?.traits, "dark, content size L, left to right, phone, screen 667x375")
    XCTAssertEqual(verify(request).outcome, .matched)
  }

  func testAReferenceNamesItsLook() throws {
    var request = request(size: nil)
    request.subject = .view({ UISwitch() })
    request.traits = .look(.iOS26)

    let result = verify(request, ["SNAPSHOT_RECORD": "missing"])

    XCTAssertEqual(result.name.variant, "iOS26")
    let stored = try StoredReference.read(try XCTUnwrap(result.referencePath))
    XCTAssertEqual(stored?.bitmap.width, 126)
    XCTAssertEqual(stored?.metadata?.traits?.hasSuffix(", look of iOS 26"), true)
    XCTAssertEqual(verify(request).outcome, .matched)
  }

  func testTheSameStateInTwoStylesIsNoFindingOfStatesThatLookTheSame() {
    var requests: [SnapshotRequest] = []
    for traits in [SnapshotTraits.light, .dark] {
      for state in ["a", "b"] {
        var one = request()
        one.traits = traits
        one.state = state
        requests.append(one)
      }
    }
    let results = SnapshotVerifier(configuration: configuration()).verify(requests)

    XCTAssertEqual(
      IndistinguishableStates.groups(in: results).map { $0.names.map(\.variant) },
      [["light", "light"], ["dark", "dark"]])
  }

  // MARK: Devices

  func testDevicesHaveNamesOfTheirOwnThatAreSafeInFiles() {
    let names = SnapshotDevice.all.flatMap { [$0.name, $0.landscape.name] }

    XCTAssertEqual(Set(names.map(FileNameSpelling.collisionKey)).count, names.count)
    for name in names {
      let part = FileNameSpelling.part(name + ",dark,AX5,rtl,3x", byteLimit: 48)
      XCTAssert(part.hasSuffix("AX5,rtl,3x"), part)
    }
  }

  func testTurningADeviceTwiceGivesItBack() {
    for device in SnapshotDevice.all {
      XCTAssertEqual(device.landscape.portrait, device)
      XCTAssertEqual(device.portrait, device)
      XCTAssertEqual(device.landscape.landscape, device.landscape)
    }
  }

  func testDevicesAreThoseOfTheTable() {
    let table: [(SnapshotDevice, CGSize, [CGFloat])] = [
      (.iPhoneSE1, CGSize(width: 320, height: 568), [20, 0, 0, 0]),
      (.iPhoneSE1.landscape, CGSize(width: 568, height: 320), [0, 0, 0, 0]),
      (.iPhoneX.landscape, CGSize(width: 812, height: 375), [0, 44, 24, 44]),
      (.iPhone13, CGSize(width: 390, height: 844), [47, 0, 34, 0]),
      (.iPhone13Mini.landscape, CGSize(width: 812, height: 375), [0, 50, 21, 50]),
      (.iPhone14Pro, CGSize(width: 393, height: 852), [59, 0, 34, 0]),
      (.iPhone14Pro.landscape, CGSize(width: 852, height: 393), [0, 59, 21, 59]),
      (.iPhone17ProMax, CGSize(width: 440, height: 956), [62, 0, 34, 0]),
      (.iPhoneLetterboxed, CGSize(width: 320, height: 480), [20, 0, 0, 0]),
      (.iPadPro11.landscape, CGSize(width: 1194, height: 834), [24, 0, 20, 0]),
    ]
    for (device, size, insets) in table {
      let own = device.safeAreaInsets
      XCTAssertEqual(device.size, size, device.name)
      XCTAssertEqual([own.top, own.left, own.bottom, own.right], insets, device.name)
    }
  }
}
