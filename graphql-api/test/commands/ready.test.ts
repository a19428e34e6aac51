import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Role } from '../../src/auth/role.js';
import { WEBHOOK_EVENTS } from '../../src/features/shop/readiness/stripe-checks.js';
import { AppendingProxy } from '../support/appending-proxy.js';
import { aPart } from '../support/builders.js';
import { shipOrder } from '../support/cases.js';
import { createTestShop, type TestShop } from '../support/create-test-shop.js';
import { freePort } from '../support/free-port.js';
import { IdentityToolkit } from '../support/identity-toolkit.js';
import { MailServer } from '../support/mail-server.js';
import { confirmPayment, createPaymentIntent, placeOrder } from '../support/operations.js';
import { runCommand } from '../support/run-command.js';
import { SandboxControl } from '../support/sandbox-control.js';
import { environmentOf } from '../support/shop-environment.js';
import { createTestDatabase } from '../support/test-database.js';

jest.setTimeout(60_000);

let shop: TestShop;
let firebase: IdentityToolkit;
let mails: MailServer;
beforeAll(async () => {
  // Caching responses makes it listen for changes, as every real instance does.
  shop = await createTestShop({ env: { RESPONSE_CACHE_MB: '8' } });
  [firebase, mails] = await Promise.all([IdentityToolkit.open(), MailServer.open()]);
});
afterAll(() => Promise.all([shop.close(), firebase.close(), mails.close()]));

interface Report {
  readonly code: number | null;
  readonly output: string;
  /** The lines about an area, each with its mark. */
  readonly about: (area: string) => string[];
}

async function ready(env: Record<string, string> = {}, args: string[] = []): Promise<Report> {
  const settings = { ...environmentOf(shop.env), ...env };
  const { code, output, complaint } = await runCommand('ready.js', args, shop.env.DATABASE_URL, settings);
  expect(complaint).toBe('');
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'ACCESS_TOKEN_KEYS'] as const)
    expect(output).not.toContain(settings[name]);
  const lines = output.split('\n').filter((line) => /^[✓✗?] /.test(line));
  const about = (area: string) =>
    lines
      .filter((line) => line.slice(2).startsWith(`${area} `))
      .map((line) => line.replace(`${area} `, '').replace(/ {2,}/, ' '));
  return { code, output, about };
}

describe('an empty shop on local services', () => {
  let report: Report;
  beforeAll(async () => {
    report = await ready();
  });

  test.each([
    ['Cars', "✗ No cars are loaded: customers can't choose one, and parts can't have fitment data."],
    ['Parts', '✗ The catalogue is empty.'],
    ['Pictures', '✗ 0 of 0 parts have a photo.'],
    ['Stripe', '✗ Sandbox: no card is charged.'],
    ['Sign-in', '✗ Test accounts only: Firebase Auth emulator.'],
    ['Mail', "✗ Email isn't configured: SMTP_URL and MAIL_FROM are not set."],
    ['Admin', '✗ There is no admin.'],
    ['First order', '✗ No orders yet.'],
    ['Backups', "? WAL archiving is off. Dumps and a hosting provider's backups can't be checked from here."],
  ])('%s: %s', (area, line) => {
    expect(report.about(area)).toContain(line);
  });

  test('a good line reports what was checked: database, migrations, connections, webhook', () => {
    const [answers, migrations, connections] = report.about('Database');
    expect(answers).toBe('✓ The database responds.');
    expect(migrations).toMatch(/^✓ Up to date: \d+ migrations\.$/);
    expect(connections).toMatch(/^✓ 1 instance × \(8 \+ 2\) = 10 of \d+ connections\.$/);
    expect(report.about('Stripe')).toContain(
      '✓ A signed test event was accepted, and one with a wrong signature was rejected.',
    );
    expect(report.about('Sign-in')).toContain(
      "? Enabled: Email and password. Couldn't check: Email link, Google.",
    );
    expect(report.about('Address')).toEqual([
      `✗ ${shop.url} responds, but only on this machine: no one else can open it.`,
      '✓ A request passes no proxy, matching TRUSTED_PROXIES=0.',
    ]);
  });

  test('it ends with exit code 1, a summary, and instructions under each line', () => {
    expect(report.code).toBe(1);
    expect(report.output).toMatch(/\n\d+ good, \d+ missing, \d+ unknown$/);
    expect(report.output).toContain('\n               npm run admin -- grant you@example.com\n');
  });
});

test('a filled shop reports its counts and which parts lack data', async () => {
  const { database } = shop;
  await database.query(
    `INSERT INTO vehicle_model (make, name, years) VALUES ('Honda', 'Civic', '{[2005,2007)}')`,
  );
  await aPart(database, { image: 'https://pictures.example/disc.webp', universal: true });
  await aPart(database, { image: null });
  const admin = await shop.signIn({ role: Role.ADMIN });
  const before = await ready();
  expect(before.about('Cars')).toEqual(['✓ 1 model loaded.']);
  expect(before.about('Parts')).toEqual([
    '✓ 2 in the catalogue.',
    '✓ 2 of 2 parts have ever been in stock.',
    '✗ 1 of 2 parts have fitment data.',
  ]);
  expect(before.about('Pictures')).toEqual(['✗ 1 of 2 parts have a photo.']);
  expect(before.about('Admin')).toEqual(['✓ 1 admin, verified.']);

  await database.query('UPDATE shop_user SET email_verified = false WHERE uid = $1', [admin.uid]);
  expect((await ready()).about('Admin')).toEqual([
    "✗ There is an admin, but their email address isn't verified, so the rights aren't active yet.",
  ]);
});

test('the first order counts once it is paid and shipped', async () => {
  const part = await aPart(shop.database);
  const customer = await shop.signIn({});
  const admin = await shop.signIn({ role: Role.ADMIN });
  const { id } = await placeOrder(customer, part);
  expect((await ready()).about('First order')).toEqual(['✗ No orders yet.']);
  const intent = await createPaymentIntent(customer, id);
  await shop.stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' });
  await confirmPayment(customer, id, intent.id);
  expect((await ready()).about('First order')).toEqual(['✗ An order was paid, but none was shipped yet.']);
  await shipOrder(admin, id);
  expect((await ready()).about('First order')).toEqual(['✓ An order was paid and shipped.']);
});

describe('the database', () => {
  test('is reported when it is down, along with the checks that do not need it', async () => {
    const elsewhere = `postgres://axle:secret@127.0.0.1:${await freePort()}/axle`;
    const { code, about, output } = await ready({ DATABASE_URL: elsewhere });
    expect(code).toBe(1);
    expect(about('Database')[0]).toBe("✗ The database at DATABASE_URL doesn't respond.");
    expect(about('Cars')[0]).toMatch(/^\? Cars: no answer/);
    expect(about('Stripe')).toContain('✗ Sandbox: no card is charged.');
    expect(output).not.toContain('secret@');
  });

  test('is not up to date when migrations are pending or newer than this release', async () => {
    const { database } = shop;
    interface Done {
      readonly timestamp: string;
      readonly name: string;
    }
    const [[last]] = await database.query<[Done[], number]>(
      'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations) RETURNING timestamp, name',
    );
    expect((await ready()).about('Database')).toContain('✗ 1 migration pending.');
    const insert = 'INSERT INTO migrations (timestamp, name) VALUES ($1, $2)';
    await database.query(insert, [last?.timestamp, last?.name]);
    await database.query(insert, [9_999_999_999_999, 'OfTomorrow9']);
    expect((await ready()).about('Database')).toContain(
      '✗ The database was migrated by a newer release than this one.',
    );
    await database.query(`DELETE FROM migrations WHERE name = 'OfTomorrow9'`);
  });

  test('is reported when it has too few connections, with a pool size that would fit', async () => {
    const { about, output } = await ready({ DATABASE_POOL: '5000' });
    expect(about('Database')[2]).toMatch(
      /^✗ 1 instance × \(5000 \+ 2\) = 5002 of \d+ connections: too many\.$/,
    );
    expect(output).toMatch(/^ +DATABASE_POOL=\d+$/m);
  });
});

describe('Stripe', () => {
  const control = () => new SandboxControl(shop);

  test('does not know the key', async () => {
    const { about } = await ready({ STRIPE_SECRET_KEY: 'sk_test_-' });
    expect(about('Stripe')[0]).toBe('✗ Stripe does not know this STRIPE_SECRET_KEY.');
  });

  test('has no webhook for this shop, then an incomplete one, then a complete one', async () => {
    const url = `${shop.url}/webhooks/stripe`;
    expect((await ready()).about('Stripe')[1]).toBe(`✗ Stripe has no webhook for ${url}.`);
    await shop.stripe.webhookEndpoints.create({ url, enabled_events: ['payment_intent.succeeded'] });
    expect((await ready()).about('Stripe')[1]).toBe(
      "✗ The webhook doesn't receive charge.refunded, refund.failed, charge.dispute.created, charge.dispute.closed.",
    );
    await shop.connectWebhook();
    expect((await ready()).about('Stripe')[1]).toBe(`✓ Stripe sends all 5 event types to ${url}.`);
  });

  test('does not respond: nothing is reported as good or as missing', async () => {
    await control().break({ route: 'GET /v1/balance', kind: 'reset', times: 2 });
    const { about } = await ready();
    expect(about('Stripe')[0]).toMatch(/^\? Keys: no answer/);
    await control().repair();
  });

  test('signs with another secret than the shop at PUBLIC_URL expects', async () => {
    const { about } = await ready({ STRIPE_WEBHOOK_SECRET: 'whsec_another' });
    expect(about('Stripe')[2]).toBe('✗ A signed test event returned status 400.');
    expect(about('Address')[1]).toBe("? Couldn't see how a request reaches the shop: see the webhook above.");
  });
});

describe('the address', () => {
  test('is not reported as good when it does not respond', async () => {
    const port = await freePort();
    const { about } = await ready({ PUBLIC_URL: `http://127.0.0.1:${port}` });
    expect(about('Address')[0]).toBe(
      `✗ http://127.0.0.1:${port} doesn't respond to requests from this machine.`,
    );
    expect(about('Stripe')[2]).toBe('? Webhook signature: no answer (ECONNREFUSED).');
  });

  test('behind an uncounted proxy is reported, and so is a proxy that rewrites bodies', async () => {
    const proxy = await AppendingProxy.before(shop.url);
    try {
      const { about, output } = await ready({ PUBLIC_URL: proxy.url });
      expect(about('Address')[1]).toBe(
        '✗ A request passes 1 proxy, but TRUSTED_PROXIES is 0: all visitors share one address.',
      );
      expect(output).toContain(' TRUSTED_PROXIES=1\n');
      proxy.breaksBodies = true;
      expect((await ready({ PUBLIC_URL: proxy.url })).about('Stripe')[2]).toBe(
        '✗ A signed test event returned status 400.',
      );
    } finally {
      await proxy.close();
    }
  });

  test('with too many trusted proxies is reported, because callers can forge their address', async () => {
    const trusting = await createTestShop({ env: { TRUSTED_PROXIES: '1' } });
    const its = {
      PUBLIC_URL: trusting.url,
      TRUSTED_PROXIES: '1',
      STRIPE_WEBHOOK_SECRET: trusting.env.STRIPE_WEBHOOK_SECRET,
    };
    expect((await ready(its)).about('Address')[1]).toBe(
      '✗ TRUSTED_PROXIES is too high: clients can spoof their address and bypass every rate limit.',
    );
    const proxy = await AppendingProxy.before(trusting.url);
    expect((await ready({ ...its, PUBLIC_URL: proxy.url })).about('Address')[1]).toBe(
      '✓ A request passes 1 proxy, matching TRUSTED_PROXIES=1.',
    );
    await proxy.close();
    await trusting.close();
  });
});

describe('Firebase', () => {
  const asked = async (replies: IdentityToolkit['replies'] = {}, env: Record<string, string> = {}) => {
    const usual = { ...firebase.replies };
    Object.assign(firebase.replies, replies);
    const { about } = await ready({ FIREBASE_AUTH_EMULATOR_HOST: firebase.host, ...env });
    Object.assign(firebase.replies, usual);
    return about('Sign-in');
  };

  test('has everything the shop needs', async () => {
    expect(await asked()).toEqual([
      '✗ Test accounts only: Firebase Auth emulator.',
      '✓ 127.0.0.1 is an authorized domain.',
      '✓ Enabled: Email and password, Email link, Google.',
    ]);
  });

  test('does not allow links to this shop', async () => {
    expect((await asked({}, { PUBLIC_URL: 'http://other.localhost:1' }))[1]).toBe(
      "✗ other.localhost isn't an authorized domain: email links and Google's window are rejected.",
    );
  });

  test('has sign-in methods disabled', async () => {
    const off = await asked({
      '/config': [200, { signIn: { email: { enabled: true, passwordRequired: true } } }],
      'defaultSupportedIdpConfigs/google.com': [404, {}],
    });
    expect(off[2]).toBe('✗ Disabled: Email link, Google.');
    const all = await asked({
      '/config': [200, { signIn: { email: {} } }],
      'accounts:signInWithPassword': [400, { error: { message: 'PASSWORD_LOGIN_DISABLED' } }],
    });
    expect(all[2]).toBe('✗ Disabled: Email and password, Email link.');
  });

  test('refuses the public key or the requests of the service account', async () => {
    const refused = await asked({
      'accounts:batchGet': [403, { error: { code: 403, message: 'PERMISSION_DENIED' } }],
      '/v1/projects': [400, { error: { message: 'API key not valid' } }],
      '/config': [403, {}],
    });
    expect(refused[1]).toBe('✗ Firebase does not take FIREBASE_API_KEY.');
    expect(refused[2]).toBe('? The service account may not read how the project signs people in.');
    expect(refused[0]).not.toMatch(/^✓/);
  });
});

describe('email', () => {
  const mail = (env: Record<string, string>, args: string[] = []) =>
    ready({ ...mails.environment, ...env }, args);

  test('is good once the server accepts the login, and a test email arrives', async () => {
    const { about } = await mail({}, ['--mail', 'owner@example.com']);
    expect(about('Mail')[0]).toMatch(/^✓ The mail server accepts our login\./);
    expect(about('Test mail')[0]).toBe('✓ Sent to owner@example.com: look whether it is there.');
    expect(mails.received.at(-1)).toMatchObject({
      subject: 'Test mail of your shop',
      recipients: ['owner@example.com'],
    });
  });

  test('is reported when it only goes to the local inbox', async () => {
    const { about } = await mail({ INBOX_URL: 'http://127.0.0.1:1/inbox' });
    expect(about('Mail')[0]).toBe("✗ Email isn't configured: emails go to the local Inbox only.");
  });

  test('is reported when the server does not respond, and so is a test email that was not accepted', async () => {
    const { about } = await mail({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` }, [
      '--mail',
      'owner@example.com',
    ]);
    expect(about('Mail')[0]).toBe('✗ No mail server responds at SMTP_URL.');
    expect(about('Test mail')[0]).toBe('✗ The mail server did not take it: the line “Mail” says more.');
  });
});

test('an environment that prevents startup is reported in one line', async () => {
  const { code, output } = await ready({ STRIPE_WEBHOOK_SECRET: 'wrong' });
  expect(code).toBe(1);
  expect(output).toMatch(/^✗ Environment {2}The environment is not complete: STRIPE_WEBHOOK_SECRET must be/);
});

test.each([[['--mail']], [['--mail', 'nobody']], [['--post', 'a@example.com']]])(
  'invalid arguments (%j) print the usage',
  async (args) => {
    const { code, complaint } = await runCommand(
      'ready.js',
      args,
      shop.env.DATABASE_URL,
      environmentOf(shop.env),
    );
    expect(code).toBe(2);
    expect(complaint).toMatch(/^Usage:\n {2}npm run ready\n/);
  },
);

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('docs/going-live.md', () => {
  const page = readFileSync(join(__dirname, '../../../docs/going-live.md'), 'utf8');

  test('quotes only lines that the checks can print', () => {
    const folder = join(__dirname, '../../src/features/shop/readiness');
    const code = [
      ...readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8')),
      readFileSync(join(__dirname, '../../src/bin/ready.ts'), 'utf8'),
    ].join('\n');
    const sayings = [...code.matchAll(/`(?<template>[^`\n]+)`|'(?<text>[^'\n]+)'|"(?<quoted>[^"\n]+)"/g)]
      .map(({ groups: { template, text, quoted } = {} }) => template ?? text ?? quoted ?? '')
      .map((text) => text.replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…'))
      .filter((text) => text.replaceAll('…', '').length > 4)
      .map((text) => new RegExp(`^${escaped(text).replaceAll('…', '.+')}\\.?$`, 'u'));
    const promised = [...page.matchAll(/^[✓?] [A-Z][\w -]{11} (?<says>.+)$/gm)].map(
      ({ groups }) => groups?.says ?? '',
    );
    expect(promised.length).toBeGreaterThan(15);
    expect(promised.filter((line) => !sayings.some((saying) => saying.test(line)))).toEqual([]);
  });

  test('lists the events that a webhook needs', () => {
    for (const type of WEBHOOK_EVENTS) expect(page).toContain(`\`${type}\``);
  });

  test('loads the bundled cars', async () => {
    const empty = await createTestDatabase();
    const [, program = '', words = ''] =
      /node graphql-api\/(dist\/bundle\/import\.js) (.+)$/m.exec(page) ?? [];
    const load = [join(__dirname, '../..', program), ...words.split(' ')];
    const output = execFileSync(process.execPath, load, { env: { DATABASE_URL: empty.url } }).toString();
    const { about } = await ready({ DATABASE_URL: empty.url });
    await empty.drop();
    expect(output).toContain('Applied.');
    expect(page).toContain(about('Cars')[0]?.slice(2));
  });
});
