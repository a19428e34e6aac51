import type { ApolloClient } from '@apollo/client';
import { hasErrorCode } from '#shared/apollo/shop-error';
import { MeDocument, SignInDocument } from './session.generated';
import type { SessionCalls } from './session';

/** What the API says when it does not know the caller; anything else is no verdict and is thrown on. */
async function unlessRefused<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (hasErrorCode(error, 'UNAUTHENTICATED') || hasErrorCode(error, 'FORBIDDEN')) return null;
    throw error;
  }
}

/** The session's calls over Apollo. They bypass the cache: who one is must not be remembered from before. */
export function sessionCalls(client: ApolloClient): SessionCalls {
  return {
    signIn: (idToken) =>
      unlessRefused(
        client
          .mutate({
            mutation: SignInDocument,
            variables: { idToken },
            context: { withoutToken: true },
            fetchPolicy: 'no-cache',
          })
          .then(({ data }) => data?.signIn ?? null),
      ),
    me: () =>
      unlessRefused(
        client.query({ query: MeDocument, fetchPolicy: 'no-cache' }).then(({ data }) => data?.me ?? null),
      ),
    async forget() {
      await client.clearStore();
    },
  };
}
