import type { Request } from 'express';
import { invalidRequest, type StripeRefusal } from './stripe-refusal.js';

/** Who calls: `account` is the part of the key after `sk_test_` or `pk_test_`. */
export interface Caller {
  account: string;
  access: 'secret' | 'publishable';
}

const testKey = /^(sk|rk|pk)_test_(\w{1,250})$/;

/**
 * Reads the key as Stripe does: bearer, basic (the key is the user name), or the parameter `key` that Stripe.js
 * sends. Throws Stripe's 401 without a key, with a live key and with anything that isn't a test key.
 */
export function readCaller({ headers }: Request, param?: unknown): Caller {
  const key = keyFromHeader(headers.authorization) ?? (typeof param === 'string' ? param : '');
  if (key === '') {
    const message =
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer ' +
      "auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for " +
      'details, or we can help at https://support.stripe.com/.';
    throw invalidRequest(message, { status: 401 });
  }
  const [, kind, account] = testKey.exec(key) ?? [];
  if (account !== undefined) return { account, access: kind === 'pk' ? 'publishable' : 'secret' };
  const hint = key.includes('_live_') ? ' This is the payments sandbox: it takes test keys only.' : '';
  throw invalidRequest(`Invalid API Key provided: ${masked(key)}.${hint}`, { status: 401 });
}

/** 403: the call needs the secret key. */
export function secretKeyRequired(): StripeRefusal {
  return invalidRequest(
    'This API call cannot be made with a publishable API key. Please use a secret API key. ' +
      'You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
    { status: 403, code: 'secret_key_required' },
  );
}

function keyFromHeader(header = ''): string | undefined {
  const [scheme = '', credentials = ''] = header.split(' ', 2);
  if (/^bearer$/i.test(scheme)) return credentials;
  if (/^basic$/i.test(scheme)) return Buffer.from(credentials, 'base64').toString('utf8').split(':', 1)[0];
  return undefined;
}

function masked(key: string): string {
  const [prefix = ''] = /^[a-z]{2}_(test|live)_/.exec(key) ?? [];
  return `${prefix}${'*'.repeat(12)}${key.slice(prefix.length).slice(12).slice(-4)}`;
}
