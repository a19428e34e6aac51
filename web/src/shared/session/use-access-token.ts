import { browserTokenStore } from './access-token';
import { useSession } from './session-context';
import { tokenSource } from './token-source';

/** The access token of the signed-in user, renewed where it is about to end; for requests that are no operation. */
export function useAccessToken(): () => Promise<string | null> {
  const session = useSession();
  return () => tokenSource(browserTokenStore(), session).current();
}
