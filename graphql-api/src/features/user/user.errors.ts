import { ShopError } from '../../shared/shop-error.js';

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
