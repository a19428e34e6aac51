import { trimText } from '../../../shared/visible-text.js';
import { type AnnouncementType, subjectOf } from '../outbox/announce.js';
import { footer, type MailSender } from './mail-content.js';
import { MARK_CID, mailHtml } from './mail-html.js';
import type { MailKind, MailKinds } from './mail-kinds.js';
import { mailText } from './mail-text.js';
import type { OutgoingMail } from './mailer.port.js';
import { MARK_PNG } from './mark.js';

/** A mail to write, as stored in the outbox. */
export interface Announcement {
  readonly type: AnnouncementType;
  /** Identifies it permanently. */
  readonly key: string;
  readonly payload: object;
}

export class MailWriter {
  constructor(
    private readonly kinds: MailKinds,
    private readonly sender: MailSender,
  ) {}

  /**
   * Null when there is no longer anything to say, or anyone who may receive it. Throws for a kind that only a later version
   * knows.
   */
  async write({ type, key, payload }: Announcement): Promise<OutgoingMail | null> {
    const kind = this.kindOf(type);
    if (!kind) throw new Error(`this version sends no mail of the kind ${type}`);
    const letter = await kind.write(payload, subjectOf({ type, key }));
    if (!letter) return null;
    const { to, content } = letter;
    const under = footer(kind.reason, this.sender);
    return {
      messageId: `${encodeURIComponent(key.replaceAll(':', '.'))}@${new URL(this.sender.shopUrl).hostname}`,
      to,
      subject: headerLine(content.subject),
      html: mailHtml(content, under),
      text: mailText(content, under),
      pictures: [{ cid: MARK_CID, png: MARK_PNG }],
    };
  }

  /** What this email is for, as its case shows it. */
  purposeOf({ type }: Announcement): string {
    return this.kindOf(type)?.purpose ?? `Unsent notification: ${type}`;
  }

  /** Undefined for one that another version of the shop wrote. A row of the outbox has the payload of its type. */
  private kindOf(type: AnnouncementType): MailKind<object> | undefined {
    return this.kinds[type];
  }
}

/** A header is one line that reads in one direction, whatever a part is called. */
const headerLine = (text: string) =>
  trimText(text.replace(/\p{Bidi_Control}/gu, '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
