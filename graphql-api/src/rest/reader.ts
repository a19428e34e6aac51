import { type Actor, isAdmin } from '../auth/actor.js';
import { maskEmail } from '../shared/mask-email.js';

/** Who reads a response, and at which of our URLs. */
export interface Reader {
  readonly actor: Actor | null;
  readonly shopUrl: string;
}

/** A picture as a page of another host can show it; our own are stored as paths. */
export const pictureFor = ({ shopUrl }: Reader, link: string): string =>
  link.startsWith('/') ? `${shopUrl}${link}` : link;

/** An email address: masked for everyone but admins. */
export const emailFor = ({ actor }: Reader, email: string): string =>
  isAdmin(actor) ? email : maskEmail(email);
