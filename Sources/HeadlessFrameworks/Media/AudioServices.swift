// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// The number of one of the system's sounds.
public typealias SystemSoundID = UInt32

/// The device trembles.
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

/// Plays nothing: there is nobody to hear it.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing: there is nobody to hear it.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}

/// Plays nothing, and says at once that it is over.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// Plays nothing, and says at once that it is over.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { inCompletionBlock?() }

/// Nothing went wrong.
public let kAudioServicesNoError: Int32 = 0

/// Reads no sound: nobody would hear it. It is given a number as if it were read.
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> Int32 {
  outSystemSoundID.pointee = 4096
  return kAudioServicesNoError
}

/// Forgets nothing: no sound was read.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> Int32 { 0 }
