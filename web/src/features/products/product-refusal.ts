import { notDoneWords } from '#shared/apollo/not-done';
import { shopErrorOf, type ShopError } from '#shared/apollo/shop-error';

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
