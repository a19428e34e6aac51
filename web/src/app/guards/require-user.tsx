import { Fragment, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSessionState } from '#shared/session/session-context';
import { paths } from '#shop-kit/paths';
import { useRouteHandle } from '../route-handle';
import { CheckingSession } from './checking-session';

/**
 * Pages inside are for signed-in users: another account, of another tab, gets them again. A visitor goes to the login
 * page, and the place is kept; a user who loses the session on a page goes where that page says.
 */
export function RequireUser() {
  const session = useSessionState();
  const { key, pathname, search } = useLocation();
  const sessionLostTo = useRouteHandle('sessionLostTo');
  // A user who arrives here as a visitor is asked to log in, whatever the earlier session. One lost before the first
  // page of a document was rendered (its script loaded later than the refusal) was lost on that page.
  const [cameAsVisitor] = useState(
    session.status === 'visitor' && !(key === 'default' && session.ended === 'lost'),
  );

  if (session.status === 'signed-in')
    return (
      <Fragment key={session.user.id}>
        <Outlet />
      </Fragment>
    );
  if (session.status === 'unknown') return <CheckingSession problem={session.problem} />;
  if (!cameAsVisitor && session.ended === 'left') return <CheckingSession problem={false} />;
  if (!cameAsVisitor && session.ended === 'lost' && sessionLostTo !== undefined)
    return <Navigate to={sessionLostTo} replace />;
  return <Navigate to={paths.login.to({ from: `${pathname}${search}` })} replace />;
}
