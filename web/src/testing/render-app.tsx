/** The whole app over a mock shop and a fake identity provider: real routes, real session, real Apollo client. */
import { ApolloLink, Observable } from '@apollo/client';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { print } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '#app/providers';
import { routes } from '#app/routes';
import { authLink } from '#shared/apollo/auth-link';
import { createShopClient } from '#shared/apollo/create-client';
import type { PublicConfig } from '#shared/config/public-config';
import { browserTokenStore } from '#shared/session/access-token';
import { createSession } from '#shared/session/session';
import { sessionCalls } from '#shared/session/session-calls';
import { tokenSource } from '#shared/session/token-source';
import { aUser, type UserRow } from './builders';
import { FakeIdentity } from './fake-identity';
import { tokenOf } from './mock-caller';
import { MockShop } from './mock-shop';

export const testConfig: PublicConfig = {
  publicUrl: 'https://axle.example',
  currency: 'usd',
  holdMinutes: 60,
  openHoldsPerUser: 10,
  firebase: { apiKey: 'key', authDomain: 'axle.example', projectId: 'axle' },
  stripe: { publishableKey: 'pk_test_axle' },
  profiles: {
    facebook: 'https://facebook.example/axle',
    linkedin: 'https://linkedin.example/axle',
    github: 'https://github.example/axle',
    youtube: 'https://youtube.example/axle',
  },
};

/** A customer with an account, as most tests need one. */
export const aCustomer = (user: Partial<UserRow> = {}) => aUser({ email: 'customer@example.com', ...user });

const shopLink = (shop: MockShop) =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { headers } = operation.getContext() as { headers?: Record<string, string> };
        const { query, variables, operationName } = operation;
        shop.execute({ query: print(query), variables, operationName }, headers).then(
          (result) => {
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => {
            observer.error(error);
          },
        );
      }),
  );

interface AppOptions {
  path: string;
  shop?: MockShop;
  /** Who is signed in when the page opens. */
  as?: UserRow;
  config?: Partial<PublicConfig>;
}

export function renderApp({ path, shop = new MockShop(), as, config }: AppOptions) {
  const identity = new FakeIdentity();
  const tokens = browserTokenStore();
  if (as) {
    if (!shop.users.includes(as)) shop.users.push(as);
    identity.current = as.email;
    tokens.write({ token: tokenOf(as), expiresAt: new Date(Date.now() + 900_000).toISOString() });
  }
  const link = authLink(tokenSource(tokens, () => session.renew())).concat(shopLink(shop));
  const client = createShopClient({ link });
  const session = createSession({ tokens, identity, calls: sessionCalls(client) });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <Providers config={{ ...testConfig, ...config }} client={client} session={session} serverFailures={[]}>
      <RouterProvider router={router} />
    </Providers>,
  );
  act(() => void session.restore());
  return {
    ...view,
    shop,
    identity,
    session,
    tokens,
    user: userEvent.setup(),
    /** Where the app is now. */
    place: () => router.state.location.pathname,
    go: (to: string) => router.navigate(to),
  };
}
