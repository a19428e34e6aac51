import { NotFound, ShopError } from '../../shared/shop-error.js';

/** The e-mail belongs to another account of this shop. */
export class AccountConflict extends ShopError {
  readonly code = 'ACCOUNT_CONFLICT';

  constructor() {
    super('This e-mail address belongs to another account.');
  }
}

export class AccountDisabled extends ShopError {
  readonly code = 'ACCOUNT_DISABLED';

  constructor() {
    super('This account is disabled.');
  }
}

/** Only admins are told whether an address has an account. */
export class UnknownAccount extends NotFound {
  constructor() {
    super('There is no account with this e-mail address.');
  }
}

export class LastAdmin extends ShopError {
  readonly code = 'LAST_ADMIN';

  constructor() {
    super('This is the last admin. Make somebody else an admin first.');
  }
}
