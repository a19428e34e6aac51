import { createHmac } from 'node:crypto';

/**
 * The `Stripe-Signature` header for a raw body: `t` in seconds and `v1`, the HMAC-SHA256 of `t.body` with the
 * endpoint's secret (https://docs.stripe.com/webhooks#verify-manually).
 */
export function signatureHeader(body: string, secret: string, now: number): string {
  const t = Math.floor(now / 1000);
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
  return `t=${t},v1=${v1}`;
}
