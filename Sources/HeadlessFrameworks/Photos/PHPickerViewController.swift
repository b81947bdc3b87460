// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation
import HeadlessUIKit

/// Which pictures people may choose among.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  /// Pictures.
  public static let images = PHPickerFilter(name: "images")
  /// Videos.
  public static let videos = PHPickerFilter(name: "videos")
  /// Live photos.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Those of the screen.
  public static let screenshots = PHPickerFilter(name: "screenshots")

  /// Those of any of several kinds.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any(\(subfilters.map(\.name).joined(separator: ",")))")
  }
}

/// How people choose pictures.
public struct PHPickerConfiguration: Hashable, Sendable {
  /// In which form pictures come.
  public enum AssetRepresentationMode: Int, Sendable {
    /// Whichever suits.
    case automatic
    /// As they are.
    case current
    /// As most apps read them.
    case compatible
  }

  /// Whether their order counts.
  public enum Selection: Int, Sendable {
    /// It does not.
    case `default`
    /// It does.
    case ordered
  }

  /// How many may be chosen; 0 for any number. The default is 1.
  public var selectionLimit: Int = 1
  /// Which there are; `nil`, the default, for all.
  public var filter: PHPickerFilter?
  /// In which form they come.
  public var preferredAssetRepresentationMode: AssetRepresentationMode = .automatic
  /// Whether their order counts. The default is that it does not.
  public var selection: Selection = .default
  /// Those that are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []

  /// Makes a configuration.
  public init() {}
  /// Makes a configuration for what people let the app see.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picture that was chosen. None is here.
public struct PHPickerResult: Hashable {
  /// Gives the picture.
  public let itemProvider: NSItemProvider
  /// The picture's identifier.
  public let assetIdentifier: String?
}

/// Hears what people chose. Nothing calls it here.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// They chose.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// People choose pictures. It is empty here, which the record of a picture says.
@preconcurrency @MainActor
open class PHPickerViewController: UIViewController {
  /// How they choose.
  public let configuration: PHPickerConfiguration
  /// Hears what they chose.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Makes a controller.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller that is in no nib.
  public required init?(coder: NSCoder) { nil }

  /// Makes the empty view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  /// Says that the picture will be empty.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    RenderingEnvironment.report(
      "a \(type(of: self)) is empty: people's pictures are not here", kind: .notDrawn)
  }
}
