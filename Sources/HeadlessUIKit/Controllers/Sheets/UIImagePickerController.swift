// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

/// The camera, and the pictures of the device. The system draws it: here it is empty.
@preconcurrency @MainActor
open class UIImagePickerController: SystemSheetController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All albums.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// One album.
    case savedPhotosAlbum = 2
  }

  /// The sides of the device.
  public enum CameraDevice: Int, Sendable {
    /// The side away from people.
    case rear = 0
    /// The side that people look at.
    case front = 1
  }

  /// What ``UIImagePickerControllerDelegate`` is told.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as people changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that people chose.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where a film is.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where something is in the library, by its first name.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the library knows of it.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    /// The picture that moves.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// Where a picture is.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// What the camera noted.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
  }

  /// Hears what was chosen. Nobody chooses here: a test calls it.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from. The default is the library.
  open var sourceType: SourceType = .photoLibrary
  /// The kinds that can be chosen. The default is pictures.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether people can change what they chose. The default is false.
  open var allowsEditing: Bool = false
  /// The side of the camera. The default is the rear.
  open var cameraDevice: CameraDevice = .rear

  /// What the camera makes.
  public enum CameraCaptureMode: Int, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video = 1
  }

  /// When the camera's light flashes.
  public enum CameraFlashMode: Int, Sendable {
    /// Never.
    case off = -1
    /// Where it is dark.
    case auto = 0
    /// Always.
    case on = 1
  }

  /// How good films are.
  public enum QualityType: Int, Sendable {
    /// As good as they can be.
    case typeHigh = 0
    /// For a fast network.
    case typeMedium = 1
    /// For a slow network.
    case typeLow = 2
    /// 640 x 480.
    case type640x480 = 3
    /// 1280 x 720.
    case typeIFrame1280x720 = 4
    /// 960 x 540.
    case typeIFrame960x540 = 5
  }

  /// In which form pictures are given.
  public enum ImageURLExportPreset: Int, Sendable {
    /// One that all can read.
    case compatible = 0
    /// As they are kept.
    case current = 1
  }

  /// What the camera makes. The default is pictures.
  open var cameraCaptureMode: CameraCaptureMode = .photo
  /// When the camera's light flashes. The default is where it is dark.
  open var cameraFlashMode: CameraFlashMode = .auto
  /// How good films are. The default is the middle.
  open var videoQuality: QualityType = .typeMedium
  /// How long films may be, in seconds. The default is 600.
  open var videoMaximumDuration: TimeInterval = 600
  /// How films are made smaller: as it is set; empty at first.
  open var videoExportPreset: String = ""
  /// In which form pictures are given. The default is one that all can read.
  open var imageExportPreset: ImageURLExportPreset = .compatible
  /// Whether the camera's buttons show. The default is true.
  open var showsCameraControls: Bool = true
  /// What lies over the camera's picture. The default is `nil`.
  open var cameraOverlayView: UIView?
  /// How the camera's picture is turned and scaled. The default is as it is.
  open var cameraViewTransform: CGAffineTransform = .identity

  /// Takes no picture: there is no camera.
  open func takePicture() {}
  /// Starts no film: false.
  open func startVideoCapture() -> Bool { false }
  /// Ends no film.
  open func stopVideoCapture() {}

  /// Whether there is a light at the camera: never.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// What the camera can make: nothing.
  open class func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  /// Whether pictures can come from there: never from a camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Whether there is such a camera: never.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// The kinds that come from there: pictures.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
}

/// Hears what a ``UIImagePickerController`` chose. Each requirement has a default.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: DelegateObject {
  /// Something was chosen. By default nothing happens.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Nothing was chosen. By default nothing happens.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
