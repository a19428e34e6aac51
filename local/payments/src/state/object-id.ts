import { randomInt } from 'node:crypto';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** Letters and digits from the system's random source. */
export function randomLetters(length: number): string {
  return Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');
}

/** A new id in Stripe's form: `pi_` and 24 letters and digits. */
export function objectId(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}
