import { counted } from '../../../shared/counted.js';
import { refusal, ShopError } from '../../../shared/shop-error.js';
import type { Part } from './part.entity.js';

export class PartNotSold extends refusal('NOT_FOUND', 'This part is no longer sold.') {}

export class PartChangedConflict extends refusal(
  'CONFLICT',
  'Another admin changed the same fields while you were editing. Reload the part before you save.',
) {}

export type TakenNumber = Pick<Part, 'id' | 'name' | 'brand' | 'partNumber'>;

/** Another part has the brand and the number. */
export class PartNumberTaken extends ShopError {
  readonly code = 'PART_NUMBER_TAKEN';

  constructor({ id, name, brand, partNumber }: TakenNumber) {
    super(
      `A part with the number ${[brand, partNumber].filter(Boolean).join(' ')} already exists: ${name}.`,
      {
        partId: id,
        partName: name,
      },
    );
  }
}

/** Fewer units are left than the smallest order. */
export class PartSoldOut extends ShopError {
  readonly code = 'PART_SOLD_OUT';

  constructor(available: number, min: number) {
    super(
      available === 0
        ? 'This part is sold out.'
        : `Only ${available} left, fewer than the minimum order of ${min}.`,
      { available, min },
    );
  }
}

/** The specified message. `max` is what is available now. */
export class QuantityOutOfRange extends ShopError {
  readonly code = 'QUANTITY_OUT_OF_RANGE';

  constructor(min: number, available: number) {
    super(`You can only choose quantity of minimum ${min} and maximum ${available}!`, {
      min,
      max: available,
      available,
    });
  }
}

/** The smallest order of a part must be possible as one card payment: 0.50 to 999,999.99. */
export class SmallestOrderNotPayable extends refusal(
  'BAD_INPUT',
  'Price times minimum order quantity must be from $0.50 to $999,999.99.',
  { field: 'price' },
) {}

/** A write-off of more units than are in stock. */
export class NotSoManyUnits extends ShopError {
  readonly code = 'QUANTITY_OUT_OF_RANGE';

  constructor(available: number) {
    super(`Only ${counted(available, 'item')} ${available === 1 ? 'is' : 'are'} in stock.`, {
      min: -available,
      max: 1_000_000,
      available,
    });
  }
}
