// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// The one file of the target that SwiftPM compiles as it is. The plug-in UIKitSources transforms
// the others of this folder.
