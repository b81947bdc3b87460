// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// `import os.log`, `import UIKit.UIGestureRecognizerSubclass`: parts of modules that are whole
/// here; UIKit and its kin, `Combine`, `Darwin`, `ObjectiveC` and `os`, which go by other names.
enum Imports: SourceForm {
  /// Modules whose parts can be imported on iOS, and those of other names here.
  private static let partedModules: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "Foundation", "os", "OSLog", "Combine",
    "ObjectiveC", "Darwin", "CoreFoundation", "UniformTypeIdentifiers", "simd", "RxCocoaRuntime",
    "Accessibility", "Symbols",
  ]
  private static let otherNames = [
    "UIKit": "HeadlessUIKit", "QuartzCore": "HeadlessUIKit", "CoreGraphics": "HeadlessUIKit",
    "CoreText": "HeadlessUIKit", "Darwin": "Glibc", "CoreFoundation": "Foundation",
    "ObjectiveC": "HeadlessUIKit", "UniformTypeIdentifiers": "HeadlessUIKit",
    "Accessibility": "HeadlessUIKit", "Symbols": "HeadlessUIKit",
    "Combine": "HeadlessCombine", "os": "HeadlessOS", "OSLog": "HeadlessOS",
    "simd": "HeadlessUIKit", "RxCocoaRuntime": "HeadlessDelegateProxies",
  ]

  static func edit(_ transformation: Transformation) {
    for node in transformation.file.nodes(ImportDeclSyntax.self, at: ["import"]) {
      if node.path.first?.name.text == transformation.index.module {
        // The compiler ignores a file's import of its own module, but not by another name.
        transformation.edits.blank(node)
      } else {
        edit(node, transformation)
      }
    }
    editQualifiedNames(transformation)
  }

  /// `UIKit.UIView`.
  private static func editQualifiedNames(_ transformation: Transformation) {
    let modules = [
      "UIKit": "HeadlessUIKit", "QuartzCore": "HeadlessUIKit", "CoreGraphics": "HeadlessUIKit",
      "CoreText": "HeadlessUIKit",
      "Combine": "HeadlessCombine",
      // Its `ceil` and kin are also those of CGFloat.
      "Darwin": "Foundation", "CoreFoundation": "Foundation",
    ]
    let words = modules.keys.map { $0 + "." }
    for type in transformation.file.nodes(MemberTypeSyntax.self, at: words) {
      if let name = modules[type.baseType.trimmedDescription] {
        transformation.edits.replace(type.baseType, with: name)
      }
    }
    for member in transformation.file.nodes(MemberAccessExprSyntax.self, at: words) {
      if let base = member.base, let name = modules[base.trimmedDescription] {
        transformation.edits.replace(base, with: name)
      }
    }
    // A variable may be called `os`, too: `os.name`.
    for type in transformation.file.nodes(MemberTypeSyntax.self, at: ["os."])
    where type.baseType.trimmedDescription == "os" {
      transformation.edits.replace(type.baseType, with: "HeadlessOS")
    }
    for member in transformation.file.nodes(MemberAccessExprSyntax.self, at: ["os."]) {
      let name = member.declName.baseName.text
      if let base = member.base, base.trimmedDescription == "os",
        name == "Logger" || name.hasPrefix("os_") || name.hasPrefix("OS")
      {
        transformation.edits.replace(base, with: "HeadlessOS")
      }
    }
  }

  /// What Apple's Foundation brings along and Linux's does not.
  private static let wordsBesideFoundation = [
    "@AppStorage",
    "objc_", "Selector", "selector:", "NSKeyValue", "CGColor", "CGPath", "CGImage", "CGContext",
    "CF", "getVaList", "CACurrentMediaTime", "HUGE",
    "autoreleasepool", "NSMutableParagraphStyle",
    "NSParagraphStyle", "NSTextAttachment", "NSShadow", ".perform(", "NSDataAsset",
    "isMacCatalystApp", "isiOSAppOnMac", "foregroundColor", "CATransform3D",
    "ivar_get", "object_get",
    ".description()", "CGAffineTransform", "cgRect", "cgPoint", "AnyClass", "NSInteger", "UI",
    "NSLayout", "NSText", "UndoManager", "NSUserActivity", "NSItemProvider", "SecurityScoped",
    "NSHashTable", "DateComponentsFormatter", "NSMutableAttributedString", "autoupdating",
    "localizedStringWithFormat", "NSDataDetector", "forKey", "String(localized",
    "LocalizedStringResource", "RelativeDateTimeFormatter", "ListFormatter", "NSMapTable",
    "NSException", "XCTContext", "XCTAttachment", "threadDictionary",
    "NSDirectional", "NSCollectionLayout",
    "NSDiffable", "NSURLConnection", "NSEC_PER", "USEC_PER", "NSErrorPointer",
    "NSSetUncaughtExceptionHandler", "markdown:", "inlinePresentationIntent",
    "MarkdownParsingOptions", "mach_", "kSec", "SecItem", "SecRandom", "errSec",
    "CLLocation", "noErr", "NSPredicate", "NSExpression", "NSSortDescriptor(",
    "NSDiscardableContent", "NSUbiquitous", "NSPointerFunctions",
    "MemoryPressure", "volumeAvailableCapacityFor", "object_set",
    "sin_len", "sa_len", "kCTFontFeature", ".atomicWrite",
    "NSFileCoordinator", "NSFilePresenter", "NSFileAccessIntent",
    "makeFileSystemObjectSource", "DispatchSourceFileSystemObject", "O_EVTONLY", "NSExtension",
    "OSStatus", "OSType", "MAXFLOAT", "UniChar", "class_", "method_", "imp_", "property_get",
  ]
  /// What a file without an import has from a header that imports UIKit.
  private static let wordsOfAnApp = [
    "UIView", "UIColor", "UIFont", "UIImage", "UILabel", "UIButton", "UITable", "UICollection",
    "UIStory", "UIDevice", "UIScreen", "UIApplication", "UITab", "UINav", "UIStatus", "UIControl",
    "CGRect", "CGFloat", "CGSize", "CGPoint", "CALayer", "NSCoder", "NSLocalizedString",
    "NSLayoutConstraint", "Selector",
  ]
  /// What it has of Foundation, as a file has that imports other modules alone: on iOS these hand
  /// Foundation on, as all of Objective-C's do.
  private static let wordsOfFoundation = [
    "NSObject", "NSAttributedString", "NSError", "NSString", "DispatchQueue",
    "NotificationCenter", "UserDefaults", "URL", "UUID", "Date", "Data", "IndexPath",
    "TimeInterval", "JSON", "FileManager", "CharacterSet", "String(format", "NSRegularExpression",
    "Notification", "Bundle", "Timer", "Locale", "Calendar", "TimeZone", "Formatter",
    "NumberFormatter", "ISO8601", "Decimal", "ProcessInfo", "RunLoop", "Thread", "Operation",
    "Dispatch", "NSLock", "NSRecursiveLock", "Measurement", "NSNumber", "NSRange", "NSArray",
    "NSDictionary", "NSSet", "NSCache", "NSCoding", "LocalizedError", "Scanner", "Progress",
    "AttributedString", "PropertyList", "arc4random", "components(separatedBy",
    "trimmingCharacters", "replacingOccurrences", "addingPercentEncoding", "capitalized",
    "localizedUppercase", "localizedCaseInsensitive", "localizedStandard",
  ]
  /// What Foundation hands on of Combine, on iOS.
  private static let wordsOfCombine = [
    "ObservableObject", "@Published", "Published<", "AnyCancellable", "AnyPublisher<",
    "PassthroughSubject<", "CurrentValueSubject<",
  ]

  /// What Linux's Foundation has in a module of its own.
  static let wordsOfNetworking = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "HTTPCookie", "URLCredential",
    "URLProtectionSpace", "URLAuthenticationChallenge", "URLProtocol",
  ]

  /// Foundation's classes whose members name types of Core Foundation: a class can inherit from
  /// them only in a file that imports it.
  private static let classesOfCoreFoundation: Set = [
    "Bundle", "Thread", "NSLock", "NSRecursiveLock", "NSCondition", "NSRegularExpression",
    "NSCharacterSet", "NSKeyedUnarchiver",
  ]

  /// Foundation's reading of XML, which Linux has in a module of its own.
  private static let wordsOfXML = ["XMLParser"]

  /// Whether a file says of an import that it is public, as where imports are internal otherwise.
  static func arePublic(in file: SourceFile) -> Bool {
    file.mentions(any: ["public import"])
      && file.nodes(ImportDeclSyntax.self, at: ["import"]).contains {
        $0.modifiers.contains { $0.name.text == "public" }
      }
  }

  /// The modules that a file needs on Linux and does not import.
  static func lacking(
    in transformation: Transformation, modulesOfUIKit: Set<String>
  ) -> [String] {
    let file = transformation.file
    let imported = file.syntax.importedModules
    var lacking: [String] = []
    if imported.isDisjoint(with: modulesOfUIKit) {
      // Frameworks and other packages of iOS hand UIKit on.
      let isHandedOn = imported.contains { file.missingFramework($0) != nil }
      // A header that bridges to Objective-C hands UIKit to files without an import.
      if transformation.needsUIKit || isHandedOn
        || file.mentions(any: wordsBesideFoundation)
        || imported.isEmpty && file.mentions(any: wordsOfAnApp + wordsOfFoundation)
        || !imported.contains("Foundation") && file.mentions(any: wordsOfAnApp)
      {
        lacking.append("HeadlessUIKit")
      } else if !imported.contains("Foundation"), file.mentions(any: wordsOfFoundation) {
        lacking.append("Foundation")
      }
    }
    // Foundation hands what Darwin has on, on iOS.
    if imported.isDisjoint(with: ["os", "OSLog"]),
      file.mentions(any: [
        "os_unfair_lock", "__dispatch_queue_get_label", "OSAtomic", "OSSpinLock", "OSMemoryBarrier",
      ])
    {
      lacking.append("HeadlessOS")
    }
    if imported.isDisjoint(with: ["Combine", "OpenCombine"]),
      file.mentions(any: wordsOfCombine),
      transformation.index.holds(.importsCombine)
    {
      lacking.append("HeadlessCombine")
    }
    // SwiftUI hands Observation on, and packages hand on what they import.
    // An app may have a wrapper of that name itself.
    if !imported.contains("Observation"), namesObservable(file, imported),
      !transformation.index.holds(.isDeclaredType("Observable"))
    {
      lacking.append("Observation")
    }
    if transformation.needsXCTest, !imported.contains("XCTest") { lacking.append("XCTest") }
    // Only where Foundation is imported the compiler reads a class of NSObject's from a decoder.
    if !imported.contains("Foundation"), !lacking.contains("Foundation"),
      !imported.isDisjoint(with: modulesOfUIKit) || !lacking.isEmpty,
      file.mentions(any: ["Codable", "Decodable"])
    {
      lacking.append("Foundation")
    }
    if !imported.contains("FoundationNetworking"), file.mentions(any: wordsOfNetworking) {
      lacking.append("FoundationNetworking")
    }
    if needsFrameworks(file), !imported.contains("HeadlessFrameworks") {
      lacking.append("HeadlessFrameworks")
    }
    if imported.contains("CoreData") || namesCoreData(file), !imported.contains("HeadlessCoreData")
    {
      lacking.append("HeadlessCoreData")
    }
    if needsCrypto(file, imported) { lacking.append("HeadlessCrypto") }
    // CombineCocoa's, which imports its module Runtime where there is one.
    if file.mentions(any: ["ObjcDelegateProxy"]) { lacking.append("HeadlessDelegateProxies") }
    if !imported.contains("FoundationXML"), file.mentions(any: wordsOfXML),
      !transformation.index.holds(.isDeclaredType("XMLParser"))
    {
      lacking.append("FoundationXML")
    }
    if inheritsFromClassOfCoreFoundation(file) {
      // One function: the module's types have the names of HeadlessUIKit's.
      lacking.append("func CoreFoundation.CFHash")
    }
    return lacking
  }

  private static func inheritsFromClassOfCoreFoundation(_ file: SourceFile) -> Bool {
    file.mentions(any: ["class "])
      && file.nodes(InheritedTypeSyntax.self, at: classesOfCoreFoundation.sorted()).contains {
        classesOfCoreFoundation.contains($0.type.trimmedDescription)
      }
  }

  /// Whether a file has the macro, or the protocol as one that a type conforms to. RxSwift has a
  /// class of that name.
  private static func namesObservable(_ file: SourceFile, _ imported: Set<String>) -> Bool {
    if file.mentions(any: ["@Observable"]) { return true }
    guard imported.isDisjoint(with: ["RxSwift", "RxCocoa"]) else { return false }
    return !file.nodes(InheritedTypeSyntax.self, at: ["Observable"])
      .filter { $0.type.trimmedDescription == "Observable" }.isEmpty
  }

  /// What that module adds to Foundation's network: objects without anything in them, and the
  /// conditions of networks.
  private static let partsOfNetworking = [
    "URLResponse()", "URLSession()", "NSMutableURLRequest()", "URLCache(",
    "NetworkAccess", "networkUnavailableReason", "assumesHTTP3Capable", "requiresDNSSECValidation",
    "tls_protocol_version_t", "SupportedProtocolVersion", "sessionSendsLaunchEvents",
    "background(withIdentifier",
  ]

  /// Whether a file names what the module of frameworks beside UIKit declares.
  private static func needsFrameworks(_ file: SourceFile) -> Bool {
    if file.mentions(any: partsOfNetworking)
      || file.mentions(any: ["HTTPURLResponse("]) && file.mentions(any: ["mimeType:"])
    {
      return true
    }
    return file.mentions(any: NamesOfFrameworks.beginnings)
      && !file.offsets(ofWordsWhere: NamesOfFrameworks.inModule.contains).isEmpty
  }

  /// Whether a file has digests from CryptoKit, or from CommonCrypto, which a header that bridges
  /// to Objective-C hands on. Another package's module Crypto has the names of CryptoKit, too.
  private static func needsCrypto(_ file: SourceFile, _ imported: Set<String>) -> Bool {
    if !imported.isDisjoint(with: ["HeadlessCrypto", "Crypto"]) { return false }
    if !imported.isDisjoint(with: ["CryptoKit", "CommonCrypto"]) { return true }
    return file.mentions(any: ["CC_", "CCHmac"])
      && !file.offsets(ofWordsWhere: NamesOfFrameworks.commonCrypto.contains).isEmpty
  }

  private static func namesCoreData(_ file: SourceFile) -> Bool {
    file.mentions(any: NamesOfFrameworks.beginningsOfCoreData)
      && !file.offsets(ofWordsWhere: NamesOfFrameworks.inCoreData.contains).isEmpty
  }

  private static func edit(_ node: ImportDeclSyntax, _ transformation: Transformation) {
    if node.path.first?.name.text == "Runtime", node.path.count == 1,
      transformation.file.mentions(any: ["ObjcDelegateProxy"])
    {
      return transformation.edits.replace(node.path, with: "HeadlessDelegateProxies")
    }
    guard let module = node.path.first, partedModules.contains(module.name.text) else { return }
    // What Foundation declares, as CGFloat, is imported with all of a module.
    let isFoundations =
      otherNames[module.name.text] != nil
      && !["UI", "CA", "NS"].contains { node.path.last?.name.text.hasPrefix($0) == true }
    // Linux's modules have no parts: `import class Foundation.NSLock.NSRecursiveLock`.
    let isOfPart = node.path.count > 2
    let isWhole = node.importKindSpecifier == nil || isFoundations || isOfPart
    if isWhole, let period = module.trailingPeriod {
      transformation.edits.blank(period.startOffset..<node.path.endOffset)
      if let kind = node.importKindSpecifier { transformation.edits.blank(kind) }
    }
    if let name = otherNames[module.name.text] {
      transformation.edits.replace(module.name, with: name)
    }
  }
}

extension SourceFileSyntax {
  /// The names of the modules that a file imports, without those in an `#if`.
  var importedModules: Set<String> {
    Set(
      statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text })
  }
}
