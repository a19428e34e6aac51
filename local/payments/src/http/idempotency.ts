import { createHash } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import { responsesCachedFor } from '../state/sandbox.store.js';
import type { UnitOfWork } from '../state/unit-of-work.js';
import type { ApiCall } from './api-route.js';
import type { CachedResponse } from './cached-response.record.js';
import { StripeRefusal } from './stripe-refusal.js';

/** What makes two calls the same call: method, path and parameters, without the order of the parameters. */
export function fingerprintOf({ method, path }: ApiCall, params: object): string {
  return createHash('sha256')
    .update(`${method} ${path} ${stringify(params)}`)
    .digest('hex');
}

/**
 * The answer kept under the call's idempotency key, if there is one younger than 24 hours. Throws Stripe's 400
 * `idempotency_error` when the key was used for another call: https://docs.stripe.com/api/idempotent_requests.
 */
export function cachedResponse(
  work: UnitOfWork,
  call: ApiCall,
  fingerprint: string,
): CachedResponse | undefined {
  const kept = work.table('answers').get(call.idempotencyKey ?? '');
  if (kept === undefined || kept.at <= work.now - responsesCachedFor) return undefined;
  if (kept.fingerprint === fingerprint) return kept;
  const same =
    kept.path === call.path
      ? 'with the same parameters they were first used with'
      : `for the same endpoint they were first used for ('${call.path}' vs. '${kept.path}')`;
  throw new StripeRefusal(400, {
    type: 'idempotency_error',
    message:
      `Keys for idempotent requests can only be used ${same}. Try using a key other than '${kept.id}' if you meant to ` +
      'execute a different request.',
  });
}

/** The keys whose first call is still being answered. */
export class KeysInUse {
  private readonly inUse = new Set<string>();

  /** Holds the call's key until the returned function is called. Throws Stripe's 409 while another call has it. */
  take({ account, idempotencyKey }: ApiCall): () => void {
    if (idempotencyKey === null) return () => undefined;
    const key = `${account} ${idempotencyKey}`;
    if (this.inUse.has(key)) throw keyInUse(idempotencyKey);
    this.inUse.add(key);
    return () => this.inUse.delete(key);
  }
}

function keyInUse(key: string): StripeRefusal {
  return new StripeRefusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message:
      'There is currently another in-progress request using this Idempotent Key (that probably means you submitted ' +
      `twice, and the other request is still going through): ${key}. Please try again later.`,
  });
}
