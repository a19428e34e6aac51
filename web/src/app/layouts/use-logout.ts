import { useNavigate } from 'react-router-dom';
import { useSession } from '#shared/session/session-context';
import { paths } from '#shop-kit/paths';

/** Signs out, removes the access token and everything fetched with it, and goes to the login page. */
export function useLogout() {
  const session = useSession();
  const navigate = useNavigate();
  return async function logout() {
    await session.signOut();
    await navigate(paths.login.to());
  };
}
