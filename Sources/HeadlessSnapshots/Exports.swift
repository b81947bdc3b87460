// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

// `import HeadlessSnapshots` is all that a test needs.
@_exported import BMViewLifecycle
@_exported import HeadlessUIKit
@_exported import struct ImageComparison.ComparisonStrategy
@_exported import enum SnapshotVerification.FindingLevel
@_exported import enum SnapshotVerification.HostPhases
@_exported import struct SnapshotVerification.LintRules
@_exported import enum SnapshotVerification.RecordMode
@_exported import enum SnapshotVerification.ReferenceTrust
@_exported import enum SnapshotVerification.SnapshotContainer
@_exported import struct SnapshotVerification.SnapshotContext
@_exported import struct SnapshotVerification.SnapshotDevice
@_exported import enum SnapshotVerification.SnapshotHook
@_exported import enum SnapshotVerification.SnapshotKeyboard
@_exported import enum SnapshotVerification.SnapshotOrientation
@_exported import struct SnapshotVerification.SnapshotSettings
@_exported import enum SnapshotVerification.SnapshotSize
@_exported import struct SnapshotVerification.SnapshotStates
@_exported import struct SnapshotVerification.SnapshotVerifier
@_exported import struct SnapshotVerification.SnapshotTraits
@_exported import struct SnapshotVerification.StateAxis
@_exported import enum SnapshotVerification.StateCombination
@_exported import struct SnapshotVerification.StateMatrix
@_exported import enum SnapshotVerification.StateTransitions
@_exported import struct SnapshotVerification.StateValues
@_exported import struct SnapshotVerification.StateVariation
@_exported import protocol SnapshotVerification.TestableViewController
