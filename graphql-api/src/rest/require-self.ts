import type { Actor } from '../auth/actor.js';
import { Forbidden } from '../shared/shop-error.js';

/**
 * Refuses a call that names someone else's address, even an admin's: orders, reviews and profiles are the caller's
 * own. The address may be left out where the documented payload has it only as a courtesy.
 */
export function requireSelf(email: string | null, actor: Actor): void {
  if (email !== null && email.toLowerCase() !== actor.email) throw new Forbidden();
}
