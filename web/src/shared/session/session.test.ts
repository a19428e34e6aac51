import { aUser } from '#testing/builders';
import { FakeIdentity } from '#testing/fake-identity';
import { needsRenewal, type AccessToken, type TokenStore } from './access-token';
import { createSession, type SessionCalls } from './session';

const jonas = { ...aUser({ email: 'jonas@example.com' }), __typename: 'User' as const };
const ines = { ...aUser({ email: 'ines@example.com' }), __typename: 'User' as const };
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

class Refusal extends Error {}

/** A browser with two tabs: what the other one does arrives through `elsewhere`. */
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

test('without a token one is a visitor at once, and the provider is not even asked', async () => {
  const { session, calls } = aBrowser();
  expect(session.getState().status).toBe('unknown');
  await session.restore();
  expect(session.getState()).toEqual({ status: 'visitor' });
  expect(calls.me).not.toHaveBeenCalled();
});

test('after a reload a token that is still good is enough', async () => {
  const { session, calls } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  await session.restore();
  expect(session.getState()).toEqual({ status: 'signed-in', user: jonas });
  expect(calls.signIn).not.toHaveBeenCalled();
});

test('after a reload a token that is over is renewed from what the provider remembers', async () => {
  const { session, identity, token } = aBrowser({ token: 'old', expiresAt: inMinutes(-5) });
  identity.current = 'jonas@example.com';
  await session.restore();
  expect(session.getState().status).toBe('signed-in');
  expect(token()?.token).toBe('token of jonas@example.com');
});

test('a token with less than a minute to live counts as over', async () => {
  const { session, identity, calls } = aBrowser({ token: 'old', expiresAt: inMinutes(0.9) });
  identity.current = 'jonas@example.com';
  await session.restore();
  expect(calls.signIn).toHaveBeenCalledTimes(1);
});

test('a clock that is hours ahead asks for no new token with each request', async () => {
  const { session, identity, calls, token } = aBrowser({ token: 'old', expiresAt: inMinutes(-5) });
  identity.current = 'jonas@example.com';
  calls.signIn.mockResolvedValue({ token: 'new', expiresAt: inMinutes(-60), user: jonas });

  await session.renew();

  expect(token()?.token).toBe('new');
  expect(needsRenewal(token()!)).toBe(false);
  expect(needsRenewal(token()!, Date.now() + 15 * 60_000)).toBe(true);
});

test('a confirmed address is told by a new exchange, once, and only where it was not known', async () => {
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

test('a provider that does not answer whether the address was confirmed changes nothing', async () => {
  const { session, identity, calls, token } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  calls.me.mockResolvedValueOnce({ ...jonas, emailVerified: false });
  await session.restore();

  identity.nextRefusal = 'No answer.';
  expect(await session.seeConfirmation()).toBe(false);
  expect(session.getState().status).toBe('signed-in');
  expect(token()?.token).toBe('good');
});

test('when the provider remembers no one the session is over', async () => {
  const { session, token } = aBrowser({ token: 'old', expiresAt: inMinutes(-5) });
  await session.restore();
  expect(session.getState()).toEqual({ status: 'visitor', ended: 'lost' });
  expect(token()).toBeNull();
});

test('however many requests need a new token at once, there is one exchange', async () => {
  const { session, identity, calls } = aBrowser({ token: 'old', expiresAt: inMinutes(-5) });
  identity.current = 'jonas@example.com';
  const renewed = await Promise.all([session.renew(), session.renew(), session.renew()]);
  expect(new Set(renewed)).toEqual(new Set(['token of jonas@example.com']));
  expect(calls.signIn).toHaveBeenCalledTimes(1);
  await session.renew();
  expect(calls.signIn).toHaveBeenCalledTimes(2);
});

test('no answer is no verdict: the token stays, and the page may ask again', async () => {
  const { session, calls, token } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  calls.me.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await session.restore();
  expect(session.getState()).toEqual({ status: 'unknown', problem: true });
  expect(token()?.token).toBe('good');
  await session.restore();
  expect(session.getState().status).toBe('signed-in');
});

test('an account that the shop refuses is signed out', async () => {
  const { session, identity, calls, token } = aBrowser({ token: 'old', expiresAt: inMinutes(-5) });
  identity.current = 'jonas@example.com';
  calls.signIn.mockRejectedValueOnce(new Refusal());
  await session.restore();
  expect(session.getState().status).toBe('visitor');
  expect(token()).toBeNull();
});

test('signing out forgets the token and everything fetched, even when the provider does not answer', async () => {
  const { session, identity, calls, token } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  await session.restore();
  identity.signOut = () => Promise.reject(new Error('network'));
  await session.signOut();
  expect(session.getState()).toEqual({ status: 'visitor', ended: 'left' });
  expect(token()).toBeNull();
  expect(calls.forget).toHaveBeenCalledTimes(1);
});

test('a login whose exchange fails leaves no one signed in, and says why', async () => {
  const { session, calls, token } = aBrowser();
  await session.restore();
  calls.signIn.mockRejectedValueOnce(new Refusal('switched off'));
  await expect(session.logIn({ email: 'jonas@example.com', password: 'secret123' })).rejects.toThrow(
    'switched off',
  );
  expect(session.getState().status).toBe('visitor');
  expect(token()).toBeNull();
});

test('another tab signs out: this one follows', async () => {
  const { session, calls, otherTabChange } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  await session.restore();
  await otherTabChange(null);
  expect(session.getState().status).toBe('visitor');
  expect(calls.forget).toHaveBeenCalledTimes(1);
});

test('another tab signs in: this one follows, and forgets what it fetched for someone else', async () => {
  const { session, calls, otherTabChange } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  await session.restore();
  calls.me.mockResolvedValue(ines);
  await otherTabChange({ token: 'of ines', expiresAt: inMinutes(15) });
  await Promise.resolve();
  expect(session.getState()).toEqual({ status: 'signed-in', user: ines });
  expect(calls.forget).toHaveBeenCalledTimes(1);
});

test('another tab signs out while this one renews its token: no one is signed in again by it', async () => {
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

test('another tab signs someone else in while this one renews its token: theirs stays', async () => {
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

test('another tab signs out while this one asks who is there: the answer counts no more', async () => {
  const { session, calls, otherTabChange } = aBrowser({ token: 'good', expiresAt: inMinutes(10) });
  calls.me.mockImplementationOnce(async () => {
    await otherTabChange(null);
    return jonas;
  });
  await session.restore();
  expect(session.getState().status).toBe('visitor');
});
