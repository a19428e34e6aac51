import type { Session_UserFragment } from './session.generated';

/** The account as the session knows it. */
export type SessionUser = Session_UserFragment;

/**
 * The current user. `unknown` on the server, during hydration and while a session is restored; `problem` is set when
 * the restoring got no response. A visitor whose session ended in this tab has a reason: `left` signed out on purpose,
 * and the code that did that navigates, so guards do nothing; `lost` is a session that the shop refused.
 */
export type SessionState =
  | { status: 'unknown'; problem: boolean }
  | { status: 'visitor'; ended?: 'left' | 'lost' }
  | { status: 'signed-in'; user: SessionUser };

/** State before anything was fetched. One object, so that the server and hydration compare equal. */
export const unknownSession: SessionState = { status: 'unknown', problem: false };
