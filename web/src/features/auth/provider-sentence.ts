import { shopErrorOf } from '#shared/apollo/shop-error';
import { IdentityRefusal } from '#shared/session/identity.port';

/** Why a sign-in failed, in a sentence: the provider's own, or what the shop's half of it answered. */
export function providerSentence(thrown: unknown): string {
  if (thrown instanceof IdentityRefusal) return thrown.message;
  const refusal = shopErrorOf(thrown);
  if (refusal.code === 'RATE_LIMITED') return `Too many tries. Try again in ${refusal.retryAfterSeconds || 60} s.`;
  if (refusal.code === 'ACCOUNT_DISABLED') {
    return 'This account is switched off. Write to us if you think that is wrong.';
  }
  return 'The shop did not answer. You are not logged in; try again.';
}
