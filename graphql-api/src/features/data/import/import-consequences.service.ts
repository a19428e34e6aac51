import type { EntityManager } from 'typeorm';

import { counted } from '../../../shared/counted.js';
import { ImportKindName, ImportState } from './import.types.js';
import type { ImportService } from './import.service.js';

/** Sentences, and false for what does not come true. */
type ConsequenceLines = readonly (string | false)[];

/** What is counted of the new and changed rows of parts; `could` and `can`: the smallest order could be filled before, and can be after. */
const PARTS = {
  prices: `count(*) FILTER (WHERE before->>'priceMinor' <> after->>'priceMinor')`,
  incoming: 'coalesce(sum(units) FILTER (WHERE units > 0), 0)',
  leaving: 'coalesce(-sum(units) FILTER (WHERE units < 0), 0)',
  soldOut: 'count(*) FILTER (WHERE could AND NOT can)',
  buyers: `(SELECT count(DISTINCT user_uid) FROM cart_line
     WHERE part_id = ANY(array_agg(row_id) FILTER (WHERE could AND NOT can)))`,
  back: 'count(*) FILTER (WHERE NOT could AND can)',
  withoutPicture: `count(*) FILTER (WHERE before IS NULL AND after->>'image' IS NULL)`,
  leftOut: `(SELECT count(*) FROM file_import_line WHERE import_id = $1 AND kind IN ('CHANGED', 'SAME')
    AND reason LIKE '%by an earlier file from the same export%')`,
} as const;

async function ofParts(manager: EntityManager, importId: string): Promise<ConsequenceLines> {
  const counts = Object.entries(PARTS).map(([name, count]) => `${count}::float8 AS "${name}"`);
  const [found] = await manager.query<[Record<keyof typeof PARTS, number>]>(
    `SELECT ${counts.join(', ')}
     FROM (SELECT row_id, before, after,
         (before->>'stock')::integer >= (before->>'orderQuantity')::integer AS could,
         (after->>'stock')::integer >= (after->>'orderQuantity')::integer AS can,
         (after->>'stock')::integer - coalesce((before->>'stock')::integer, 0) AS units
       FROM file_import_line WHERE import_id = $1 AND kind IN ('NEW', 'CHANGED')) AS line`,
    [importId],
  );
  const { prices, incoming, leaving, leftOut, buyers, back, withoutPicture } = found;
  const moved = [
    incoming > 0 && `${counted(incoming, 'item')} added`,
    leaving > 0 && `${counted(leaving, 'item')} removed`,
  ].filter(Boolean);
  const inCarts = `; ${counted(buyers, 'customer')} ${buyers === 1 ? 'has' : 'have'} one in the cart`;
  return [
    prices > 0 &&
      `${counted(prices, 'price')} ${prices === 1 ? 'changes' : 'change'}. Paid orders keep their price, and so do unpaid orders while their items are held.`,
    moved.length > 0 && `Stock: ${moved.join(', ')}.`,
    leftOut > 0 &&
      `Stock of ${counted(leftOut, 'row')} was already applied by an earlier file from the same export and isn't applied again. For a new delivery, enter the resulting stock and leave stock_exported empty.`,
    found.soldOut > 0 &&
      `${counted(found.soldOut, 'part')} will read “Sold out”${buyers > 0 ? inCarts : ''}.`,
    back > 0 && `${counted(back, 'part')} marked “Sold out” can be ordered again.`,
    withoutPicture > 0 &&
      `${counted(withoutPicture, 'new part')} without a photo: the category's illustration is shown.`,
  ];
}

/** SQL: how many complete lists of parts a file leaves without a car: all that they name is excluded by it, and it names no other. */
const OPENED_LISTS = `SELECT count(*) FROM part
  WHERE fitment_complete AND id IN (SELECT part_id FROM line GROUP BY part_id HAVING bool_and(excludes))
    AND NOT EXISTS (SELECT FROM part_fitment AS row WHERE row.part_id = part.id AND NOT row.excludes
      AND row.id NOT IN (SELECT row_id FROM line))`;

async function ofLists(manager: EntityManager, importId: string): Promise<ConsequenceLines> {
  const [{ parts, opened }] = await manager.query<[{ opened: number; parts: number }]>(
    `WITH line AS MATERIALIZED (SELECT part_id, row_id, (after->>'excludes')::boolean AS excludes FROM file_import_line
       WHERE import_id = $1 AND kind IN ('NEW', 'CHANGED'))
     SELECT (SELECT count(DISTINCT part_id) FROM line)::integer AS parts, (${OPENED_LISTS})::integer AS opened`,
    [importId],
  );
  const what = `What ${counted(parts, 'part')} ${parts === 1 ? 'fits' : 'fit'} changes.`;
  const lists = opened === 1 ? 'The list of 1 part names' : `The lists of ${counted(opened, 'part')} name`;
  const [are, them] = opened === 1 ? ['is', 'it'] : ['are', 'them'];
  return [
    parts > 0 && `${what} Existing orders keep their fit receipt.`,
    opened > 0 &&
      `${lists} no fitting car then, and ${are} not complete any more; undoing the file makes ${them} so again.`,
  ];
}

async function ofQuestions(manager: EntityManager, importId: string): Promise<ConsequenceLines> {
  const [{ parts }] = await manager.query<[{ parts: number }]>(
    `SELECT count(DISTINCT part_id)::integer AS parts FROM part_fitment
     WHERE question IN (SELECT before->>'key' FROM file_import_line WHERE import_id = $1 AND kind = 'CHANGED')`,
    [importId],
  );
  const whose = parts === 1 ? 'The list of 1 part asks' : `The lists of ${counted(parts, 'part')} ask`;
  return [parts > 0 && `${whose} what changes. Customers' saved answers are kept.`];
}

/** Other kinds need no more than their rows. */
const CONSEQUENCES: Partial<Record<ImportKindName, typeof ofParts>> = {
  PARTS: ofParts,
  FITMENT: ofLists,
  QUESTIONS: ofQuestions,
};

/** What applying a preview would mean for the shop and its customers, beyond its rows. */
export class ImportConsequences {
  constructor(
    private readonly manager: EntityManager,
    private readonly imports: Pick<ImportService, 'get'>,
  ) {}

  /** Consequences as sentences, made from the stored rows; none unless the import is READY. Throws NoSuchImport. */
  async of(id: string): Promise<string[]> {
    const { kind, state } = await this.imports.get(id);
    const consequences =
      state === ImportState.READY ? await CONSEQUENCES[kind]?.(this.manager, id) : undefined;
    return (consequences ?? []).filter((sentence) => sentence !== false);
  }
}
