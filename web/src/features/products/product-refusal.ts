import { notDoneWords } from '#shared/apollo/not-done';
import { hasErrorCode, shopErrorOf, type ShopError } from '#shared/apollo/shop-error';

const reasons: Partial<Record<ShopError['code'], string>> = {
  BAD_INPUT: 'The shop does not take these values. Look at price, quantities and links again.',
  NOT_FOUND: 'This part is no longer sold.',
  FORBIDDEN: 'Only admins can do this, and you are not an admin any more.',
};

/** Why something was not done to a part, in a sentence that begins with what was not done; `look`: see `notDoneWords`. */
export function productRefusal(thrown: unknown, notDone: string, look?: string): string {
  const reason = reasons[shopErrorOf(thrown).code];
  return reason ? `${notDone} ${reason}` : notDoneWords(thrown, notDone, look);
}

/** The same for a draft, or for a part that a draft was to become. */
export const draftRefusal = (thrown: unknown, notDone: string, look?: string) =>
  hasErrorCode(thrown, 'NOT_FOUND')
    ? `${notDone} Somebody else has published or deleted this draft.`
    : productRefusal(thrown, notDone, look);
