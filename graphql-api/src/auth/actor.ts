import { Forbidden, Unauthenticated } from '../shared/shop-error.js';
import { Role, satisfies } from './role.js';

/**
 * Who calls, read from the database for each request (design: demotion and disabling take effect at once). `role` is
 * ADMIN only while the email is verified.
 */
export interface Actor {
  readonly uid: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: Role;
}

/** A visitor; `why` says what is wrong with the proof, if one was sent. */
export interface Anonymous {
  readonly actor: null;
  readonly why?: string;
}

export type Caller = { readonly actor: Actor } | Anonymous;

/** The actor, if the caller has at least `role`. Throws Unauthenticated or Forbidden. */
export function requireRole(caller: Caller, role: Role): Actor {
  if (!caller.actor) throw new Unauthenticated(caller.why);
  if (!satisfies(caller.actor.role, role)) throw new Forbidden();
  return caller.actor;
}

export function isAdmin(actor: Actor | null): boolean {
  return actor?.role === Role.ADMIN;
}
