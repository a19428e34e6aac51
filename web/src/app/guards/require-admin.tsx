import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { useSession, useUser } from '#shared/session/session-context';
import { paths } from '#shop-kit/paths';
import { CheckingSession } from './checking-session';

/**
 * Pages for admins; used inside `RequireUser`. Signs anyone else out, to the login page. The API refuses them anyway.
 */
export function RequireAdmin() {
  const user = useUser();
  const session = useSession();
  const navigate = useNavigate();
  const isAdmin = user?.role === 'ADMIN';
  const isSomeoneElse = user !== undefined && !isAdmin;

  useEffect(
    function sendAway() {
      if (!isSomeoneElse) return;
      void session
        .signOut()
        .then(() => navigate(paths.login.to({ reason: 'admins-only' }), { replace: true }));
    },
    [isSomeoneElse, navigate, session],
  );

  return isAdmin ? <Outlet /> : <CheckingSession problem={false} />;
}
