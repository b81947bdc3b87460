// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import Foundation

// Kinds of data by the names that Core Services has for them; ``UTType`` is what came after.

/// Anything.
public let kUTTypeItem: CFString = "public.item"
/// Anything with content.
public let kUTTypeContent: CFString = "public.content"
/// Bytes.
public let kUTTypeData: CFString = "public.data"
/// A folder.
public let kUTTypeFolder: CFString = "public.folder"
/// An address.
public let kUTTypeURL: CFString = "public.url"
/// The address of a file.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Text.
public let kUTTypeText: CFString = "public.text"
/// Text without looks.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Text with looks.
public let kUTTypeRTF: CFString = "public.rtf"
/// A page of the web.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// PDF.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// A picture.
public let kUTTypeImage: CFString = "public.image"
/// A picture in a file of JPEG.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A picture in a file of PNG.
public let kUTTypePNG: CFString = "public.png"
/// A picture in a file of GIF.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A picture in a file of TIFF.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A live photo.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
/// What is seen or heard over time.
public let kUTTypeAudiovisualContent: CFString = "public.audiovisual-content"
/// A film, with sound or without.
public let kUTTypeMovie: CFString = "public.movie"
/// A film without sound.
public let kUTTypeVideo: CFString = "public.video"
/// Sound.
public let kUTTypeAudio: CFString = "public.audio"
/// A film in a file of QuickTime.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// A film in a file of MPEG-4.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// Sound in a file of MP3.
public let kUTTypeMP3: CFString = "public.mp3"
/// An archive.
public let kUTTypeArchive: CFString = "public.archive"
/// A card with a person's addresses.
public let kUTTypeVCard: CFString = "public.vcard"
