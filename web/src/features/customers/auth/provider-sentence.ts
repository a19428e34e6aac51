import { shopErrorOf } from '#shared/apollo/shop-error';
import { IdentityRefusal } from '#shared/session/identity.port';

/** Why a sign-in failed: the provider's message, or the API's. */
export function providerSentence(thrown: unknown): string {
  if (thrown instanceof IdentityRefusal) return thrown.message;
  const refusal = shopErrorOf(thrown);
  switch (refusal.code) {
    case 'RATE_LIMITED':
      return `Too many attempts. Try again in ${refusal.retryAfterSeconds || 60} s.`;
    case 'ACCOUNT_DISABLED':
      return 'This account is disabled. Contact us if you think this is a mistake.';
    case 'ACCOUNT_DELETED':
      return 'This account is being deleted. In a few minutes you can sign up again with the same address.';
    case 'ACCOUNT_CONFLICT':
      return 'Another account uses this email. Log in the way you did before, or confirm your address with the link we emailed you and log in again.';
    case 'UNAUTHENTICATED':
    case 'FORBIDDEN':
      return "We couldn't log you in with this account. Try again.";
    default:
      return "We couldn't reach the server. You're not logged in. Check your connection and try again.";
  }
}
