/** The subject of a message, which a link passes to the contact form in its `state`, not in its address. */
interface Inquiry {
  readonly subject: string;
  /** The customer's own order. */
  readonly order?: InquiryOrder | undefined;
}

/** The order that a message is about. */
export interface InquiryOrder {
  readonly id: string;
  readonly number: string;
}

/** The `state` of a link to the contact form. */
export const inquiryAbout = (subject: string, order?: InquiryOrder): Inquiry => ({ subject, order });

/** First sentence of a message of a user who followed such a link; empty for others. */
export function messageOpening(state: unknown): string {
  const subject = (state as Partial<Inquiry> | null)?.subject;
  return subject ? `About ${subject}: ` : '';
}

/** The order that the followed link is about. */
export const inquiryOrder = (state: unknown): InquiryOrder | undefined =>
  (state as Partial<Inquiry> | null)?.order;
