// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// How well a sound is written.
public enum AVAudioQuality: Int, Sendable {
  /// Worst.
  case min = 0
  /// Badly.
  case low = 0x20
  /// Well.
  case medium = 0x40
  /// Better.
  case high = 0x60
  /// Best.
  case max = 0x7F
}

/// The key of how a sound is written.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of how many samples there are in a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of how many channels there are.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of how well it is written.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of how many bits there are in a second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of how many bits a sample has.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
/// The key of whether a sample begins with its high byte.
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
/// The key of whether samples have fractions.
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of whether each channel is on its own.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// How a sound is written.
public typealias AudioFormatID = UInt32
/// Small.
public let kAudioFormatMPEG4AAC: AudioFormatID = 0x6161_6320
/// As it is.
public let kAudioFormatLinearPCM: AudioFormatID = 0x6C70_636D
/// Small, without loss.
public let kAudioFormatAppleLossless: AudioFormatID = 0x616C_6163
