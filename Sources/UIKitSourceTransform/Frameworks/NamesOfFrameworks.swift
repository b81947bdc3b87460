// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Names of frameworks that Linux has not.
enum NamesOfFrameworks {
  /// What HeadlessFrameworks, HeadlessCoreData and HeadlessUIKit declare of them. The rest is left
  /// out.
  static let provided = inModule.union(inCoreData).union(inCrypto).union(words(kinds))
    .union([HostingControllers.word, "UIHostingControllerSizingOptions"])

  /// What HeadlessCoreData declares.
  static let inCoreData = words(objects)

  /// Beginnings of its names.
  static let beginningsOfCoreData: Set<String> = [
    "NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSAttribute", "NSRelationship",
    "NSBatchDelete", "NSMerge", "NSDiffableDataSourceSnapshotReference",
  ]

  /// What HeadlessFrameworks declares of them.
  static let inModule = words(
    places, controllers, maps, pages, messages, keychain, media, images, sessions, others)

  /// Beginnings of its names: a file without any of these needs no look at each word.
  static let beginnings: Set<String> = Set(
    inModule.map { name in
      // Nearly all files have words that begin with these two.
      let isCommon = name.hasPrefix("NS") || name.hasPrefix("se")
      return String(name.prefix(isCommon ? 8 : 2))
    })

  /// What HeadlessCrypto declares.
  static let inCrypto = commonCrypto.union(words(digests))

  /// What HeadlessCrypto declares by names that no other module has.
  static let commonCrypto = words(digestsInC)

  private static func words(_ groups: String...) -> Set<String> {
    Set(groups.flatMap { $0.split(separator: " ").map(String.init) })
  }

  /// CryptoKit's digests and codes.
  private static let digests = """
    CryptoKitError HKDF HMAC HashFunction HashedAuthenticationCode Insecure \
    MessageAuthenticationCode SHA256 SHA256Digest SHA384 SHA384Digest SHA512 SHA512Digest \
    SymmetricKey SymmetricKeySize
    """

  /// CommonCrypto's.
  private static let digestsInC = """
    CCHmac CCHmacAlgorithm CC_LONG CC_LONG64 CC_MD5 CC_MD5_BLOCK_BYTES CC_MD5_CTX \
    CC_MD5_DIGEST_LENGTH CC_MD5_Final CC_MD5_Init CC_MD5_Update CC_SHA1 CC_SHA1_BLOCK_BYTES \
    CC_SHA1_CTX CC_SHA1_DIGEST_LENGTH CC_SHA1_Final CC_SHA1_Init CC_SHA1_Update CC_SHA256 \
    CC_SHA256_BLOCK_BYTES CC_SHA256_CTX CC_SHA256_DIGEST_LENGTH CC_SHA256_Final CC_SHA256_Init \
    CC_SHA256_Update CC_SHA384 CC_SHA384_BLOCK_BYTES CC_SHA384_DIGEST_LENGTH CC_SHA384_Final \
    CC_SHA384_Init CC_SHA384_Update CC_SHA512 CC_SHA512_BLOCK_BYTES CC_SHA512_CTX \
    CC_SHA512_DIGEST_LENGTH CC_SHA512_Final CC_SHA512_Init CC_SHA512_Update kCCHmacAlgMD5 \
    kCCHmacAlgSHA1 kCCHmacAlgSHA256 kCCHmacAlgSHA384 kCCHmacAlgSHA512
    """

  /// The objects of Core Data.
  private static let objects = """
    NSAttributeDescription NSAttributeType NSBatchDeleteRequest NSBatchDeleteRequestResultType \
    NSBatchDeleteResult NSBinaryStoreType NSDeleteRule NSDeletedObjectIDsKey NSDeletedObjectsKey \
    NSDetailedErrorsKey NSDiffableDataSourceSnapshotReference NSEntityDescription \
    NSErrorMergePolicy NSFetchRequest NSFetchRequestResult NSFetchRequestResultType \
    NSFetchedResultsChangeType NSFetchedResultsController NSFetchedResultsControllerDelegate \
    NSFetchedResultsSectionInfo NSIgnorePersistentStoreVersioningOption NSInMemoryStoreType \
    NSInferMappingModelAutomaticallyOption \
    NSInsertedObjectIDsKey NSInsertedObjectsKey NSInvalidatedAllObjectsKey \
    NSInvalidatedObjectsKey NSManagedObject \
    NSManagedObjectConstraintMergeError NSManagedObjectContext \
    NSManagedObjectContextConcurrencyType NSManagedObjectContextDidSave \
    NSManagedObjectContextObjectsDidChange NSManagedObjectContextWillSave NSManagedObjectID \
    NSManagedObjectModel NSManagedObjectReferentialIntegrityError \
    NSMergeByPropertyObjectTrumpMergePolicy NSMergeByPropertyStoreTrumpMergePolicy NSMergePolicy \
    NSMigratePersistentStoresAutomaticallyOption NSOverwriteMergePolicy \
    NSPersistentCloudKitContainer NSPersistentContainer NSPersistentHistoryTrackingKey \
    NSPersistentStore NSPersistentStoreCoordinator \
    NSPersistentStoreCoordinatorStoresDidChange NSPersistentStoreDescription \
    NSPersistentStoreFileProtectionKey NSPersistentStoreInvalidTypeError \
    NSPersistentStoreRemoteChange NSPersistentStoreRemoteChangeNotificationPostOptionKey \
    NSPersistentStoreRequest NSPersistentStoreResult NSPropertyDescription \
    NSReadOnlyPersistentStoreOption NSRefreshedObjectsKey NSRelationshipDescription \
    NSRollbackMergePolicy NSSQLiteAnalyzeOption NSSQLiteManualVacuumOption \
    NSSQLitePragmasOption NSSQLiteStoreType NSUpdatedObjectIDsKey NSUpdatedObjectsKey \
    NSValidationKeyErrorKey NSValidationMissingMandatoryPropertyError \
    NSValidationMultipleErrorsError NSValidationObjectErrorKey \
    NSValidationRelationshipDeniedDeleteError
    """

  /// The places of Core Location.
  private static let places = """
    CLAccuracyAuthorization CLActivityType CLAuthorizationStatus CLCircularRegion \
    CLDeviceOrientation CLError CLFloor CLGeocodeCompletionHandler CLGeocoder CLHeading \
    CLLocation CLLocationAccuracy CLLocationCoordinate2D CLLocationCoordinate2DIsValid \
    CLLocationCoordinate2DMake CLLocationDegrees CLLocationDirection CLLocationDirectionAccuracy \
    CLLocationDistance CLLocationDistanceMax CLLocationManager CLLocationManagerDelegate \
    CLLocationSpeed CLLocationSpeedAccuracy CLPlacemark CLRegion CLRegionState \
    kCLDistanceFilterNone kCLErrorDomain kCLHeadingFilterNone kCLLocationAccuracyBest \
    kCLLocationAccuracyBestForNavigation kCLLocationAccuracyHundredMeters \
    kCLLocationAccuracyKilometer kCLLocationAccuracyNearestTenMeters kCLLocationAccuracyReduced \
    kCLLocationAccuracyThreeKilometers kCLLocationCoordinate2DInvalid
    """

  /// The controllers of the system, and a rectangle of AVFoundation's.
  private static let controllers = """
    AVMakeRect LPLinkMetadata LPMetadataProvider MFMailComposeResult MFMailComposeViewController \
    MFMailComposeViewControllerDelegate MFMessageComposeViewController \
    MFMessageComposeViewControllerDelegate SFSafariViewController SFSafariViewControllerDelegate \
    SKStoreReviewController
    """

  /// The maps.
  private static let maps = """
    MKAnnotation MKAnnotationView MKAnnotationViewZPriority MKCircle MKCircleRenderer \
    MKClusterAnnotation MKCoordinateRegion MKCoordinateRegionMake \
    MKCoordinateRegionMakeWithDistance MKCoordinateSpan MKCoordinateSpanMake MKDirections \
    MKDirectionsTransportType MKError MKFeatureDisplayPriority MKFeatureVisibility \
    MKGeodesicPolyline MKGradientPolylineRenderer MKHybridMapConfiguration \
    MKImageryMapConfiguration MKLaunchOptionsDirectionsModeDefault \
    MKLaunchOptionsDirectionsModeDriving MKLaunchOptionsDirectionsModeKey \
    MKLaunchOptionsDirectionsModeTransit MKLaunchOptionsDirectionsModeWalking \
    MKLaunchOptionsMapCenterKey MKLaunchOptionsMapSpanKey MKLaunchOptionsMapTypeKey \
    MKLaunchOptionsShowsTrafficKey MKLocalSearch MKLocalSearchCompleter \
    MKLocalSearchCompleterDelegate MKLocalSearchCompletion MKMapCamera MKMapConfiguration \
    MKMapFeatureOptions MKMapItem MKMapPoint MKMapRect MKMapSize MKMapType MKMapView \
    MKMapViewDefaultAnnotationViewReuseIdentifier \
    MKMapViewDefaultClusterAnnotationViewReuseIdentifier MKMapViewDelegate \
    MKMarkerAnnotationView MKMultiPoint MKOverlay MKOverlayLevel MKOverlayPathRenderer \
    MKOverlayRenderer MKPinAnnotationView MKPlacemark MKPointAnnotation \
    MKPointOfInterestCategory MKPointOfInterestFilter MKPolygon MKPolygonRenderer MKPolyline \
    MKPolylineRenderer MKRoute MKRouteStep MKShape MKStandardMapConfiguration MKTileOverlay \
    MKTileOverlayRenderer MKUserLocation MKUserTrackingMode
    """

  /// The pages of the web.
  private static let pages = """
    WKAudiovisualMediaTypes WKBackForwardList WKBackForwardListItem WKContentRuleList \
    WKContentRuleListStore WKContentWorld WKDataDetectorTypes WKError WKFrameInfo \
    WKHTTPCookieStore WKHTTPCookieStoreObserver WKNavigation WKNavigationAction \
    WKNavigationActionPolicy WKNavigationDelegate WKNavigationResponse \
    WKNavigationResponsePolicy WKNavigationType WKPreferences WKProcessPool WKScriptMessage \
    WKScriptMessageHandler WKSnapshotConfiguration WKUIDelegate WKURLSchemeHandler \
    WKURLSchemeTask WKUserContentController WKUserScript WKUserScriptInjectionTime WKWebView \
    WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore \
    WKWebsiteDataTypeCookies WKWebsiteDataTypeDiskCache WKWebsiteDataTypeFetchCache \
    WKWebsiteDataTypeIndexedDBDatabases WKWebsiteDataTypeLocalStorage \
    WKWebsiteDataTypeMemoryCache WKWebsiteDataTypeOfflineWebApplicationCache \
    WKWebsiteDataTypeServiceWorkerRegistrations WKWebsiteDataTypeSessionStorage \
    WKWebsiteDataTypeWebSQLDatabases WKWindowFeatures
    """

  /// The messages.
  private static let messages = """
    UNAlertStyle UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger \
    UNError UNLocationNotificationTrigger UNMutableNotificationContent UNNotification \
    UNNotificationAction UNNotificationActionIcon UNNotificationActionOptions \
    UNNotificationAttachment UNNotificationCategory UNNotificationCategoryOptions \
    UNNotificationContent UNNotificationDefaultActionIdentifier \
    UNNotificationDismissActionIdentifier UNNotificationInterruptionLevel \
    UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse \
    UNNotificationSetting UNNotificationSettings UNNotificationSound UNNotificationSoundName \
    UNNotificationTrigger UNPushNotificationTrigger UNShowPreviewsSetting \
    UNTextInputNotificationAction UNTextInputNotificationResponse \
    UNTimeIntervalNotificationTrigger UNUserNotificationCenter UNUserNotificationCenterDelegate
    """

  /// The keychain.
  private static let keychain = """
    SecCopyErrorMessageString SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate SecRandom \
    SecRandomCopyBytes SecRandomRef kSecAttrAccessControl kSecAttrAccessGroup kSecAttrAccessible \
    kSecAttrAccessibleAfterFirstUnlock kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly \
    kSecAttrAccessibleAlways kSecAttrAccessibleAlwaysThisDeviceOnly \
    kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly kSecAttrAccessibleWhenUnlocked \
    kSecAttrAccessibleWhenUnlockedThisDeviceOnly kSecAttrAccount kSecAttrApplicationTag \
    kSecAttrAuthenticationType kSecAttrAuthenticationTypeDPA kSecAttrAuthenticationTypeDefault \
    kSecAttrAuthenticationTypeHTMLForm kSecAttrAuthenticationTypeHTTPBasic \
    kSecAttrAuthenticationTypeHTTPDigest kSecAttrAuthenticationTypeMSN \
    kSecAttrAuthenticationTypeNTLM kSecAttrAuthenticationTypeRPA kSecAttrComment \
    kSecAttrCreationDate kSecAttrCreator kSecAttrDescription kSecAttrGeneric kSecAttrIsInvisible \
    kSecAttrIsNegative kSecAttrLabel kSecAttrModificationDate kSecAttrPath kSecAttrPort \
    kSecAttrProtocol kSecAttrProtocolAFP kSecAttrProtocolAppleTalk kSecAttrProtocolDAAP \
    kSecAttrProtocolEPPC kSecAttrProtocolFTP kSecAttrProtocolFTPAccount kSecAttrProtocolFTPProxy \
    kSecAttrProtocolFTPS kSecAttrProtocolHTTP kSecAttrProtocolHTTPProxy kSecAttrProtocolHTTPS \
    kSecAttrProtocolHTTPSProxy kSecAttrProtocolIMAP kSecAttrProtocolIMAPS kSecAttrProtocolIPP \
    kSecAttrProtocolIRC kSecAttrProtocolIRCS kSecAttrProtocolLDAP kSecAttrProtocolLDAPS \
    kSecAttrProtocolNNTP kSecAttrProtocolNNTPS kSecAttrProtocolPOP3 kSecAttrProtocolPOP3S \
    kSecAttrProtocolRTSP kSecAttrProtocolRTSPProxy kSecAttrProtocolSMB kSecAttrProtocolSMTP \
    kSecAttrProtocolSOCKS kSecAttrProtocolSSH kSecAttrProtocolTelnet kSecAttrProtocolTelnetS \
    kSecAttrSecurityDomain kSecAttrServer kSecAttrService kSecAttrSynchronizable \
    kSecAttrSynchronizableAny kSecAttrType kSecClass kSecClassCertificate \
    kSecClassGenericPassword kSecClassIdentity kSecClassInternetPassword kSecClassKey \
    kSecMatchCaseInsensitive kSecMatchLimit kSecMatchLimitAll kSecMatchLimitOne \
    kSecRandomDefault kSecReturnAttributes kSecReturnData kSecReturnPersistentRef kSecReturnRef \
    kSecUseAuthenticationContext kSecUseAuthenticationUI kSecUseAuthenticationUIAllow \
    kSecUseAuthenticationUIFail kSecUseAuthenticationUISkip kSecUseDataProtectionKeychain \
    kSecUseOperationPrompt kSecValueData kSecValuePersistentRef kSecValueRef
    """

  /// Sound and video.
  private static let media = """
    AVAsset AVAssetTrack AVAudioPlayer AVAudioPlayerDelegate AVAudioQuality AVAudioRecorder \
    AVAudioRecorderDelegate AVAudioSession AVAuthorizationStatus AVCaptureConnection \
    AVCaptureDevice AVCaptureDeviceInput AVCaptureInput AVCaptureMetadataOutput \
    AVCaptureMetadataOutputObjectsDelegate AVCaptureOutput AVCapturePhoto \
    AVCapturePhotoCaptureDelegate AVCapturePhotoOutput AVCapturePhotoSettings AVCaptureSession \
    AVCaptureVideoOrientation AVCaptureVideoPreviewLayer AVEncoderAudioQualityKey \
    AVEncoderBitRateKey AVFormatIDKey AVLayerVideoGravity AVLinearPCMBitDepthKey \
    AVLinearPCMIsBigEndianKey AVLinearPCMIsFloatKey AVLinearPCMIsNonInterleaved AVMediaType \
    AVMetadataMachineReadableCodeObject AVMetadataObject AVNumberOfChannelsKey AVPlayer \
    AVPlayerItem AVPlayerItemDidPlayToEndTime AVPlayerItemFailedToPlayToEndTime \
    AVPlayerItemPlaybackStalled AVPlayerLayer AVPlayerLooper AVPlayerViewController \
    AVPlayerViewControllerDelegate AVQueuePlayer AVSampleRateKey AVURLAsset AVVideoCodecKey \
    AVVideoCodecType AudioFormatID CMTIME_HAS_BEEN_ROUNDED CMTIME_IS_INDEFINITE \
    CMTIME_IS_INVALID CMTIME_IS_NEGATIVEINFINITY CMTIME_IS_NUMERIC CMTIME_IS_POSITIVEINFINITY \
    CMTIME_IS_VALID CMTime CMTimeAdd CMTimeCompare CMTimeEpoch CMTimeFlags CMTimeGetSeconds \
    CMTimeMake CMTimeMakeWithSeconds CMTimeMultiplyByFloat64 CMTimeRange CMTimeRangeMake \
    CMTimeRoundingMethod CMTimeScale CMTimeSubtract CMTimeValue kAudioFormatAppleLossless \
    kAudioFormatLinearPCM kAudioFormatMPEG4AAC kCMTimeIndefinite kCMTimeInvalid \
    kCMTimePositiveInfinity kCMTimeZero
    """

  /// Image I/O.
  private static let images = """
    CGImageDestination CGImageDestinationAddImage CGImageDestinationAddImageFromSource \
    CGImageDestinationCopyTypeIdentifiers CGImageDestinationCreateWithData \
    CGImageDestinationCreateWithURL CGImageDestinationFinalize CGImageDestinationSetProperties \
    CGImageSource CGImageSourceCopyProperties CGImageSourceCopyPropertiesAtIndex \
    CGImageSourceCopyTypeIdentifiers CGImageSourceCreateImageAtIndex \
    CGImageSourceCreateIncremental CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData \
    CGImageSourceCreateWithDataProvider CGImageSourceCreateWithURL CGImageSourceGetCount \
    CGImageSourceGetPrimaryImageIndex CGImageSourceGetStatus CGImageSourceGetStatusAtIndex \
    CGImageSourceGetType CGImageSourceRemoveCacheAtIndex CGImageSourceStatus \
    CGImageSourceUpdateData kCGImageDestinationImageMaxPixelSize \
    kCGImageDestinationLossyCompressionQuality kCGImageDestinationOptimizeColorForSharing \
    kCGImagePropertyAPNGDelayTime kCGImagePropertyAPNGLoopCount \
    kCGImagePropertyAPNGUnclampedDelayTime kCGImagePropertyColorModel \
    kCGImagePropertyColorModelCMYK kCGImagePropertyColorModelGray kCGImagePropertyColorModelLab \
    kCGImagePropertyColorModelRGB kCGImagePropertyDPIHeight kCGImagePropertyDPIWidth \
    kCGImagePropertyDepth kCGImagePropertyExifDateTimeOriginal kCGImagePropertyExifDictionary \
    kCGImagePropertyExifPixelXDimension kCGImagePropertyExifPixelYDimension \
    kCGImagePropertyFileSize kCGImagePropertyGIFCanvasPixelHeight \
    kCGImagePropertyGIFCanvasPixelWidth kCGImagePropertyGIFDelayTime kCGImagePropertyGIFDictionary \
    kCGImagePropertyGIFFrameInfoArray kCGImagePropertyGIFHasGlobalColorMap \
    kCGImagePropertyGIFImageColorMap kCGImagePropertyGIFLoopCount \
    kCGImagePropertyGIFUnclampedDelayTime kCGImagePropertyGPSDictionary \
    kCGImagePropertyGPSLatitude kCGImagePropertyGPSLatitudeRef kCGImagePropertyGPSLongitude \
    kCGImagePropertyGPSLongitudeRef kCGImagePropertyHEICSDelayTime kCGImagePropertyHEICSDictionary \
    kCGImagePropertyHEICSLoopCount kCGImagePropertyHEICSUnclampedDelayTime \
    kCGImagePropertyHasAlpha kCGImagePropertyIPTCDictionary kCGImagePropertyJFIFDictionary \
    kCGImagePropertyJFIFIsProgressive kCGImagePropertyOrientation kCGImagePropertyPNGDictionary \
    kCGImagePropertyPixelHeight kCGImagePropertyPixelWidth kCGImagePropertyProfileName \
    kCGImagePropertyTIFFDictionary kCGImagePropertyTIFFMake kCGImagePropertyTIFFModel \
    kCGImagePropertyTIFFOrientation kCGImagePropertyWebPDelayTime kCGImagePropertyWebPDictionary \
    kCGImagePropertyWebPLoopCount kCGImagePropertyWebPUnclampedDelayTime \
    kCGImageSourceCreateThumbnailFromImageAlways kCGImageSourceCreateThumbnailFromImageIfAbsent \
    kCGImageSourceCreateThumbnailWithTransform kCGImageSourceShouldAllowFloat \
    kCGImageSourceShouldCache kCGImageSourceShouldCacheImmediately kCGImageSourceSkipMetadata \
    kCGImageSourceThumbnailMaxPixelSize kCGImageSourceTypeIdentifierHint
    """

  /// Who people say they are, and the pictures that they choose.
  private static let sessions = """
    ASAuthorization ASAuthorizationAppleIDButton ASAuthorizationAppleIDCredential \
    ASAuthorizationAppleIDProvider ASAuthorizationAppleIDRequest ASAuthorizationController \
    ASAuthorizationControllerDelegate ASAuthorizationControllerPresentationContextProviding \
    ASAuthorizationCredential ASAuthorizationError ASAuthorizationPasswordProvider \
    ASAuthorizationPasswordRequest ASAuthorizationProvider ASAuthorizationRequest \
    ASPasswordCredential ASPresentationAnchor PHPickerConfiguration PHPickerFilter PHPickerResult \
    PHPickerViewController PHPickerViewControllerDelegate
    """

  /// Of who people are, the network, sounds and chance.
  private static let others = """
    GKARC4RandomSource GKGaussianDistribution GKLinearCongruentialRandomSource \
    GKMersenneTwisterRandomSource GKRandom GKRandomDistribution GKRandomSource \
    GKShuffledDistribution \
    AudioServicesCreateSystemSoundID AudioServicesDisposeSystemSoundID \
    AudioServicesPlayAlertSound kAudioServicesNoError \
    AudioServicesPlayAlertSoundWithCompletion AudioServicesPlaySystemSound \
    AudioServicesPlaySystemSoundWithCompletion LABiometryType LAContext LAError LAPolicy \
    NSURLAuthenticationMethodClientCertificate NSURLAuthenticationMethodServerTrust NWInterface \
    NWPath NWPathMonitor PHAccessLevel PHAuthorizationStatus PHPhotoLibrary SecCertificate \
    SecTrust SecTrustCopyCertificateChain SecTrustEvaluateWithError SecTrustGetCertificateAtIndex \
    SecTrustGetCertificateCount SystemSoundID kSystemSoundID_Vibrate serverTrust
    """

  /// Kinds of data.
  private static let kinds = """
    UTTypeConformsTo UTTypeCopyPreferredTagWithClass UTTypeCreatePreferredIdentifierForTag \
    kUTTagClassFilenameExtension kUTTagClassMIMEType kUTTypeArchive kUTTypeAudio \
    kUTTypeAudiovisualContent kUTTypeContent kUTTypeData kUTTypeFileURL kUTTypeFolder kUTTypeGIF \
    kUTTypeHTML kUTTypeImage kUTTypeItem kUTTypeJPEG kUTTypeJSON kUTTypeLivePhoto kUTTypeMP3 \
    kUTTypeMPEG4 kUTTypeMovie kUTTypePDF kUTTypePNG kUTTypePlainText kUTTypeQuickTimeMovie \
    kUTTypeRTF kUTTypeTIFF kUTTypeText kUTTypeURL kUTTypeUTF8PlainText kUTTypeVCard kUTTypeVideo \
    kUTTypeXML
    """
}
