import { z } from 'zod';

import type { TokenKey } from '../auth/access-token.js';
import { isDatabaseUrl, NO_DATABASE_URL } from '../db/database-url.js';
import type { Carrier } from '../features/fulfillment/shipping/carriers.js';

const TEST_KEY = /^(sk|pk|rk)_test_/;
const LIVE_KEY = /^(sk|pk|rk)_live_/;
const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\]|)$/;
const MIN_KEY_BYTES = 32;

const port = z.coerce.number().int().min(0).max(65535);
const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
/** One line of text that pages show. */
const line = z
  .string()
  .trim()
  .max(200, 'must have at most 200 characters')
  .regex(/^\P{Cc}*$/u, 'must be one line');
const onOff = (fallback: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(fallback)
    .transform((value) => value === 'on');
/** `orders@shop.example` or `Axle <orders@shop.example>`. */
const MAILBOX = /^(?:(?<name>[^<>"@\p{Cc}]{1,100}?)\s*<)?(?<address>[^\s<>@,;:"]+@[^\s<>@,;:"]+?)>?$/u;
const mailbox = readBy('must be an address, such as Axle <orders@shop.example>', (value) => {
  const { name = 'Axle', address } = MAILBOX.exec(value)?.groups ?? {};
  return address === undefined ? undefined : { name, address };
});
/** Some servers' passwords have characters that end the address. */
const mailServer = z
  .string()
  .refine(
    (value) => /^smtps?:\/\/./.test(value) && URL.canParse(value),
    'must be an address such as smtps://user:password@mail.example.com; in the password, % is written %25, / %2F, # %23, ? %3F, @ %40',
  );
const timeZone = z.string().refine(isTimeZone, 'must be a time zone, such as Europe/Berlin');
/** Public URL of the shop: links, the issuer of tokens and what browsers call `Origin` begin with it. */
const ownOrigin = readBy(
  'must be an address such as https://shop.example.com, with nothing behind it',
  (value) => {
    const { origin = '', href } = URL.parse(value) ?? {};
    return /^https?:/.test(origin) && href === `${origin}/` ? origin : undefined;
  },
);
const databaseUrl = z.string().refine(isDatabaseUrl, NO_DATABASE_URL);

/** Values separated by commas, each of which must be valid; none by default. */
const list = (isRight: (entry: string) => boolean, message: string) =>
  readBy(message, (value): readonly string[] | undefined => {
    const entries = entriesOf(value);
    return entries.every(isRight) ? entries : undefined;
  }).default([]);

/** Origins as browsers send them, so that comparing is enough: scheme, host and port, no path. */
const originList = list(
  isOrigin,
  'must be origins such as https://client.example, without a path, separated by commas, and never *: pages of strangers could call the shop',
);

const databaseList = list(isDatabaseUrl, `${NO_DATABASE_URL}; several are separated by commas`);

/** The shop's own carriers: `Name=https://…{number}`, separated by commas. */
const carrierList = readBy(
  'must be carriers such as Bring=https://tracking.bring.example/{number}, separated by commas',
  (value): readonly Carrier[] | undefined => {
    const carriers = entriesOf(value).map((entry) => {
      const [name = '', ...url] = entry.split('=');
      return { name: name.trim(), trackingUrl: url.join('=').trim() };
    });
    const fits = ({ name, trackingUrl }: Carrier) =>
      name.length > 0 &&
      name.length <= 40 &&
      /^https:.*\{number\}/.test(trackingUrl) &&
      URL.canParse(trackingUrl);
    return carriers.every(fits) ? carriers : undefined;
  },
).default([]);

const tokenKeys = readBy(
  `must be kid:base64url pairs of at least ${MIN_KEY_BYTES} bytes`,
  (value): readonly [TokenKey, ...TokenKey[]] | undefined => {
    const [first, ...rest] = value.split(',').map(readTokenKey);
    const tooShort = [first, ...rest].some((key) => !key || key.secret.length < MIN_KEY_BYTES);
    return !first || tooShort ? undefined : [first, ...rest.filter((key) => key !== undefined)];
  },
);

const schema = z
  .object({
    /** Required where anything looks like a real shop; otherwise `development`. */
    NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
    PORT: port.default(4000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: ownOrigin,
    /** Origins, besides our own, whose pages may call us. */
    CORS_ORIGINS: originList,
    /** How many proxies in front of us are trusted for the caller's address. */
    TRUSTED_PROXIES: z.coerce.number().int().min(0).default(0),
    DATABASE_URL: databaseUrl,
    /** A connection with sessions, to listen for changes: set if DATABASE_URL is a pooler in transaction mode. */
    DATABASE_DIRECT_URL: databaseUrl.optional(),
    /** Hot standbys for visitors' reads (ADR 017). */
    DATABASE_REPLICA_URL: databaseList,
    /** Two imports, a long and a short one, each hold one for a transaction and share another for their progress. */
    DATABASE_POOL: z.coerce.number().int().min(3).default(10),
    ACCESS_TOKEN_KEYS: tokenKeys,
    FIREBASE_PROJECT_ID: z.string().min(1),
    FIREBASE_API_KEY: z.string().min(1),
    FIREBASE_AUTH_DOMAIN: z.string().min(1),
    FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_(test|live)_/, 'must be a secret key, sk_…'),
    STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_(test|live)_/, 'must be a publishable key, pk_…'),
    STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_.+/, 'must be a webhook secret, whsec_…'),
    STRIPE_API_BASE: z.url().optional(),
    INBOX_URL: z.url().optional(),
    TEST_CARDS_URL: z.url().optional(),
    PROFILE_FACEBOOK: z.url().default('https://www.facebook.com/'),
    PROFILE_LINKEDIN: z.url().default('https://www.linkedin.com/'),
    PROFILE_GITHUB: z.url().default('https://github.com/'),
    PROFILE_YOUTUBE: z.url().default('https://www.youtube.com/'),
    /** Who sells, as receipts and the shop's own pages name it; without it they name the shop alone. */
    SELLER_NAME: line.optional(),
    SELLER_ADDRESS: line.optional(),
    SELLER_TAX_NUMBER: line.optional(),
    /** What receipts say about tax, such as "Prices include sales tax."; without it they say nothing. */
    SELLER_TAX_LINE: line.optional(),
    /** The server for the shop's mails; without it none is sent. */
    SMTP_URL: mailServer.optional(),
    MAIL_FROM: mailbox.optional(),
    /** Address at which replies to mails are read; without it mails link to the contact page. */
    REPLY_TO: z.email().optional(),
    /** Whether admins get mails about messages, cases and low stock. */
    ADMIN_MAIL: onOff('on'),
    /** The zone of times in mails, which no browser turns into local ones. */
    TIME_ZONE: timeZone.default('UTC'),
    /** Additional carriers, with the address for tracking a parcel. */
    CARRIERS: carrierList,
    HOLD_MINUTES: count(60),
    OPEN_HOLDS_PER_USER: count(10),
    HOLD_UNITS_MAX: count(8),
    HOLD_UNITS_UNVERIFIED: count(20),
    HOLD_UNITS_VERIFIED: count(100),
    HOLD_SHARE_PERCENT: z.coerce.number().int().min(1).max(100).default(50),
    TRUSTED_PAID_ORDERS: count(1),
    /** How long after it was shipped an order can be sent back. */
    RETURN_DAYS: count(30),
    /** The folder of uploaded pictures, if there is no bucket. */
    PICTURES_DIR: z.string().default('.data/pictures'),
    /** The bucket of uploaded pictures, by its address; a path behind it goes before their names (ADR 050). */
    PICTURES_BUCKET_URL: z
      .url({ protocol: /^https?$/, error: 'must start with https:// or http://' })
      .optional(),
    PICTURES_BUCKET_REGION: z.string().default('auto'),
    PICTURES_BUCKET_KEY_ID: z.string().optional(),
    PICTURES_BUCKET_SECRET: z.string().optional(),
    /** How many megabytes of finished answers this instance caches for visitors; 0 caches none. */
    RESPONSE_CACHE_MB: z.coerce.number().int().min(0).default(64),
    /** The background tasks of this instance; several instances may all run them. */
    TASKS: onOff('on'),
    /** Off only for a load test against a shop of its own. */
    RATE_LIMITS: onOff('on'),
    /** How long requests are still accepted after a request to stop, while balancers see that `/readyz` says 503. */
    DRAIN_DELAY_SECONDS: z.coerce.number().int().min(0).max(10).optional(),
    /** Introspection and the GraphQL explorer; off in production unless switched on. */
    EXPLORER: z.enum(['on', 'off']).optional(),
    /** What each page asked, and what the shop did for it; on for development on a local machine, never in production. */
    BEHIND_THIS_SCREEN: z.enum(['on', 'off']).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    WEB_DIST: z.string().optional(),
    /** A separate port for Prometheus's `/metrics`; none without it. */
    METRICS_PORT: port.optional(),
    /** URL to which traces are sent (OTLP over HTTP); OpenTelemetry's SDK reads its other variables automatically. */
    OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  })
  .superRefine((env, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: 'custom', path: [path], message });
    };
    if (env.METRICS_PORT !== undefined && env.METRICS_PORT === env.PORT && env.PORT !== 0)
      refuse('METRICS_PORT', 'must be another one than PORT');
    if (env.DATABASE_REPLICA_URL.length > 0 && env.RESPONSE_CACHE_MB === 0)
      refuse(
        'DATABASE_REPLICA_URL',
        'needs RESPONSE_CACHE_MB: only so an instance hears what the others change',
      );
    for (const key of ['SELLER_ADDRESS', 'SELLER_TAX_NUMBER', 'SELLER_TAX_LINE'] as const) {
      if (env[key] && !env.SELLER_NAME) refuse(key, 'needs SELLER_NAME: a receipt names who it is of');
    }
    if (env.SMTP_URL && !env.MAIL_FROM)
      refuse('MAIL_FROM', 'is missing: SMTP_URL needs who the mails are from');
    for (const key of ['MAIL_FROM', 'REPLY_TO'] as const) {
      if (env[key] && !env.SMTP_URL) refuse(key, 'needs SMTP_URL: no mail is sent without');
    }
    for (const key of ['PICTURES_BUCKET_KEY_ID', 'PICTURES_BUCKET_SECRET'] as const) {
      if (env.PICTURES_BUCKET_URL && !env[key]) refuse(key, 'is missing: PICTURES_BUCKET_URL needs it');
      if (!env.PICTURES_BUCKET_URL && env[key]) refuse(key, 'needs PICTURES_BUCKET_URL');
    }
    if (env.NODE_ENV !== 'production') {
      const [reason] = realServices(env);
      if (env.NODE_ENV === undefined && reason) {
        refuse(
          'NODE_ENV',
          `is missing, and ${reason}: say NODE_ENV=production, or development if you mean it`,
        );
      }
      for (const key of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const) {
        if (LIVE_KEY.test(env[key])) refuse(key, 'is a live key, which needs NODE_ENV=production');
      }
      return;
    }
    if (env.FIREBASE_AUTH_EMULATOR_HOST)
      refuse('FIREBASE_AUTH_EMULATOR_HOST', 'must not be set in production');
    if (env.STRIPE_API_BASE) refuse('STRIPE_API_BASE', 'must not be set in production');
    if (env.BEHIND_THIS_SCREEN === 'on') refuse('BEHIND_THIS_SCREEN', 'must not be on in production');
    if (TEST_KEY.test(env.STRIPE_SECRET_KEY)) refuse('STRIPE_SECRET_KEY', 'is a test key');
    if (TEST_KEY.test(env.STRIPE_PUBLISHABLE_KEY)) refuse('STRIPE_PUBLISHABLE_KEY', 'is a test key');
    // A load test runs as production does, on a demo project: no one has an account there.
    if (!env.RATE_LIMITS && !isDemoProject(env.FIREBASE_PROJECT_ID))
      refuse('RATE_LIMITS', 'must not be off in production');
    if (!env.PUBLIC_URL.startsWith('https://')) refuse('PUBLIC_URL', 'must start with https://');
  })
  .transform((env) => {
    const NODE_ENV = env.NODE_ENV ?? 'development';
    const isLocalOnly = [env.HOST, new URL(env.PUBLIC_URL).hostname].every((name) => OWN_MACHINE.test(name));
    return {
      ...env,
      NODE_ENV,
      BEHIND_THIS_SCREEN: env.BEHIND_THIS_SCREEN
        ? env.BEHIND_THIS_SCREEN === 'on'
        : NODE_ENV === 'development' && isLocalOnly,
      DRAIN_DELAY_SECONDS: env.DRAIN_DELAY_SECONDS ?? (NODE_ENV === 'production' ? 4 : 0),
      DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    };
  });

export type Env = z.output<typeof schema>;

export const envNames: readonly string[] = Object.keys(schema.in.shape);

type Whereabouts = Pick<
  Env,
  'DATABASE_URL' | 'FIREBASE_AUTH_EMULATOR_HOST' | 'FIREBASE_PROJECT_ID' | 'PUBLIC_URL'
>;

/** What in an environment suggests a real shop rather than a developer's machine, as text. */
export function realServices(env: Whereabouts): string[] {
  const { DATABASE_URL, FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_PROJECT_ID, PUBLIC_URL } = env;
  const realFirebase = !FIREBASE_AUTH_EMULATOR_HOST && !isDemoProject(FIREBASE_PROJECT_ID);
  return [
    ...(realFirebase ? ['FIREBASE_PROJECT_ID is a real project'] : []),
    ...(OWN_MACHINE.test(new URL(DATABASE_URL).hostname) ? [] : ['DATABASE_URL is on another machine']),
    ...(OWN_MACHINE.test(new URL(PUBLIC_URL).hostname) ? [] : ['PUBLIC_URL is on another machine']),
  ];
}

/** Firebase keeps these names for its emulator: no real project has one. */
function isDemoProject(id: string): boolean {
  return id.startsWith('demo-');
}

/** The environment does not allow a start. The message names every wrong variable on one line, never a value. */
export class BadEnvironment extends Error {}

/**
 * Reads the environment, the only place that does. Throws BadEnvironment. Spaces and line ends around a value, as in a file of a secret,
 * are not part of it; an empty one counts as missing.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(
    Object.entries(source)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value !== ''),
  ) as Record<string, string | undefined>;
  const read = schema.safeParse(present, { error: issueMessage });
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ code, path, message }) => {
    const name = path.join('.');
    return present[name] === undefined && code !== 'custom' ? `${name} is missing` : `${name} ${message}`;
  });
  throw new BadEnvironment(`The environment is not complete: ${[...new Set(faults)].join('; ')}.`);
}

/** What is wrong with a value whose rule has no message of its own. */
function issueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be ${issue.values.join(', ').replace(/, (?=\w+$)/, ' or ')}`;
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'email'
        ? 'must be an email address'
        : 'must be an address such as https://shop.example.com';
    default:
      return 'must be a whole number';
  }
}

/** A text that is read; undefined where it can't be. */
function readBy<T>(message: string, read: (value: string) => T | undefined) {
  return z.string().transform((value, context): T => {
    const found = read(value);
    if (found !== undefined) return found;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

/** Values between commas. */
function entriesOf(value: string): string[] {
  const entries = value.split(',').map((entry) => entry.trim());
  return entries.filter(Boolean);
}

/** By name: Postgres reads the sign of `+02:00` the other way round. */
function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/i.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  return /^https?:[^*]+$/.test(text) && URL.parse(text)?.origin === text;
}

function readTokenKey(pair: string): TokenKey | undefined {
  const [kid, secret] = pair.trim().split(':');
  return kid && secret ? { kid, secret: new Uint8Array(Buffer.from(secret, 'base64url')) } : undefined;
}
