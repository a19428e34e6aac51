export interface MailServer {
  /**
   * Connects, logs in and disconnects; no mail is sent. Throws CredentialRefused when the server refuses name or
   * password, and anything else when it does not respond as a mail server.
   */
  verify(): Promise<void>;
}
