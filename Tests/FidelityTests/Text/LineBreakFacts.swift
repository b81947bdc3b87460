// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

/// How high texts are that go on several lines: where lines break, and how far they are apart.
enum LineBreakFacts {
  /// Widths and heights of labels with any number of lines.
  static let all: [PublishedText] = [
    .init(
      "Looks like you have subscribed to Pocket Casts via Android", .system(22, .bold), scale: 2,
      382, 53, "pocket-casts-ios"),
    .init(
      "Your current subscription will remain active until 02 March 2020", .system(14), scale: 3,
      286, 33.667, "pocket-casts-ios"),
    .init(
      "All files uploaded to your Pocket Casts account will be deleted", .system(14), scale: 3,
      286, 33.667, "pocket-casts-ios"),
    .init(
      "First, open an app that has the audio files you'd like to save", .system(15), scale: 2,
      374, 36, "pocket-casts-ios"),
    .init(
      "That's it, you're done. Change any details you want, hit save and play!", .system(15),
      scale: 2,
      374, 36, "pocket-casts-ios"),
    .init(
      "Exports all your podcasts as an OPML file, which you can import into other podcast apps.",
      .system(13), scale: 2,
      335, 31.5, "pocket-casts-ios"),
    .init(
      "We couldn't find any episode for that search. Try another keyword.", .system(14), scale: 2,
      241, 33.5, "pocket-casts-ios"),
    .init(
      "Receive news, app updates, themed playlists, interviews, and more.", .system(12), scale: 2,
      183, 43, "pocket-casts-ios"),
    .init(
      "All files uploaded to your Pocket Casts account will be removed after a week", .system(14),
      scale: 3,
      286, 33.667, "pocket-casts-ios"),
    .init(
      "Upgrade your account anytime to continue using Pocket Casts Plus", .system(14), scale: 3,
      286, 33.667, "pocket-casts-ios"),
    .init(
      "%1$@ Use %2$@ to connect to the official Tor network.", .style(.body), scale: 2,
      276.5, 42.5, "OnionBrowser"),
    .init(
      "%@ Get updates on the status of the connection.", .style(.body), scale: 2,
      276.5, 42.5, "OnionBrowser"),
    .init(
      "You're one step closer to private browsing.", .style(.body), scale: 2,
      288, 42.5, "OnionBrowser"),
    .init(
      "Both are free to use. Free of tracking. Code is open source.", .style(.body), scale: 3,
      390, 42.333, "OnionBrowser"),
    .init(
      "Reasons to use the built-in Tor (iOS 17 only)", .style(.largeTitle), scale: 3,
      390, 81.667, "OnionBrowser"),
    .init(
      "%@ video and audio streams don't go through Tor and might get blocked", .style(.body),
      scale: 3,
      390, 42.333, "OnionBrowser"),
    .init(
      "%@ Websites can uncover your real IP address using JavaScript", .style(.body), scale: 3,
      390, 42.333, "OnionBrowser"),
    .init(
      "Audio titleAudio titleAudio titleAudio titleAudio titleAudio titl", .system(16), scale: 2,
      270, 38.5, "Rocket.Chat.iOS"),
    .init(
      "Title, text and line color will be disabled color when isEnabled is false.", .system(11),
      scale: 2,
      360, 26.5, "SkyFloatingLabelTextField"),
    .init(
      "Let DuckDuckGo manage cookie consent pop-ups", .system(16), scale: 3,
      265, 38.667, "iOS"),
    .init(
      "DisableDistanceHandling Inside CustomViewController even if IQKeyboardManager is enabled.",
      .system(12), scale: 2,
      328, 29, "IQKeyboardManager"),
    .init(
      "EnableDistanceHandling Inside CustomViewController even if IQKeyboardManager is disabled.",
      .system(12), scale: 2,
      328, 29, "IQKeyboardManager"),
    .init(
      "Allow Toolbar PreviousNext Inside IQDeepResponderContainerView", .system(12), scale: 2,
      328, 29, "IQKeyboardManager"),
    .init(
      "Complete the following steps in order to use Lockwise as an AutoFill provider.", .system(15),
      scale: 2,
      275, 36, "lockwise-ios"),
    .init(
      "Raivo does not have the required camera permissions to scan for QR codes!",
      .system(17, .medium), scale: 2,
      345, 41, "ios-application"),
    .init(
      "Manage all of your time-based and counter-based OTP tokens without the hassle.", .system(17),
      scale: 2,
      385.5, 41, "ios-application"),
    .init(
      "Choose a storage provider that you want to synchronize and backup your tokens to.",
      .system(17), scale: 2,
      332.5, 41, "ios-application"),
    .init(
      "You will need it when configuring data synchronization on other devices.", .system(17),
      scale: 2,
      292, 41, "ios-application"),
    .init(
      "Biometry allows you to unlock Raivo with BiomID, instead of your passcode.", .system(17),
      scale: 2,
      375, 41, "ios-application"),
    .init(
      "Your search query could be incorrect, or you didn't add that one-time password yet!",
      .system(17), scale: 2,
      341.5, 41, "ios-application"),
    .init(
      "Get around your bike in cities like New York and Los Angeles.", .style(.subheadline),
      scale: 2,
      231, 38, "Delta"),
    .init(
      "The record could not be uploaded because an error occured.", .style(.footnote), scale: 2,
      343, 34, "Delta"),
    .init(
      "azre azer azer azer azer aezr azer azer zaer ae", .system(15, .medium), scale: 2,
      324, 36, "element-ios"),
    .init(
      "Use your recovery passphrase to unlock your secure message history", .system(15), scale: 2,
      335, 36, "element-ios"),
    .init(
      "Use your recovery key to unlock your secure message history", .system(15), scale: 2,
      335, 36, "element-ios"),
    .init(
      "Or, secure your backup with a Recovery Key, saving it somewhere safe.", .system(15),
      scale: 2,
      335, 36, "element-ios"),
  ]
}
