import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { writeAtomically } from '@axle/payments-sandbox/write-atomically';
import { SetUpProblem } from './set-up-problem.js';

const random = (bytes: number) => randomBytes(bytes).toString('hex');

const Secrets = z.object({
  postgresPassword: z.string().min(1),
  /** `<kid>:<base64url of 32 bytes>`, as the API's ACCESS_TOKEN_KEYS expects it. */
  accessTokenKey: z.string().min(1),
  /** What follows `sk_test_` and `pk_test_` in the sandbox's keys. */
  stripeKeySuffix: z.string().min(1),
  stripeWebhookSecret: z.string().min(1),
});

/** The secrets of one local copy. They open nothing outside this machine. */
export type Secrets = z.infer<typeof Secrets>;

/** Reads the secrets, or makes them at the first start; readable by their owner only. Throws SECRETS_UNREADABLE. */
export function openSecrets(path: string): Secrets {
  if (!existsSync(path)) {
    const secrets: Secrets = {
      postgresPassword: random(24),
      accessTokenKey: `local-${random(4)}:${randomBytes(32).toString('base64url')}`,
      stripeKeySuffix: random(16),
      stripeWebhookSecret: `whsec_${random(24)}`,
    };
    writeAtomically(path, `${JSON.stringify(secrets, null, 2)}\n`);
  }
  try {
    return Secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new SetUpProblem(
      'SECRETS_UNREADABLE',
      `${path} can't be read or is not complete. Start the shop as the user who owns it, or remove its folder for a fresh start.`,
      { cause },
    );
  }
}
