// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Records a sound, as in the moment in which it begins: it keeps what it is told, writes nothing,
/// and its time stays 0.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// Where the sound would be written.
  public let url: URL
  /// How it would be written.
  public let settings: [String: Any]
  /// Hears that it is over. Nothing calls it here.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether levels are measured. The default is false; there are none.
  open var isMeteringEnabled: Bool = false
  /// Whether it was told to record.
  open private(set) var isRecording: Bool = false
  /// How long it has recorded, in seconds: 0.
  open var currentTime: TimeInterval { 0 }

  /// Makes a recorder.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
  }
  /// Says that it is ready.
  @discardableResult
  open func prepareToRecord() -> Bool { true }
  /// Begins, and stays there.
  @discardableResult
  open func record() -> Bool {
    isRecording = true
    return true
  }
  /// Begins, and stays there.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Waits.
  open func pause() { isRecording = false }
  /// Ends.
  open func stop() { isRecording = false }
  /// There is nothing to delete.
  @discardableResult
  open func deleteRecording() -> Bool { false }
  /// Measures nothing.
  open func updateMeters() {}
  /// How loud a channel is, in decibels: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud a channel was, in decibels: silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Hears of a recorder. Nothing calls it here.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// It is over.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// It could not be written.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

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
