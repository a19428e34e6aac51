/** The whole app over a mock API and a fake identity provider: real routes, real session, real Apollo client. */
import { ApolloLink, Observable } from '@apollo/client';
import { act, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { print } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { loadMatchedPages } from '#app/load-matched-pages';
import { Providers } from '#app/providers';
import { routes } from '#app/routes';
import { authLink } from '#shared/apollo/auth-link';
import { createShopClient } from '#shared/apollo/create-client';
import type { PublicConfig } from '#shared/config/public-config';
import { browserTokenStore, type TokenStore } from '#shared/session/access-token';
import { createSession } from '#shared/session/session';
import { sessionCalls } from '#shared/session/session-calls';
import { tokenSource } from '#shared/session/token-source';
import { tokenOf } from './answers';
import { aUser } from './builders';
import { FakeIdentity } from './fake-identity';
import { MockApi } from './mock-api';
import type { User } from './schema.generated';
import { testConfig } from './test-config';

export const anAdmin = (user: Partial<User> = {}) =>
  aUser({ email: 'admin@example.com', name: 'Ada Stern', role: 'ADMIN', ...user });

/** A customer with an account, as most tests need one. */
export const aCustomer = (user: Partial<User> = {}) => aUser({ email: 'customer@example.com', ...user });

const shopLink = (shop: MockApi) =>
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
          (error: unknown) => observer.error(error),
        );
      }),
  );

const stopsAfterTest: (() => void)[] = [];
afterEach(() => stopsAfterTest.splice(0).forEach((stop) => stop()));

/** Sessions of a later test are not notified by these tokens: listeners are removed after this one. */
function tokensOfThisTest(): TokenStore {
  const tokens = browserTokenStore();
  return {
    ...tokens,
    onOtherTabChange(listener) {
      const stop = tokens.onOtherTabChange(listener);
      stopsAfterTest.push(stop);
      return stop;
    },
  };
}

interface AppOptions {
  path: string;
  shop?: MockApi;
  /** The user who is signed in when the page opens. */
  as?: User;
  config?: Partial<PublicConfig>;
}

/** Opens the app at `path`, as a visitor or as `as`, and returns what a test needs to act and to look. */
export async function renderApp({ path, shop = new MockApi(), as, config }: AppOptions) {
  const identity = new FakeIdentity();
  const tokens = tokensOfThisTest();
  if (as) {
    if (!shop.users.includes(as)) shop.users.push(as);
    identity.current = as.email;
    tokens.write({ token: tokenOf(as), expiresAt: new Date(Date.now() + 900_000).toISOString() });
  }
  const source = tokenSource(tokens, {
    renew: () => session.renew(),
    recheckRole: () => session.recheckRole(),
  });
  const link = authLink(source).concat(shopLink(shop));
  const client = createShopClient({ link });
  const session = createSession({ tokens, identity, calls: sessionCalls(client) });
  await loadMatchedPages(routes, path);
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const view = render(
    <Providers config={{ ...testConfig, ...config }} client={client} session={session} serverFailures={[]}>
      {/* A navigation rendered as a transition and a query's answer can interrupt each other for ever. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  act(() => void session.restore());
  // jsdom knows no stacking: what a closing dialog covers would count as out of reach.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  return {
    ...view,
    shop,
    client,
    identity,
    session,
    tokens,
    user,
    /** Puts the whole text in at once: letter by letter, the page would be rendered as often. */
    async fill(field: HTMLElement, text: string) {
      await user.click(field);
      await user.paste(text);
    },
    /** Current path of the app. */
    place: () => router.state.location.pathname,
    /** Current path with its query. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    go: (to: string) => act(() => router.navigate(to)),
  };
}
