import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';

const reasons: Partial<Record<ShopError['code'], string>> = {
  BAD_INPUT: 'Some values are invalid. Check the price, quantities and links.',
  NOT_FOUND: 'This part is no longer sold.',
  PART_NUMBER_TAKEN: 'Another product has this brand and part number.',
  CONFLICT:
    'Another admin changed this while you were editing. Copy what you typed, then close this form and open it again.',
  FORBIDDEN: 'You no longer have admin rights.',
};

type Reasons = typeof reasons;

/** Of a draft, or of a part that a draft was to become. */
const draftReasons: Reasons = {
  ...reasons,
  NOT_FOUND: 'Another admin has published or deleted this draft.',
  CONFLICT:
    'Another admin changed this while you were editing. Copy what you typed, then open the draft again.',
};

const refusalBy = (known: Reasons) => (thrown: unknown, notDone: string, look?: string) => {
  const reason = known[shopErrorOf(thrown).code];
  return reason ? `${notDone} ${reason}` : failureMessage(thrown, notDone, look);
};

/** Why something was not done to a part, in a sentence that begins with what was not done; `look`: see `failureMessage`. */
export const productRefusal = refusalBy(reasons);

/** The same of a draft that is saved, published or deleted. */
export const draftRefusal = refusalBy(draftReasons);
