import { createPersistedStore } from '#shared/browser/persisted-store';

/** The login link that was requested last in this browser. */
export interface RequestedLink {
  /** The address it was sent to. */
  email: string;
  /** The name for a new account, if one was entered. */
  name?: string;
}

function parse(text: string): RequestedLink | null {
  const { email, name } = JSON.parse(text) as Record<keyof RequestedLink, unknown>;
  if (typeof email !== 'string') return null;
  return { email, ...(typeof name === 'string' && { name }) };
}

/** Stored until it is used. A link that is opened in another browser finds nothing, and the page asks for the email. */
export const requestedLink = createPersistedStore<RequestedLink | null>({
  key: 'axle:asked-link',
  initial: null,
  parse,
});
