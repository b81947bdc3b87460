// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Plays a sound, as in the moment in which it begins: it keeps what it is told, nothing sounds,
/// its time stays where it was set, and it never comes to an end.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// The sound's place.
  public let url: URL?
  /// The sound.
  public let data: Data?
  /// Hears that a sound is over. Nothing calls it here.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// How loud it is. The default is 1.
  open var volume: Float = 1
  /// Where it is, from -1 on the left to 1. The default is 0.
  open var pan: Float = 0
  /// How fast it is. The default is 1.
  open var rate: Float = 1
  /// Whether its speed can be set. The default is false.
  open var enableRate: Bool = false
  /// How often it begins anew. The default is 0; below that, for ever.
  open var numberOfLoops: Int = 0
  /// Whether levels are measured. The default is false; there are none.
  open var isMeteringEnabled: Bool = false
  /// The time that was set last, in seconds.
  open var currentTime: TimeInterval = 0
  /// How long it is, in seconds: nothing is read of it.
  open var duration: TimeInterval { 0 }
  /// Whether it was told to play.
  open private(set) var isPlaying: Bool = false

  /// Makes a player of nothing, as a property holds until there is a sound.
  public override init() {
    url = nil
    data = nil
    super.init()
  }

  /// Makes a player of a file.
  ///
  /// - Throws: An error where there is none.
  public init(contentsOf url: URL) throws {
    guard !url.isFileURL || FileManager.default.fileExists(atPath: url.path) else {
      throw NSError(domain: NSOSStatusErrorDomain, code: 2_003_334_207)
    }
    self.url = url
    data = nil
  }

  /// Makes a player of a file.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Makes a player of a sound.
  public init(data: Data) throws {
    url = nil
    self.data = data
  }

  /// Makes a player of a sound.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws {
    try self.init(data: data)
  }

  /// Says that it is ready.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Begins, and stays there.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }
  /// Begins, and stays there.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }
  /// Waits.
  open func pause() { isPlaying = false }
  /// Ends.
  open func stop() { isPlaying = false }
  /// Sets how loud it is.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Measures nothing.
  open func updateMeters() {}
  /// How loud a channel is, in decibels: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud a channel was, in decibels: silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The domain of errors of the system's sound.
let NSOSStatusErrorDomain = "NSOSStatusErrorDomain"

/// Hears of a sound. Nothing calls it here.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// It is over.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// It could not be read.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
