import type { DataSource } from 'typeorm';

import { HttpAddress } from './adapters/http-address.js';
import { StripeAccount } from './adapters/stripe-account.js';
import type { Env } from './config/env.js';
import { smtpMailerOf } from './create-mailer.js';
import { noticesArrive } from './db/notices-arrive.js';
import { addressChecks } from './features/shop/readiness/address-checks.js';
import { catalogueChecks } from './features/shop/readiness/catalogue-checks.js';
import { databaseChecks } from './features/shop/readiness/database-checks.js';
import { mailChecks } from './features/shop/readiness/mail-checks.js';
import { ReadinessService } from './features/shop/readiness/readiness.service.js';
import { signInChecks } from './features/shop/readiness/sign-in-checks.js';
import type { SignInProject } from './features/shop/readiness/sign-in-project.port.js';
import { stripeChecks } from './features/shop/readiness/stripe-checks.js';
import { systemClock } from './shared/clock.js';

/** Checks before the shop opens, by the command and by the overview. `database` need not be connected yet. */
export function createReadiness(env: Env, database: DataSource): ReadinessService {
  const account = new StripeAccount({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    ...(env.STRIPE_API_BASE && { apiBase: new URL(env.STRIPE_API_BASE) }),
  });
  const address = new HttpAddress(env.PUBLIC_URL);
  const where = { publicUrl: env.PUBLIC_URL };
  return new ReadinessService({
    clock: systemClock,
    reach: async () => {
      if (!database.isInitialized) await database.initialize();
      await database.query('SELECT 1');
    },
    checks: [
      ...databaseChecks(database, env.DATABASE_POOL, () => noticesArrive(env.DATABASE_DIRECT_URL, database)),
      ...catalogueChecks(database),
      ...stripeChecks(account, address, {
        ...where,
        publishableIsLive: env.STRIPE_PUBLISHABLE_KEY.startsWith('pk_live_'),
        isSandbox: env.STRIPE_API_BASE !== undefined,
      }),
      ...signInChecks(signInProject(env), {
        ...where,
        projectId: env.FIREBASE_PROJECT_ID,
        isEmulated: env.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
      }),
      ...mailChecks(smtpMailerOf(env), env.INBOX_URL !== undefined),
      ...addressChecks(address, account, { ...where, trustedProxies: env.TRUSTED_PROXIES }),
    ],
  });
}

/** Firebase's SDK is loaded when someone asks: no page needs it. */
function signInProject(env: Env): SignInProject {
  const settings = {
    projectId: env.FIREBASE_PROJECT_ID,
    apiKey: env.FIREBASE_API_KEY,
    emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST,
  };
  let loading: Promise<SignInProject> | undefined;
  const load = () =>
    (loading ??= import('./adapters/firebase-project.js').then(
      (module) => new module.FirebaseProject(settings),
    ));
  return {
    readAccounts: async () => (await load()).readAccounts(),
    authorisedDomains: async () => (await load()).authorisedDomains(),
    ways: async () => (await load()).ways(),
  };
}
