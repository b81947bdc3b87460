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
