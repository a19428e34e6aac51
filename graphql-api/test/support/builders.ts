import type { DataSource } from 'typeorm';

import { Category } from '../../src/features/catalogue/part/category.js';
import { Part } from '../../src/features/catalogue/part/part.entity.js';
import { StockMovement } from '../../src/features/fulfillment/stock/stock-movement.entity.js';
import { newId } from '../../src/shared/ids.js';

let made = 0;

/** A part in stock, with its ledger line. State only what matters; the rest is boring. */
export async function aPart(database: DataSource, given: Partial<Part> = {}): Promise<Part> {
  made += 1;
  const availableQuantity = given.availableQuantity ?? 20;
  const part = database.manager.create(Part, {
    id: newId(),
    name: `Part ${made}`,
    image: '/pictures/parts/brake-pad-set-900.webp',
    priceMinor: 6490,
    orderQuantity: 1,
    heldQuantity: 0,
    soldQuantity: 0,
    description: 'A part for a test.',
    category: Category.BRAKES,
    brand: 'Norrland',
    partNumber: `NL-${made}`,
    createdBy: 'admin@example.com',
    deletedAt: null,
    ...given,
    availableQuantity,
    receivedQuantity: availableQuantity,
  });
  await database.manager.insert(Part, part);
  await database.manager.insert(StockMovement, {
    partId: part.id,
    orderId: null,
    kind: 'INITIAL',
    availableDelta: availableQuantity,
    heldDelta: 0,
    soldDelta: 0,
    reason: null,
    actor: 'test',
  });
  return database.manager.findOneByOrFail(Part, { id: part.id });
}

/** Further properties of an order, in addition to part and quantity. */
export const delivery = { address: 'Werkstrasse 14, 8005 Zürich', phone: '+41 44 555 01 02' };

/** Properties a part needs to be published over GraphQL, in addition to price and quantities. */
export const showable = { name: 'Disc', image: '/pictures/parts/disc.webp', description: 'Cast iron.' };
