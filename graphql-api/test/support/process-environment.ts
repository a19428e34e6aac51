import type { TestShop } from './create-test-shop.js';
import { localServicesOf } from './shop-environment.js';

export const PROCESS_TOKEN_KEY = Buffer.alloc(32, 7);

/** A client that orders all the time is not held back. */
export const ROOMY = {
  OPEN_HOLDS_PER_USER: '100000',
  HOLD_UNITS_VERIFIED: '1000000',
  HOLD_SHARE_PERCENT: '100',
  RATE_LIMITS: 'off',
};

/** Environment of a shop process on the same database, accounts and Stripe account as a test shop. */
export function localEnvironment({ env }: Pick<TestShop, 'env'>): Record<string, string> {
  return {
    NODE_ENV: 'development',
    DATABASE_URL: env.DATABASE_URL,
    ACCESS_TOKEN_KEYS: `test:${PROCESS_TOKEN_KEY.toString('base64url')}`,
    ...localServicesOf(env),
  };
}

/** Environment of a production process: real keys (of no one), no local service. An empty value counts as missing. */
export function productionEnvironment(shop: Pick<TestShop, 'env'>): Record<string, string> {
  return {
    ...localEnvironment(shop),
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://shop.example.com',
    FIREBASE_AUTH_EMULATOR_HOST: '',
    STRIPE_SECRET_KEY: 'sk_live_of_nobody',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_of_nobody',
    STRIPE_API_BASE: '',
    TASKS: 'off',
  };
}
