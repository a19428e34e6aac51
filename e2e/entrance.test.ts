import { ShopApi } from './support/shop-api.js';
import type { Shopper } from './support/shopper.js';
import { shareStage } from './support/stage.js';

jest.setTimeout(120_000);

const stage = shareStage();

let shopper: Shopper;
beforeEach(async () => {
  shopper = await stage.aShopper();
});
afterEach(async () => {
  expect(await shopper.leave()).toEqual([]);
});

test('§5.1 §5.2 §5.3 §5.4 the login page shows errors beside the fields', async () => {
  await shopper.page.goto('/login');
  await shopper.presses('Login');
  await shopper.seesProblem('Email', 'Email is required');
  await shopper.seesProblem('Password', 'Password is required');

  await shopper.types('Email', 'Jonas@axle');
  await shopper.types('Password', '12345');
  await shopper.presses('Login');
  await shopper.seesProblem('Email', 'Provide a Valid Email');
  await shopper.seesProblem('Password', 'Password must be 6 characters or longer.');
});

test('§5.1 §5.2 §5.3 §5.4 §5.5 the sign-up page shows errors beside the fields', async () => {
  await shopper.page.goto('/signup');
  await shopper.presses('Sign Up');
  await shopper.seesProblem('Name', 'Name is required');
  await shopper.seesProblem('Email', 'Email is required');
  await shopper.seesProblem('Password', 'Password is required');

  await shopper.types('Email', 'ines@example.m');
  await shopper.types('Password', '12345');
  await shopper.presses('Sign Up');
  await shopper.seesProblem('Email', 'Provide a Valid Email');
  await shopper.seesProblem('Password', 'Password must be 6 characters or longer.');
});

test('§8.4 a wrong password and an address in use show an error above the button', async () => {
  shopper.expects(400);
  await shopper.page.goto('/login');
  await shopper.types('Email', 'customer@example.com');
  await shopper.types('Password', 'not-the-password');
  await shopper.presses('Login');
  await shopper.seesInRed('Incorrect email or password.', { above: 'Login' });

  await shopper.page.goto('/signup');
  await shopper.types('Name', 'Jonas Weber');
  await shopper.types('Email', 'customer@example.com');
  await shopper.types('Password', 'secret123');
  await shopper.presses('Sign Up');
  await shopper.seesInRed('An account with this email already exists. Log in instead.', {
    above: 'Sign Up',
  });
});

test('§5.8 §8.16 a password reset needs an address, and its email is in the inbox', async () => {
  await shopper.page.goto('/login');
  await shopper.presses('Forgot Password?');
  await shopper.sees('Please enter your email address!');

  await shopper.types('Email', 'customer@example.com');
  await shopper.presses('Forgot Password?');
  await shopper.sees('Password Reset Email sent');

  await shopper.page.goto(stage.shop.inboxUrl);
  await shopper.sees(/password/i);
  await shopper.sees('customer@example.com');
});

test('§8.17 §8.7 a new user gets a verification email, can request another, and cannot when signed out', async () => {
  await shopper.page.goto('/signup');
  await shopper.types('Name', 'Nora Keller');
  await shopper.types('Email', 'nora@example.com');
  await shopper.types('Password', 'secret123');
  await shopper.presses('Sign Up');
  await shopper.sees('Verification email sent');
  await shopper.arrivesAt('**/home');

  await shopper.page.goto('/dashboard');
  await shopper.presses('Send again');
  await shopper.sees('Verification email sent');

  await shopper.losesProviderSession();
  await shopper.page.reload();
  await shopper.presses('Send again');
  await shopper.sees('No user is logged in.');
});

test('an interrupted sign-up continues with the next click, and says so when the email cannot be sent', async () => {
  const { page } = shopper;
  shopper.expects(400);
  const refuse = (call: string) =>
    page.route(`**/accounts:${call}?*`, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } } }),
    );
  await refuse('update');
  await refuse('sendOobCode');
  await page.goto('/signup');
  await shopper.types('Name', 'Nina Keller');
  await shopper.types('Email', 'nina@example.com');
  await shopper.types('Password', 'secret123');
  await shopper.presses('Sign Up');
  await shopper.seesInRed('Too many attempts. Wait a few minutes, then try again.');

  await page.unroute('**/accounts:update?*');
  await shopper.presses('Sign Up');
  await shopper.arrivesAt('**/home');
  await shopper.sees(/^Your account is created, but we couldn't send the verification email/);
  await page.goto('/dashboard');
  await shopper.sees('Nina Keller');
  await shopper.sees('Not verified');
});

test('an address verified from the inbox shows as verified on the next load', async () => {
  await shopper.page.goto('/signup');
  await shopper.types('Name', 'Nils Keller');
  await shopper.types('Email', 'nils@example.com');
  await shopper.types('Password', 'secret123');
  await shopper.presses('Sign Up');
  await shopper.arrivesAt('**/home');
  await shopper.page.goto('/dashboard');
  await shopper.sees('Not verified');

  const inbox = await shopper.page.context().newPage();
  await inbox.goto(stage.shop.inboxUrl);
  await inbox.getByRole('listitem').filter({ hasText: 'nils@example.com' }).getByRole('link').first().click();
  await inbox.getByRole('button', { name: 'Verify email' }).click();
  await inbox.getByText(/is verified/).waitFor();
  await inbox.close();

  await shopper.page.reload();
  await shopper.sees(/^Verified/);
});

test('Logout signs out, removes the access token and opens the login page', async () => {
  await shopper.comesIn('customer@example.com');
  expect(await shopper.accessToken()).not.toBeNull();

  await shopper.presses('Logout');
  await shopper.arrivesAt('**/login');
  expect(await shopper.accessToken()).toBeNull();

  await shopper.page.goto('/dashboard');
  await shopper.sees('Please log in to see that page.');
});

test('a login page opened by a guard can be reloaded: it hydrates and keeps the return address', async () => {
  const part = await (await ShopApi.signIn(stage.shop, 'customer@example.com')).aPartInStock();
  await shopper.page.goto(`/order/${part._id}`);
  await shopper.sees('Log in to order this part.');
  await shopper.arrivesAt(`**/login?from=%2Forder%2F${part._id}`);

  await shopper.page.reload({ waitUntil: 'networkidle' });
  await shopper.sees('Log in to order this part.');
  await shopper.sees('You were looking at');
  await shopper.logsIn('customer@example.com');
  await shopper.arrivesAt(`**/order/${part._id}`);
});

test('a return address outside the shop leads to the home page', async () => {
  await shopper.page.goto('/login?from=%2F%5Cevil.example%2F');
  await shopper.logsIn('customer@example.com');
  await shopper.arrivesAt(`${stage.shop.url}/`);
});
