import type { Session_UserFragment } from './session.generated';

export type SessionUser = Session_UserFragment;

/**
 * Who uses the shop. `unknown` on the server, during hydration and while a session is restored; `problem` is set when
 * the restoring got no answer.
 */
export type SessionState =
  | { status: 'unknown'; problem: boolean }
  | { status: 'visitor' }
  | { status: 'signed-in'; user: SessionUser };

export const unknownSession: SessionState = { status: 'unknown', problem: false };
