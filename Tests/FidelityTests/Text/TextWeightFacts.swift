// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// How wide lines of text are, in other weights of the system font.
enum TextWeightFacts {
  /// From light to heavy.
  static let weights: [PublishedText] = [
    .init("BUNDLE", .system(11, .medium), scale: 2, 45.5, 13.5, "pocket-casts-ios"),
    .init("Label", .system(11, .semibold), scale: 2, 30, 13.5, "vlc-ios"),
    .init("DAY NAME", .system(11, .semibold), scale: 2, 59, 13.5, "pocket-casts-ios"),
    .init("Label", .system(12, .bold), scale: 2, 33, 20, "pocket-casts-ios"),
    .init("Sun 20:28", .system(12, .light), scale: 2, 58, 15, "element-ios"),
    .init("Duration", .system(12, .medium), scale: 2, 50, 14.5, "element-ios"),
    .init("0 SELECTED", .system(12, .semibold), scale: 2, 73.5, 14.5, "pocket-casts-ios"),
    .init("ICON STYLE", .system(13, .bold), scale: 2, 79, 16, "SwiftMessages"),
    .init("HIGHLIGHT", .system(13, .bold), scale: 2, 74.5, 16, "pocket-casts-ios"),
    .init("DURATION", .system(13, .bold), scale: 2, 69.5, 16, "SwiftMessages"),
    .init("DIM MODE", .system(13, .bold), scale: 2, 68.5, 16, "SwiftMessages"),
    .init("TITLE", .system(13, .bold), scale: 2, 37, 16, "SwiftMessages"),
    .init("THEME", .system(13, .bold), scale: 2, 46.5, 16, "SwiftMessages"),
    .init("BODY", .system(13, .bold), scale: 2, 37.5, 16, "SwiftMessages"),
    .init("PRESENTATION CONTEXT", .system(13, .bold), scale: 2, 168.5, 16, "SwiftMessages"),
    .init("A PROJECT FROM THE", .system(13, .semibold), scale: 2, 144, 16, "iOS"),
    .init(
      "No user matches these keywords...", .system(14, .light), scale: 2,
      224, 17, "stream-chat-swift"),
    .init("Access End 20 Sep 2020", .system(14, .medium), scale: 2, 165.5, 17, "pocket-casts-ios"),
    .init("Next Payment", .system(14, .medium), scale: 2, 92.5, 17, "pocket-casts-ios"),
    .init("Subscribe", .system(14, .medium), scale: 2, 67, 17, "pocket-casts-ios"),
    .init("Cancelled", .system(14, .medium), scale: 2, 66, 17, "pocket-casts-ios"),
    .init("Monthly", .system(14, .medium), scale: 2, 54, 17, "pocket-casts-ios"),
    .init("Author", .system(14, .medium), scale: 2, 45, 17, "pocket-casts-ios"),
    .init("3.5 U/hour @ 12:12 PM", .system(15, .bold), scale: 2, 163, 12, "Loop"),
    .init("eventually 92 mg/dL", .system(15, .bold), scale: 2, 148.5, 18, "Loop"),
    .init("Recommended Basal", .system(15, .bold), scale: 2, 153, 12, "Loop"),
    .init("Glucose Change", .system(15, .bold), scale: 2, 119, 18, "Loop"),
    .init("Glucose", .system(15, .bold), scale: 2, 60, 20, "Loop"),
    .init("Pocket Casts Newsletter", .system(15, .medium), scale: 2, 172.5, 18, "pocket-casts-ios"),
    .init("OMEMO fingerprint", .system(15, .medium), scale: 2, 136, 18.5, "siskin-im"),
    .init("Account name", .system(15, .medium), scale: 2, 101, 18, "siskin-im"),
    .init(
      "Last Refresh: 3 minutes ago", .system(15, .medium), scale: 2,
      196, 7, "pocket-casts-ios"),
    .init("Label", .system(15, .semibold), scale: 2, 39, 30, "element-ios"),
    .init("Safe Area", .system(16, .medium), scale: 2, 72, 19.5, "IQKeyboardManager"),
    .init(
      "Need to update your subscription?", .system(16, .medium), scale: 2,
      256.5, 28, "pocket-casts-ios"),
    .init("App Name", .system(16, .semibold), scale: 2, 79, 19.5, "AltStore"),
    .init("Join the beta", .system(17, .bold), scale: 2, 106, 21, "AltStore"),
    .init("Label", .system(17, .bold), scale: 2, 44.5, 21, "simplenote-ios"),
    .init("This is the notification title.", .system(17, .bold), scale: 2, 221.5, 24, "iOS"),
    .init("No Updates Available", .system(17, .medium), scale: 2, 166, 20.5, "AltStore"),
    .init("RoomTitle", .system(17, .medium), scale: 2, 78, 21, "element-ios"),
    .init("Caroline Moore", .system(17, .semibold), scale: 2, 120.5, 20.5, "AltStore"),
    .init("Developer", .system(17, .semibold), scale: 2, 81, 20.5, "AltStore"),
    .init("Success", .system(17, .semibold), scale: 2, 67, 20.5, "AltStore"),
    .init("Delta", .system(17, .semibold), scale: 2, 42, 35, "AltStore"),
    .init("riley@altstore.io", .system(17, .semibold), scale: 2, 129.5, 20.5, "AltStore"),
    .init(
      "It looks empty around here!", .system(20, .medium), scale: 2,
      245, 24, "ios-application"),
    .init("Label", .system(20, .semibold), scale: 2, 50, 24, "element-ios"),
    .init("Account Upgraded", .system(22, .bold), scale: 2, 193.5, 26.5, "pocket-casts-ios"),
    .init("What's New", .system(22, .bold), scale: 2, 124, 0, "AltStore"),
    .init("No Matching Episodes", .system(22, .bold), scale: 2, 229, 27, "pocket-casts-ios"),
    .init("List Name", .system(22, .medium), scale: 2, 98, 26.5, "pocket-casts-ios"),
    .init(
      "Your folder is empty", .system(22, .semibold), scale: 2,
      198.5, 26.5, "pocket-casts-ios"),
    .init("000 000", .system(24, .semibold), scale: 2, 98.5, 29, "ios-application"),
    .init("HOTP", .system(24, .semibold), scale: 2, 64.5, 29, "ios-application"),
    .init("Diagnostics", .system(34, .bold), scale: 2, 188, 41, "simplenote-ios"),
    .init("Raivo OTP", .system(34, .bold), scale: 2, 161, 41, "ios-application"),
  ]
}
