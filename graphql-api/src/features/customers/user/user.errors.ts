import { refusal, ShopError } from '../../../shared/shop-error.js';

/** The email belongs to another account of this shop. The message says what the person can do. */
export class AccountConflict extends ShopError {
  readonly code = 'ACCOUNT_CONFLICT';

  constructor(emailVerified: boolean) {
    super(
      emailVerified
        ? 'Another account uses this email address. Log in the way you did before, or contact us for help.'
        : 'Another account uses this email address. Confirm the address with the link in our email, then log in again.',
    );
  }
}

export class AccountDisabled extends refusal('ACCOUNT_DISABLED', 'This account is disabled.') {}

/** Someone signs in to a deleted account that the identity provider has not yet deleted. */
export class AccountDeleted extends refusal(
  'ACCOUNT_DELETED',
  'This account is being deleted. In a few minutes you can sign up again with the same address.',
) {}

export class OwnAccount extends refusal(
  'OWN_ACCOUNT',
  "You can't disable your own account. Ask another admin to do it.",
) {}

/** Only admins learn whether an address has an account. */
export class UnknownAccount extends refusal('NOT_FOUND', 'No account has this email address.') {}

export class LastAdmin extends refusal(
  'LAST_ADMIN',
  'This is the last admin. Make another user an admin first.',
) {}
