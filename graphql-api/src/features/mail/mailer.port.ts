/** A mail as it goes out. */
export interface OutgoingMail {
  /** Without angle brackets; the same each time it is sent, so that a repeat can be recognised. */
  readonly messageId: string;
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** What the HTML shows, by the names that it uses (`cid:…`). */
  readonly pictures: readonly { readonly cid: string; readonly png: Buffer }[];
}

/** Hands mails over to whoever delivers them. */
export interface Mailer {
  /**
   * Throws MailRefused when this mail will never be taken, ServiceUnavailable when it was not, or nobody knows whether it was: it may
   * be sent again.
   */
  send(mail: OutgoingMail): Promise<void>;
}
