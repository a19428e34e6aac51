import { toDollars } from '../../../shared/money.js';
import { BadInput, Conflict, refusal, ShopError } from '../../../shared/shop-error.js';

/** How many parts may be changed at once. */
export const MAX_PARTS = 1000;

/**
 * How many lines of their lists of cars a change of prices may write, since each line has its part's price: what one transaction writes,
 * with the parts locked, in about a second.
 */
export const MAX_LINES = 20_000;

/** The limit for undoing, which was promised: lists may have grown since. */
export const MAX_LINES_UNDONE = 30_000;

const formatCountText = (count: number): string => count.toLocaleString('en-US');

export class NoSuchBulkChange extends refusal(
  'NOT_FOUND',
  'This change no longer exists. Preview it again.',
) {}

export class TooManyParts extends refusal(
  'BAD_INPUT',
  'You can change up to 1,000 products at once. Narrow the list.',
  { field: 'filter' },
) {}

export class TooManyLines extends refusal(
  'BAD_INPUT',
  `These products have more than ${formatCountText(MAX_LINES)} fitment rows, the maximum for one change of prices. Select fewer products.`,
  { field: 'filter' },
) {}

/** The lists of cars have grown too much since the change was applied. */
export class TooManyLinesToUndo extends refusal(
  'BAD_INPUT',
  `By now these products have more than ${formatCountText(MAX_LINES_UNDONE)} fitment rows, the maximum for reverting prices at once. Revert fewer products at a time.`,
) {}

export class NothingToUndo extends BadInput {
  constructor(reason: string) {
    super(`${reason} If a later change did that, undo it first.`);
  }
}

/** The change was not applied, or the time to undo it is over. */
export class NotUndoable extends refusal('CONFLICT', 'This change can no longer be undone.') {}

/** The price is no longer the one the change started from; the newer one stays. */
export class PriceMoved extends ShopError {
  readonly code = 'PRICE_CHANGED';

  constructor(priceMinor: number) {
    super(`The price was changed to ${toDollars(priceMinor)} in the meantime, and stays.`);
  }
}

export class CostsThatAlready extends refusal('CONFLICT', 'It already has this price.') {}

export class UnitsSoldInMeantime extends Conflict {
  constructor(gone: number, units: number) {
    const items = units === 1 ? 'item' : 'items';
    const were = gone === 1 ? 'was' : 'were';
    super(`${gone} of ${units} ${items} ${were} sold, reserved or written off in the meantime.`);
  }
}
