// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// Keys of an Info.plist, as Core Foundation names them.

/// The app's version for its makers: a number.
public let kCFBundleVersionKey = "CFBundleVersion"
/// The app's short name.
public let kCFBundleNameKey = "CFBundleName"
/// The app's identifier, such as "com.example.pets".
public let kCFBundleIdentifierKey = "CFBundleIdentifier"
/// The name of the app's program.
public let kCFBundleExecutableKey = "CFBundleExecutable"
/// The language that the app was made in.
public let kCFBundleDevelopmentRegionKey = "CFBundleDevelopmentRegion"
/// The languages that the app has.
public let kCFBundleLocalizationsKey = "CFBundleLocalizations"
/// The version of the file itself.
public let kCFBundleInfoDictionaryVersionKey = "CFBundleInfoDictionaryVersion"
