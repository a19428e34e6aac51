export interface MailServer {
  /**
   * Connects, signs in and leaves again; no mail is sent. Throws CredentialRefused when the server does not take name or password, and
   * anything else where it does not answer as a mail server.
   */
  verify(): Promise<void>;
}
