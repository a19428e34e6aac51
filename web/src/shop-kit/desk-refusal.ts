import { notDoneWords } from '#shared/apollo/not-done';
import { refusalWords, shopErrorOf, type ShopError } from '#shared/apollo/shop-error';

const reasons: Partial<Record<ShopError['code'], string>> = {
  NOT_FOUND: 'It is gone: somebody else has removed it.',
  FORBIDDEN: 'Only admins can do this, and you are not an admin any more.',
};

/** Why something was not done, in a sentence that begins with what was not done: the shop's own words where it says what is wrong. `look`: see `notDoneWords`. */
export function deskRefusal(thrown: unknown, notDone: string, look?: string): string {
  const { code } = shopErrorOf(thrown);
  const said = code === 'BAD_INPUT' || code === 'CONFLICT' ? refusalWords(thrown) : undefined;
  const reason = said ?? reasons[code];
  return reason ? `${notDone} ${reason}` : notDoneWords(thrown, notDone, look);
}
