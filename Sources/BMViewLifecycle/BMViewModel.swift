// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Everything that a view shows: one value of this type is one state of the view.
///
/// Preferably a struct. A class works too, but only setting the view's `viewModel` updates the
/// view; changing an object that it has does not.
///
/// ```swift
/// struct ProfileViewModel: BMViewModel {
///   var name: String
///   var age: Int
/// }
/// ```
public protocol BMViewModel {}
