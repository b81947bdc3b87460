// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Plays nothing: it keeps what it is told, its time stays where it was set, and no video shows.
///
/// ```swift
/// let player = AVPlayer(url: URL(fileURLWithPath: "/intro.mp4"))
/// player.play()
/// let rate = player.rate  // 1
/// ```
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it can play.
  public enum Status: Int, Sendable {
    /// Not yet known: always so here.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// Whether it plays.
  public enum TimeControlStatus: Int, Sendable {
    /// It does not.
    case paused
    /// It would, and waits for the video: so after ``AVPlayer/play()``.
    case waitingToPlayAtSpecifiedRate
    /// It does.
    case playing
  }

  /// What happens at the end.
  public enum ActionAtItemEnd: Int, Sendable {
    /// The next item.
    case advance
    /// Nothing more.
    case pause
    /// Nothing.
    case none
  }

  /// What is played.
  open private(set) var currentItem: AVPlayerItem?
  /// How fast it would play: 0, the default, for not at all.
  open var rate: Float = 0
  /// How fast it plays after ``play()``. The default is 1.
  open var defaultRate: Float = 1
  /// How loud it is. The default is 1.
  open var volume: Float = 1
  /// Whether it is silent. The default is false.
  open var isMuted: Bool = false
  /// What happens at the end. The default is that it stops.
  open var actionAtItemEnd: ActionAtItemEnd = .pause
  /// Whether it waits rather than falter. The default is true.
  open var automaticallyWaitsToMinimizeStalling: Bool = true
  /// Whether it may show on another screen. The default is true.
  open var allowsExternalPlayback: Bool = true
  /// Whether it keeps the device awake. The default is true.
  open var preventsDisplaySleepDuringVideoPlayback: Bool = true
  /// Whether it can play: not yet known.
  open var status: Status { .unknown }
  /// What keeps it from playing: nothing.
  open var error: (any Error)? { nil }
  /// Whether it plays: it waits as long as its rate is not 0.
  open var timeControlStatus: TimeControlStatus {
    rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
  }
  private var time = CMTime.zero

  /// Makes a player of nothing.
  public override init() {}
  /// Makes a player of a place.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  /// Makes a player of an item.
  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  /// Asks it to play.
  open func play() { rate = defaultRate }
  /// Asks it to stop.
  open func pause() { rate = 0 }
  /// Asks it to play.
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  /// Gives it another item.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }

  /// The time that was set last.
  open func currentTime() -> CMTime { time }
  /// Sets the time.
  open func seek(to time: CMTime) { self.time = time }
  /// Sets the time, and says at once that it is done.
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    self.time = time
    completionHandler(true)
  }
  /// Sets the time.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    self.time = time
  }
  /// Sets the time, and says at once that it is done.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    self.time = time
    completionHandler(true)
  }

  /// Asks to be told of the time, which does not go on: nobody is told.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any { NSObject() }
  /// Asks to be told of times, which do not come: nobody is told.
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping () -> Void
  ) -> Any { NSObject() }
  /// Takes back what was asked.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player of several items.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem]

  /// Makes a player of items.
  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }
  /// Makes a player of an item.
  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }
  /// Makes a player of nothing.
  public override convenience init() { self.init(items: []) }

  /// The items that are left.
  open func items() -> [AVPlayerItem] { queue }
  /// Goes on to the next item.
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    replaceCurrentItem(with: queue.first)
  }
  /// Whether an item can come behind another one: always.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { true }
  /// Puts an item behind another one, or at the end.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = queue.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    if queue.count == 1 { replaceCurrentItem(with: item) }
  }
  /// Takes all items away.
  open func removeAllItems() {
    queue = []
    replaceCurrentItem(with: nil)
  }
}

/// Begins an item anew when it ends. It never does.
open class AVPlayerLooper: NSObject {
  /// Makes one for a player and an item.
  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    if player.items().isEmpty { player.insert(templateItem, after: nil) }
  }
  /// Ends with this round.
  open func disableLooping() {}
}

/// What a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Sendable {
    /// Not yet known: always so here.
    case unknown
    /// It can.
    case readyToPlay
    /// It cannot.
    case failed
  }

  /// The video or the sound.
  public let asset: AVAsset
  /// What the asset is asked for before it can be played. Nothing is asked here.
  public let automaticallyLoadedAssetKeys: [String]

  /// Makes an item of nothing.
  public override convenience init() { self.init(asset: AVAsset()) }

  /// Makes an item of a place.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }
  /// Makes an item of a video or a sound.
  public convenience init(asset: AVAsset) {
    self.init(asset: asset, automaticallyLoadedAssetKeys: nil)
  }
  /// Makes an item of a video or a sound.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.asset = asset
    self.automaticallyLoadedAssetKeys = automaticallyLoadedAssetKeys ?? []
  }

  /// Whether it can be played: not yet known.
  open var status: Status { .unknown }
  /// What keeps it from being played: nothing.
  open var error: (any Error)? { nil }
  /// How long it is: not known.
  open var duration: CMTime { asset.duration }
  /// The size of its pictures: none.
  open var presentationSize: CGSize { .zero }
  /// What of it is there: nothing.
  open var loadedTimeRanges: [NSValue] { [] }
  /// What of it a player can go to: nothing.
  open var seekableTimeRanges: [NSValue] { [] }
  /// Whether it can be played at more than its speed: not yet known.
  open var canPlayFastForward: Bool { false }
  /// Whether it can be played at less than its speed: not yet known.
  open var canPlaySlowForward: Bool { false }
  /// Whether it can be played backwards: not yet known.
  open var canPlayReverse: Bool { false }
  /// Whether it can be played backwards at more than its speed: not yet known.
  open var canPlayFastReverse: Bool { false }
  /// Whether it can be played backwards at less than its speed: not yet known.
  open var canPlaySlowReverse: Bool { false }
  /// Whether it can go on by one picture: not yet known.
  open var canStepForward: Bool { false }
  /// Whether it can go back by one picture: not yet known.
  open var canStepBackward: Bool { false }
  /// When it ends by itself before its end. The default is no such time.
  open var forwardPlaybackEndTime: CMTime = CMTime()
  /// When it ends by itself where it is played backwards. The default is no such time.
  open var reversePlaybackEndTime: CMTime = CMTime()
  /// Whether there is enough of it to go on: no.
  open var isPlaybackLikelyToKeepUp: Bool { false }
  /// Whether nothing of it is there: so it is.
  open var isPlaybackBufferEmpty: Bool { true }
  /// Whether no more of it fits: no.
  open var isPlaybackBufferFull: Bool { false }
  /// How much of it is asked for, in seconds. The default is 0: that is the player's.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// How much of it may come in a second, in bits. The default is 0: any number.
  open var preferredPeakBitRate: Double = 0
  /// Its time: none.
  open func currentTime() -> CMTime { .zero }
  /// Says at once that it is done.
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) { completionHandler?(true) }
}

extension Notification.Name {
  /// An item came to its end. None does here.
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// An item could not come to its end. None is tried here.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  /// An item waits for more. None does here.
  public static let AVPlayerItemPlaybackStalled = Notification.Name(
    "AVPlayerItemPlaybackStalledNotification")
}

extension AVPlayerItem {
  /// An item came to its end. None does here.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime
}
