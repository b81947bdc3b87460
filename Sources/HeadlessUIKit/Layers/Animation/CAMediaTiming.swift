// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// What has a time of its own: animations and layers.
public protocol CAMediaTiming: AnyObject {
  /// When it begins in its parent's time, in seconds.
  var beginTime: TimeInterval { get set }
  /// How long it takes, in seconds.
  var duration: TimeInterval { get set }
  /// How many of its seconds go by in one of its parent's.
  var speed: Float { get set }
  /// Where in itself it begins, in seconds.
  var timeOffset: TimeInterval { get set }
  /// How often it runs.
  var repeatCount: Float { get set }
  /// How long it repeats, in seconds.
  var repeatDuration: TimeInterval { get set }
  /// Whether it runs back after it has run.
  var autoreverses: Bool { get set }
  /// What it shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

extension CAAnimation: CAMediaTiming {}

/// The time of a layer that has one of its own.
struct LayerTiming {
  var beginTime: TimeInterval = 0
  var duration = TimeInterval.infinity
  var speed: Float = 1
  var timeOffset: TimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: TimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A time of the superlayer in the layer.
  func local(_ time: TimeInterval) -> TimeInterval {
    (time - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// A time of the layer in its superlayer. In a layer that stands still, each is that of its
  /// beginning.
  func parent(_ time: TimeInterval) -> TimeInterval {
    speed == 0 ? beginTime : (time - timeOffset) / TimeInterval(speed) + beginTime
  }
}

// A picture stands still, and animations are over in it: their layer's time does not show.

extension CALayer: CAMediaTiming {
  private var times: LayerTiming {
    get { timing ?? LayerTiming() }
    set { timing = newValue }
  }

  /// When the layer's time begins in its superlayer's, in seconds. The default is 0.
  public var beginTime: TimeInterval {
    get { times.beginTime }
    set { times.beginTime = newValue }
  }

  /// How long the layer takes, in seconds. The default is without end.
  public var duration: TimeInterval {
    get { times.duration }
    set { times.duration = newValue }
  }

  /// How many of its seconds go by in one of its superlayer's; at 0 its time stands still. The
  /// default is 1.
  public var speed: Float {
    get { times.speed }
    set { times.speed = newValue }
  }

  /// Where the layer's time begins, in seconds. The default is 0.
  ///
  /// Apps that lead an animation by a finger stop the layer and set this: then the animation shows
  /// at that time on a screen. Here it shows its end, which is reported.
  public var timeOffset: TimeInterval {
    get { times.timeOffset }
    set {
      times.timeOffset = newValue
      guard speed == 0, newValue != 0 else { return }
      RenderingEnvironment.report(
        "animations of a layer whose time stands still at \(newValue) s are not shown at that time; "
          + "set the layer's properties", kind: .notDrawn)
    }
  }

  /// How often the layer's time runs. The default is 0, for once.
  public var repeatCount: Float {
    get { times.repeatCount }
    set { times.repeatCount = newValue }
  }

  /// How long the layer's time repeats, in seconds. The default is 0, for as often as
  /// ``repeatCount`` says.
  public var repeatDuration: TimeInterval {
    get { times.repeatDuration }
    set { times.repeatDuration = newValue }
  }

  /// Whether the layer's time runs back after it has run. The default is false.
  public var autoreverses: Bool {
    get { times.autoreverses }
    set { times.autoreverses = newValue }
  }

  /// What the layer shows before and after its time. The default is `removed`.
  public var fillMode: CAMediaTimingFillMode {
    get { times.fillMode }
    set { times.fillMode = newValue }
  }

  /// A time of another layer in this one; `nil` stands for the time of all, that of
  /// ``CACurrentMediaTime()``.
  public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
    local(l?.absolute(t) ?? t)
  }

  /// A time of this layer in another one; `nil` stands for the time of all.
  public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
    let time = absolute(t)
    return l?.local(time) ?? time
  }

  private func local(_ time: TimeInterval) -> TimeInterval {
    times.local(superlayer?.local(time) ?? time)
  }

  private func absolute(_ time: TimeInterval) -> TimeInterval {
    let time = times.parent(time)
    return superlayer?.absolute(time) ?? time
  }
}
