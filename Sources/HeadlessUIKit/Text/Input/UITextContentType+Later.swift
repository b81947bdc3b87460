// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

extension UITextContentType {
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A day and a time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// Until when a card is good.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month until which a card is good.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year until which a card is good.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The code on the back of a card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The kind of a card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The name on a card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day in the month of birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
}
