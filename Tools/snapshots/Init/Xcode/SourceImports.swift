// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The modules that a source imports.
enum SourceImports {
  /// The names after `import`, without those of their submodules and declarations, and without
  /// those that iOS never sees.
  static func modules(in text: String) -> Set<String> {
    let form =
      /^[ \t]*(?:@\w+[ \t]+)*(?:[a-z]+[ \t]+)?import[ \t]+(?:[a-z]+[ \t]+)?(\w+)/
      .anchorsMatchLineEndings()
    let found = Set(SourceConditions.counting(text).matches(of: form).map { String($0.output.1) })
    // Who asks whether there is zlib has another way without it, and takes Apple's compression with
    // it, which Linux's Foundation has not: Alamofire.
    return text.contains("canImport(zlib)") ? found.subtracting(["zlib"]) : found
  }

  /// The modules that a source imports on every system, under no condition.
  static func unconditional(in text: String) -> Set<String> {
    modules(in: SourceConditions.unconditional(text))
  }

  /// The products of this package that suites take, by the modules that they import.
  static let productsForSuites = [
    "HeadlessSnapshots": "HeadlessSnapshots", "SnapshotTesting": "SnapshotTesting",
    "InlineSnapshotTesting": "InlineSnapshotTesting",
    "AccessibilitySnapshot": "AccessibilitySnapshot",
    "SnapshotTestingCustomDump": "SnapshotTestingCustomDump",
    "iOSSnapshotTestCase": "iOSSnapshotTestCase", "FBSnapshotTestCase": "iOSSnapshotTestCase",
    "Nimble_Snapshots": "Nimble_Snapshots",
  ]

  /// The products of this package that libraries take in the place of a part of theirs in
  /// Objective-C, by its module and by a word of those that import it.
  static let productsForLibraries = [
    "RxCocoaRuntime": (product: "DelegateProxies", word: "import RxCocoaRuntime"),
    "Runtime": (product: "DelegateProxies", word: "ObjcDelegateProxy"),
  ]

  /// The frameworks that views are made with.
  static let ofViews: Set = ["UIKit", "QuartzCore", "CoreGraphics", "CoreText"]

  /// The frameworks of iOS that views come from or that sources import without harm: the plug-in
  /// knows what becomes of each.
  static let ofApple = Set(
    """
    Accelerate Accessibility Accounts ActivityKit AddressBook AddressBookUI AdSupport AppIntents
    AppKit AppTrackingTransparency ARKit AssetsLibrary AudioToolbox AudioUnit
    AuthenticationServices AVFAudio AVFoundation AVKit AVRouting BackgroundTasks CallKit CarPlay
    ClassKit CloudKit Cocoa Combine CommonCrypto Compression Contacts ContactsUI CoreAudio
    CoreAudioKit CoreAudioTypes CoreBluetooth CoreData CoreFoundation CoreGraphics CoreHaptics
    CoreImage CoreLocation CoreMedia CoreMIDI CoreML CoreMotion CoreNFC CoreServices CoreSpotlight
    CoreTelephony CoreText CoreVideo CryptoKit Darwin DeveloperToolsSupport DeviceCheck Dispatch
    Distributed EventKit EventKitUI ExposureNotification ExternalAccessory FileProvider Foundation
    FoundationModels FoundationNetworking FoundationXML GameController GameKit GameplayKit Glibc
    GLKit HealthKit HomeKit iAd ImageIO Intents IntentsUI JavaScriptCore LinkPresentation
    LocalAuthentication MapKit MediaPlayer Messages MessageUI Metal MetalKit
    MetalPerformanceShaders MetricKit MobileCoreServices ModelIO MultipeerConnectivity MusicKit
    NaturalLanguage NearbyInteraction Network NetworkExtension NotificationCenter ObjectiveC
    Observation OpenGLES os OSLog PassKit PDFKit PencilKit Photos PhotosUI PushKit Quartz
    QuartzCore QuickLook QuickLookThumbnailing RealityKit RegexBuilder ReplayKit SafariServices
    SceneKit ScreenTime Security ShazamKit simd Social SoundAnalysis Speech SpriteKit StoreKit
    Swift SwiftData SwiftUI Synchronization SystemConfiguration Testing TipKit TVUIKit UIKit
    UniformTypeIdentifiers UserNotifications UserNotificationsUI VideoToolbox Vision VisionKit
    WatchConnectivity WatchKit WeatherKit WebKit WidgetKit XCTest
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Those of `ofApple` that Linux has, too, without the plug-in.
  static let ofLinux: Set = [
    "CoreFoundation", "Dispatch", "Distributed", "Foundation", "FoundationNetworking",
    "FoundationXML", "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing",
    "XCTest",
  ]
}
