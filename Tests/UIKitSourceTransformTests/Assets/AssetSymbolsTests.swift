// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import UIKitSourceTransform

final class AssetSymbolsTests: XCTestCase {
  /// Names and what Xcode has generated for them in published projects.
  func testNamesAreThoseOfXcode() {
    let images = [
      "eveningAzkar": "eveningAzkar", "EveningAzkar": "eveningAzkar",
      "dislike-active": "dislikeActive", "tutorial_live_boarded": "tutorialLiveBoarded",
      "IMG02": "IMG_02", "alex n friend": "alexNFriend", "alex pp": "alexPp", "AL-0": "AL_0",
      "CFConfezione": "cfConfezione", "home1": "home1", "image 123": "image123", "M": "M",
      "OnboardingRoutine1": "onboardingRoutine1", "BMW": "BMW", "A-1-1-0": "A_1_1_0",
      "arrow_basic_e": "arrowBasicE", "NoraColorIcon": "noraColorIcon", "default": "`default`",
    ]
    for (name, symbol) in images {
      XCTAssertEqual(AssetSymbolName.property(name, without: "Image"), symbol, name)
    }
    let colors = [
      "AccentColor": "accent", "Color": "color", "DSActionForeground": "dsActionForeground",
      "TrackerDateLabelTextColor": "trackerDateLabelText", "121212": "_121212",
      "TrackerLightGray12": "trackerLightGray12", "292C38": "_292_C_38",
    ]
    for (name, symbol) in colors {
      XCTAssertEqual(AssetSymbolName.property(name, without: "Color"), symbol, name)
    }
    XCTAssertEqual(AssetSymbolName.type("iconPreviews"), "IconPreviews")
    XCTAssertEqual(AssetSymbolName.type("GameUI"), "GameUI")
  }

  func testASourceIsMadeOfCatalogs() throws {
    let folder = NSTemporaryDirectory() + "AssetSymbolsTests-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let catalog = folder + "/Assets.xcassets"
    for name in [
      "Plain/Paw Print.imageset", "BrandColor.colorset", "red.colorset", "mine.imageset",
      "AppIcon.appiconset", "Icons/back.imageset", "Icons/ink.colorset", "@.imageset",
      "+.colorset",
    ] {
      try FileManager.default.createDirectory(
        atPath: "\(catalog)/\(name)", withIntermediateDirectories: true)
    }
    try Data(#"{"properties": {"provides-namespace": true}}"#.utf8).write(
      to: URL(fileURLWithPath: catalog + "/Icons/Contents.json"))

    let symbols = AssetSymbols(
      catalogs: [catalog],
      sources: [
        "extension UIImage { static let mine = UIImage() }",
        // A design system's own names beside the catalog's.
        "enum Palette { static let brand = UIColor(resource: .brand) }",
        "// extension UIColor { static let brand = 1 }",
        """
        extension UIImage {
          #if os(macOS)
            static var pawPrint: UIImage { UIImage() }
          #endif
          enum Own { static let pawPrint = 1 }
        }
        """,
        """
        #if swift(>=5.9)
        #elseif swift(>=5.8)
          extension UIColor { static var brand: UIColor { UIColor() } }
        #endif
        """,
        "#if compiler(>=5.9)\n#else\nextension UIColor { static let brand = UIColor() }\n#endif",
      ])

    XCTAssertEqual(
      symbols.text,
      """
      import Foundation
      import HeadlessUIKit

      extension ColorResource {
        nonisolated static let brand = ColorResource(name: "BrandColor", bundle: .module)
        nonisolated static let red = ColorResource(name: "red", bundle: .module)
        enum Icons {
          nonisolated static let ink = ColorResource(name: "Icons/ink", bundle: .module)
        }
      }

      extension UIColor {
        nonisolated static var brand: UIColor { UIColor(resource: .brand) }
        enum Icons {
          nonisolated static var ink: UIColor { UIColor(resource: .Icons.ink) }
        }
      }

      extension ImageResource {
        nonisolated static let mine = ImageResource(name: "mine", bundle: .module)
        nonisolated static let pawPrint = ImageResource(name: "Paw Print", bundle: .module)
        enum Icons {
          nonisolated static let back = ImageResource(name: "Icons/back", bundle: .module)
        }
      }

      extension UIImage {
        nonisolated static var pawPrint: UIImage { UIImage(resource: .pawPrint) }
        enum Icons {
          nonisolated static var back: UIImage { UIImage(resource: .Icons.back) }
        }
      }

      """)
  }
}
