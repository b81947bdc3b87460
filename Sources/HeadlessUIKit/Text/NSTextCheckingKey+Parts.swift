// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Linux's Foundation has them, and publishes none. Their texts are those of Apple's.
extension NSTextCheckingKey {
  /// A person's name.
  public static let name = NSTextCheckingKey(rawValue: "Name")
  /// What a person does.
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  /// A company or the like.
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  /// A street with its number.
  public static let street = NSTextCheckingKey(rawValue: "Street")
  /// A city.
  public static let city = NSTextCheckingKey(rawValue: "City")
  /// A state.
  public static let state = NSTextCheckingKey(rawValue: "State")
  /// A postal code.
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  /// A country.
  public static let country = NSTextCheckingKey(rawValue: "Country")
  /// A telephone number.
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  /// Who flies.
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  /// The flight's number.
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
