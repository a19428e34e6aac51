import { act, screen, waitFor } from '@testing-library/react';
import { cartStore } from '#shop-kit/cart/cart-store';
import { aPart, aUser } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { passSeconds, userOfFakeTime } from '#testing/pass-time';
import { aCustomer, renderApp } from '#testing/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

const disc = aPart({ id: 'disc', name: 'Front brake disc', price: '64.90', orderQuantity: 2 });

function aShop() {
  const shop = new MockApi();
  shop.users = [aCustomer()];
  shop.parts = [disc];
  return shop;
}

async function askFor(app: App, email: string) {
  await app.user.type(await screen.findByLabelText('Email'), email);
  await app.user.click(screen.getByRole('button', { name: 'Email me a link' }));
  await screen.findByText(`We sent a link to ${email.toLowerCase()}.`);
}

/** The URL that the newest email leads to, as the provider redirects the browser to it. */
function linkIn({ identity }: App): string {
  const [code, { page }] = [...identity.links].at(-1)!;
  const { pathname, searchParams } = new URL(page);
  searchParams.set('mode', 'signIn');
  searchParams.set('oobCode', code);
  return `${pathname}?${searchParams}`;
}

/** Somewhere else: nothing is stored there. */
function openElsewhere(app: App, shop = app.shop) {
  const path = linkIn(app);
  const { links } = app.identity;
  app.unmount();
  window.localStorage.clear();
  cartStore.set({ lines: [], unsent: [], receivedAt: null });
  return renderApp({ path: '/login', shop }).then(async (other) => {
    for (const [code, sent] of links) other.identity.links.set(code, sent);
    await other.go(path);
    return other;
  });
}

test('a user who opens the link in the same browser is logged in and back on the original page', async () => {
  const app = await renderApp({ path: '/order/disc', shop: aShop() });
  await askFor(app, 'Customer@Example.com');
  expect(app.identity.sent).toEqual(['link to customer@example.com']);

  await app.go(linkIn(app));
  await waitFor(() => expect(app.place()).toBe('/order/disc'));
  expect(await screen.findByRole('form', { name: 'Your order' })).toBeInTheDocument();
  // Used: its stored data is removed.
  expect(window.localStorage.getItem('axle:asked-link')).toBeNull();
});

test('the link leads to a page of this shop, with return address and cart in it', async () => {
  const app = await renderApp({ path: '/login?from=%2Fcheckout', shop: aShop() });
  act(() =>
    cartStore.set({
      lines: [{ partId: 'disc', quantity: 2, seenPrice: '64.90', addedAt: '2026-11-24T10:00:00Z' }],
      unsent: ['disc'],
    }),
  );
  await askFor(app, 'customer@example.com');
  expect([...app.identity.links.values()][0]?.page).toBe(
    `${window.location.origin}/login/link?from=%2Fcheckout&cart=disc_2_64.90`,
  );
});

test('in another browser the email must be entered again, and then the cart is there too', async () => {
  const first = await renderApp({ path: '/login?from=%2Fcart', shop: aShop() });
  act(() =>
    cartStore.set({
      lines: [{ partId: 'disc', quantity: 2, seenPrice: '64.90', addedAt: '2026-11-24T10:00:00Z' }],
      unsent: ['disc'],
    }),
  );
  await askFor(first, 'customer@example.com');

  const app = await openElsewhere(first);
  expect(await screen.findByText(/This link was requested in another browser/)).toBeVisible();
  expect(cartStore.get().lines).toEqual([]);
  await app.user.type(screen.getByLabelText('Email'), 'customer@example.com');
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));

  await waitFor(() => expect(app.place()).toBe('/cart'));
  expect(cartStore.get().lines).toMatchObject([{ partId: 'disc', quantity: 2 }]);
});

test('a wrong email logs no one in, and the right one then still does', async () => {
  const app = await openElsewhere(await asked());
  await app.user.type(await screen.findByLabelText('Email'), 'stranger@example.com');
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The link was sent to another address.');
  expect(window.localStorage.getItem('accessToken')).toBeNull();

  await app.user.type(screen.getByLabelText('Email'), 'customer@example.com');
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(app.place()).toBe('/'));
});

async function asked() {
  const app = await renderApp({ path: '/login', shop: aShop() });
  await askFor(app, 'customer@example.com');
  return app;
}

test('a used link says so, and a new one can be sent', async () => {
  const app = await asked();
  const path = linkIn(app);
  app.identity.links.clear();
  await app.go(path);

  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was already used.');
  expect(screen.getByLabelText('Email')).toHaveValue('customer@example.com');
  await app.user.click(screen.getByRole('button', { name: 'Send new link' }));
  expect(await screen.findByText('We sent a link to customer@example.com.')).toBeVisible();
  expect(app.identity.links.size).toBe(1);
});

test('an address without a link is treated like a used one', async () => {
  await renderApp({ path: '/login/link', shop: aShop() });
  expect(await screen.findByRole('button', { name: 'Send new link' })).toBeVisible();
});

test('a return address outside the shop is ignored', async () => {
  const app = await asked();
  await app.go(
    `${linkIn(app)}&from=${encodeURIComponent('https://evil.example/')}&continueUrl=https%3A%2F%2Fevil.example`,
  );
  await waitFor(() => expect(app.address()).toBe('/'));
});

test.each([
  ['disabled', 'ACCOUNT_DISABLED', 'This account is disabled.'],
  ['deleted', 'ACCOUNT_DELETED', 'This account is being deleted. In a few minutes you can sign up again'],
] as const)('a link for a %s account logs no one in and says why', async (_state, code, sentence) => {
  const app = await asked();
  app.shop.fail('SignIn', { code });
  await app.go(linkIn(app));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(window.localStorage.getItem('accessToken')).toBeNull();
});

test('when the shop does not respond, the login can be retried with the same link', async () => {
  const app = await asked();
  app.shop.fail('SignIn', { code: 'SERVICE_UNAVAILABLE' });
  await app.go(linkIn(app));
  expect(await screen.findByRole('alert')).toHaveTextContent("You're not logged in yet.");
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(app.place()).toBe('/'));
});

test('reopening a link after a failed exchange still logs in its owner, although it is used up', async () => {
  const app = await asked();
  const path = linkIn(app);
  app.shop.fail('SignIn', { code: 'SERVICE_UNAVAILABLE' });
  await app.go(path);
  expect(await screen.findByRole('alert')).toHaveTextContent("You're not logged in yet.");
  expect(app.identity.links.size).toBe(0);

  await app.go('/blogs');
  await app.go(path);
  await waitFor(() => expect(app.place()).toBe('/'));
  expect(app.session.getState()).toMatchObject({ user: { email: 'customer@example.com' } });
});

test('a used link logs in no one but its recipient', async () => {
  const app = await asked();
  const path = linkIn(app);
  app.identity.links.clear();
  app.identity.current = 'stranger@example.com';
  await app.go(path);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link has expired or was already used.');
  expect(window.localStorage.getItem('accessToken')).toBeNull();
});

test('a refused retry shows the reason, instead of calling the link used', async () => {
  const app = await asked();
  app.shop.fail('SignIn', { code: 'SERVICE_UNAVAILABLE' });
  await app.go(linkIn(app));
  const again = await screen.findByRole('button', { name: 'Try again' });
  app.shop.fail('SignIn', { code: 'ACCOUNT_DISABLED' });
  await app.user.click(again);
  expect(await screen.findByText(/This account is disabled\./)).toBeVisible();
  expect(screen.queryByText(/This link has expired or was already used/)).not.toBeInTheDocument();
});

test('a user without a name is asked for one', async () => {
  const shop = aShop();
  shop.users = [aUser({ email: 'new@example.com', name: null })];
  const app = await renderApp({ path: '/login?from=%2Forder%2Fdisc', shop });
  await askFor(app, 'new@example.com');
  await app.go(linkIn(app));

  await app.user.type(await screen.findByLabelText('Name'), ' Nadia Roth ');
  await app.user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(app.place()).toBe('/order/disc'));
  expect(app.identity.named).toEqual(['Nadia Roth']);
});

test('a name entered on the sign-up form is not asked for again', async () => {
  const shop = aShop();
  shop.users = [aUser({ email: 'new@example.com', name: null })];
  const app = await renderApp({ path: '/signup', shop });
  await app.user.type(await screen.findByLabelText('Name'), 'Nadia Roth');
  await askFor(app, 'new@example.com');
  await app.go(linkIn(app));
  await waitFor(() => expect(app.place()).toBe('/'));
  expect(app.identity.named).toEqual(['Nadia Roth']);
});

test('a signed-in user who did not ask for the link stays signed in as before', async () => {
  const shop = aShop();
  const app = await renderApp({ path: '/login/link?mode=signIn&oobCode=code-1', shop, as: aCustomer() });
  await waitFor(() => expect(app.place()).toBe('/'));
  expect(app.session.getState()).toMatchObject({ user: { email: 'customer@example.com' } });
});

test('without an email the field shows an error and nothing is sent', async () => {
  const app = await renderApp({ path: '/login' });
  await app.user.click(await screen.findByRole('button', { name: 'Email me a link' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email address!');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(app.identity.sent).toEqual([]);
});

describe('after an email was sent', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('the button is disabled for a minute', async () => {
    const app = { ...(await renderApp({ path: '/login', shop: aShop() })), user: userOfFakeTime() };
    await askFor(app, 'customer@example.com');
    expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled();
    await passSeconds(61);
    await app.user.click(screen.getByRole('button', { name: 'Send another link' }));
    await screen.findByRole('button', { name: /Send again in \d+ s/ });
    expect(app.identity.sent).toEqual(['link to customer@example.com', 'link to customer@example.com']);
  });
});
