// swift-tools-version: 6.2
// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import PackageDescription

// The targets stand in the order of the ladder: each imports only targets of lower rungs.

let package = Package(
  name: "HeadlessSnapshots",
  products: [
    // A product lists every module that its first one hands on. SwiftPM compiles a dependent again
    // only when a module changes that it names, and a subclass of a changed UIView would crash
    // otherwise.
    .library(
      name: "HeadlessSnapshots",
      targets: [
        "HeadlessSnapshots", "SnapshotVerification", "BMViewLifecycle", "ModellableViewLifecycle",
        "ViewModelOwnership", "HeadlessUIKit", "ImageComparison",
      ]),
    // For suites that were written with swift-snapshot-testing, under its module's name.
    .library(
      name: "SnapshotTesting",
      targets: [
        "SnapshotTesting", "HeadlessSnapshots", "SnapshotVerification", "HeadlessUIKit",
        "ImageComparison",
      ]),
    // For suites that import AccessibilitySnapshot beside it.
    .library(
      name: "AccessibilitySnapshot",
      targets: [
        "AccessibilitySnapshot", "SnapshotTesting", "HeadlessSnapshots", "SnapshotVerification",
        "HeadlessUIKit", "ImageComparison",
      ]),
    // The strategy `.customDump`, with the trait CustomDump.
    .library(
      name: "SnapshotTestingCustomDump",
      targets: [
        "SnapshotTestingCustomDump", "SnapshotTesting", "HeadlessSnapshots", "SnapshotVerification",
        "HeadlessUIKit", "ImageComparison",
      ]),
    // Snapshots of texts that stand in the test's source; the only library here that builds
    // swift-syntax.
    .library(
      name: "InlineSnapshotTesting",
      targets: [
        "InlineSnapshotTesting", "SnapshotTesting", "HeadlessSnapshots", "SnapshotVerification",
        "HeadlessUIKit", "ImageComparison",
      ]),
    // For suites that were written with iOSSnapshotTestCase, under both of its modules' names.
    .library(
      name: "iOSSnapshotTestCase",
      targets: [
        "iOSSnapshotTestCase", "FBSnapshotTestCase", "HeadlessSnapshots", "SnapshotVerification",
        "HeadlessUIKit", "ImageComparison",
      ]),
    // For suites whose matchers are Nimble's, with the trait Nimble.
    .library(
      name: "Nimble_Snapshots",
      targets: [
        "Nimble_Snapshots", "iOSSnapshotTestCase", "HeadlessSnapshots", "SnapshotVerification",
        "HeadlessUIKit", "ImageComparison",
      ]),
    // What RxCocoa and CombineCocoa have in Objective-C, for their sources on Linux.
    .library(
      name: "DelegateProxies",
      targets: ["HeadlessDelegateProxies", "HeadlessUIKit", "Rasterizer"]),
    // Views are compiled beside the rasterizer, which they find when a program is linked.
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit", "Rasterizer"]),
    .library(name: "BMViewLifecycle", targets: ["BMViewLifecycle", "HeadlessUIKit", "Rasterizer"]),
    .library(
      name: "ModellableViewLifecycle",
      targets: ["ModellableViewLifecycle", "HeadlessUIKit", "Rasterizer"]),
    .library(
      name: "ViewModelOwnership", targets: ["ViewModelOwnership", "HeadlessUIKit", "Rasterizer"]),
    .executable(name: "snapshots", targets: ["snapshots"]),
    // iOS's modules by their names, for sources that import them: to be taken with module aliases.
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "_Testing_UIKit",
        "_Testing_CoreGraphics", "HeadlessOS", "HeadlessFrameworks", "HeadlessCrypto",
        "HeadlessUIKit", "Rasterizer",
      ]),
    .library(name: "HeadlessOS", targets: ["HeadlessOS"]),
    // What sources of apps use beside UIKit: maps, pages of the web, messages, places, secrets,
    // digests.
    .library(
      name: "HeadlessFrameworks",
      targets: ["HeadlessFrameworks", "HeadlessCrypto", "HeadlessUIKit", "Rasterizer"]),
    // Core Data's objects, contexts and requests, in memory.
    .library(
      name: "HeadlessCoreData", targets: ["HeadlessCoreData", "HeadlessUIKit", "Rasterizer"]),
    .library(
      name: "Combine", targets: ["Combine", "HeadlessCombine", "HeadlessUIKit", "Rasterizer"]),
    .library(
      name: "HeadlessCombine", targets: ["HeadlessCombine", "HeadlessUIKit", "Rasterizer"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
  ],
  traits: [
    .trait(name: "Combine", description: "HeadlessCombine and Combine are OpenCombine."),
    .trait(name: "CustomDump", description: "SnapshotTestingCustomDump has its strategy."),
    .trait(name: "Nimble", description: "Nimble_Snapshots has its matchers."),
    // None is on by default: SwiftPM hands two or more names to the compiler in an order that
    // changes from one build to the next, which then compiles all anew.
    .trait(name: "NoJPEG", description: "JPEG files are not read; libjpeg-turbo is not needed."),
  ],
  dependencies: [
    // Parses the command line of `snapshots`: help, completions and errors as users expect them.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    // Parses the sources that the plug-in UIKitSources transforms, and those that snapshots are
    // written into; built by nobody else.
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.0"..<"604.0.0"),
    // The text of `.customDump`, character for character, with the trait CustomDump.
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
    // What the matchers of Nimble_Snapshots are made with, with the trait of that name.
    .package(url: "https://github.com/Quick/Nimble", "13.5.0"..<"15.0.0"),
    // What `import Combine` gives, with the trait of that name.
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    // 0: system libraries, each behind a module of ours
    .systemLibrary(
      name: "CLibPNG", path: "Sources/CLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    // Inflates at once what zlib inflates byte by byte.
    .systemLibrary(
      name: "CLibDeflate", path: "Sources/CLibDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    // Reads JPEG files with an integer transform, the same everywhere; not with the trait NoJPEG.
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .target(name: "CPNG", dependencies: ["CLibPNG", "CLibDeflate"], cSettings: optimizedC),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .target(name: "CTestObservation"),
    // Jumps into classes' initializers, which it finds by the Swift runtime.
    .target(name: "CAllocatingInitializers", cSettings: optimizedC),
    // Tells of the end of objects whose classes know nothing of it.
    .target(name: "CObjectEndings", cSettings: optimizedC),
    // Lets code of the main actor run on any thread.
    .target(name: "CMainActorChecks", cSettings: optimizedC),
    .target(name: "CPixelKernels", cSettings: optimizedC),
    // The script and the style of the review page, embedded as bytes.
    .target(name: "CReviewPage", exclude: ["Script", "Style"]),

    // 1
    .target(name: "Graphics", swiftSettings: optimizedAndInlined),
    .target(name: "LinearConstraints", swiftSettings: optimized),
    .target(name: "XMLTrees", swiftSettings: strict),
    // A library that builds beside our module Combine would take it for Apple's, as Yams does.
    .target(name: "YAMLTrees", swiftSettings: strict),

    // 2
    .target(
      name: "XcodeProjects", dependencies: ["XMLTrees", "YAMLTrees"], swiftSettings: strict),
    .target(name: "InterfaceBuilder", dependencies: ["XMLTrees"], swiftSettings: strict),
    .target(name: "PNGCodec", dependencies: ["CPNG", "Graphics"], swiftSettings: optimized),
    .target(
      name: "JPEGCodec", dependencies: ["Graphics", "CTurboJPEG"], swiftSettings: optimized),
    .target(name: "GIFCodec", dependencies: ["Graphics"], swiftSettings: optimized),
    .target(
      name: "TextLayout", dependencies: ["CHarfBuzz", "CFriBidi", "Graphics"],
      swiftSettings: optimized),
    .target(name: "ImageComparison", dependencies: ["Graphics"], swiftSettings: optimized),

    // 3
    .target(name: "Drawing", dependencies: ["Graphics", "TextLayout"], swiftSettings: optimized),

    // 4
    // An icon takes a millisecond once, and the module 5 s instead of 20, for which the views wait.
    .target(
      name: "VectorImages",
      dependencies: [
        "CLibDeflate", "Graphics", "PNGCodec", "JPEGCodec", "TextLayout", "XMLTrees", "Drawing",
      ],
      swiftSettings: inOneCall),
    .target(
      name: "Rasterizer", dependencies: ["CPixelKernels", "Graphics", "TextLayout", "Drawing"],
      swiftSettings: optimized),

    // 5
    .target(
      name: "HeadlessUIKit",
      dependencies: [
        "CAllocatingInitializers", "CMainActorChecks", "CObjectEndings", "Graphics",
        "LinearConstraints", "XMLTrees", "InterfaceBuilder", "PNGCodec", "JPEGCodec", "GIFCodec",
        "TextLayout", "Drawing", "VectorImages",
      ],
      swiftSettings: inOneCall + viewsOnAnyThread),

    // 6
    .target(name: "BMViewLifecycle", dependencies: ["HeadlessUIKit"], swiftSettings: withViews),
    .target(
      name: "ModellableViewLifecycle", dependencies: ["HeadlessUIKit"], swiftSettings: withViews),
    .target(name: "ViewModelOwnership", dependencies: ["HeadlessUIKit"], swiftSettings: withViews),

    // 7
    .target(
      name: "SnapshotVerification",
      dependencies: [
        "Graphics", "PNGCodec", "TextLayout", "ImageComparison", "Drawing", "Rasterizer",
        "VectorImages", "HeadlessUIKit", "BMViewLifecycle", "ModellableViewLifecycle",
      ], swiftSettings: inOneCall + viewsOnAnyThread),

    // 8
    .target(
      name: "SnapshotReporting",
      dependencies: [
        "CReviewPage", "Graphics", "PNGCodec", "TextLayout", "ImageComparison", "HeadlessUIKit",
        "SnapshotVerification",
      ],
      swiftSettings: inOneCall + viewsOnAnyThread),
    .target(
      name: "HeadlessSnapshots",
      dependencies: [
        "CTestObservation", "Graphics", "ImageComparison", "HeadlessUIKit", "BMViewLifecycle",
        "ModellableViewLifecycle", "ViewModelOwnership", "SnapshotVerification",
      ], swiftSettings: inOneCall + viewsOnAnyThread),

    // 9
    .target(
      name: "SnapshotTesting",
      dependencies: [
        "Graphics", "ImageComparison", "HeadlessUIKit", "SnapshotVerification", "HeadlessSnapshots",
      ], swiftSettings: inOneCall + viewsOnAnyThread),

    .target(
      name: "iOSSnapshotTestCase",
      dependencies: [
        "Graphics", "ImageComparison", "HeadlessUIKit", "SnapshotVerification", "HeadlessSnapshots",
      ], swiftSettings: withViews),

    // 10
    .target(
      name: "AccessibilitySnapshot", dependencies: ["SnapshotTesting"], swiftSettings: withViews),
    .target(
      name: "SnapshotTestingCustomDump",
      dependencies: [
        "SnapshotTesting",
        .product(
          name: "CustomDump", package: "swift-custom-dump", condition: .when(traits: ["CustomDump"])
        ),
      ],
      swiftSettings: withViews),
    .target(
      name: "FBSnapshotTestCase", dependencies: ["iOSSnapshotTestCase"], swiftSettings: withViews),
    .target(
      name: "Nimble_Snapshots",
      dependencies: [
        "HeadlessUIKit", "ImageComparison", "HeadlessSnapshots", "iOSSnapshotTestCase",
        .product(name: "Nimble", package: "Nimble", condition: .when(traits: ["Nimble"])),
      ],
      swiftSettings: withViews),
    .target(
      name: "InlineSnapshotTesting",
      dependencies: [
        "SnapshotVerification", "HeadlessSnapshots", "SnapshotTesting",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ], swiftSettings: withViews),

    .executableTarget(
      name: "snapshots",
      dependencies: [
        "XcodeProjects", "Graphics", "TextLayout", "ImageComparison", "Rasterizer",
        "HeadlessUIKit", "SnapshotVerification", "SnapshotReporting",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/snapshots", exclude: ["Schemas"], swiftSettings: withViews),
    .target(
      name: "ExampleViews",
      dependencies: [
        "HeadlessUIKit", "BMViewLifecycle", "ModellableViewLifecycle", "ViewModelOwnership",
        "SnapshotVerification",
      ],
      path: "Tools/gallery/ExampleViews", resources: [.copy("Resources")], swiftSettings: withViews),
    // What the tests of several modules need: random numbers, the process's memory.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: optimized),
    // Scenes of the rasterizer that the gallery shows, the benchmarks time and the tests know.
    .target(
      name: "RasterScenes", dependencies: ["Graphics", "TextLayout", "Drawing", "TestSupport"],
      path: "Tools/gallery/RasterScenes", swiftSettings: strict),
    // Digests of pictures that are the same in every build and on every processor.
    .target(
      name: "PictureDigests",
      dependencies: [
        "Graphics", "PNGCodec", "TextLayout", "Drawing", "Rasterizer", "HeadlessUIKit",
        "SnapshotVerification", "ExampleViews", "RasterScenes", "TestSupport",
      ],
      path: "Tools/gallery/PictureDigests", exclude: ["digests.txt"],
      swiftSettings: sendsViews),
    .executableTarget(
      name: "picture-digests", dependencies: ["PictureDigests"],
      path: "Tools/gallery/PictureDigestsCommand", swiftSettings: strict),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "Graphics", "PNGCodec", "Drawing", "Rasterizer", "HeadlessUIKit", "SnapshotVerification",
        "ExampleViews", "RasterScenes",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "Tools/gallery/Gallery", swiftSettings: sendsViews),

    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Graphics", "LinearConstraints", "PNGCodec", "TextLayout", "Drawing", "Rasterizer",
        "HeadlessUIKit", "SnapshotVerification", "ExampleViews", "RasterScenes",
      ],
      path: "Tools/benchmarks",
      exclude: ["build-peers", "instructions", "instructions.txt", "peers", "waits"],
      swiftSettings: sendsViews),

    // Frameworks beside UIKit, for those alone who import them.
    .target(
      name: "HeadlessFrameworks",
      dependencies: ["Graphics", "PNGCodec", "JPEGCodec", "GIFCodec", "HeadlessUIKit"],
      swiftSettings: inOneCall + viewsOnAnyThread),
    .target(
      name: "HeadlessCrypto", dependencies: ["Graphics"], swiftSettings: optimized),
    .target(
      name: "HeadlessCoreData", dependencies: ["Graphics", "HeadlessUIKit"],
      swiftSettings: inOneCall + viewsOnAnyThread),
    // iOS's modules by their names. None imports another.
    .target(
      name: "UIKit", dependencies: ["HeadlessFrameworks", "HeadlessUIKit"],
      path: "Sources/AppleModules/UIKit",
      swiftSettings: strict),
    .target(
      name: "QuartzCore", dependencies: ["HeadlessUIKit"], path: "Sources/AppleModules/QuartzCore",
      swiftSettings: strict),
    .target(
      name: "CoreGraphics", dependencies: ["HeadlessUIKit"],
      path: "Sources/AppleModules/CoreGraphics",
      swiftSettings: strict),
    .target(
      name: "CoreText", dependencies: ["HeadlessUIKit"], path: "Sources/AppleModules/CoreText",
      swiftSettings: strict),
    .target(
      name: "_Testing_UIKit", path: "Sources/AppleModules/_Testing_UIKit", swiftSettings: strict),
    .target(
      name: "_Testing_CoreGraphics", path: "Sources/AppleModules/_Testing_CoreGraphics",
      swiftSettings: strict),
    .target(name: "HeadlessOS", path: "Sources/AppleModules/HeadlessOS", swiftSettings: strict),
    .target(
      name: "HeadlessCombine",
      dependencies: ["HeadlessUIKit"]
        + ["OpenCombine", "OpenCombineDispatch", "OpenCombineFoundation"].map {
          .product(
            name: $0, package: "OpenCombine", condition: .when(traits: ["Combine"]))
        },
      path: "Sources/AppleModules/HeadlessCombine", swiftSettings: withViews),
    .target(
      name: "Combine", dependencies: ["HeadlessCombine"],
      path: "Sources/AppleModules/Combine", swiftSettings: strict),

    // The parts of RxCocoa and CombineCocoa that are in Objective-C.
    .target(
      name: "HeadlessDelegateProxies", dependencies: ["HeadlessUIKit"],
      swiftSettings: inOneCall + viewsOnAnyThread),

    // What Linux's Swift lacks in the sources of iOS apps, transformed while a target is built.
    // Optimized it would take a minute of a first build, to transform a hundred files in a second
    // less.
    .target(
      name: "UIKitSourceTransform",
      dependencies: [
        "XMLTrees",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ],
      swiftSettings: inOneCall),
    .executableTarget(
      name: "uikit-sources", dependencies: ["XcodeProjects", "UIKitSourceTransform"],
      path: "Tools/uikit-sources", swiftSettings: strict),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), dependencies: ["uikit-sources"],
      path: "Plugins/UIKitSources"),
    .testTarget(
      name: "UIKitSourceTransformTests",
      dependencies: [
        "UIKitSourceTransform", .product(name: "SwiftParser", package: "swift-syntax"),
      ],
      swiftSettings: strict),

    // Documents against their schemas, for several of the tests.
    .target(
      name: "DocumentSchemas", path: "Tests/DocumentSchemas", swiftSettings: strict),

    // Operations on files that fail at each of their calls, for the tests of what touches files.
    .target(
      name: "FileFaults", dependencies: ["SnapshotVerification"], path: "Tests/FileFaults",
      swiftSettings: withViews),

    // The tests mirror the sources.
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"], swiftSettings: strict),
    .testTarget(
      name: "LinearConstraintsTests", dependencies: ["LinearConstraints", "TestSupport"],
      swiftSettings: strict),
    .testTarget(name: "XMLTreesTests", dependencies: ["XMLTrees"], swiftSettings: strict),
    .testTarget(name: "YAMLTreesTests", dependencies: ["YAMLTrees"], swiftSettings: strict),
    .testTarget(
      name: "XcodeProjectsTests", dependencies: ["XcodeProjects"], swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"], swiftSettings: strict),
    .testTarget(
      name: "PNGCodecTests",
      dependencies: ["CLibDeflate", "CPNG", "PNGCodec", "Graphics", "TestSupport"],
      swiftSettings: optimized),
    .testTarget(
      name: "JPEGCodecTests",
      dependencies: ["JPEGCodec", "CTurboJPEG", "Graphics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "GIFCodecTests", dependencies: ["GIFCodec", "Graphics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TextLayout", "Graphics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ImageComparisonTests", dependencies: ["ImageComparison", "Graphics", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DrawingTests", dependencies: ["Drawing", "Graphics", "TextLayout"],
      swiftSettings: strict),
    .testTarget(
      name: "VectorImagesTests",
      dependencies: [
        "VectorImages", "Drawing", "Graphics", "PNGCodec", "Rasterizer", "TestSupport",
        "TextLayout",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "RasterizerTests",
      dependencies: [
        "Rasterizer", "Drawing", "Graphics", "TextLayout", "RasterScenes", "TestSupport",
      ],
      swiftSettings: optimized),
    .testTarget(
      name: "HeadlessUIKitTests",
      dependencies: [
        "HeadlessUIKit", "HeadlessOS", "Graphics", "PNGCodec", "TextLayout", "Drawing",
        "Rasterizer", "TestSupport", "NibLibrary",
      ],
      resources: [.process("Nibs/Fixtures")], swiftSettings: withViews),
    // A library with properties that storyboards of a module above set.
    .target(
      name: "NibLibrary", dependencies: ["HeadlessUIKit"], path: "Tests/NibLibrary",
      swiftSettings: withViews),
    // The names of an older Swift, which the compiler refuses in newer modes.
    .testTarget(
      name: "HeadlessUIKitSwift4Tests", dependencies: ["HeadlessUIKit", "Rasterizer"],
      swiftSettings: strict + [.swiftLanguageMode(.v4)]),
    .testTarget(
      name: "HeadlessFrameworksTests",
      dependencies: [
        "HeadlessFrameworks", "HeadlessUIKit", "Graphics", "Rasterizer", "TestSupport",
      ],
      swiftSettings: withViews),
    .testTarget(
      name: "HeadlessCryptoTests", dependencies: ["HeadlessCrypto"], swiftSettings: strict),
    .testTarget(
      name: "HeadlessCoreDataTests", dependencies: ["HeadlessCoreData", "HeadlessUIKit"],
      swiftSettings: withViews),
    // What iOS itself shows, in numbers, with where each is published.
    .testTarget(
      name: "FidelityTests",
      dependencies: ["HeadlessUIKit", "Graphics", "Rasterizer", "SnapshotVerification"],
      swiftSettings: withViews),
    // In the mode of Swift 6, and with the warnings that tests off the main actor get there.
    .testTarget(
      name: "MainActorTests",
      dependencies: [
        "HeadlessUIKit", "BMViewLifecycle", "ModellableViewLifecycle", "ViewModelOwnership",
        "HeadlessSnapshots",
      ],
      swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
    .testTarget(
      name: "BMViewLifecycleTests", dependencies: ["BMViewLifecycle", "HeadlessUIKit"],
      swiftSettings: withViews),
    .testTarget(
      name: "ModellableViewLifecycleTests",
      dependencies: ["ModellableViewLifecycle", "HeadlessUIKit"], swiftSettings: withViews),
    .testTarget(
      name: "ViewModelOwnershipTests", dependencies: ["ViewModelOwnership", "HeadlessUIKit"],
      swiftSettings: withViews),
    .testTarget(
      name: "SnapshotVerificationTests",
      dependencies: [
        "SnapshotVerification", "Graphics", "TextLayout", "PNGCodec", "ImageComparison",
        "HeadlessUIKit", "HeadlessFrameworks",
        "BMViewLifecycle", "ModellableViewLifecycle", "ViewModelOwnership", "FileFaults",
      ], swiftSettings: withViews),
    .testTarget(
      name: "SnapshotReportingTests",
      dependencies: [
        "SnapshotReporting", "Graphics", "PNGCodec", "ImageComparison", "SnapshotVerification",
        "DocumentSchemas", "FileFaults",
      ],
      exclude: ["Page/Script"], swiftSettings: withViews),
    .testTarget(
      name: "SnapshotsCommandTests",
      dependencies: [
        "snapshots", "Graphics", "PNGCodec", "SnapshotVerification", "SnapshotReporting",
        "DocumentSchemas",
      ],
      swiftSettings: withViews),
    .testTarget(
      name: "HeadlessSnapshotsTests",
      dependencies: [
        "HeadlessSnapshots", "SnapshotVerification", "BMViewLifecycle", "ModellableViewLifecycle",
        "ViewModelOwnership", "HeadlessUIKit",
      ],
      swiftSettings: withViews),
    .testTarget(
      name: "SnapshotTestingTests",
      dependencies: [
        "AccessibilitySnapshot", "SnapshotTestingCustomDump", "SnapshotTesting",
        "SnapshotVerification", "HeadlessSnapshots", "HeadlessUIKit", "ImageComparison", "Graphics",
        "PNGCodec",
      ],
      swiftSettings: withViews),
    .testTarget(
      name: "iOSSnapshotTestCaseTests",
      dependencies: [
        "iOSSnapshotTestCase", "FBSnapshotTestCase", "HeadlessSnapshots", "SnapshotVerification",
        "HeadlessUIKit", "ImageComparison",
      ],
      exclude: ["ReferenceImages_64"], swiftSettings: withViews),
    .testTarget(
      name: "Nimble_SnapshotsTests",
      dependencies: [
        "Nimble_Snapshots", "HeadlessSnapshots", "SnapshotVerification", "HeadlessUIKit",
      ],
      swiftSettings: withViews),
    .testTarget(
      name: "InlineSnapshotTestingTests",
      dependencies: [
        "InlineSnapshotTesting", "SnapshotTesting", "SnapshotVerification", "HeadlessSnapshots",
      ],
      swiftSettings: withViews),
    // The same in the mode of Swift 6.
    .testTarget(
      name: "InlineSnapshotTestingSwift6Tests", dependencies: ["InlineSnapshotTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "ExampleViewsTests",
      dependencies: [
        "HeadlessSnapshots", "BMViewLifecycle", "ModellableViewLifecycle", "ViewModelOwnership",
        "HeadlessUIKit", "SnapshotVerification", "ExampleViews",
      ],
      swiftSettings: withViews),
    .testTarget(
      name: "HeadlessDelegateProxiesTests",
      dependencies: ["HeadlessDelegateProxies", "HeadlessUIKit"], swiftSettings: withViews),
    .testTarget(
      name: "HeadlessCombineTests", dependencies: ["HeadlessCombine", "HeadlessUIKit"],
      swiftSettings: withViews),
    .testTarget(
      name: "PictureDigestsTests", dependencies: ["PictureDigests"], swiftSettings: strict),
  ]
)

/// Pixels, text and layout are compiled optimized in a debug build too: a consumer's plain
/// `swift test` would otherwise run their loops 6 to 80 times slower. SwiftPM accepts unsafe flags
/// in a versioned dependency from tools version 6.2 on. `HEADLESS_SNAPSHOTS_DEBUGGABLE=1` leaves
/// the flags out, for stepping through these modules.
///
/// Accesses that overlap are not looked for there while tests run (6 % of a state's instructions):
/// `HEADLESS_SNAPSHOTS_DEBUGGABLE=1` looks for them.
///
/// To find what other modules could inline takes a quarter to a half of a module's compilation. It is
/// done for the values that everyone speaks; what the other modules have does more than a few
/// additions in each call.
var optimized: [SwiftSetting] {
  guard Context.environment["HEADLESS_SNAPSHOTS_DEBUGGABLE"] == nil else { return strict }
  return optimizedAndInlined + [.unsafeFlags(noInlining, .when(configuration: .debug))]
}

/// The same for a module whose small functions the other modules inline.
var optimizedAndInlined: [SwiftSetting] {
  guard Context.environment["HEADLESS_SNAPSHOTS_DEBUGGABLE"] == nil else { return strict }
  // Before 6.4, `-wmo` needs the other flags so that SwiftPM's file-by-file build finds its
  // outputs.
  #if compiler(<6.4)
    let flags = ["-O", "-wmo", "-num-threads", "1", "-disable-batch-mode"] + moduleInTheSameCall
  #else
    let flags = ["-O"]
  #endif
  return strict + [.unsafeFlags(flags + uncheckedAccess, .when(configuration: .debug))]
}

/// For modules of many files that are not optimized in a debug build. That of the views would take
/// two thirds of a consumer's first build then, 43 % more of the processor in all. What the views do
/// with pixels, text and linear constraints stands in modules that are.
///
/// All files are compiled in one call: each call reads the whole module, and in calls of some files
/// the views take 1.8 times the work. `HEADLESS_SNAPSHOTS_INCREMENTAL=1` compiles file by file, for
/// who edits these modules.
var inOneCall: [SwiftSetting] {
  guard Context.environment["HEADLESS_SNAPSHOTS_DEBUGGABLE"] == nil else { return strict }
  // Before 6.4, `-wmo` needs the other flags so that SwiftPM's file-by-file build finds its
  // outputs. Of files at a time in one call, 160 take 7 % less work than 25.
  #if compiler(<6.4)
    let whole = ["-wmo", "-num-threads", "4", "-disable-batch-mode"] + moduleInTheSameCall
  #else
    let whole = ["-driver-batch-size-limit", "160"]
  #endif
  let isIncremental = Context.environment["HEADLESS_SNAPSHOTS_INCREMENTAL"] != nil
  let flags = isIncremental ? ["-driver-batch-size-limit", "160"] : whole
  return strict + [.unsafeFlags(flags + uncheckedAccess, .when(configuration: .debug))]
}

private var noInlining: [String] { ["-disable-cmo"] }

/// The compiler otherwise reads a module once more beside its compilation, to write the file by
/// which others import it, for which SwiftPM waits as long. Of the views' work that is a third.
private var moduleInTheSameCall: [String] { ["-no-emit-module-separately-wmo"] }

private var uncheckedAccess: [String] { ["-enforce-exclusivity=unchecked"] }

/// The same for C.
var optimizedC: [CSetting] {
  guard Context.environment["HEADLESS_SNAPSHOTS_DEBUGGABLE"] == nil else { return [] }
  return [.unsafeFlags(["-O2"], .when(configuration: .debug))]
}

/// `HEADLESS_SNAPSHOTS_STRICT=1`, as the scripts in Tools set it, makes warnings errors. Not so for
/// consumers, whose compiler may warn of more.
var strict: [SwiftSetting] {
  Context.environment["HEADLESS_SNAPSHOTS_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]
}

/// For code that works with views and belongs to no actor. Views are the main actor's for who uses
/// them, as Apple's are; a headless run makes them on whatever thread a test has. In the mode of
/// Swift 5 the compiler does not ask which; the rest of the language is that of Swift 6.
var viewsOnAnyThread: [SwiftSetting] {
  let features = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference",
    "ForwardTrailingClosures", "ImplicitOpenExistentials",
  ]
  return [.swiftLanguageMode(.v5)] + features.map { .enableUpcomingFeature($0) }
}

/// The same, with warnings as the other modules have them.
var withViews: [SwiftSetting] { strict + viewsOnAnyThread }

/// For tools that keep functions which make views as `Sendable` ones: the compiler warns of each
/// view in those, in the mode of Swift 5 too.
var sendsViews: [SwiftSetting] {
  viewsOnAnyThread + [.unsafeFlags(["-suppress-warnings"])]
}
