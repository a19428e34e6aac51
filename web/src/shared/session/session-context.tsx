import { createContext, use, useSyncExternalStore } from 'react';
import { serverSession } from './server-session';
import type { Session } from './session';
import { unknownSession, type SessionState, type SessionUser } from './session-state';

const SessionContext = createContext<Session>(serverSession);

/** Provides the session; without it, everything inside renders without a user. */
export const SessionProvider = SessionContext.Provider;

/** Actions of the session: sign in, sign out, ask again. */
export const useSession = (): Session => use(SessionContext);

/** The current user, as it changes. `unknown` on the server and during hydration, so that both render the same. */
export function useSessionState(): SessionState {
  const session = use(SessionContext);
  return useSyncExternalStore(session.subscribe, session.getState, () => unknownSession);
}

/** The signed-in user; undefined for visitors and while unknown. */
export function useUser(): SessionUser | undefined {
  const state = useSessionState();
  return state.status === 'signed-in' ? state.user : undefined;
}
