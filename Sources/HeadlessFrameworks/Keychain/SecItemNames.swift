// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

// What a question to the keychain says, by the values that Security has for it.

/// The kind of what is kept.
public let kSecClass: CFString = "class"
/// A password.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A key.
public let kSecClassKey: CFString = "keys"
/// A certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// Which apps can read it.
public let kSecAttrAccessGroup: CFString = "agrp"
/// When it can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Who can read it.
public let kSecAttrAccessControl: CFString = "accc"
/// The account.
public let kSecAttrAccount: CFString = "acct"
/// What the account is for.
public let kSecAttrService: CFString = "svce"
/// What the app calls it.
public let kSecAttrGeneric: CFString = "gena"
/// What people see of it.
public let kSecAttrLabel: CFString = "labl"
/// What kind of thing people see.
public let kSecAttrDescription: CFString = "desc"
/// What people noted.
public let kSecAttrComment: CFString = "icmt"
/// Who made it: a number.
public let kSecAttrCreator: CFString = "crtr"
/// What type it is: a number.
public let kSecAttrType: CFString = "type"
/// Whether people do not see it.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no password on purpose.
public let kSecAttrIsNegative: CFString = "nega"
/// When it was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// When it was changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// Whether other devices have it.
public let kSecAttrSynchronizable: CFString = "sync"
/// Whether other devices have it or not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The server's domain.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server.
public let kSecAttrServer: CFString = "srvr"
/// How the server is spoken to.
public let kSecAttrProtocol: CFString = "ptcl"
/// How the server asks.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The server's port.
public let kSecAttrPort: CFString = "port"
/// The path on the server.
public let kSecAttrPath: CFString = "path"
/// What the app calls a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The password itself.
public let kSecValueData: CFString = "v_Data"
/// The key itself.
public let kSecValueRef: CFString = "v_Ref"
/// Bytes by which it is found again.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the password is asked for.
public let kSecReturnData: CFString = "r_Data"
/// Whether what is known of it is asked for.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether the key is asked for.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether bytes are asked for by which it is found again.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many are asked for.
public let kSecMatchLimit: CFString = "m_Limit"
/// One.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether capitals count.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Why people are asked.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether people may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// They may.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// They may not: what needs it fails.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// They may not: what needs it is passed over.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// How people showed who they are.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether the keychain of iOS is meant.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// From the first time on that the device is unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While a device with a code is unlocked.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// From the first time on that this device is unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
