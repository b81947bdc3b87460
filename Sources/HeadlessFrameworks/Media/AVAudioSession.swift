// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What an app does with sound. It is kept here, and nothing sounds.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What an app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Sounds beside those of others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// Sounds that silence others: the default.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// Sounds that are what the app is for.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// It records.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// It plays and records.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    /// It plays to several devices.
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  /// What the sound is.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any sound: the default.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// That of a video.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// That of a game.
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    /// Speech.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    /// A call.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// A call with pictures.
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    /// A video that is made.
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    /// A measurement.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
  }

  /// How the sound is with others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others go on.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Others become softer.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// By Bluetooth, with a microphone.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// By the loudspeaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    /// Speech of others waits.
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    /// By Bluetooth.
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    /// By AirPlay.
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  /// What is said when a session begins or ends.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether the app may record.
  public enum RecordPermission: UInt, Sendable {
    /// Nobody was asked: always so here.
    case undetermined = 0x756E_6474
    /// It may not.
    case denied = 0x6465_6E79
    /// It may.
    case granted = 0x6772_6E74
  }

  private static let shared = AVAudioSession()
  /// The one session.
  open class func sharedInstance() -> AVAudioSession { shared }

  /// What the app does with sound.
  open private(set) var category: Category = .soloAmbient
  /// What the sound is.
  open private(set) var mode: Mode = .default
  /// How it is with others.
  open private(set) var categoryOptions: CategoryOptions = []
  /// How loud it is, from 0 to 1: in the middle.
  open var outputVolume: Float { 0.5 }
  /// Whether others sound: nobody does.
  open var isOtherAudioPlaying: Bool { false }
  /// Whether the app may record: nobody was asked.
  open var recordPermission: RecordPermission { .undetermined }

  /// Keeps what the app does with sound.
  open func setCategory(_ category: Category) throws { self.category = category }
  /// Keeps what the app does with sound.
  open func setCategory(_ category: Category, options: CategoryOptions) throws {
    self.category = category
    categoryOptions = options
  }
  /// Keeps what the app does with sound.
  open func setCategory(
    _ category: Category, mode: Mode, options: CategoryOptions = []
  ) throws {
    self.category = category
    self.mode = mode
    categoryOptions = options
  }
  /// Keeps what the sound is.
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Begins or ends the session, in which nothing sounds.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Asks nobody, and says no.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }

  /// A call or the like takes the sound. None does here.
  public static let interruptionNotification = Notification.Name(
    "AVAudioSessionInterruptionNotification")
  /// The sound goes another way. It does not here.
  public static let routeChangeNotification = Notification.Name(
    "AVAudioSessionRouteChangeNotification")
}
