// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// What Xcode puts into a list besides what its file says. The keys and what becomes of them are
// those of `InfoPlistProcessorTaskAction` of swift-build, which Xcode builds with.

extension InformationList {
  /// What the settings `INFOPLIST_KEY_…` say, and what every list has.
  static func generated(_ settings: BuildSettings) -> [String: Any] {
    var values: [String: Any] = ["CFBundleInfoDictionaryVersion": "6.0"]
    for key in keysOfSettings + usages.map({ "\($0)UsageDescription" }) {
      let setting =
        "INFOPLIST_KEY_"
        + key.replacing("~iphone", with: "_iPhone")
        .replacing("~ipad", with: "_iPad")
      guard let text = settings.value(setting) else { continue }
      values[key] = lists.contains { key.hasPrefix($0) } ? words(text) : flag(text) ?? text
    }
    for (key, setting) in named {
      if let value = settings.value(setting) { values[key] = value }
    }
    if settings.value("PRODUCT_BUNDLE_PACKAGE_TYPE") == "APPL" {
      values["LSRequiresIPhoneOS"] = true
    }
    if settings.says("INFOPLIST_KEY_UILaunchScreen_Generation") {
      values["UILaunchScreen"] = ["UILaunchScreen": [String: Any]()]
    }
    if settings.says("INFOPLIST_KEY_UIApplicationSceneManifest_Generation") {
      values["UIApplicationSceneManifest"] = [
        "UIApplicationSupportsMultipleScenes": true,
        "UISceneConfigurations": [String: Any](),
      ]
    }
    return values
  }

  /// What the simulator's SDK adds, which the file may say otherwise.
  static func ofPlatform(_ settings: BuildSettings) -> [String: Any] {
    var values: [String: Any] = [
      "CFBundleSupportedPlatforms": ["iPhoneSimulator"], "DTPlatformName": "iphonesimulator",
    ]
    // What the compiler of asset catalogs adds.
    if let color = settings.value("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"),
      !color.isEmpty
    {
      values["NSAccentColorName"] = color
    }
    if let version = settings.value("IPHONEOS_DEPLOYMENT_TARGET") {
      values["MinimumOSVersion"] = version
    }
    let families = (settings.value("TARGETED_DEVICE_FAMILY") ?? "").split(separator: ",")
      .compactMap { Int($0.filter(\.isNumber)) }
    if !families.isEmpty { values["UIDeviceFamily"] = families }
    return values
  }

  /// An empty text under one of these is left out, as the system would stumble on it.
  static let keysWithoutEmptyValues: Set = [
    "CFBundleDevelopmentRegion", "CFBundleExecutable", "CFBundleGetInfoString",
    "CFBundleIconFile", "CFBundleIdentifier", "CFBundleName", "CFBundlePackageType",
    "CFBundleResourceSpecification", "CFBundleShortVersionString", "CFBundleSignature",
    "CFBundleTypeIconFile", "CFBundleTypeRole", "CFBundleVersion", "NSDocumentClass", "NSHelpFile",
    "NSHumanReadableCopyright", "NSMainNibFile", "NSPrincipalClass", "NSStickerSharingLevel",
  ]

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  private static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  private static let named = [
    "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "EXECUTABLE_NAME",
    "CFBundleVersion": "CURRENT_PROJECT_VERSION",
    "CFBundleDevelopmentRegion": "DEVELOPMENT_LANGUAGE",
    "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER",
    "CFBundlePackageType": "PRODUCT_BUNDLE_PACKAGE_TYPE",
    "CFBundleShortVersionString": "MARKETING_VERSION",
  ]

  /// Those of iOS; other settings of such names become nothing.
  private static let keysOfSettings = [
    "CFBundleDisplayName", "LSApplicationCategoryType", "NSHumanReadableCopyright",
    "NSPrincipalClass", "ITSAppUsesNonExemptEncryption", "ITSEncryptionExportComplianceCode",
    "NSLocationTemporaryUsageDescriptionDictionary", "NSSensorKitPrivacyPolicyURL",
    "UILaunchStoryboardName", "UIMainStoryboardFile", "UIRequiredDeviceCapabilities",
    "UISupportedInterfaceOrientations", "UIUserInterfaceStyle",
    "LSSupportsOpeningDocumentsInPlace", "NSSupportsLiveActivities",
    "NSSupportsLiveActivitiesFrequentUpdates", "UIApplicationSupportsIndirectInputEvents",
    "UIRequiresFullScreen", "UIStatusBarHidden", "UIStatusBarStyle",
    "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~iphone",
    "UISupportsDocumentBrowser", "MetalCaptureEnabled", "GCSupportsControllerUserInteraction",
    "GCSupportsGameMode",
  ]

  private static let usages = [
    "NFCReader", "NSAppleMusic", "NSBluetoothAlways", "NSBluetoothPeripheral", "NSCalendars",
    "NSCamera", "NSContacts", "NSFaceID", "NSFallDetection", "NSFileProviderDomain",
    "NSFocusStatus", "NSGKFriendList", "NSHealthClinicalHealthRecordsShare", "NSHealthShare",
    "NSHealthUpdate", "NSHomeKit", "NSIdentity", "NSLocalNetwork",
    "NSLocationAlwaysAndWhenInUse", "NSLocationAlways", "NSLocation", "NSLocationWhenInUse",
    "NSMicrophone", "NSMotion", "NSNearbyInteractionAllowOnce", "NSNearbyInteraction",
    "NSPhotoLibraryAdd", "NSPhotoLibrary", "NSReminders", "NSSensorKit", "NSSiri",
    "NSSpeechRecognition", "NSUserTracking", "NSVideoSubscriberAccount", "NSVoIP",
  ]

  private static let lists = ["UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations"]
}
