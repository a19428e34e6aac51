import { refusalWords, shopErrorOf, type ShopError } from '#shared/apollo/shop-error';

const reasons: Partial<Record<ShopError['code'], string>> = {
  NOT_FOUND: 'It is gone: somebody else has removed it.',
  FORBIDDEN: 'Only admins can do this, and you are not an admin any more.',
};

/** Why something was not done, in a sentence that begins with what was not done: the shop's own words where it says what is wrong. */
export function deskRefusal(thrown: unknown, notDone: string): string {
  const { code } = shopErrorOf(thrown);
  const said = code === 'BAD_INPUT' || code === 'CONFLICT' ? refusalWords(thrown) : undefined;
  return `${notDone} ${said ?? reasons[code] ?? 'Nothing was changed; try again.'}`;
}
