// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

/// Modules that many apps import and that Linux can have none of, for they are in Objective-C,
/// closed, or made with frameworks of iOS: services that measure, sign in or advertise, and loaders
/// of images. What the sources use of one is left out, also where the project names its package;
/// a target of the manifest goes before.
enum AbsentModules {
  /// Those whose sources compile here, where they are there: the first major version that does.
  static let firstVersions = ["Kingfisher": 6]

  /// What each declares, as the plug-in reads it: `*` stands for any ending, and a point begins a
  /// member that it gives to other types.
  static let names = [
    "AFNetworking": "AF*", "AdjustSdk": "Adjust ADJ*", "Amplitude": "Amplitude*",
    "AppMetricaCore": "AppMetrica*",
    "AppsFlyerLib": "AppsFlyer*", "Branch": "Branch*", "Bugsnag": "Bugsnag*",
    "CocoaLumberjack": "DD*", "CocoaLumberjackSwift": "DD*",
    "AppCenter": "AppCenter", "AppCenterAnalytics": "Analytics", "AppCenterCrashes": "Crashes",
    "Crashlytics": "Crashlytics CLS*", "DZNEmptyDataSet": "DZN* .emptyDataSet*", "Fabric": "Fabric",
    "Firebase": everyFirebase,
    "FirebaseAnalytics": analytics, "FirebaseAppCheck": "AppCheck*", "FirebaseAuth": auth,
    "FirebaseCore": firebase,
    "FirebaseCrashlytics": "Crashlytics", "FirebaseDatabase": database,
    "FirebaseFirestore": firestore, "FirebaseMessaging": messaging,
    "FirebaseFirestoreSwift":
      "DocumentID ExplicitNull FirestoreQuery ServerTimestamp " + firestore,
    "FirebaseDynamicLinks": "DynamicLink*", "FirebaseFunctions": "Functions HTTPSCallable*",
    "FirebasePerformance": "Performance",
    "FirebaseRemoteConfig": "RemoteConfig*", "FirebaseStorage": storage,
    "FLAnimatedImage": "FLAnimatedImage*", "FMDB": "FM*", "FSCalendar": "FSCalendar*",
    "Flurry_iOS_SDK": "Flurry*",
    "FBSDKCoreKit": facebook, "FBSDKLoginKit": facebook,
    "FacebookCore": facebook, "FacebookLogin": facebook, "GoogleMaps": "GMS*",
    "GoogleMobileAds": "GAD*", "GooglePlaces": "GMS*", "GoogleSignIn": "GID*",
    "Instabug": "Instabug* IBG*",
    "IQKeyboardManager": "IQ*", "IQKeyboardManagerSwift": "IQ* .iq*",
    "Intercom": "Intercom*", "JGProgressHUD": "JGProgressHUD*", "Kingfisher": kingfisher,
    "KakaoSDKAuth": "AuthApi AuthController OAuthToken", "KakaoSDKCommon": "KakaoSDK",
    "KakaoSDKUser": "UserApi", "KeychainAccess": "Keychain",
    "Lottie": lottie,
    "MBProgressHUD": "MBProgressHUD*",
    "MJRefresh": "MJ* .mj_*",
    "Masonry": "MAS* .mas_*",
    "Mixpanel": "Mixpanel*", "NewRelic": "NewRelic*", "OneSignal": "OneSignal*",
    "PINRemoteImage": "PIN* .pin_*", "Reachability": "Reachability* .reachabilityChanged",
    "Realm": realm, "RealmSwift": realm,
    "SDWebImage": "SD* .sd_*", "SVProgressHUD": "SVProgressHUD*", "Sentry": "Sentry*",
    "TTTAttributedLabel": "TTT*", "WebRTC": "RTC*", "YandexMapsMobile": "YMK* YRT*",
    "YandexMobileMetrica": "YMM*",
  ]

  private static let analytics = "Analytics AnalyticsEvent* AnalyticsParameter*"
  private static let auth =
    "ActionCodeSettings Auth AuthCredential AuthDataResult AuthErrorCode "
    + "AuthStateDidChangeListenerHandle EmailAuthProvider GoogleAuthProvider "
    + "IDTokenDidChangeListenerHandle OAuthProvider PhoneAuthProvider"
  private static let database = "Database DatabaseQuery DatabaseReference DataSnapshot"
  private static let everyFirebase = [
    firebase, analytics, auth, database, firestore, messaging, storage, "Crashlytics",
    "RemoteConfig*",
  ].joined(separator: " ")
  private static let facebook =
    "FBSDK* AccessToken AppEvents ApplicationDelegate GraphRequest FBLoginButton LoginManager "
    + "LoginManagerLoginResult"
  private static let firebase = "FirebaseApp FirebaseConfiguration FirebaseOptions"
  private static let firestore =
    "AggregateQuery* CollectionReference DocumentChange DocumentID DocumentReference "
    + "DocumentSnapshot FieldPath FieldValue Firestore* GeoPoint ListenerRegistration Query "
    + "QueryDocumentSnapshot QuerySnapshot ServerTimestamp Timestamp WriteBatch"
  private static let kingfisher =
    ".kf AnimatedImageView AnyImageModifier AnyModifier Base64ImageDataProvider "
    + "BlackWhiteProcessor BlurImageProcessor CacheType ColorControlsProcessor "
    + "CroppingImageProcessor DefaultCacheSerializer DefaultImageProcessor DelayRetryStrategy "
    + "DownloadTask DownsamplingImageProcessor FormatIndicatedCacheSerializer ImageCache "
    + "ImageDataProvider ImageDownloader ImageDownloaderDelegate ImageDownloadRequestModifier "
    + "ImageLoadingResult ImagePrefetcher ImageTransition Indicator IndicatorSizeStrategy "
    + "IndicatorType KF* Kingfisher* LocalFileImageDataProvider OverlayImageProcessor "
    + "RawImageDataProvider ResizingImageProcessor RetrieveImageResult "
    + "RoundCornerImageProcessor StorageExpiration TintImageProcessor"
  private static let lottie =
    "Animated* Animation AnimationKeypath AnimationView BundleImageProvider ColorValueProvider "
    + "CompatibleAnimation* DotLottie* FilepathImageProvider FloatValueProvider Lottie*"
  private static let messaging = "Messaging MessagingDelegate MessagingRemoteMessage"
  private static let realm =
    "AnyRealmCollection LinkingObjects List Migration MigrationBlock NotificationToken Object "
    + "ObjectId Persisted* RLM* Realm* Results ThreadSafeReference"
  private static let storage =
    "Storage StorageDownloadTask StorageErrorCode StorageHandle StorageListResult StorageMetadata "
    + "StorageObservableTask StorageReference StorageTask* StorageUploadTask"
}
