import { join } from 'node:path';
import type { Secrets } from './secrets.js';
import type { Settings } from './settings.js';

/** The project that every local account belongs to. Firebase's SDKs know that `demo-` projects exist nowhere. */
export const PROJECT_ID = 'demo-axle';

export interface ShopEnvOptions {
  settings: Settings;
  secrets: Secrets;
  databaseUrl: string;
  /** Port at which the API itself listens; another port than the shop's when a dev server is in front. */
  apiPort: number;
  /** What the user's shell holds: it wins where real services are used, and adds what we don't set. */
  inherited: NodeJS.ProcessEnv;
}

/** The address of the payments sandbox and the inbox. */
export const sandboxOrigin = ({ paymentsPort }: Settings): string => `http://127.0.0.1:${paymentsPort}`;

export const emulatorOrigin = ({ authPort }: Settings): string => `http://127.0.0.1:${authPort}`;

/** The URL at which people open the shop. */
export const shopUrl = ({ port }: Settings): string => `http://localhost:${port}`;

/** The secret key that the shop and the seed present to the sandbox. */
export const sandboxSecretKey = ({ stripeKeySuffix }: Secrets): string => `sk_test_${stripeKeySuffix}`;

/**
 * The environment of the API, by the names that `graphql-api/src/config/env.ts` reads. Stand-ins fill in for what the user
 * doesn't bring; real keys pass through untouched.
 */
export function shopEnv(options: ShopEnvOptions): NodeJS.ProcessEnv {
  const { settings, secrets, databaseUrl, apiPort, inherited } = options;
  const sandbox = sandboxOrigin(settings);
  return {
    PUBLIC_URL: shopUrl(settings),
    EXPLORER: 'on',
    ACCESS_TOKEN_KEYS: secrets.accessTokenKey,
    PICTURES_DIR: join(settings.dataDir, 'pictures'),
    ...inherited,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    DATABASE_URL: databaseUrl,
    // Our own server knows no TLS; the user's may ask for it.
    ...(settings.databaseUrl === undefined && { PGSSLMODE: 'disable' }),
    ...(!settings.realFirebase && {
      FIREBASE_PROJECT_ID: PROJECT_ID,
      FIREBASE_API_KEY: 'demo-key',
      FIREBASE_AUTH_DOMAIN: 'localhost',
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${settings.authPort}`,
      INBOX_URL: `${sandbox}/inbox`,
    }),
    ...(!settings.realFirebase &&
      !settings.realSmtp && {
        SMTP_URL: `smtp://127.0.0.1:${settings.smtpPort}`,
        MAIL_FROM: 'Axle <orders@axle.example>',
      }),
    ...(!settings.realStripe && {
      STRIPE_SECRET_KEY: sandboxSecretKey(secrets),
      STRIPE_PUBLISHABLE_KEY: `pk_test_${secrets.stripeKeySuffix}`,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      STRIPE_API_BASE: sandbox,
      TEST_CARDS_URL: `${sandbox}/sandbox/test-cards`,
    }),
  };
}
