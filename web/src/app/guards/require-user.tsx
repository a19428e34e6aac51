import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#shared/config/paths';
import type { Arrival } from '#shared/session/arrival';
import { useSessionState } from '#shared/session/session-context';
import { CheckingSession } from './checking-session';

/** Pages inside are for who is signed in. A visitor goes to the login page, and the place is kept. */
export function RequireUser() {
  const session = useSessionState();
  const { pathname, search } = useLocation();
  if (session.status === 'unknown') return <CheckingSession problem={session.problem} />;
  if (session.status === 'visitor') {
    const arrival: Arrival = { from: `${pathname}${search}`, reason: 'log-in-first' };
    return <Navigate to={paths.login.to()} state={arrival} replace />;
  }
  return <Outlet />;
}
