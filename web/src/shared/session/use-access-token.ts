import { browserTokenStore } from './access-token';
import { useSession } from './session-context';
import { tokenSource } from './token-source';

/** The access token of the signed-in user, renewed when it is about to expire; for requests outside GraphQL. */
export function useAccessToken(): () => Promise<string | null> {
  const session = useSession();
  return () => tokenSource(browserTokenStore(), session).current();
}
