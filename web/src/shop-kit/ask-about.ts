/** What the contact form is to be about, carried by the link that leads to it and not by its address. */
interface AskedAbout {
  readonly askedAbout: string;
  /** One of the reader's own. */
  readonly order?: AskedOrder | undefined;
}

/** The order that a message is about. */
export interface AskedOrder {
  readonly id: string;
  readonly number: string;
}

/** The `state` of a link to the contact form. */
export const askAbout = (thing: string, order?: AskedOrder): AskedAbout => ({ askedAbout: thing, order });

/** How a message begins for who came by such a link; empty for anyone else. */
export function beginningOf(state: unknown): string {
  const thing = (state as Partial<AskedAbout> | null)?.askedAbout;
  return thing ? `About ${thing}: ` : '';
}

/** The order that it is about, for who came by the link of one. */
export const orderAskedAbout = (state: unknown): AskedOrder | undefined =>
  (state as Partial<AskedAbout> | null)?.order;
