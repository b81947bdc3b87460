// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import SnapshotVerification

extension ExampleStates {
  public static let settingsSize = CGSize(width: 320, height: 60)
  public static var settings: SnapshotStates<SettingsCellViewModel> {
    [
      "value": SettingsCellViewModel(
        symbol: "W", symbolColor: .systemBlue, title: "Wi-Fi",
        control: .disclosure(value: "Home")),
      "on": SettingsCellViewModel(
        symbol: "A", symbolColor: .systemOrange, title: "Airplane", control: .toggle(isOn: true)),
      "off disabled": SettingsCellViewModel(
        symbol: "V", symbolColor: .systemIndigo, title: "VPN", detail: "Not set up",
        control: .toggle(isOn: false), isEnabled: false),
      "detail": SettingsCellViewModel(
        symbol: "S", symbolColor: .systemGray, title: "Storage", detail: "12 of 64 GB are free",
        control: .disclosure(value: nil)),
    ]
  }

  public static let profileHeaderSize = CGSize(width: 320, height: 300)
  public static var profileHeader: SnapshotStates<ProfileHeaderViewModel> {
    [
      "plain": ProfileHeaderViewModel(
        name: "Ada Lovelace", handle: "@ada", posts: 12, followers: "1,815"),
      "followed": ProfileHeaderViewModel(
        name: "Grace Hopper", handle: "@grace",
        biography: "Compilers, ships and a moth. Ask me how long a nanosecond is.", posts: 340,
        followers: "1.2 M", isFollowed: true),
      "long name": ProfileHeaderViewModel(
        name: "Hubert Blaine Wolfeschlegelsteinhausen", handle: "@hubert", posts: 0,
        followers: "0"),
    ]
  }

  public static let orderFormSize = CGSize(width: 320, height: 380)
  public static var orderForm: SnapshotStates<OrderFormViewModel> {
    [
      "fresh": OrderFormViewModel(),
      "gift": OrderFormViewModel(
        size: 3, quantity: 4, isGift: true, note: "Happy birthday, and many more of them!"),
      "error": OrderFormViewModel(
        size: 0, quantity: 9, error: "There are only 7 pieces left in this size."),
      "sending": OrderFormViewModel(size: 2, isSending: true),
    ]
  }

  public static let bannerSize = CGSize(width: 320, height: 120)
  public static var banner: SnapshotStates<BannerViewModel> {
    [
      "info": BannerViewModel(kind: .info, title: "Version 2 is there"),
      "success": BannerViewModel(
        kind: .success, title: "Saved", message: "Your changes are on all devices.",
        actionTitle: "Undo"),
      "failure": BannerViewModel(
        kind: .failure, title: "No connection",
        message: "Check that you are online, and try again.", actionTitle: "Try again"),
    ]
  }

  public static let ratingSize = CGSize(width: 280, height: 48)
  public static var rating: SnapshotStates<RatingViewModel> {
    [
      "none": RatingViewModel(rating: 0, count: 0),
      "half": RatingViewModel(rating: 2.5, count: 1),
      "high": RatingViewModel(rating: 4.7, count: 1280),
      "full": RatingViewModel(rating: 5, count: 3),
    ]
  }

  public static let weatherSize = CGSize(width: 320, height: 200)
  public static var weather: SnapshotStates<WeatherCardViewModel> {
    let hours = [("9", 18), ("10", 20), ("11", 22), ("12", 23), ("13", 23)]
      .map { WeatherCardViewModel.Hour(name: $0.0, temperature: $0.1) }
    return [
      "day": WeatherCardViewModel(
        place: "Lisbon", temperature: 21, summary: "Sunny all day", hours: hours),
      "night": WeatherCardViewModel(
        place: "Tromsø", temperature: -14, summary: "Clear, with northern lights", isNight: true,
        hours: Array(hours.prefix(3))),
      "without hours": WeatherCardViewModel(place: "Here", temperature: 0, summary: "Fog"),
    ]
  }

  public static let tagListSize = CGSize(width: 320, height: 150)
  public static var tagList: SnapshotStates<TagListViewModel> {
    let tags = ["Cats", "Dogs", "Small pets", "Birds", "Reptiles", "Horses", "Fish", "Insects"]
    return [
      "none chosen": TagListViewModel(tags: tags),
      "two chosen": TagListViewModel(tags: tags, chosen: ["Cats", "Horses"]),
      "few": TagListViewModel(tags: ["Only one"], chosen: ["Only one"]),
    ]
  }
}
