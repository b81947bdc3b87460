// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The modules that a source imports.
enum SourceImports {
  /// The names after `import`, without those of their submodules and declarations.
  static func modules(in text: String) -> Set<String> {
    let form =
      /^[ \t]*(?:@\w+[ \t]+)*(?:(?:public|internal|fileprivate|private|package)[ \t]+)?import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)/
      .anchorsMatchLineEndings()
    return Set(text.matches(of: form).map { String($0.output.1) })
  }

  /// The frameworks of iOS that views come from or that sources import without harm: the plug-in
  /// knows what becomes of each.
  static let ofApple = Set(
    """
    AppKit Cocoa Compression CommonCrypto FoundationModels Glibc MetricKit Quartz TVUIKit WatchKit zlib \
    AVFoundation AVKit Accelerate Accounts AddressBook AppIntents AppTrackingTransparency AudioToolbox \
    AuthenticationServices BackgroundTasks CallKit CarPlay CloudKit Combine Contacts ContactsUI \
    CoreAudio CoreBluetooth CoreData CoreFoundation CoreGraphics CoreImage CoreLocation CoreML \
    CoreMedia CoreMotion CoreNFC CoreServices CoreSpotlight CoreTelephony CoreText CoreVideo \
    CryptoKit Darwin DeveloperToolsSupport Dispatch EventKit EventKitUI ExternalAccessory Foundation \
    GLKit GameKit GameplayKit HealthKit HomeKit ImageIO Intents IntentsUI JavaScriptCore LinkPresentation \
    LocalAuthentication MapKit MediaPlayer MessageUI Messages Metal MetalKit MobileCoreServices \
    MultipeerConnectivity NaturalLanguage Network NetworkExtension NotificationCenter OSLog ObjectiveC \
    OpenGLES PDFKit PassKit PencilKit Photos PhotosUI PushKit QuartzCore QuickLook QuickLookThumbnailing \
    RealityKit ReplayKit SafariServices SceneKit Security Social Speech SpriteKit StoreKit Swift SwiftData \
    SwiftUI SystemConfiguration Testing UIKit UniformTypeIdentifiers UserNotifications UserNotificationsUI \
    Vision VisionKit WatchConnectivity WebKit WidgetKit XCTest os simd
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
