import { decodeJwt } from 'jose';

import type { Identity } from '../../src/auth/identity.port.js';
import { aPart, delivery } from '../support/builders.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { ShopClient } from '../support/shop-client.js';
import type { Account, ProviderSession } from '../support/test-users.js';
import { until } from '../support/until.js';

/** The provider's response for ID tokens of sessions that began at another time, by the mark behind them. */
const calls: Partial<Identity>[] = [];

/** The same ID token, of a session of another time. Those of one second are equal: a mark distinguishes them. */
const asEntered = <Of extends { idToken: string }>(account: Of, identity: Partial<Identity>): Of => ({
  ...account,
  idToken: `${account.idToken}~${calls.push(identity) - 1}`,
});

const ago = (seconds: number) => new Date(Math.floor(Date.now() / 1000 - seconds) * 1000);

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({
    identities: (real) => ({
      verify: async (marked) => {
        const [idToken = '', mark] = marked.split('~');
        return { ...(await real.verify(idToken)), ...calls[Number(mark)] };
      },
      revokeSessions: (uid) => real.revokeSessions(uid),
      revokeSessionsBefore: (uid, moment) => real.revokeSessionsBefore(uid, moment),
      exists: (uid) => real.exists(uid),
      remove: (uid) => real.remove(uid),
    }),
  });
});
afterAll(() => shop.close());

let people = 0;
const anEmail = () => `owner-${(people += 1)}@example.com`;

/** The exchange of an ID token: the only way in. */
const exchange = ({ email, idToken }: Pick<Account, 'email' | 'idToken'>) =>
  shop.visitor.rest('PUT', `/user/${email}`, { email }, { Authorization: `Bearer ${idToken}` });

const clientOf = async (account: Pick<Account, 'email' | 'idToken'>) => {
  const { status, body } = await exchange(account);
  expect(status).toBe(200);
  return new ShopClient(shop.url, body.token as string);
};

const isGood = async (client: ShopClient) => (await client.graphql('{ me { id } }')).errors === undefined;

/** A person signs up with an address that is not theirs, an hour ago, and is logged in. */
async function aStranger(email = anEmail()) {
  const account = asEntered(await shop.people.create({ email, verified: false }), { signedInAt: ago(3600) });
  return { ...account, client: await clientOf(account) };
}

/** Opens the link of a mail that was just sent to this address. */
const openMailedLink = async (email: string) =>
  shop.people.openLink(email, await shop.people.mailLink(email));

/** Renews an ID token in the session of a stranger: it says what the provider knows by now of the address. */
async function renewed({ email }: Account) {
  const account = await openMailedLink(email);
  return asEntered(account, { signedInAt: ago(3600) });
}

/** The owner of the address asks for a link and opens it. */
async function theOwner(email: string) {
  const account = await openMailedLink(email);
  return asEntered(account, { signedInAt: ago(10), issuedAt: ago(10) });
}

describe('an address that a stranger signed up with and whose owner logs in by link', () => {
  test("belongs to its owner, and the stranger's session and password stop working", async () => {
    const stranger = await aStranger();
    const owner = await theOwner(stranger.email);
    expect(owner.uid).toBe(stranger.uid);
    expect(await isGood(stranger.client)).toBe(true);

    const client = await clientOf(owner);

    expect(await isGood(client)).toBe(true);
    // Our access token, the earlier ID token, one that is renewed in the same session, the password.
    expect(await isGood(stranger.client)).toBe(false);
    expect(await exchange(stranger)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await exchange(await renewed(stranger))).toMatchObject({ status: 401 });
    await expect(shop.people.signIn(stranger.email)).rejects.toThrow('INVALID_PASSWORD');
    // The refused ones changed nothing.
    expect(await isGood(client)).toBe(true);
    expect((await client.graphql('{ me { emailVerified } }')).data?.me).toEqual({ emailVerified: true });
  });

  test('does not open to a stranger who renews the session in between', async () => {
    const stranger = await aStranger();
    const owner = await theOwner(stranger.email);
    const quick = await clientOf(await renewed(stranger));

    const client = await clientOf(owner);

    expect(await isGood(quick)).toBe(false);
    expect(await isGood(stranger.client)).toBe(false);
    expect((await exchange(await renewed(stranger))).status).toBe(401);
    expect(await isGood(client)).toBe(true);
  });

  test("does not offer the stranger's delivery address to the owner", async () => {
    const stranger = await aStranger();
    const part = await aPart(shop.database);
    await stranger.client.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    await shop.database.query(
      "UPDATE shop_order SET created_at = created_at - interval '30 minutes' WHERE user_uid = $1",
      [stranger.uid],
    );
    const lastDelivery = async (of: ShopClient): Promise<unknown> =>
      (await of.graphql('{ me { lastDelivery { address } } }')).data?.me;
    expect(await lastDelivery(stranger.client)).toEqual({ lastDelivery: { address: delivery.address } });

    const client = await clientOf(await theOwner(stranger.email));

    expect(await lastDelivery(client)).toEqual({ lastDelivery: null });
    await client.rest('POST', '/orders', { partId: part.id, quantity: 1, ...delivery });
    expect(await lastDelivery(client)).toEqual({ lastDelivery: { address: delivery.address } });
  });
});

describe('with tokens issued by the provider', () => {
  /** Sessions at the provider begin in whole seconds: waits for the one after this session's. */
  async function inALaterSecond<Of extends Account>(session: Of): Promise<Of> {
    const { auth_time: second } = decodeJwt<{ auth_time: number }>(session.idToken);
    await until(() => Promise.resolve(Date.now() >= (second + 1) * 1000), 'the next second');
    return session;
  }

  const signUp = (email: string) => shop.people.create({ email, verified: false });

  const signUps: Record<string, (email: string) => Promise<ProviderSession>> = {
    'a customer of the shop': async (email) => {
      const session = await signUp(email);
      await clientOf(session);
      return session;
    },
    'someone who never opens the shop': (email) => signUp(email),
    "someone after the owner's account was deleted at the provider": async (email) => {
      const owner = await shop.signIn({ email });
      await shop.people.remove(owner.uid);
      return signUp(email);
    },
  };

  test.each(Object.keys(signUps))(
    'the session of a stranger, %s, ends when the owner logs in',
    async (who) => {
      const email = anEmail();
      const stranger = await shop.people.renew(await inALaterSecond(await signUps[who]!(email)));
      const owner = await openMailedLink(email);
      const renewedSince = await shop.people.renew(stranger);

      const client = await clientOf(owner);

      expect((await exchange(renewedSince)).status).toBe(401);
      await expect(shop.people.renew(renewedSince)).rejects.toThrow('TOKEN_EXPIRED');
      await expect(shop.people.signIn(email)).rejects.toThrow('INVALID_PASSWORD');
      expect(await isGood(client)).toBe(true);
      expect((await exchange(await shop.people.renew(owner))).status).toBe(200);
    },
  );

  test('a new stranger who arrives first with a renewed session gets no access', async () => {
    const email = anEmail();
    const stranger = await inALaterSecond(await signUp(email));
    const owner = await openMailedLink(email);
    const strangersClient = await clientOf(await shop.people.renew(stranger));

    const client = await clientOf(owner);

    expect(await isGood(strangersClient)).toBe(false);
    await expect(shop.people.renew(stranger)).rejects.toThrow('TOKEN_EXPIRED');
    expect(await isGood(client)).toBe(true);
  });
});

describe('C19: an unverified address', () => {
  test('a customer who confirms the address with the sign-up link stays logged in, also through later logins', async () => {
    const customer = await aStranger();
    const confirmed = await renewed(customer);
    const client = await clientOf(confirmed);
    // Tokens issued before might be anyone's.
    expect(await isGood(customer.client)).toBe(false);

    const { email } = customer;
    const later = await openMailedLink(email);
    expect(await isGood(await clientOf(asEntered(later, { signedInAt: ago(-5), issuedAt: ago(-5) })))).toBe(
      true,
    );
    expect(await isGood(client)).toBe(true);
    expect((await exchange(confirmed)).status).toBe(200);
  });

  test('a link logs in to a verified account without ending its sessions', async () => {
    const customer = await shop.signIn({});
    const later = { signedInAt: ago(-5), issuedAt: ago(-5) };
    const { uid, email, idToken } = asEntered(await openMailedLink(customer.email), later);
    expect(uid).toBe(customer.uid);

    expect(await isGood(await clientOf({ email, idToken }))).toBe(true);
    expect(await isGood(customer)).toBe(true);
  });

  test('a link creates a verified account for an address without one', async () => {
    const email = anEmail();
    const client = await clientOf(await theOwner(email));
    expect((await client.graphql('{ me { email emailVerified name } }')).data?.me).toEqual({
      email,
      emailVerified: true,
      name: null,
    });
  });

  test('a link works once, and only for the address it was sent to', async () => {
    const email = anEmail();
    const code = await shop.people.mailLink(email);
    await expect(shop.people.openLink('stranger@example.com', code)).rejects.toThrow('INVALID_EMAIL');
    await shop.people.openLink(email, code);
    await expect(shop.people.openLink(email, code)).rejects.toThrow('INVALID_OOB_CODE');
  });

  test('a link for a disabled account is refused', async () => {
    const customer = await shop.signIn({});
    await shop.database.query('UPDATE shop_user SET disabled = true WHERE uid = $1', [customer.uid]);
    const { status, body } = await exchange(await openMailedLink(customer.email));
    expect([status, body.code, body.token]).toEqual([403, 'ACCOUNT_DISABLED', undefined]);
  });

  test('the owner of one address gets no access to another', async () => {
    const victim = await shop.signIn({});
    const { idToken } = await theOwner(anEmail());
    expect((await exchange({ email: victim.email, idToken })).status).toBe(403);
  });
});
