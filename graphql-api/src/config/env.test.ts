import { BadEnvironment, readEnv } from './env.js';
import { publicConfig } from './public-config.js';

const local = {
  PUBLIC_URL: 'http://localhost:4000',
  DATABASE_URL: 'postgres://localhost/axle',
  ACCESS_TOKEN_KEYS: `a:${Buffer.alloc(32).toString('base64url')}`,
  FIREBASE_PROJECT_ID: 'demo-axle',
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_DOMAIN: 'localhost',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

const live = {
  ...local,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example.com',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
};

const refusal = (source: Record<string, string>) => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof BadEnvironment) return error.message;
    throw error;
  }
  return 'accepted';
};

test('every missing name is listed at once, on one line', () => {
  const message = refusal({});

  expect(message).toContain('DATABASE_URL is missing; ACCESS_TOKEN_KEYS is missing');
  expect(message).toContain('STRIPE_WEBHOOK_SECRET is missing');
  expect(message).not.toContain('\n');
});

test.each([
  [{ PORT: 'none' }, 'PORT must be a whole number'],
  [{ PORT: '1.5' }, 'PORT must be a whole number'],
  [{ PORT: '70000' }, 'PORT must be at most 65535'],
  [{ HOLD_MINUTES: '0' }, 'HOLD_MINUTES must be at least 1'],
  [{ DATABASE_POOL: '1' }, 'DATABASE_POOL must be at least 3'],
  [{ TASKS: 'yes' }, 'TASKS must be on or off'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent'],
  [{ PROFILE_GITHUB: 'axle' }, 'PROFILE_GITHUB must be an address such as https://shop.example.com'],
  [
    { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@shop.example', REPLY_TO: 'nobody' },
    'REPLY_TO must be an email address',
  ],
])('an error for %j is in plain language', (wrong, message) => {
  expect(refusal({ ...local, ...wrong })).toBe(`The environment is not complete: ${message}.`);
});

test('an empty value counts as missing', () => {
  expect(refusal({ ...local, STRIPE_WEBHOOK_SECRET: '' })).toContain('STRIPE_WEBHOOK_SECRET is missing');
});

test('whitespace and line ends around a value, as in secret files, are trimmed', () => {
  const read = readEnv({ ...local, STRIPE_SECRET_KEY: 'sk_test_1\n', FIREBASE_PROJECT_ID: ' demo-axle ' });
  expect(read).toMatchObject({ STRIPE_SECRET_KEY: 'sk_test_1', FIREBASE_PROJECT_ID: 'demo-axle' });
  expect(refusal({ ...local, FIREBASE_API_KEY: ' \n' })).toContain('FIREBASE_API_KEY is missing');
});

test('PUBLIC_URL must be an origin that browsers can reach, without a path or credentials', () => {
  const at = (PUBLIC_URL: string) => readEnv({ ...live, PUBLIC_URL }).PUBLIC_URL;
  expect(at('https://Shop.example.com:443/')).toBe('https://shop.example.com');
  expect(readEnv(local).PUBLIC_URL).toBe('http://localhost:4000');

  for (const wrong of [
    'localhost:4000',
    'shop.example.com',
    'ftp://shop.example.com',
    'https://shop.example.com/parts',
    'https://shop.example.com?x=1',
    'https://me:pw@shop.example.com',
  ])
    expect(refusal({ ...local, PUBLIC_URL: wrong })).toContain('PUBLIC_URL must be');
});

test('a database URL must be a readable Postgres URL, and the error does not contain its value', () => {
  const names = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'];
  for (const right of ['postgres://a:p%2Fw@db:5432/axle', 'postgresql://db/axle?sslmode=require'])
    for (const name of names)
      expect(refusal({ ...live, FIREBASE_AUTH_EMULATOR_HOST: '', [name]: right })).toBe('accepted');

  for (const wrong of [
    'localhost:5432/secret',
    'mysql://axle:secret@db/axle',
    'postgres://axle:sec/ret@db/axle',
    'postgres://axle:sec%ret@db/axle',
  ])
    for (const name of names) {
      const message = refusal({ ...live, [name]: wrong });
      expect(message).toContain(`${name} must be`);
      expect(message).not.toContain('sec');
    }
});

test('metrics need their own port', () => {
  expect(refusal({ ...local, PORT: '9100', METRICS_PORT: '9100' })).toContain(
    'METRICS_PORT must be another one than PORT',
  );
  expect(refusal({ ...local, METRICS_PORT: '9100' })).toBe('accepted');
});

test('a seller needs a name, and each seller value is one line', () => {
  const seller = {
    SELLER_NAME: 'Axle Parts LLC',
    SELLER_ADDRESS: '12 Mill Road',
    SELLER_TAX_NUMBER: '12-3456789',
  };
  expect(refusal({ ...local, ...seller, SELLER_TAX_LINE: 'Prices include sales tax.' })).toBe('accepted');
  expect(publicConfig(readEnv({ ...local, ...seller })).seller).toEqual({
    name: 'Axle Parts LLC',
    address: '12 Mill Road',
    taxNumber: '12-3456789',
  });
  expect(publicConfig(readEnv(local))).not.toHaveProperty('seller');

  expect(refusal({ ...local, SELLER_TAX_LINE: 'No tax.' })).toContain('SELLER_TAX_LINE needs SELLER_NAME');
  expect(refusal({ ...local, SELLER_NAME: 'Axle\nParts' })).toContain('SELLER_NAME must be one line');
  expect(refusal({ ...local, SELLER_NAME: 'x'.repeat(201) })).toContain('SELLER_NAME must have at most 200');
});

test('email needs both a server and a sender, or neither', () => {
  const mail = {
    SMTP_URL: 'smtps://axle:secret@mail.example.com',
    MAIL_FROM: 'Axle Parts <orders@shop.example>',
  };
  expect(readEnv({ ...local, ...mail }).MAIL_FROM).toEqual({
    name: 'Axle Parts',
    address: 'orders@shop.example',
  });
  expect(readEnv({ ...local, ...mail, MAIL_FROM: 'orders@shop.example' }).MAIL_FROM).toEqual({
    name: 'Axle',
    address: 'orders@shop.example',
  });

  expect(refusal({ ...local, SMTP_URL: mail.SMTP_URL })).toContain('MAIL_FROM is missing');
  expect(refusal({ ...local, MAIL_FROM: mail.MAIL_FROM })).toContain('MAIL_FROM needs SMTP_URL');
  expect(refusal({ ...local, REPLY_TO: 'help@shop.example' })).toContain('REPLY_TO needs SMTP_URL');
  for (const wrong of ['https://axle:secret@mail', 'smtps://axle:sec/ret@mail', 'smtps:axle:secret@mail']) {
    const message = refusal({ ...local, ...mail, SMTP_URL: wrong });
    expect(message).toContain('SMTP_URL must be an address such as smtps://');
    expect(message).toContain('in the password, % is written %25');
    expect(message).not.toContain('sec');
  }
  for (const from of ['two@shop.example, three@shop.example', 'Axle\r\nBcc: x@y.example', 'nobody'])
    expect(refusal({ ...local, ...mail, MAIL_FROM: from })).toContain('MAIL_FROM must be an address');
  for (const zone of ['Bremen', '+02:00'])
    expect(refusal({ ...local, TIME_ZONE: zone })).toContain('TIME_ZONE must be a time zone');
});

test('a token key shorter than 32 bytes is refused, and the error does not contain it', () => {
  const key = Buffer.alloc(31, 1).toString('base64url');
  const message = refusal({ ...local, ACCESS_TOKEN_KEYS: `a:${key}` });

  expect(message).toContain('ACCESS_TOKEN_KEYS must be');
  expect(message).not.toContain(key);
});

test('C45: production starts with real configuration only', () => {
  expect(refusal(live)).toBe('accepted');
  expect(refusal({ ...live, STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_SECRET_KEY is a test key');
  expect(refusal({ ...live, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toContain(
    'FIREBASE_AUTH_EMULATOR_HOST must not be set in production',
  );
  expect(refusal({ ...live, STRIPE_API_BASE: 'http://127.0.0.1:12111' })).toContain(
    'STRIPE_API_BASE must not be set',
  );
  expect(refusal({ ...live, PUBLIC_URL: 'http://shop.example.com' })).toContain(
    'PUBLIC_URL must start with https://',
  );
});

test.each([
  [{ FIREBASE_PROJECT_ID: 'my-shop' }, 'FIREBASE_PROJECT_ID is a real project'],
  [{ DATABASE_URL: 'postgres://db.example.com/axle' }, 'DATABASE_URL is on another machine'],
  [{ PUBLIC_URL: 'https://shop.example.com' }, 'PUBLIC_URL is on another machine'],
])('C45: with %j, startup requires an explicit NODE_ENV', (real, reason) => {
  expect(refusal({ ...local, ...real })).toBe(
    `The environment is not complete: NODE_ENV is missing, and ${reason}: say NODE_ENV=production, or development if you mean it.`,
  );
  expect(refusal({ ...local, ...real, NODE_ENV: 'development' })).toBe('accepted');
});

test('C45: a live key requires NODE_ENV=production, whatever NODE_ENV is', () => {
  for (const NODE_ENV of ['', 'development', 'test']) {
    expect(refusal({ ...local, NODE_ENV, STRIPE_SECRET_KEY: 'rk_live_1' })).toContain(
      'STRIPE_SECRET_KEY is a live key, which needs NODE_ENV=production',
    );
  }
});

test.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])(
  "%s counts as the developer's own machine",
  (host) => {
    expect(refusal({ ...local, DATABASE_URL: `postgres://me:secret@${host}:5432/axle` })).toBe('accepted');
  },
);

test('only listed origins may call', () => {
  expect(readEnv(local).CORS_ORIGINS).toEqual([]);
  expect(
    readEnv({ ...local, CORS_ORIGINS: 'https://a.example, http://localhost:3000' }).CORS_ORIGINS,
  ).toEqual(['https://a.example', 'http://localhost:3000']);
});

test.each(['*', 'https://a.example,*', 'https://*.a.example'])(
  'a wildcard origin (%s) is refused with the reason',
  (origins) => {
    expect(refusal({ ...local, CORS_ORIGINS: origins })).toContain(
      'and never *: pages of strangers could call the shop',
    );
  },
);

test.each([
  'a.example',
  'https://a.example/',
  'https://a.example/shop',
  'https://A.example',
  'https://jo@a.example',
  'file:///home',
  'null',
])('%s is not a valid origin', (origin) => {
  expect(refusal({ ...local, CORS_ORIGINS: origin })).toContain(
    'CORS_ORIGINS must be origins such as https://client.example, without a path, separated by commas',
  );
});

test('replicas are a list of URLs and need the response cache, which brings change notices', () => {
  const of = (DATABASE_REPLICA_URL: string) =>
    readEnv({ ...local, DATABASE_REPLICA_URL }).DATABASE_REPLICA_URL;

  expect(of('')).toEqual([]);
  expect(of('postgres://one/axle, postgres://two/axle')).toEqual([
    'postgres://one/axle',
    'postgres://two/axle',
  ]);
  expect(refusal({ ...local, DATABASE_REPLICA_URL: 'one,two' })).toContain('several are separated by commas');
  expect(
    refusal({ ...local, DATABASE_REPLICA_URL: 'postgres://one/axle', RESPONSE_CACHE_MB: '0' }),
  ).toContain('DATABASE_REPLICA_URL needs RESPONSE_CACHE_MB');
});

test('without DATABASE_DIRECT_URL, change notices come over DATABASE_URL', () => {
  const direct = 'postgres://direct/axle';

  expect(readEnv(local).DATABASE_DIRECT_URL).toBe(local.DATABASE_URL);
  expect(readEnv({ ...local, DATABASE_DIRECT_URL: direct }).DATABASE_DIRECT_URL).toBe(direct);
});

test("Behind this screen is on by default on a developer's machine, optional elsewhere, and never on in production", () => {
  const behind = (source: Record<string, string>) => readEnv({ ...local, ...source }).BEHIND_THIS_SCREEN;
  const elsewhere = { NODE_ENV: 'development', PUBLIC_URL: 'https://staging.example.com' };

  expect(behind({})).toBe(true);
  expect(behind({ BEHIND_THIS_SCREEN: 'off' })).toBe(false);
  expect(behind({ NODE_ENV: 'test' })).toBe(false);
  expect(behind(elsewhere)).toBe(false);
  expect(behind({ HOST: '0.0.0.0' })).toBe(false);
  expect(behind({ ...elsewhere, BEHIND_THIS_SCREEN: 'on' })).toBe(true);
  expect(behind(live)).toBe(false);
  expect(refusal({ ...live, BEHIND_THIS_SCREEN: 'on' })).toContain(
    'BEHIND_THIS_SCREEN must not be on in production',
  );
});
