import { HttpLink } from '@apollo/client';
import { authLink } from '#shared/apollo/auth-link';
import { createShopClient } from '#shared/apollo/create-client';
import { browserTokenStore } from '#shared/session/access-token';
import { firebaseIdentity } from '#shared/session/firebase-identity';
import { createSession } from '#shared/session/session';
import { sessionCalls } from '#shared/session/session-calls';
import { tokenSource } from '#shared/session/token-source';
import type { HandOver } from './hand-over';
import type { AppParts } from './providers';

/** The browser's composition root: token store, identity provider, API client and session, each told of the others. */
export function createBrowserApp({ config, cache, failures }: HandOver): AppParts {
  const tokens = browserTokenStore();
  const link = authLink(tokenSource(tokens, () => session.renew())).concat(new HttpLink({ uri: '/graphql' }));
  const client = createShopClient({ link, cache });
  const session = createSession({
    tokens,
    identity: firebaseIdentity(config.firebase),
    calls: sessionCalls(client),
  });
  return { config, client, session, serverFailures: failures };
}
