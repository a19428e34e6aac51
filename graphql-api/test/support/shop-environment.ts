import type { Env } from '../../src/config/env.js';

/** The variables that name the accounts and the payment provider of a test shop. An empty value counts as missing. */
export const localServicesOf = (env: Env) => ({
  FIREBASE_PROJECT_ID: env.FIREBASE_PROJECT_ID,
  FIREBASE_API_KEY: env.FIREBASE_API_KEY,
  FIREBASE_AUTH_DOMAIN: env.FIREBASE_AUTH_DOMAIN,
  FIREBASE_AUTH_EMULATOR_HOST: env.FIREBASE_AUTH_EMULATOR_HOST ?? '',
  STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
  STRIPE_PUBLISHABLE_KEY: env.STRIPE_PUBLISHABLE_KEY,
  STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
  STRIPE_API_BASE: env.STRIPE_API_BASE ?? '',
});

/** The variables of a test shop, as in its environment: for a command that reads them all. */
export const environmentOf = (env: Env) => ({
  NODE_ENV: 'test',
  PUBLIC_URL: env.PUBLIC_URL,
  DATABASE_POOL: String(env.DATABASE_POOL),
  ACCESS_TOKEN_KEYS: `test:${Buffer.alloc(32).toString('base64url')}`,
  ...localServicesOf(env),
});
