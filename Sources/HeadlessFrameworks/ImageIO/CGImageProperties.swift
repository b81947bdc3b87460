// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

// What images of files say beside their pixels. The values are Image I/O's.

/// How many bytes the file has.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// Pixels across.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// Pixels down.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether some of it may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// How it is turned to be shown, by Exif's numbers.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// What components colors have.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Grays.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// Printing inks.
public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
/// Lightness and two axes.
public let kCGImagePropertyColorModelLab: CFString = "Lab"
/// The name of the colors' profile.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// Pixels of an inch across. No image here says it.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels of an inch down. No image here says it.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// What a GIF file says.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How long a frame is seen, in seconds, 0.1 or more.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a frame is seen, in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often the frames are shown; 0 for without an end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Whether the frames share their colors.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// A frame's colors. No image here says them.
public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// What each frame says. No image here says it.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"
/// Pixels across of all frames.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// Pixels down of all frames.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// What a PNG file says. No image here says it.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How long a frame is seen. No image here says it.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// How long a frame is seen. No image here says it.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often frames are shown. No image here says it.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// What a WebP file says. None is read here.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How long a frame is seen. No image here says it.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// How long a frame is seen. No image here says it.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often frames are shown. No image here says it.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// What a HEIC file says. None is read here.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// How long a frame is seen. No image here says it.
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
/// How long a frame is seen. No image here says it.
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often frames are shown. No image here says it.
public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
/// What a JPEG file's first segment says. No image here says it.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Whether a JPEG file gets better as it loads. No image here says it.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// What a camera says. No image here says it.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// When a picture was taken. No image here says it.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// Pixels across. No image here says it.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// Pixels down. No image here says it.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// What a file's tags say. No image here says it.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// How it is turned to be shown. No image here says it.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Who made a camera. No image here says it.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// What a camera is called. No image here says it.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// Where a picture was taken. No image here says it.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// How far from the equator. No image here says it.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// North or south. No image here says it.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// How far from Greenwich. No image here says it.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// East or west. No image here says it.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// What a newspaper says. No image here says it.
public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
