import { storedAt } from '#shared/browser/stored-at';

/** The link that was asked for last in this browser. */
export interface AskedLink {
  /** The address that it was sent to. */
  email: string;
  /** The name for a new account, where one was typed. */
  name?: string;
}

function read(text: string | null): AskedLink | null {
  try {
    const { email, name } = JSON.parse(text ?? '') as Record<keyof AskedLink, unknown>;
    if (typeof email !== 'string') return null;
    return { email, ...(typeof name === 'string' && { name }) };
  } catch {
    return null;
  }
}

/** Kept until it was used: a link that is opened in another browser finds nothing here, and the email is asked for. */
export const askedLink = storedAt<AskedLink | null>(
  'axle:asked-link',
  read,
  (link) => link && JSON.stringify(link),
);
