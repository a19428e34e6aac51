import type { ApolloClient } from '@apollo/client';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';
import type { SessionCalls } from './session';
import { MeDocument, SignInDocument } from './session.generated';

const refusals: readonly ShopError['code'][] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'ACCOUNT_DISABLED',
  'ACCOUNT_DELETED',
  'ACCOUNT_CONFLICT',
];

function answered<T>(data: T | undefined): T {
  if (data === undefined) throw new Error('the shop answered without data');
  return data;
}

/** The session's calls over Apollo. They bypass the cache: who is signed in must not come from an earlier response. */
export function sessionCalls(client: ApolloClient): SessionCalls {
  return {
    async signIn(idToken) {
      const { data } = await client.mutate({
        mutation: SignInDocument,
        variables: { idToken },
        context: { withoutToken: true },
        fetchPolicy: 'no-cache',
      });
      return answered(data).signIn;
    },
    async me() {
      const { data } = await client.query({ query: MeDocument, fetchPolicy: 'no-cache' });
      return answered(data).me;
    },
    isRefusal: (error) => refusals.includes(shopErrorOf(error).code),
    async forget() {
      await client.clearStore();
    },
  };
}
