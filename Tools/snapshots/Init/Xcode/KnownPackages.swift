// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// The packages of libraries that apps ask for by CocoaPods or Carthage, which name no package.
enum KnownPackages {
  typealias Package = (address: String, version: String)

  /// Packages whose libraries are in Swift, by their modules: the address at GitHub, and the first
  /// version that tools of today take.
  static let all: [String: Package] = [
    "Alamofire": ("Alamofire/Alamofire", "5.8.0"),
    "Cartography": ("robb/Cartography", "4.0.0"),
    "CGFloatLiteral": ("devxoul/CGFloatLiteral", "0.5.0"),
    "Cosmos": ("evgenyneu/Cosmos", "25.0.0"),
    "CryptoSwift": ("krzyzanowskim/CryptoSwift", "1.8.0"),
    "DifferenceKit": ("ra1028/DifferenceKit", "1.1.3"),
    "Differentiator": rxDataSources,
    "EasyTipView": ("teodorpatras/EasyTipView", "2.1.0"),
    "ESTabBarController": ("eggswift/ESTabBarController", "2.8.0"),
    "Eureka": ("xmartlabs/Eureka", "5.2.0"),
    "Hero": ("HeroTransitions/Hero", "1.6.0"),
    "Instructions": ("ephread/Instructions", "2.0.0"),
    "Kingfisher": ("onevcat/Kingfisher", "8.0.0"),
    "Moya": ("Moya/Moya", "15.0.0"),
    "Nimble": ("Quick/Nimble", "13.2.0"),
    "NVActivityIndicatorView": ("ninjaprox/NVActivityIndicatorView", "5.0.0"),
    "ObjectMapper": ("tristanhimmelman/ObjectMapper", "4.2.0"),
    "PinLayout": ("layoutBox/PinLayout", "1.10.0"),
    "PKHUD": ("pkluz/PKHUD", "5.4.0"),
    "Quick": ("Quick/Quick", "7.4.0"),
    "ReactorKit": ("ReactorKit/ReactorKit", "3.2.0"),
    "Reusable": ("AliSoftware/Reusable", "4.1.0"),
    "ReusableKit": ("devxoul/ReusableKit", "4.0.0"),
    "R_swift_Library": rswift,
    "Rswift": rswift,
    "RxBlocking": rxSwift,
    "RxCocoa": rxSwift,
    "RxDataSources": rxDataSources,
    "RxGesture": ("RxSwiftCommunity/RxGesture", "4.0.4"),
    "RxKeyboard": ("RxSwiftCommunity/RxKeyboard", "2.0.1"),
    "RxMoya": ("Moya/Moya", "15.0.0"),
    "RxOptional": ("RxSwiftCommunity/RxOptional", "5.0.5"),
    "RxRelay": rxSwift,
    "RxSwift": rxSwift,
    "RxTest": rxSwift,
    "RxViewController": ("devxoul/RxViewController", "2.0.0"),
    "SideMenu": ("jonkykong/SideMenu", "6.3.1"),
    "SkeletonView": ("Juanpe/SkeletonView", "1.8.2"),
    "SkyFloatingLabelTextField": ("Skyscanner/SkyFloatingLabelTextField", "4.0.0"),
    "SnapKit": ("SnapKit/SnapKit", "5.6.0"),
    "SwiftMessages": ("SwiftKickMobile/SwiftMessages", "10.0.0"),
    "Swinject": ("Swinject/Swinject", "2.8.4"),
    "SwiftyJSON": ("SwiftyJSON/SwiftyJSON", "5.0.1"),
    "TagListView": ("ElaWorkshop/TagListView", "1.4.1"),
    "Then": ("devxoul/Then", "3.0.0"),
    "TinyConstraints": ("roberthein/TinyConstraints", "4.0.0"),
    "URLNavigator": ("devxoul/URLNavigator", "2.5.1"),
    "XCoordinator": ("quickbirdstudios/XCoordinator", "2.0.0"),
    "XLPagerTabStrip": ("xmartlabs/XLPagerTabStrip", "9.1.0"),
  ]

  private static let rswift = ("mac-cain13/R.swift.Library", "5.3.0")
  private static let rxDataSources = ("RxSwiftCommunity/RxDataSources", "5.0.2")
  private static let rxSwift = ("ReactiveX/RxSwift", "6.6.0")
}
