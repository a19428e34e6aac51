import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/config/paths';
import type { Arrival } from '#shared/session/arrival';
import { useSession } from '#shared/session/session-context';

/** Signs out, removes the access token and everything fetched with it, and goes to the login page (spec section 2). */
export function useLogout() {
  const session = useSession();
  const navigate = useNavigate();
  return async function logout() {
    const arrival: Arrival = { reason: 'logged-out' };
    // Leave first: the guard of this page must not take the person for one who still wants to see it.
    await navigate(paths.login.to(), { state: arrival });
    await session.signOut();
  };
}
