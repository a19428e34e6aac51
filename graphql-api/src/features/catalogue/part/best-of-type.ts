import type { ReadDatabase } from '../../../shared/read-database.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { type Fitting, rowConditions } from '../../cars/fitment/fitting.js';
import type { PartType } from './part-type.js';
import { SHOWN, type ShownPart } from './shown-part.js';

export interface PartOfType extends ShownPart {
  readonly type: PartType;
}

/** How many are found of each type. */
const MAX_PARTS = 6;

/** Which lines of a car, and which parts with them, to look for. */
interface Looking {
  /** SQL: lines that include. Alias: `row`. */
  readonly included: string;
  /** SQL: excluding lines, none of which may exist. Alias: `row`. */
  readonly unless: string;
  /** SQL. Alias: `item`. */
  readonly which: string;
}

/**
 * The best parts of each type for a car, in one statement: those that fit, in stock before sold out; if none does,
 * those that may; if none does either, those without data. Cheapest first, read in index order, so the cost does not
 * grow with the catalogue.
 */
export async function findBestOfTypes(
  catalogue: ReadDatabase,
  types: readonly PartType[],
  { car, answers }: Pick<Fitting, 'answers' | 'car'>,
): Promise<PartOfType[]> {
  const values = new SqlValues();
  const wanted = values.add(types);
  const model = values.add(car.modelId);
  const { ofCar, holds, mayHold } = rowConditions(car, answers, values);
  // OFFSET 0: looks up the few lines that a part has for the model by both, whatever the other conditions.
  const none = (lines: string) =>
    `NOT EXISTS (SELECT FROM (SELECT * FROM part_fitment WHERE part_id = item.id AND model_id = ${model} OFFSET 0) AS row
      WHERE ${ofCar} AND ${lines})`;
  const found = ({ included, unless, which }: Looking, most: string) => {
    const rest = `item.deleted_at IS NULL AND item.type = wanted.type AND ${which} AND ${none(`row.excludes AND ${unless}`)}`;
    return `SELECT * FROM (
        (SELECT DISTINCT ON (row.part_price_minor, row.part_id) row.part_price_minor AS price, row.part_id AS id
          FROM part_fitment AS row JOIN part AS item ON item.id = row.part_id
          WHERE ${ofCar} AND row.part_type = wanted.type AND NOT row.excludes AND ${included} AND NOT item.universal AND ${rest}
          ORDER BY row.part_price_minor, row.part_id LIMIT ${MAX_PARTS})
        UNION ALL
        (SELECT item.price_minor, item.id FROM part AS item WHERE item.universal AND ${rest}
          ORDER BY item.price_minor, item.id LIMIT ${MAX_PARTS})
      ) AS item ORDER BY price, id LIMIT ${most}`;
  };
  const fits = { included: holds, unless: mayHold };
  // With a limit of 0 rows Postgres does not even start.
  const unlessFound = (...tables: string[]) =>
    `CASE WHEN ${tables.map((table) => `EXISTS (SELECT FROM ${table})`).join(' OR ')} THEN 0 ELSE ${MAX_PARTS} END`;
  return catalogue.query<PartOfType>({
    text: `SELECT ${SHOWN} FROM unnest(${wanted}::text[]) AS wanted (type) CROSS JOIN LATERAL (
        WITH on_shelf AS MATERIALIZED (${found({ ...fits, which: 'item.in_stock' }, `${MAX_PARTS}`)}),
        sold_out AS MATERIALIZED (${found({ ...fits, which: 'NOT item.in_stock' }, `${MAX_PARTS} - (SELECT count(*) FROM on_shelf)`)}),
        maybe AS MATERIALIZED (${found({ included: mayHold, unless: holds, which: 'true' }, unlessFound('on_shelf', 'sold_out'))}),
        unknown AS (
          SELECT item.price_minor AS price, item.id FROM part AS item
          WHERE NOT item.fitment_complete AND NOT item.universal AND item.deleted_at IS NULL AND item.type = wanted.type
            AND ${none(`(row.excludes AND ${holds} OR NOT row.excludes AND ${mayHold})`)}
          ORDER BY item.price_minor, item.id LIMIT ${unlessFound('on_shelf', 'sold_out', 'maybe')}
        )
        SELECT id FROM on_shelf UNION ALL SELECT id FROM sold_out UNION ALL SELECT id FROM maybe UNION ALL SELECT id FROM unknown
      ) AS best JOIN part AS item ON item.id = best.id
      ORDER BY NOT item.in_stock, item.price_minor, item.id`,
    values: values.all,
  });
}
