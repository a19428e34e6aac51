import type { Session_UserFragment } from './session.generated';

/** The account as the session knows it. */
export type SessionUser = Session_UserFragment;

/**
 * Who uses the shop. `unknown` on the server, during hydration and while a session is restored; `problem` is set when
 * the restoring got no answer. A visitor whose session ended in this tab says how: one who `left` signed out on purpose,
 * and the code that did that navigates, so guards stand back; `lost` is a session that the shop refused.
 */
export type SessionState =
  | { status: 'unknown'; problem: boolean }
  | { status: 'visitor'; ended?: 'left' | 'lost' }
  | { status: 'signed-in'; user: SessionUser };

/** Before anything was asked. One object, so that the server and hydration compare equal. */
export const unknownSession: SessionState = { status: 'unknown', problem: false };
