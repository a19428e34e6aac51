import { createBrowserClient } from '#shared/apollo/browser-client';
import { browserTokenStore } from '#shared/session/access-token';
import { firebaseIdentity } from '#shared/session/firebase-identity';
import { createSession } from '#shared/session/session';
import { sessionCalls } from '#shared/session/session-calls';
import { tokenSource } from '#shared/session/token-source';
import type { HydrationData } from './hydration-data';
import type { AppParts } from './providers';

/** The browser's composition root: token store, identity provider, API client and session, each told of the others. */
export function createBrowserApp({ config, cache, failures }: HydrationData): AppParts {
  const tokens = browserTokenStore();
  const client = createBrowserClient(
    tokenSource(tokens, {
      renew: () => session.renew(),
      recheckRole: () => session.recheckRole(),
    }),
    cache,
  );
  const session = createSession({
    tokens,
    identity: firebaseIdentity(config.firebase),
    calls: sessionCalls(client),
  });
  return { config, client, session, serverFailures: failures };
}
