import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '#shared/config/paths';
import type { Arrival } from '#shared/session/arrival';
import { useSessionState } from '#shared/session/session-context';
import { useRouteHandle } from '../route-handle';
import { CheckingSession } from './checking-session';

/**
 * Pages inside are for who is signed in. A visitor goes to the login page, and the place is kept; who loses the session
 * on a page goes where that page says.
 */
export function RequireUser() {
  const session = useSessionState();
  const { pathname, search } = useLocation();
  const sessionLostTo = useRouteHandle('sessionLostTo');
  // The same object as long as the place is the same: Navigate goes again whenever its state is another one.
  const arrival = useMemo<Arrival>(
    () => ({ from: `${pathname}${search}`, reason: 'log-in-first' }),
    [pathname, search],
  );
  // Who comes here as a visitor is asked to log in, whatever became of an earlier session.
  const [cameAsVisitor] = useState(session.status === 'visitor');

  if (session.status === 'signed-in') return <Outlet />;
  if (session.status === 'unknown') return <CheckingSession problem={session.problem} />;
  if (!cameAsVisitor && session.ended === 'left') return <CheckingSession problem={false} />;
  if (!cameAsVisitor && session.ended === 'lost' && sessionLostTo !== undefined)
    return <Navigate to={sessionLostTo} replace />;
  return <Navigate to={paths.login.to()} state={arrival} replace />;
}
