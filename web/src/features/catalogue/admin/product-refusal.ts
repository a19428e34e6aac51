import { failureMessage } from '#shared/apollo/failure-message';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';

const reasons: Partial<Record<ShopError['code'], string>> = {
  BAD_INPUT: 'The shop does not take these values. Look at price, quantities and links again.',
  NOT_FOUND: 'This part is no longer sold.',
  PART_NUMBER_TAKEN: 'Another product has this brand and part number.',
  CONFLICT:
    'Somebody else has changed the same field meanwhile. Copy what you typed, close this and open it again.',
  FORBIDDEN: 'Only admins can do this, and you are not an admin any more.',
};

type Reasons = typeof reasons;

/** Of a draft, or of a part that a draft was to become. */
const draftReasons: Reasons = {
  ...reasons,
  NOT_FOUND: 'Somebody else has published or deleted this draft.',
  CONFLICT: 'Somebody else has saved this draft meanwhile. Copy what you typed, and open the draft again.',
};

const refusalBy = (known: Reasons) => (thrown: unknown, notDone: string, look?: string) => {
  const reason = known[shopErrorOf(thrown).code];
  return reason ? `${notDone} ${reason}` : failureMessage(thrown, notDone, look);
};

/** Why something was not done to a part, in a sentence that begins with what was not done; `look`: see `failureMessage`. */
export const productRefusal = refusalBy(reasons);

/** The same of a draft that is saved, published or deleted. */
export const draftRefusal = refusalBy(draftReasons);
