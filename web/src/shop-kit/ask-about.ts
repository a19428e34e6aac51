/** What the contact form is to be about, carried by the link that leads to it and not by its address. */
interface AskedAbout {
  readonly askedAbout: string;
}

/** The `state` of a link to the contact form. */
export const askAbout = (thing: string): AskedAbout => ({ askedAbout: thing });

/** How a message begins for who came by such a link; empty for anybody else. */
export function beginningOf(state: unknown): string {
  const thing = (state as Partial<AskedAbout> | null)?.askedAbout;
  return thing ? `About ${thing}: ` : '';
}
