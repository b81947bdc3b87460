// Part of HeadlessSnapshots: UI snapshot tests without a screen.
// SPDX-License-Identifier: MIT

import HeadlessUIKit

// How servers are spoken to, and how they ask, by the values that Security has for it.

/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// FTPAccount.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// FTPS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// EPPC.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// IRCS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// POP3S.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// DPA.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// RPA.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// HTTPBasic.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// HTTPDigest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// HTMLForm.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The server's own way.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
