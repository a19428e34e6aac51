import { failureMessage } from '#shared/apollo/failure-message';
import { refusalMessage, shopErrorOf, type ShopError } from '#shared/apollo/shop-error';

const reasons: Partial<Record<ShopError['code'], string>> = {
  NOT_FOUND: 'It is gone: somebody else has removed it.',
  FORBIDDEN: 'You no longer have admin rights.',
};

/** Why something was not done, in a sentence that begins with what was not done: the shop's own words where it says what is wrong. `look`: see `failureMessage`. */
export function adminRefusal(thrown: unknown, notDone: string, look?: string): string {
  const { code } = shopErrorOf(thrown);
  const said = code === 'BAD_INPUT' || code === 'CONFLICT' ? refusalMessage(thrown) : undefined;
  const reason = said ?? reasons[code];
  return reason ? `${notDone} ${reason}` : failureMessage(thrown, notDone, look);
}
