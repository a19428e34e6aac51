import { IdentityRefusal, noAnswer, type RefusalReason } from './identity.port';

const wrongPair = 'Incorrect email or password.';

/** Firebase's codes in plain sentences. An unknown code shows the provider's own message. */
const sentences: Record<string, string> = {
  'auth/invalid-credential': wrongPair,
  'auth/invalid-login-credentials': wrongPair,
  // One sentence for both: it must not reveal which addresses have an account.
  'auth/user-not-found': wrongPair,
  'auth/wrong-password': wrongPair,
  'auth/invalid-email': "This isn't a valid email address.",
  'auth/email-already-in-use': 'An account with this email already exists. Log in instead.',
  'auth/weak-password': 'Password must be 6 characters or longer.',
  'auth/user-disabled': 'This account is disabled. Contact us if you think this is a mistake.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes, then try again.',
  'auth/network-request-failed': noAnswer,
  'auth/popup-closed-by-user': 'The Google window was closed before you logged in.',
  'auth/cancelled-popup-request': 'The Google window was closed before you logged in.',
  'auth/popup-blocked': 'Your browser blocked the Google window. Allow pop-ups for this page and try again.',
  'auth/account-exists-with-different-credential':
    'An account with this email already exists. Log in with your password.',
  'auth/expired-action-code': 'This link has expired or was already used.',
  'auth/invalid-action-code': 'This link has expired or was already used.',
  'auth/operation-not-allowed': 'This login method is disabled.',
};

const reasons: Record<string, RefusalReason> = {
  'auth/expired-action-code': 'link-over',
  'auth/invalid-action-code': 'link-over',
  'auth/network-request-failed': 'no-answer',
};

function codeOf(thrown: unknown): string {
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
}

/** Converts the provider's error into a refusal: a sentence, and a reason where a page handles it differently. */
export function refusalOf(thrown: unknown): IdentityRefusal {
  if (thrown instanceof IdentityRefusal) return thrown;
  const code = codeOf(thrown);
  const sentence = sentences[code] ?? (thrown instanceof Error ? thrown.message : noAnswer);
  return new IdentityRefusal(sentence, { cause: thrown, reason: reasons[code] });
}
