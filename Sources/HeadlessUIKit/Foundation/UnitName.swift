// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What a unit of Foundation is called in the Unicode CLDR.
struct UnitName {
  /// Such as `kilometer-per-hour`.
  let identifier: String
  /// What is measured, where the CLDR says which units are of its size; `nil` where units stay.
  let usage: String?

  /// The name of a unit; `nil` for units that the CLDR does not have.
  init?(_ unit: Unit) {
    guard let known = Self.known.first(where: { $0.unit == unit }) else { return nil }
    identifier = known.identifier
    usage = Self.scaled.contains { $0 == type(of: unit) } ? "default" : nil
  }

  /// The unit of the same dimension that a language's region writes measurements in.
  static func preferred(over unit: Dimension, in locale: Locale) -> Dimension? {
    let system = locale.measurementSystem
    return switch unit {
    case is UnitLength: system == .metric ? UnitLength.kilometers : UnitLength.miles
    case is UnitMass: system == .us ? UnitMass.pounds : UnitMass.kilograms
    case is UnitTemperature:
      system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed: system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
    case is UnitVolume: system == .us ? UnitVolume.gallons : UnitVolume.liters
    default: nil
    }
  }

  private static let scaled: [Unit.Type] = [
    UnitLength.self, UnitMass.self, UnitTemperature.self, UnitSpeed.self,
  ]

  private static let known: [(unit: Unit, identifier: String)] = [
    (UnitLength.megameters, "megameter"),
    (UnitLength.kilometers, "kilometer"),
    (UnitLength.hectometers, "hectometer"),
    (UnitLength.decimeters, "decimeter"),
    (UnitLength.meters, "meter"),
    (UnitLength.centimeters, "centimeter"),
    (UnitLength.millimeters, "millimeter"),
    (UnitLength.micrometers, "micrometer"),
    (UnitLength.nanometers, "nanometer"),
    (UnitLength.picometers, "picometer"),
    (UnitLength.inches, "inch"),
    (UnitLength.feet, "foot"),
    (UnitLength.yards, "yard"),
    (UnitLength.miles, "mile"),
    (UnitLength.scandinavianMiles, "mile-scandinavian"),
    (UnitLength.lightyears, "light-year"),
    (UnitLength.nauticalMiles, "nautical-mile"),
    (UnitLength.fathoms, "fathom"),
    (UnitLength.furlongs, "furlong"),
    (UnitLength.astronomicalUnits, "astronomical-unit"),
    (UnitLength.parsecs, "parsec"),
    (UnitMass.kilograms, "kilogram"),
    (UnitMass.grams, "gram"),
    (UnitMass.milligrams, "milligram"),
    (UnitMass.micrograms, "microgram"),
    (UnitMass.ounces, "ounce"),
    (UnitMass.pounds, "pound"),
    (UnitMass.stones, "stone"),
    (UnitMass.metricTons, "tonne"),
    (UnitMass.shortTons, "ton"),
    (UnitMass.carats, "carat"),
    (UnitMass.ouncesTroy, "ounce-troy"),
    (UnitTemperature.kelvin, "kelvin"),
    (UnitTemperature.celsius, "celsius"),
    (UnitTemperature.fahrenheit, "fahrenheit"),
    (UnitSpeed.metersPerSecond, "meter-per-second"),
    (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
    (UnitSpeed.milesPerHour, "mile-per-hour"),
    (UnitSpeed.knots, "knot"),
    (UnitVolume.kiloliters, "kiloliter"),
    (UnitVolume.liters, "liter"),
    (UnitVolume.deciliters, "deciliter"),
    (UnitVolume.centiliters, "centiliter"),
    (UnitVolume.milliliters, "milliliter"),
    (UnitVolume.cubicKilometers, "cubic-kilometer"),
    (UnitVolume.cubicMeters, "cubic-meter"),
    (UnitVolume.cubicCentimeters, "cubic-centimeter"),
    (UnitVolume.cubicInches, "cubic-inch"),
    (UnitVolume.cubicFeet, "cubic-foot"),
    (UnitVolume.cubicYards, "cubic-yard"),
    (UnitVolume.cubicMiles, "cubic-mile"),
    (UnitVolume.acreFeet, "acre-foot"),
    (UnitVolume.bushels, "bushel"),
    (UnitVolume.teaspoons, "teaspoon"),
    (UnitVolume.tablespoons, "tablespoon"),
    (UnitVolume.fluidOunces, "fluid-ounce"),
    (UnitVolume.cups, "cup"),
    (UnitVolume.pints, "pint"),
    (UnitVolume.quarts, "quart"),
    (UnitVolume.gallons, "gallon"),
    (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"),
    (UnitVolume.imperialGallons, "gallon-imperial"),
    (UnitVolume.metricCups, "cup-metric"),
    (UnitArea.squareKilometers, "square-kilometer"),
    (UnitArea.squareMeters, "square-meter"),
    (UnitArea.squareCentimeters, "square-centimeter"),
    (UnitArea.squareInches, "square-inch"),
    (UnitArea.squareFeet, "square-foot"),
    (UnitArea.squareYards, "square-yard"),
    (UnitArea.squareMiles, "square-mile"),
    (UnitArea.acres, "acre"),
    (UnitArea.hectares, "hectare"),
    (UnitDuration.hours, "hour"),
    (UnitDuration.minutes, "minute"),
    (UnitDuration.seconds, "second"),
    (UnitDuration.milliseconds, "millisecond"),
    (UnitDuration.microseconds, "microsecond"),
    (UnitDuration.nanoseconds, "nanosecond"),
    (UnitEnergy.kilojoules, "kilojoule"),
    (UnitEnergy.joules, "joule"),
    (UnitEnergy.kilocalories, "kilocalorie"),
    (UnitEnergy.calories, "calorie"),
    (UnitEnergy.kilowattHours, "kilowatt-hour"),
    (UnitPower.megawatts, "megawatt"),
    (UnitPower.kilowatts, "kilowatt"),
    (UnitPower.watts, "watt"),
    (UnitPower.milliwatts, "milliwatt"),
    (UnitPower.horsepower, "horsepower"),
    (UnitPressure.hectopascals, "hectopascal"),
    (UnitPressure.kilopascals, "kilopascal"),
    (UnitPressure.bars, "bar"),
    (UnitPressure.millibars, "millibar"),
    (UnitPressure.inchesOfMercury, "inch-ofhg"),
    (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
    (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    (UnitFrequency.gigahertz, "gigahertz"),
    (UnitFrequency.megahertz, "megahertz"),
    (UnitFrequency.kilohertz, "kilohertz"),
    (UnitFrequency.hertz, "hertz"),
    (UnitInformationStorage.bits, "bit"),
    (UnitInformationStorage.kilobits, "kilobit"),
    (UnitInformationStorage.megabits, "megabit"),
    (UnitInformationStorage.gigabits, "gigabit"),
    (UnitInformationStorage.terabits, "terabit"),
    (UnitInformationStorage.bytes, "byte"),
    (UnitInformationStorage.kilobytes, "kilobyte"),
    (UnitInformationStorage.megabytes, "megabyte"),
    (UnitInformationStorage.gigabytes, "gigabyte"),
    (UnitInformationStorage.terabytes, "terabyte"),
    (UnitInformationStorage.petabytes, "petabyte"),
    (UnitAngle.degrees, "degree"),
    (UnitAngle.arcMinutes, "arc-minute"),
    (UnitAngle.arcSeconds, "arc-second"),
    (UnitAngle.radians, "radian"),
    (UnitAngle.revolutions, "revolution"),
    (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"),
    (UnitAcceleration.gravity, "g-force"),
    (UnitElectricCurrent.amperes, "ampere"),
    (UnitElectricCurrent.milliamperes, "milliampere"),
    (UnitElectricPotentialDifference.volts, "volt"),
    (UnitElectricResistance.ohms, "ohm"),
    (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
    (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
    (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    (UnitConcentrationMass.milligramsPerDeciliter, "milligram-ofglucose-per-deciliter"),
    (UnitDispersion.partsPerMillion, "permillion"),
    (UnitIlluminance.lux, "lux"),
  ]
}
