export interface OutgoingMail {
  /** Message id without angle brackets; the same each time it is sent, so that repeats can be recognised. */
  readonly messageId: string;
  readonly to: string;
  /** One line. */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Images in the HTML, by the names it uses (`cid:…`). */
  readonly pictures: readonly { readonly cid: string; readonly png: Buffer }[];
}

export interface Mailer {
  /**
   * Throws MailRefused when this mail will never be accepted, ServiceUnavailable when it was not, or may not have been:
   * it may be sent again.
   */
  send(mail: OutgoingMail): Promise<void>;
}
