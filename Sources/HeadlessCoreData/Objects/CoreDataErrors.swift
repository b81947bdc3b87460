// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The code of an error of a save: a property needs a value and has none.
public let NSValidationMissingMandatoryPropertyError = 1570
/// The code of an error of a save: several others are in it.
public let NSValidationMultipleErrorsError = 1560
/// The code of an error of a save: a relationship forbids that the object is deleted.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// The code of an error of a save: another object has the same unique values.
public let NSManagedObjectConstraintMergeError = 133021
/// The code of an error: there is no such object.
public let NSManagedObjectReferentialIntegrityError = 133000
/// The code of an error: there is no store.
public let NSPersistentStoreInvalidTypeError = 134000

/// In an error's `userInfo`: the property's name.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// In an error's `userInfo`: the object.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// In an error's `userInfo`: the errors.
public let NSDetailedErrorsKey = "NSDetailedErrors"
