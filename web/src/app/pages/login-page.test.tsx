import { screen, waitFor } from '@testing-library/react';
import { aPart } from '#testing/builders';
import { MockApi } from '#testing/mock-api';
import { aCustomer, renderApp } from '#testing/render-app';
import { testConfig } from '#testing/test-config';

function shopWithCustomer() {
  const shop = new MockApi();
  shop.users = [aCustomer()];
  return shop;
}

type App = Awaited<ReturnType<typeof renderApp>>;

async function fillIn({ user, fill }: App, email: string, password: string) {
  await fill(await screen.findByLabelText('Email'), email);
  await fill(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

test('a customer logs in, goes to the home page, and the access token is stored', async () => {
  const app = await renderApp({ path: '/login', shop: shopWithCustomer() });
  await fillIn(app, 'Customer@Example.com', 'secret123');
  await waitFor(() => expect(app.place()).toBe('/'));
  expect(window.localStorage.getItem('accessToken')).toBe('access-token-of-customer@example.com');
  expect(await screen.findByRole('button', { name: 'Logout' })).toBeInTheDocument();
});

test('a customer who came from an order page returns to it', async () => {
  const shop = shopWithCustomer();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc' })];
  const app = await renderApp({ path: '/order/disc', shop });
  expect(await screen.findByText('Log in to order this part.')).toBeVisible();
  expect(app.address()).toBe('/login?from=%2Forder%2Fdisc');
  expect(await screen.findByText('You were looking at')).toBeInTheDocument();
  await fillIn(app, 'customer@example.com', 'secret123');
  await waitFor(() => expect(app.place()).toBe('/order/disc'));
});

test.each([
  ['/login', 'Login'],
  ['/signup', 'Create an account'],
])('%s shows the part the visitor was looking at', async (path, title) => {
  const shop = shopWithCustomer();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc' })];
  const from = encodeURIComponent('/order/disc?year=2016&make=Honda&model=Civic');
  await renderApp({ path: `${path}?from=${from}`, shop });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'You were looking at' })).toHaveTextContent(
    'Front brake disc',
  );
});

test('the return address survives a reload and the sign-up page', async () => {
  const shop = shopWithCustomer();
  shop.parts = [aPart({ id: 'disc', name: 'Front brake disc' })];
  const app = await renderApp({ path: '/login?from=%2Forder%2Fdisc', shop });
  expect(await screen.findByText('You were looking at')).toBeInTheDocument();
  await app.user.click(screen.getByRole('link', { name: 'Create an account' }));
  await app.user.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(await screen.findByText('Log in to order this part.')).toBeVisible();
  await fillIn(app, 'customer@example.com', 'secret123');
  await waitFor(() => expect(app.place()).toBe('/order/disc'));
});

test('a return address outside the shop is ignored', async () => {
  for (const from of ['//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)']) {
    const app = await renderApp({
      path: `/login?from=${encodeURIComponent(from)}`,
      shop: new MockApi(),
      as: aCustomer(),
    });
    await waitFor(() => expect(app.address()).toBe('/'));
    app.unmount();
  }
});

test('errors are shown beside the fields, and the first one takes focus', async () => {
  const app = await renderApp({ path: '/login' });
  await app.user.click(await screen.findByRole('button', { name: 'Login' }));
  expect(screen.getByText('Email is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await app.user.type(screen.getByLabelText('Email'), 'jonas@axle');
  await app.user.type(screen.getByLabelText('Password'), '12345');
  expect(screen.getByText('Provide a Valid Email')).toBeVisible();
  expect(screen.getByText('Password must be 6 characters or longer.')).toBeVisible();
  await app.user.type(screen.getByLabelText('Email'), '.com');
  expect(screen.queryByText('Provide a Valid Email')).not.toBeInTheDocument();
});

test('the error of a field does not move the link being clicked', async () => {
  const { user, fill } = await renderApp({ path: '/login', shop: shopWithCustomer() });
  await fill(await screen.findByLabelText('Email'), 'customer@example.com');
  await user.click(screen.getByLabelText('Password'));
  const link = screen.getByRole('button', { name: 'Email me a link' });
  await user.pointer({ target: link, keys: '[MouseLeft>]' });
  expect(screen.queryByText('Password is required')).toBeNull();
  await user.pointer({ target: link, keys: '[/MouseLeft]' });
  expect(await screen.findByText('Password is required')).toBeVisible();
});

test("the provider's refusal is shown above the button, and the form keeps its content", async () => {
  const app = await renderApp({ path: '/login', shop: shopWithCustomer() });
  await fillIn(app, 'customer@example.com', 'wrong-password');
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect email or password.');
  expect(screen.getByLabelText('Email')).toHaveValue('customer@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong-password');
  expect(window.localStorage.getItem('accessToken')).toBeNull();
});

test('a disabled account says so', async () => {
  const shop = shopWithCustomer();
  shop.fail('SignIn', { code: 'ACCOUNT_DISABLED' });
  const app = await renderApp({ path: '/login', shop });
  await fillIn(app, 'customer@example.com', 'secret123');
  expect(await screen.findByRole('alert')).toHaveTextContent('This account is disabled.');
  expect(app.place()).toBe('/login');
});

test('a password reset needs an address and sends an email to it', async () => {
  const { user, identity } = await renderApp({ path: '/login' });
  await user.click(await screen.findByRole('button', { name: 'Forgot Password?' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter your email address!');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  await user.type(screen.getByLabelText('Email'), 'Customer@example.com');
  await user.dblClick(screen.getByRole('button', { name: 'Forgot Password?' }));
  expect(await screen.findByText('Password Reset Email sent')).toBeInTheDocument();
  expect(identity.sent).toEqual(['password reset to customer@example.com']);
});

test('on the Auth emulator, Continue with Google offers local accounts', async () => {
  const shop = new MockApi();
  shop.users = [aCustomer({ email: 'grace.google@example.com' })];
  const config = { firebase: { ...testConfig.firebase, emulatorUrl: 'http://127.0.0.1:9099' } };
  const app = await renderApp({ path: '/login', shop, config });
  await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await app.user.click(await screen.findByRole('button', { name: /grace\.google@example\.com/ }));
  await waitFor(() => expect(app.place()).toBe('/'));
});

test('without the emulator, Continue with Google opens the provider', async () => {
  const app = await renderApp({ path: '/login', shop: shopWithCustomer() });
  app.identity.continueWithGoogle = () => {
    app.identity.current = 'customer@example.com';
    return Promise.resolve();
  };
  await app.user.click(await screen.findByRole('button', { name: 'Continue with Google' }));
  await waitFor(() => expect(app.place()).toBe('/'));
});

test('a signed-in user is sent to the home page', async () => {
  const app = await renderApp({ path: '/login', as: aCustomer() });
  await waitFor(() => expect(app.place()).toBe('/'));
});
