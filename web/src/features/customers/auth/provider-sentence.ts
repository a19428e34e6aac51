import { shopErrorOf } from '#shared/apollo/shop-error';
import { IdentityRefusal } from '#shared/session/identity.port';

/** Why a sign-in failed, in a sentence: the provider's own, or what the shop's half of it answered. */
export function providerSentence(thrown: unknown): string {
  if (thrown instanceof IdentityRefusal) return thrown.message;
  const refusal = shopErrorOf(thrown);
  switch (refusal.code) {
    case 'RATE_LIMITED':
      return `Too many tries. Try again in ${refusal.retryAfterSeconds || 60} s.`;
    case 'ACCOUNT_DISABLED':
      return 'This account is switched off. Write to us if you think that is wrong.';
    case 'ACCOUNT_DELETED':
      return 'This account is being deleted. In a few minutes you can sign up again with the same address.';
    case 'ACCOUNT_CONFLICT':
      return 'There is another account with this e-mail. Log in the way you did before, or confirm the address with the link we mailed and log in again.';
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
      return 'The shop did not accept this account. Try again.';
    default:
      return 'The shop did not answer. You are not logged in; try again.';
  }
}
