import type { DataSource } from 'typeorm';

import { counted } from '../../../shared/counted.js';
import { type Check, good, missing } from './check.js';
import { ReadinessArea } from './readiness.types.js';

interface PartCounts {
  readonly parts: number;
  readonly pictured: number;
  readonly listed: number;
  readonly stocked: number;
}

/** Whether there is something to sell, someone to ship it, and a first completed order. */
export const catalogueChecks = (database: DataSource): Check[] => [
  {
    area: ReadinessArea.CARS,
    name: 'Cars',
    ask: async () => {
      const { models } = await row<{ models: number }>(
        database,
        'SELECT count(*)::integer AS models FROM vehicle_model',
      );
      return models > 0
        ? good(`${counted(models, 'model')} loaded.`)
        : missing("No cars are loaded: customers can't choose one, and parts can't have fitment data.", {
            steps: [
              'Open Import, Cars: select “Load these cars” for the list that ships with the shop, or import your own file.',
            ],
            copy: ['npm run import -- vehicles --demo'],
          });
    },
  },
  {
    area: ReadinessArea.PARTS,
    name: 'Parts',
    ask: async () => {
      const { parts } = await countParts(database);
      return parts > 0
        ? good(`${parts.toLocaleString('en')} in the catalogue.`)
        : missing('The catalogue is empty.', {
            steps: ['Import a list under Import, Parts and stock, or add one part under Add Product.'],
          });
    },
  },
  ofParts(database, ReadinessArea.PARTS, 'stocked', 'have ever been in stock', [
    'Open Manage Products and restock the parts marked Sold out.',
  ]),
  ofParts(database, ReadinessArea.PARTS, 'listed', 'have fitment data', [
    'Open Fitment: its work list names the parts without fitment. Fitment can be imported as CSV.',
  ]),
  ofParts(database, ReadinessArea.PICTURES, 'pictured', 'have a photo', [
    "The others show their category's illustration. Add photos under Manage Products.",
  ]),
  {
    area: ReadinessArea.ADMIN,
    name: 'Admin',
    ask: async () => {
      const { able, unverified } = await row<{ able: number; unverified: number }>(
        database,
        `SELECT count(*) FILTER (WHERE email_verified)::integer AS able,
           count(*) FILTER (WHERE NOT email_verified)::integer AS unverified
         FROM shop_user WHERE role = 'ADMIN' AND NOT disabled AND erased_at IS NULL`,
      );
      if (able > 0) return good(`${counted(able, 'admin')}, verified.`);
      return unverified > 0
        ? missing(
            "There is an admin, but their email address isn't verified, so the rights aren't active yet.",
            {
              steps: ['Open the link in the email that Firebase sent, then log in again.'],
            },
          )
        : missing('There is no admin.', {
            steps: ['Sign up in the shop, then grant that account admin rights.'],
            copy: ['npm run admin -- grant you@example.com'],
          });
    },
  },
  {
    area: ReadinessArea.FIRST_ORDER,
    name: 'First order',
    ask: async () => {
      const { paid, shipped } = await row<{ paid: boolean; shipped: boolean }>(
        database,
        `SELECT EXISTS (SELECT 1 FROM shop_order WHERE paid_at IS NOT NULL) AS paid,
           EXISTS (SELECT 1 FROM shop_order WHERE shipped_at IS NOT NULL) AS shipped`,
      );
      if (shipped) return good('An order was paid and shipped.');
      const steps = ['Place an order yourself, pay for it and ship it before your first customer does.'];
      return paid
        ? missing('An order was paid, but none was shipped yet.', { steps })
        : missing('No orders yet.', { steps });
    },
  },
];

/** How many of all parts have something. For an empty catalogue the check of parts reports it. */
function ofParts(
  database: DataSource,
  area: ReadinessArea,
  have: 'listed' | 'pictured' | 'stocked',
  suffix: string,
  steps: readonly string[],
): Check {
  return {
    area,
    name: `Parts that ${suffix}`,
    ask: async () => {
      const counts = await countParts(database);
      const message = `${counts[have].toLocaleString('en')} of ${counted(counts.parts, 'part')} ${suffix}.`;
      return counts.parts > 0 && counts[have] === counts.parts ? good(message) : missing(message, { steps });
    },
  };
}

const counting = new WeakMap<DataSource, Promise<PartCounts>>();

/** One statement, however many checks run at the same time. */
function countParts(database: DataSource): Promise<PartCounts> {
  const running = counting.get(database);
  if (running) return running;
  const asked = row<PartCounts>(
    database,
    `SELECT count(*)::integer AS parts, count(*) FILTER (WHERE image IS NOT NULL)::integer AS pictured,
       count(*) FILTER (WHERE received_quantity > 0)::integer AS stocked,
       count(*) FILTER (WHERE universal OR EXISTS (SELECT 1 FROM part_fitment WHERE part_id = part.id))::integer AS listed
     FROM part WHERE deleted_at IS NULL`,
  ).finally(() => counting.delete(database));
  counting.set(database, asked);
  return asked;
}

async function row<Row>(database: DataSource, sql: string): Promise<Row> {
  const [first] = await database.query<[Row]>(sql);
  return first;
}
