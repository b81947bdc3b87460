// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit
import SnapshotVerification

extension Example {
  /// Cells, cards, badges and forms.
  static var cards: [Example] {
    [
      Example(
        "SettingsCell", ExampleStates.settingsSize, test: "SettingsCellTests", "testEveryState()",
        ExampleStates.settings.pairs.map { ($0.name, subject(SettingsCell.self, $0.state)) }),
      Example(
        "ProfileHeaderView", ExampleStates.profileHeaderSize, test: "ProfileHeaderViewTests",
        "testEveryState()",
        ExampleStates.profileHeader.pairs.map {
          ($0.name, subject(ProfileHeaderView.self, $0.state))
        }),
      Example(
        "OrderFormView", ExampleStates.orderFormSize, test: "OrderFormViewTests",
        "testEveryState()",
        ExampleStates.orderForm.pairs.map { ($0.name, subject(OrderFormView.self, $0.state)) }),
      Example(
        "BannerView", ExampleStates.bannerSize, test: "BannerViewTests", "testEveryState()",
        ExampleStates.banner.pairs.map { ($0.name, subject(BannerView.self, $0.state)) }),
      Example(
        "RatingView", ExampleStates.ratingSize, test: "RatingViewTests", "testEveryState()",
        ExampleStates.rating.pairs.map { ($0.name, subject(RatingView.self, $0.state)) }),
      Example(
        "WeatherCardView", ExampleStates.weatherSize, test: "WeatherCardViewTests",
        "testEveryState()",
        ExampleStates.weather.pairs.map { ($0.name, subject(WeatherCardView.self, $0.state)) }),
      Example(
        "TagListView", ExampleStates.tagListSize, test: "TagListViewTests", "testEveryState()",
        ExampleStates.tagList.pairs.map { ($0.name, subject(TagListView.self, $0.state)) }),
    ]
  }
}
