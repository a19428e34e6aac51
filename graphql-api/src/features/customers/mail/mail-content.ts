/** What a mail says, in whatever form: label, title, text, at most three cells, lines, one button. */
export interface MailContent {
  readonly subject: string;
  /** What lists of mails show next to the subject. */
  readonly preview: string;
  /** On the right of the label's strip. */
  readonly label: string;
  readonly title: string;
  readonly lead: string;
  /** What a person wrote, shown as such with its line breaks. */
  readonly message?: string | null;
  readonly cells?: readonly Cell[];
  readonly lines?: readonly Line[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly hint?: string | undefined;
}

export type MailReason = keyof typeof REASONS;

const REASONS = {
  ORDERED: 'you placed an order at Axle',
  WROTE: 'you wrote to Axle',
  REQUESTED_NOTIFICATION: 'you asked to be notified',
  IS_ADMIN: 'you are an admin of Axle',
};

export interface Cell {
  readonly name: string;
  readonly value: string;
}

export interface Line {
  readonly title: string;
  readonly detail?: string;
  /** Money or quantity, at the end of the line. */
  readonly amount?: string;
}

/** What all mails say about the shop. */
export interface MailSender {
  /** URL of the shop, without a slash at its end. */
  readonly shopUrl: string;
  /** Who sells, line by line; none until the owner has set it. */
  readonly seller: readonly string[];
  /** Address to which parcels are sent back; null until the owner has set it. */
  readonly returnAddress: string | null;
  /** Whether someone reads replies. */
  readonly isAnswered: boolean;
  /** Whether no card is charged. */
  readonly isSandbox: boolean;
  /** IANA name. */
  readonly timeZone: string;
}

/** The footer of a mail, line by line. */
export function footer(reason: MailReason, { shopUrl, seller, isAnswered, isSandbox }: MailSender): string[] {
  const questions = isAnswered ? 'Questions? Reply to this email.' : `Questions? ${shopUrl}/contact`;
  return [
    `You are receiving this email because ${REASONS[reason]}.${reason === 'IS_ADMIN' ? '' : ` ${questions}`}`,
    ...(seller.length > 0 ? [seller.join(', ')] : []),
    ...(isSandbox ? ['Sandbox: no card is charged, nothing is shipped.'] : []),
  ];
}
