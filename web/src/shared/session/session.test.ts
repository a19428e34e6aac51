import { aUser } from '#testing/builders';
import { FakeIdentity } from '#testing/fake-identity';
import { needsRenewal, type AccessToken, type TokenStore } from './access-token';
import { createSession, type SessionCalls } from './session';

const jonas = { ...aUser({ email: 'jonas@example.com' }), __typename: 'User' as const };
const ines = { ...aUser({ email: 'ines@example.com' }), __typename: 'User' as const };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

class Refusal extends Error {}

/** A browser with two tabs: actions of the other one arrive through `elsewhere`. */
function aBrowser(stored: AccessToken | null = null) {
  let token = stored;
  let elsewhere = () => undefined as unknown;
  const tokens: TokenStore = {
    read: () => token,
    write: (written) => (token = written),
    clear: () => (token = null),
    onOtherTabChange: (listener) => {
      elsewhere = listener;
      return () => undefined;
    },
  };
  const identity = new FakeIdentity();
  const calls = {
    signIn: jest.fn<ReturnType<SessionCalls['signIn']>, [string]>((email) =>
      Promise.resolve({ token: `token of ${email}`, expiresAt: inMinutes(15), user: jonas }),
    ),
    me: jest.fn<ReturnType<SessionCalls['me']>, []>(() => Promise.resolve(jonas)),
    isRefusal: (error: unknown) => error instanceof Refusal,
    forget: jest.fn(() => Promise.resolve()),
  };
  const session = createSession({ tokens, identity, calls });
  return {
    session,
    identity,
    calls,
    token: () => token,
    async otherTabChange(next: AccessToken | null) {
      token = next;
      elsewhere();
      await Promise.resolve();
    },
  };
}

test('without a token the user is a visitor at once, and nothing is requested', async () => {
  const { session, calls } = aBrowser();
  expect(session.getState().status).toBe('unknown');
  await session.restore();
  expect(session.getState()).toEqual({ status: 'visitor' });
  expect(calls.me).not.toHaveBeenCalled();
});

test('after a reload a valid token is enough', async () => {
  const { session, calls } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  await session.restore();
  expect(session.getState()).toEqual({ status: 'signed-in', user: jonas });
  expect(calls.signIn).not.toHaveBeenCalled();
});

test("after a reload an expired token is renewed from the provider's session", async () => {
  const { session, identity, token } = aBrowser({ token: 'old', expiresAt: inMinutes(-5) });
  identity.current = 'jonas@example.com';
  await session.restore();
  expect(session.getState().status).toBe('signed-in');
  expect(token()?.token).toBe('token of jonas@example.com');
});

test('a token with less than a minute left counts as expired', async () => {
  const { session, identity, calls } = aBrowser({ token: 'old', expiresAt: inMinutes(0.9) });
  identity.current = 'jonas@example.com';
  await session.restore();
  expect(calls.signIn).toHaveBeenCalledTimes(1);
});

test('a clock that is hours ahead does not cause a renewal per request', async () => {
  const { session, identity, calls, token } = aBrowser({ token: 'old', expiresAt: inMinutes(-5) });
  identity.current = 'jonas@example.com';
  calls.signIn.mockResolvedValue({ token: 'new', expiresAt: inMinutes(-60), user: jonas });

  await session.renew();

  expect(token()?.token).toBe('new');
  expect(needsRenewal(token()!)).toBe(false);
  expect(needsRenewal(token()!, Date.now() + 15 * 60_000)).toBe(true);
});

test('a newly verified address causes one token exchange, a known one none', async () => {
  const { session, identity, calls } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  identity.current = 'jonas@example.com';
  calls.me.mockResolvedValueOnce({ ...jonas, emailVerified: false });
  await session.restore();

  expect(await session.seeConfirmation()).toBe(false);
  expect(calls.signIn).not.toHaveBeenCalled();

  identity.confirmed = true;
  expect(await session.seeConfirmation()).toBe(true);
  expect(session.getState()).toEqual({ status: 'signed-in', user: jonas });
  expect(await session.seeConfirmation()).toBe(false);
  expect(calls.signIn).toHaveBeenCalledTimes(1);
});

test('a failed verification check changes nothing', async () => {
  const { session, identity, calls, token } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  calls.me.mockResolvedValueOnce({ ...jonas, emailVerified: false });
  await session.restore();

  identity.nextRefusal = 'No answer.';
  expect(await session.seeConfirmation()).toBe(false);
  expect(session.getState().status).toBe('signed-in');
  expect(token()?.token).toBe('good');
});

test('the session ends when the provider has no session', async () => {
  const { session, token } = aBrowser({ token: 'old', expiresAt: inMinutes(-5) });
  await session.restore();
  expect(session.getState()).toEqual({ status: 'visitor', ended: 'lost' });
  expect(token()).toBeNull();
});

test('concurrent requests for a new token share one exchange', async () => {
  const { session, identity, calls } = aBrowser({ token: 'old', expiresAt: inMinutes(-5) });
  identity.current = 'jonas@example.com';
  const renewed = await Promise.all([session.renew(), session.renew(), session.renew()]);
  expect(new Set(renewed)).toEqual(new Set(['token of jonas@example.com']));
  expect(calls.signIn).toHaveBeenCalledTimes(1);
  await session.renew();
  expect(calls.signIn).toHaveBeenCalledTimes(2);
});

test('a failed request keeps the token, and the page may retry', async () => {
  const { session, calls, token } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  calls.me.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await session.restore();
  expect(session.getState()).toEqual({ status: 'unknown', problem: true });
  expect(token()?.token).toBe('good');
  await session.restore();
  expect(session.getState().status).toBe('signed-in');
});

test('an account refused by the server is signed out', async () => {
  const { session, identity, calls, token } = aBrowser({ token: 'old', expiresAt: inMinutes(-5) });
  identity.current = 'jonas@example.com';
  calls.signIn.mockRejectedValueOnce(new Refusal());
  await session.restore();
  expect(session.getState().status).toBe('visitor');
  expect(token()).toBeNull();
});

test('signing out clears the token and the fetched data, even if the provider does not respond', async () => {
  const { session, identity, calls, token } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  await session.restore();
  identity.signOut = () => Promise.reject(new Error('network'));
  await session.signOut();
  expect(session.getState()).toEqual({ status: 'visitor', ended: 'left' });
  expect(token()).toBeNull();
  expect(calls.forget).toHaveBeenCalledTimes(1);
});

test('a login whose exchange fails leaves the user signed out and says why', async () => {
  const { session, calls, token } = aBrowser();
  await session.restore();
  calls.signIn.mockRejectedValueOnce(new Refusal('switched off'));
  await expect(session.logIn({ email: 'jonas@example.com', password: 'secret123' })).rejects.toThrow(
    'switched off',
  );
  expect(session.getState().status).toBe('visitor');
  expect(token()).toBeNull();
});

test('signing out in another tab signs out here', async () => {
  const { session, calls, otherTabChange } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  await session.restore();
  await otherTabChange(null);
  expect(session.getState().status).toBe('visitor');
  expect(calls.forget).toHaveBeenCalledTimes(1);
});

test("signing in in another tab signs in here and clears the previous user's data", async () => {
  const { session, calls, otherTabChange } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  await session.restore();
  calls.me.mockResolvedValue(ines);
  await otherTabChange({ token: 'of ines', expiresAt: inMinutes(15) });
  await Promise.resolve();
  expect(session.getState()).toEqual({ status: 'signed-in', user: ines });
  expect(calls.forget).toHaveBeenCalledTimes(1);
});

test('signing out in another tab during a renewal is not undone by it', async () => {
  const { session, identity, calls, token, otherTabChange } = aBrowser({
    token: 'old',
    expiresAt: inMinutes(-5),
  });
  identity.current = 'jonas@example.com';
  calls.signIn.mockImplementationOnce(async () => {
    await otherTabChange(null);
    return { token: 'late', expiresAt: inMinutes(15), user: jonas };
  });
  await session.restore();
  expect(token()).toBeNull();
  expect(session.getState().status).toBe('visitor');
});

test("another user's login in another tab during a renewal wins", async () => {
  const { session, identity, calls, token, otherTabChange } = aBrowser({
    token: 'old',
    expiresAt: inMinutes(-5),
  });
  identity.current = 'jonas@example.com';
  calls.me.mockResolvedValue(ines);
  calls.signIn.mockImplementationOnce(async () => {
    await otherTabChange({ token: 'of ines', expiresAt: inMinutes(15) });
    return { token: 'late', expiresAt: inMinutes(15), user: jonas };
  });
  expect(await session.renew()).toBe('of ines');
  expect(token()?.token).toBe('of ines');
  expect(session.getState()).toEqual({ status: 'signed-in', user: ines });
});

test('signing out in another tab discards a pending user request', async () => {
  const { session, calls, otherTabChange } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  calls.me.mockImplementationOnce(async () => {
    await otherTabChange(null);
    return jonas;
  });
  await session.restore();
  expect(session.getState().status).toBe('visitor');
});
