import type { EntityManager } from 'typeorm';

import { counted } from '../../shared/counted.js';
import { ImportKindName, ImportState } from './import.types.js';
import type { ImportService } from './import.service.js';

type Tell = (manager: EntityManager, importId: string) => Promise<readonly (string | false)[]>;

/** What the changes of a kind mean beyond the rows themselves. Of other kinds the rows say it all. */
const TELL: Partial<Record<ImportKindName, Tell>> = {
  PARTS: async (manager, importId) => {
    const [found] = await manager.query<[Record<keyof typeof PARTS, number>]>(
      `SELECT ${Object.entries(PARTS)
        .map(([name, counts]) => `${counts}::float8 AS "${name}"`)
        .join(', ')}
       FROM (SELECT row_id, before, after, (before->>'stock')::integer >= (before->>'orderQuantity')::integer AS could,
           (after->>'stock')::integer >= (after->>'orderQuantity')::integer AS can,
           coalesce((after->>'stock')::integer - (before->>'stock')::integer, (after->>'stock')::integer) AS units
         FROM file_import_line WHERE import_id = $1 AND kind IN ('NEW', 'CHANGED')) AS line`,
      [importId],
    );
    const { prices, incoming, leaving, soldOut, inCarts, back, pictureless } = found;
    return [
      prices > 0 &&
        `${counted(prices, 'price')} ${prices === 1 ? 'changes' : 'change'}. Paid orders keep theirs, unpaid ones too while their pieces are set aside.`,
      incoming + leaving > 0 && `Stock: ${counted(incoming, 'piece')} in, ${counted(leaving, 'piece')} out.`,
      soldOut > 0 &&
        `${counted(soldOut, 'part')} will read “Sold out”${inCarts > 0 ? `; ${counted(inCarts, 'customer')} ${inCarts === 1 ? 'has' : 'have'} one in the cart` : ''}.`,
      back > 0 && `${counted(back, 'part')} that read “Sold out” can be ordered again.`,
      pictureless > 0 &&
        `${counted(pictureless, 'new part')} without a picture: the drawing of the category stands in.`,
    ];
  },
  FITMENT: async (manager, importId) => {
    const [{ parts }] = await manager.query<[{ parts: number }]>(
      `SELECT count(DISTINCT part_id)::integer AS parts FROM file_import_line
       WHERE import_id = $1 AND kind IN ('NEW', 'CHANGED')`,
      [importId],
    );
    return [
      parts > 0 &&
        `What ${counted(parts, 'part')} ${parts === 1 ? 'fits' : 'fit'} changes. Orders that are placed keep the fit receipt that they have.`,
    ];
  },
};

const PARTS = {
  prices: `count(*) FILTER (WHERE before->>'priceMinor' <> after->>'priceMinor')`,
  incoming: `coalesce(sum(units) FILTER (WHERE units > 0), 0)`,
  leaving: `coalesce(-sum(units) FILTER (WHERE units < 0), 0)`,
  soldOut: `count(*) FILTER (WHERE could AND NOT can)`,
  inCarts: `(SELECT count(DISTINCT user_uid) FROM cart_line WHERE part_id = ANY(array_agg(row_id) FILTER (WHERE could AND NOT can)))`,
  back: `count(*) FILTER (WHERE NOT could AND can)`,
  pictureless: `count(*) FILTER (WHERE before IS NULL AND after->>'image' IS NULL)`,
} as const;

/** What applying a preview would mean for the shop and its customers, beyond its rows. */
export class ImportConsequences {
  constructor(
    private readonly manager: EntityManager,
    private readonly imports: Pick<ImportService, 'get'>,
  ) {}

  /** In sentences, made from the rows that are kept; none unless the import is READY. Throws NoSuchImport. */
  async of(id: string): Promise<string[]> {
    const { kind, state } = await this.imports.get(id);
    const told = state === ImportState.READY ? await TELL[kind]?.(this.manager, id) : undefined;
    return (told ?? []).filter((sentence) => sentence !== false);
  }
}
