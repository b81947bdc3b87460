// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// Takes what cameras and microphones give to where an app wants it. It keeps what it is told;
/// there are no cameras, and nothing comes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How large pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a preset of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "AVCaptureSessionPreset" + name }
    /// Of photographs.
    public static let photo = Preset("Photo")
    /// Large.
    public static let high = Preset("High")
    /// Medium.
    public static let medium = Preset("Medium")
    /// Small.
    public static let low = Preset("Low")
    /// 352 x 288 pixels.
    public static let cif352x288 = Preset("352x288")
    /// 640 x 480 pixels.
    public static let vga640x480 = Preset("640x480")
    /// 1280 x 720 pixels.
    public static let hd1280x720 = Preset("1280x720")
    /// 1920 x 1080 pixels.
    public static let hd1920x1080 = Preset("1920x1080")
    /// 3840 x 2160 pixels.
    public static let hd4K3840x2160 = Preset("3840x2160")
    /// As its input says.
    public static let inputPriority = Preset("InputPriority")
  }

  /// Where pictures and sounds come from.
  open private(set) var inputs: [AVCaptureInput] = []
  /// Where they go.
  open private(set) var outputs: [AVCaptureOutput] = []
  /// How large pictures are. The default is `high`.
  open var sessionPreset: Preset = .high
  /// Whether it was told to run.
  open private(set) var isRunning: Bool = false
  /// Whether another app has the camera: no.
  open var isInterrupted: Bool { false }
  /// Whether it sets up the app's sound. The default is true.
  open var usesApplicationAudioSession: Bool = true
  /// Whether it changes how the app's sound is set up. The default is true.
  open var automaticallyConfiguresApplicationAudioSession: Bool = true

  /// Makes a session without inputs.
  public override init() {}

  /// Whether pictures can be of that size.
  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether a source can be added: if it is not there.
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  /// Adds a source.
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Takes a source away.
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an end can be added: if it is not there.
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  /// Adds an end.
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Takes an end away.
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Begins several changes.
  open func beginConfiguration() {}
  /// Ends several changes.
  open func commitConfiguration() {}
  /// Notes that it runs. Nothing comes.
  open func startRunning() { isRunning = true }
  /// Notes that it does not run.
  open func stopRunning() { isRunning = false }
}
