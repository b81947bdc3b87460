// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// A framework of iOS that Linux has not, and how what it declares is known by its names.
struct MissingFramework {
  /// The module's name.
  let name: String
  private let prefixes: [String]
  private let words: Set<String>

  /// The framework of a module; `nil` for a module that may be there.
  init?(_ module: String) {
    guard Self.prefixes[module] != nil else { return nil }
    name = module
    let all = [module] + Self.imported(by: module)
    prefixes = all.flatMap { Self.prefixes[$0, default: []] }
    words = all.reduce(into: module == "SwiftUI" ? Self.wordsOfSwiftUI : []) {
      $0.formUnion(Self.words[$1, default: []])
    }
  }

  /// What Foundation hands on of Combine.
  static let observation = MissingFramework(
    name: "Combine", prefixes: [], words: wordsOfCombine)

  /// What Foundation and SwiftUI hand on of Combine: it is there where a file of the module imports
  /// that.
  static let wordsOfCombine: Set<String> = ["ObservableObject", "Published"]

  /// What Foundation and UIKit hand on of frameworks that a file need not import, by exact names.
  static let handedOn = MissingFramework(
    name: "UIKit's", prefixes: prefixesHandedOn, words: wordsHandedOn)

  /// A module of others that a target is compiled without.
  init(_ module: AbsentModule) {
    self.init(name: module.name, prefixes: module.prefixes, words: module.words)
    absentModule = module
  }

  /// The module of others that it is; `nil` for one of iOS.
  private(set) var absentModule: AbsentModule?

  /// The name for a summary of a file.
  var noted: String { absentModule?.text ?? name }

  /// The framework of a name in a summary of a file.
  init?(noted name: String) {
    if name == Self.handedOn.name {
      self = Self.handedOn
    } else if let module = AbsentModule(name) {
      self.init(module)
    } else {
      self.init(name)
    }
  }

  /// Whether a file may name what Foundation and UIKit hand on.
  static func isHandedOn(to file: SourceFile) -> Bool {
    file.mentions(any: prefixesHandedOn) || file.mentions(any: wordsHandedOn)
  }

  private init(name: String, prefixes: [String], words: Set<String>) {
    self.name = name
    self.prefixes = prefixes
    self.words = words
  }

  /// Whether the framework, or one that it imports, declares `word`.
  func declares(_ word: String) -> Bool {
    if absentModule == nil, NamesOfFrameworks.provided.contains(word) { return false }
    if word == name || words.contains(word) { return true }
    return prefixes.contains { prefix in
      guard word.hasPrefix(prefix) else { return false }
      guard let next = word.dropFirst(prefix.count).first else { return prefix.count > 3 }
      // An app's own `kSectionHeader` is not Security's.
      return next.isUppercase || prefix.count > 3 && prefix.first != "k"
    }
  }

  /// The frameworks that the headers of one import: who imports it can name what these declare.
  private static func imported(by module: String) -> [String] {
    switch module {
    case "ARKit":
      [
        "AVFoundation", "CoreImage", "CoreLocation", "CoreMedia", "CoreVideo", "Metal", "SceneKit",
        "SpriteKit",
      ]
    case "AVFoundation", "AVKit", "MediaPlayer", "ReplayKit", "Speech", "Vision":
      ["AVFoundation", "CoreImage", "CoreMedia", "CoreVideo"]
    case "CloudKit": ["CoreLocation"]
    case "ContactsUI", "PassKit": ["Contacts"]
    case "CoreImage": ["CoreVideo", "ImageIO"]
    case "EventKitUI": ["EventKit", "CoreLocation"]
    case "MetalKit", "SceneKit", "SpriteKit": ["Metal"]
    case "Photos", "PhotosUI":
      ["AVFoundation", "CoreImage", "CoreLocation", "CoreMedia", "CoreVideo", "ImageIO"]
    default: []
    }
  }

  /// What names begin with. Frameworks that are written in Swift alone have other names: theirs are
  /// told by `words` and `wordsOfSwiftUI`, or not at all.
  private static let prefixes: [String: [String]] = [
    "SwiftUI": ["UIHosting", "UIViewRepresentable", "UIViewControllerRepresentable"],
    "ARKit": ["AR", "SCN"],
    "AVFoundation": [
      "AV", "CMTime", "CMSample", "kCMTime", "AUAudioUnit", "AudioComponent",
    ],
    "AVFAudio": ["AV"], "AVKit": ["AV"], "AVRouting": ["AV"], "Accelerate": ["vDSP", "vImage"],
    "AdSupport": ["ASIdentifierManager"], "AppTrackingTransparency": ["ATTracking"],
    "AudioToolbox": ["Audio", "kAudio", "kSystemSound", "SystemSound"],
    "AdServices": ["AAAttribution"], "AlarmKit": ["Alarm"], "AppClip": ["APActivation"],
    "AutomaticAssessmentConfiguration": ["AEAssessment"], "BackgroundAssets": ["BA"],
    "BusinessChat": ["BC"], "CFNetwork": ["kCFNetwork", "kCFStream", "CFHTTP", "CFHost", "CFNet"],
    "ClockKit": ["CLK"], "Compression": ["compression_", "COMPRESSION_"],
    "CoreLocationUI": ["CLLocationButton"], "CoreTransferable": [], "CryptoTokenKit": ["TK"],
    "DataDetection": ["DD"], "DeviceActivity": ["DeviceActivity"],
    "DeveloperToolsSupport": [], "FamilyControls": ["FamilyActivity"],
    "FileProviderUI": ["FPUI"], "FoundationModels": [], "GroupActivities": ["GroupActiv"],
    "HealthKitUI": ["HK"], "IdentityLookup": ["IL"], "IOSurface": ["IOSurface"],
    "ImagePlayground": ["ImagePlayground"], "JournalingSuggestions": ["JournalingSugg"],
    "MLCompute": ["MLC"], "ManagedSettings": ["ManagedSettings", "ShieldSettings"],
    "ManagedSettingsUI": ["Shield"], "MediaAccessibility": ["MA"], "MetalFX": ["MTLFX"],
    "MetalPerformanceShadersGraph": ["MPSGraph"], "NewsstandKit": ["NK"], "PHASE": ["PHASE"],
    "PushToTalk": ["PT"], "RoomPlan": ["RoomCapture", "CapturedRoom"],
    "SafetyKit": ["SACrash"], "SensitiveContentAnalysis": ["SCSensitivity"], "SensorKit": ["SR"],
    "SharedWithYou": ["SW"], "TabularData": [], "ThreadNetwork": ["TH"],
    "Translation": ["TranslationSession"], "Twitter": ["TW"], "VideoSubscriberAccount": ["VS"],
    "WatchKit": ["WK"], "WorkoutKit": ["Workout"],
    "Accounts": ["AC"], "ActivityKit": [], "AddressBook": ["AB", "kAB"], "AddressBookUI": ["AB"],
    "AppIntents": [], "AssetsLibrary": ["AL"], "AudioUnit": ["AU", "Audio", "kAudio"],
    "AuthenticationServices": ["AS"], "BackgroundTasks": ["BG"], "CallKit": ["CX"],
    "CarPlay": ["CP"], "ClassKit": ["CLS"],
    "CloudKit": ["CK"], "CommonCrypto": ["CC_", "kCC"], "Contacts": ["CN"],
    "ContactsUI": ["CN"], "CoreBluetooth": ["CB"],
    "CoreData": [
      "NSManagedObjectContext", "NSManagedObjectID", "NSManagedObjectModel", "NSFetch",
      "NSPersistent", "NSAsynchronousFetch", "NSMergeConflict", "NSEntityDescription",
      "NSAttributeDescription", "NSDeletedObjects", "NSEntityM", "NSInsertedObjects",
      "NSInvalidatedAllObjects", "NSRefreshedObjects", "NSRelationshipDescription",
      "NSUpdatedObjects", "NSMergePolicy", "NSBatchDelete",
      "NSBatchInsert", "NSBatchUpdate",
    ],
    "CoreAudio": ["Audio", "kAudio"], "CoreAudioKit": ["CABTMIDI", "AU"],
    "CoreAudioTypes": ["Audio", "kAudio"], "CoreMIDI": ["MIDI", "kMIDI"],
    "CoreHaptics": ["CH"], "CoreImage": ["CI", "kCI"], "CoreLocation": ["CL", "kCL"],
    "CoreMedia": ["CMTime", "CMSample"],
    "CoreMotion": ["CM"], "CoreML": ["ML"], "CoreNFC": ["NFC"],
    "CoreServices": namesOfTypeIdentifiers,
    "CoreSpotlight": ["CS"], "CoreTelephony": ["CTTelephony", "CTCarrier", "CTRadio"],
    "CoreVideo": ["CV", "kCV"], "DeviceCheck": ["DC"], "EventKit": ["EK"], "EventKitUI": ["EK"],
    "CryptoKit": [], "ExposureNotification": ["EN"], "ExternalAccessory": ["EA"],
    "FileProvider": ["NSFileProvider"], "GameController": ["GC"], "GameKit": ["GK"],
    "GameplayKit": ["GK"], "GLKit": ["GLK"], "HealthKit": ["HK"],
    "HomeKit": ["HM"], "ImageIO": ["CGImageSource", "CGImageDestination", "kCGImage"],
    "Intents": ["IN"], "IntentsUI": ["IN"], "JavaScriptCore": [], "LinkPresentation": ["LP"],
    "LocalAuthentication": ["LA"], "MapKit": ["MK", "CL", "kCL"], "MediaPlayer": ["MP"],
    "MessageUI": ["MF"], "Messages": ["MS"], "Metal": ["MTL"], "MetalKit": ["MTK", "MTL"],
    "MetalPerformanceShaders": ["MPS", "MTL"], "MetricKit": ["MX"], "ModelIO": ["MDL"],
    "MobileCoreServices": namesOfTypeIdentifiers,
    "MultipeerConnectivity": ["MC"],
    "MusicKit": [], "NaturalLanguage": ["NL"], "NearbyInteraction": ["NI"], "Network": ["NW"],
    "NetworkExtension": ["NE"], "NotificationCenter": ["NC"],
    "PDFKit": ["PDF"], "OpenGLES": ["EAGL", "GL_"], "PassKit": ["PK"], "PencilKit": ["PK"],
    "Photos": ["PH"],
    "PhotosUI": ["PH"], "PushKit": ["PK"], "QuickLook": ["QL"], "QuickLookThumbnailing": ["QL"],
    "RealityKit": [], "ReplayKit": ["RP"], "ScreenTime": ["ST"], "ShazamKit": ["SH"],
    "SoundAnalysis": ["SN"], "SafariServices": ["SF"], "SceneKit": ["SCN"],
    "Security": ["Sec", "kSec"],
    "Social": ["SL"], "Speech": ["SF"], "SpriteKit": ["SK"], "StoreKit": ["SK"],
    "SystemConfiguration": ["SC", "kSC"],
    "TipKit": [], "UserNotifications": ["UN"], "UserNotificationsUI": ["UN"],
    "VideoToolbox": ["VT"], "Vision": ["VN"],
    "VisionKit": ["VN"], "WatchConnectivity": ["WC"], "WebKit": ["WK"],
    "WeatherKit": [], "WidgetKit": [], "iAd": ["AD"],
  ]

  /// What Core Services tells of types of files. `UTType` itself is there.
  private static let namesOfTypeIdentifiers = [
    "kUT", "UTTypeCo", "UTTypeCreate", "UTTypeEqual", "UTTypeIs",
  ]

  /// Names of frameworks, or of parts of them, that are written in Swift.
  private static let words: [String: Set<String>] = [
    "ActivityKit": [
      "Activity", "ActivityAttributes", "ActivityAuthorizationInfo", "ActivityContent",
    ],
    "AppIntents": [
      "AppEntity", "AppEnum", "AppIntent", "AppShortcut", "AppShortcutsProvider",
      "AudioPlaybackIntent", "DisplayRepresentation", "EntityQuery", "EntityStringQuery",
      "IntentDescription", "IntentDialog", "IntentFile", "IntentParameter", "IntentResult",
      "OpenIntent", "OpensIntent", "ParameterSummary", "ProvidesDialog", "ReturnsValue",
      "SetFocusFilterIntent", "ShowsSnippetView", "TypeDisplayRepresentation",
      "WidgetConfigurationIntent",
    ],
    "CommonCrypto": [
      "CCAlgorithm", "CCCalibratePBKDF", "CCCrypt", "CCCryptorCreate", "CCCryptorCreateWithMode",
      "CCCryptorFinal", "CCCryptorGetOutputLength", "CCCryptorRef", "CCCryptorRelease",
      "CCCryptorReset", "CCCryptorStatus", "CCCryptorUpdate", "CCHmacContext", "CCHmacFinal",
      "CCHmacInit", "CCHmacUpdate", "CCKeyDerivationPBKDF", "CCMode", "CCModeOptions",
      "CCOperation", "CCOptions", "CCPBKDFAlgorithm", "CCPadding", "CCPseudoRandomAlgorithm",
      "CCRNGStatus", "CCRandomGenerateBytes", "CCStatus",
    ],
    "CryptoKit": [
      "AES", "ChaChaPoly", "Curve25519", "HPKE", "MLDSA65", "MLKEM768", "P256", "P384", "P521",
      "SecureEnclave", "SharedSecret",
    ],
    "CoreTransferable": [
      "DataRepresentation", "FileRepresentation", "ProxyRepresentation", "SentTransferredFile",
      "TransferRepresentation", "Transferable",
    ],
    "FamilyControls": ["AuthorizationCenter"],
    "FoundationModels": [
      "GenerationOptions", "Instructions", "LanguageModelSession", "Prompt", "SystemLanguageModel",
    ],
    "GroupActivities": ["GroupSession", "GroupSessionMessenger", "GroupStateObserver"],
    "JavaScriptCore": [
      "JSContext", "JSExport", "JSManagedValue", "JSValue", "JSVirtualMachine",
    ],
    "MusicKit": [
      "ApplicationMusicPlayer", "MusicAuthorization", "MusicCatalogSearchRequest",
      "MusicItemCollection", "MusicPlayer", "MusicSubscription", "SystemMusicPlayer",
    ],
    "RealityKit": ["ARView", "AnchorEntity", "Entity", "MeshResource", "ModelEntity"],
    "WeatherKit": [
      "CurrentWeather", "DayWeather", "Forecast", "HourWeather", "WeatherAttribution",
      "WeatherCondition", "WeatherService",
    ],
    "Network": ["IPv4Address", "IPv6Address"],
    "PhotosUI": ["PhotosPicker", "PhotosPickerItem", "PhotosPickerStyle"],
    "StoreKit": ["AppStore", "Product", "Storefront", "Transaction", "VerificationResult"],
    "TabularData": ["DataFrame"],
    "TipKit": ["Tip", "TipUIPopoverViewController", "TipUIView", "TipView", "Tips"],
    "WidgetKit": [
      "ControlCenter", "ControlWidget", "IntentConfiguration", "IntentTimelineProvider",
      "StaticConfiguration", "Timeline", "TimelineEntry", "TimelineProvider",
      "TimelineProviderContext", "TimelineReloadPolicy", "Widget", "WidgetBundle", "WidgetCenter",
      "WidgetConfiguration", "WidgetFamily", "WidgetInfo",
    ],
  ]

  private static let prefixesHandedOn = [
    "CGImageDestination", "CGImageSource", "CIDetector", "kCGImage", "kCI", "kSec",
    "SecAccessControl", "SecCertificate", "SecItem", "SecKey", "SecPolicy", "SecRandom", "SecTrust",
    "UILocalNotification", "UIMutableUserNotification", "UIUserNotification",
    // XCTest's: what drives an app in a simulator, also in libraries of helpers for tests.
    "XCUI",
  ]

  private static let wordsHandedOn: Set<String> = [
    "addUIInterruptionMonitor",
    // What methods of Foundation's have in Objective-C that throw here.
    "AutoreleasingUnsafeMutablePointer",
    "AVAsset", "AVAudioPlayer", "AVAudioSession", "AVPlayer", "AVPlayerItem", "AVPlayerLayer",
    "AVURLAsset", "CMTime", "MKMapView", "NSSecureUnarchiveFromDataTransformer",
    "NSValueTransformerName", "ValueTransformer", "PHAsset", "PHPhotoLibrary", "WKWebView",
    "WKWebViewConfiguration",
    "CIColor", "CIContext", "CIDetector", "CIFaceFeature",
    "CIFeature", "CIFilter", "CIImage", "CIKernel", "CIQRCodeFeature", "CIRectangleFeature",
    "CITextFeature", "CIVector",
    "UIWebView", "UIWebViewDelegate",
    "UNAuthorizationOptions", "UNAuthorizationStatus", "UNCalendarNotificationTrigger",
    "UNMutableNotificationContent", "UNNotification", "UNNotificationAction",
    "UNNotificationCategory", "UNNotificationContent", "UNNotificationPresentationOptions",
    "UNNotificationRequest", "UNNotificationResponse", "UNNotificationSettings",
    "UNNotificationSound", "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter",
    "UNUserNotificationCenterDelegate",
  ]

  /// The names of SwiftUI's types, attributes, macros and functions that view code uses.
  private static let wordsOfSwiftUI: Set<String> = [
    "AccentColor", "AccessibilityFocusState", "AccessibilityTraits", "Alert", "Alignment", "Angle",
    "AngularGradient", "Animatable", "AnimatableModifier", "AnimatablePair", "Animation",
    "AnyGradient", "AnyLayout", "AnyShape", "AnyShapeStyle", "AnyTransition", "AnyView", "App",
    "AsyncImage", "BackgroundStyle", "Bindable", "Binding", "BorderedButtonStyle",
    "BorderedProminentButtonStyle", "Button", "ButtonRole", "ButtonStyle", "Canvas", "Capsule",
    "Circle", "Color", "ColorPicker", "ColorScheme", "Commands", "ContainerRelativeShape",
    "ContentMode", "ContentShapeKinds", "ContentTransition", "ContentUnavailableView",
    "CoordinateSpace", "DatePicker", "DefaultListStyle", "DisclosureGroup", "DismissAction",
    "Divider", "DragGesture", "DropDelegate", "DropInfo", "Edge", "EdgeInsets", "EditButton",
    "Ellipse", "EllipticalGradient", "EmptyView", "Environment", "EnvironmentKey",
    "EnvironmentObject", "EnvironmentValues", "EventModifiers", "FetchRequest", "FillStyle",
    "FocusState", "FocusedBinding", "FocusedValue", "Font", "ForEach", "ForegroundStyle", "Form",
    "GeometryEffect", "GeometryProxy", "GeometryReader", "Gesture", "GestureState", "Gradient",
    "GraphicsContext", "Grid", "GridItem", "GridLayout", "GridRow", "Group", "GroupBox", "HStack",
    "HStackLayout", "HierarchicalShapeStyle", "HorizontalAlignment", "HorizontalEdge",
    "HoverEffect", "Image", "ImagePaint", "ImageRenderer", "InsetGroupedListStyle",
    "InsettableShape", "KeyboardShortcut", "KeyframeAnimator", "Label", "LabelStyle",
    "LabeledContent", "Layout", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack",
    "LinearGradient", "Link", "List", "ListStyle", "LocalizedStringKey", "LongPressGesture",
    "MagnificationGesture", "MagnifyGesture", "MatchedGeometryProperties", "Menu", "MenuStyle",
    "MeshGradient", "Namespace", "NavigationLink", "NavigationPath", "NavigationSplitView",
    "NavigationStack", "NavigationView", "NavigationViewStyle", "ObservableObject",
    "ObservedObject", "OpacityTransition", "OpenURLAction", "OutlineGroup", "PageTabViewStyle",
    "Path", "PhaseAnimator", "Picker", "PlainButtonStyle", "PlainListStyle",
    "PopoverAttachmentAnchor", "PreferenceKey", "PresentationDetent", "PresentationMode", "Preview",
    "PreviewProvider", "PrimitiveButtonStyle", "ProgressView", "ProgressViewStyle",
    "ProposedViewSize", "Published", "RadialGradient", "Rectangle", "RedactionReasons",
    "RefreshAction", "RotateGesture", "RotationGesture", "RoundedRectangle", "ScaledMetric",
    "Scene", "SceneBuilder", "ScenePhase", "SceneStorage", "ScrollPosition", "ScrollView",
    "ScrollViewProxy", "ScrollViewReader", "Section", "SecureField", "SensoryFeedback", "Shape",
    "ShapeStyle", "ShareLink", "SidebarListStyle", "Slider", "Spacer", "SpatialTapGesture",
    "StackNavigationViewStyle", "State", "StateObject", "Stepper", "StrokeStyle", "SubmitLabel",
    "SwitchToggleStyle", "SymbolRenderingMode", "SymbolVariants", "TabView", "TapGesture", "Text",
    "TextAlignment", "TextEditor", "TextField", "TextFieldStyle", "TextInputAutocapitalization",
    "TimelineView", "Toggle", "ToggleStyle", "ToolbarContent", "ToolbarItem", "ToolbarItemGroup",
    "ToolbarItemPlacement", "Transaction", "Transition", "UIApplicationDelegateAdaptor",
    "UIViewControllerRepresentableContext", "UIViewRepresentableContext", "UnevenRoundedRectangle",
    "UnitPoint", "UserInterfaceSizeClass", "VStack", "VStackLayout", "VerticalAlignment",
    "VerticalEdge", "View", "ViewBuilder", "ViewDimensions", "ViewModifier", "ViewThatFits",
    "Visibility", "WindowGroup", "ZStack", "_ViewModifier_Content",
  ]
}
