import { randomBytes } from 'node:crypto';

import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';

import type { Cell } from '../../../../shared/table-file/export-file.js';
import { cacheTags } from '../../../../cache/cache-tags.js';
import { newId } from '../../../../shared/ids.js';
import { toDollars } from '../../../../shared/money.js';
import type { AuditService } from '../../../shop/audit/audit.service.js';
import { exactNumber, foldBrand, isSpellingOf } from '../../../catalogue/part/part-number-match.js';
import { Part } from '../../../catalogue/part/part.entity.js';
import {
  changedBy,
  columnOf,
  PART_FIELD_NAMES,
  partFieldValues,
} from '../../../catalogue/part/part-fields.js';
import { numberKey } from '../../../catalogue/search/search-condition.js';
import type { PartChanges } from '../../../catalogue/part-editing/part-changes.service.js';
import type { StockService } from '../../../fulfillment/stock/stock.service.js';
import { ShopChanged } from '../../import/import.errors.js';
import {
  changesIn,
  type Comparer,
  type RunningImport,
  type ImportKind,
  type KindReader,
  type Outcome,
  type StepsOfKind,
  type RunningBatch,
  type WrongLine,
} from '../../import/import-kind.js';
import { ImportKindName } from '../../import/import.types.js';
import {
  chooseByNumber,
  findParts,
  type FoundPart,
  matchedByValue,
  namedAs,
  type NamedParts,
  type PartNaming,
} from '../named-parts.js';
import { cellOf, type Head, WrongCell } from '../../import/row-cells.js';
import { changedSince, RowsOfTable, type Side } from '../rows-of-table.js';
import { lostInSpreadsheet } from '../saved-number.js';
import { fieldSql } from './field-cells.js';
import { keepPictures } from './pictures/saved-pictures.js';
import {
  addressesOf,
  forgetAddresses,
  linksOf,
  noteAddresses,
  withOwnPictures,
} from './pictures/picture-addresses.js';
import { PartReader, type PartRow } from './part-reader.js';
import { leftOut, movedUnits, type MovedUnits, originIn, requireMovedAsPreviewed } from './stock-origins.js';
import { COLUMNS, PART_CELLS, type PartValues, problemOf, valuesOf } from './part-values.js';

const ROWS_AT_A_TIME = 2000;
const changesOfPart = changesIn(PART_CELLS);

interface Line {
  readonly row: number;
  readonly label: string;
  readonly kind: 'CHANGED' | 'NEW';
  readonly partId: string;
  readonly before: PartValues | null;
  readonly after: PartValues;
}

/**
 * Parts with prices and stock: a row is a part, by its number and brand (or id). Stock is written as a difference: from what the file was exported
 * with, where it says so, else from what the preview saw; what is sold in the meantime stays sold, and what a file from the same export moved before is
 * not moved again. It moves through StockService under the name of the file.
 */
export class PartsKind implements ImportKind<PartRow, PartValues> {
  readonly name = ImportKindName.PARTS;
  readonly columns = COLUMNS;
  readonly needs = [['part_number', 'part_id']];
  private readonly table = new RowsOfTable({
    table: 'part',
    columns: {
      ...Object.fromEntries(PART_FIELD_NAMES.map((field) => [columnOf(field), fieldSql(field)])),
      price_minor: whole('priceMinor'),
      order_quantity: whole('orderQuantity'),
    },
    // A picture that was fetched since is the one that the address meant (ADR 050).
    comparedAs: {
      image: (link) => `picture_shown(${link})`,
      more_images: (links) => `pictures_shown(${links})`,
    },
    ofNew: {
      id: 'line.row_id',
      available_quantity: '0',
      held_quantity: '0',
      sold_quantity: '0',
      received_quantity: '0',
      created_by: `coalesce((SELECT email FROM shop_user JOIN file_import ON uid = coalesce(applied_by, actor)
        WHERE file_import.id = line.import_id), 'import')`,
    },
    matches: 'part.id = line.row_id AND part.deleted_at IS NULL',
    rowId: 'id',
    onlyChanged: `line.before - 'stock' IS DISTINCT FROM line.after - 'stock' - 'origin'`,
    removal: 'UPDATE part SET deleted_at = now() FROM',
  });

  constructor(
    private readonly stock: StockService,
    private readonly changes: PartChanges,
    private readonly audit: AuditService,
  ) {}

  open(_manager: EntityManager, head: Head): Promise<KindReader<PartRow, PartValues>> {
    const reader = new PartReader(head);
    const added = new AddedNumbers();
    return Promise.resolve({
      read: (cells) => reader.read(cells),
      labelOf(cells) {
        const cell = cellOf(head, cells);
        return [cell('name'), [cell('brand'), namedAs(cell)].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', ');
      },
      async lookUp(manager, rows) {
        const named = await findParts(manager, rows);
        const parts = await manager.findBy(Part, { id: In([...named.byId.keys()]) });
        const links = await linksOf(manager, rows.flatMap(addressesOf));
        const moved = await movedUnits(manager, [...named.byId.keys()]);
        return new StoredParts(named, new Map(parts.map((part) => [part.id, part])), links, moved, added);
      },
    });
  }

  format({ priceMinor, stock }: PartValues): string {
    return `${toDollars(priceMinor)}, ${stock} in stock`;
  }

  readonly changesOf = changesOfPart;

  /** Units that leave are taken first, since they may have been sold; those that come in are written with the rest. */
  readonly steps: StepsOfKind = {
    take: async (batch) => {
      if (!batch.item.isUndone) await requireMovedAsPreviewed(batch);
      await this.table.check(batch);
      await keepPictures(batch);
      const lines = await linesOf(batch);
      if (!batch.item.isUndone) await requireStillNew(batch, lines);
      await this.moveUnits(batch, lines, (line) => Math.min(0, difference(line, batch.item)));
    },
    undoTake: async (batch) => {
      const lines = await linesOf(batch);
      const units = (line: Line) => -Math.min(0, difference(line, batch.item));
      await this.moveUnits(batch, lines, units, `${reasonOf(batch.item)}, reversed`);
    },
  };

  async apply(batch: RunningBatch): Promise<void> {
    const { manager, item } = batch;
    const lines = await linesOf(batch);
    await lockChanged(batch);
    await this.table.apply(batch);
    await noteAddresses(batch);
    const added = lines.filter(({ kind, after }) => kind === 'NEW' && after.stock > 0);
    if (added.length > 0) {
      const units = added.map(({ partId, after }) => ({ partId, quantity: after.stock }));
      await this.stock.restockAll(manager, units, { actor: item.by.uid, reason: reasonOf(item) });
    }
    await this.bringIn(batch, lines);
  }

  async undo(batch: RunningBatch): Promise<void> {
    await forgetAddresses(batch);
    const lines = await linesOf(batch);
    await lockChanged(batch);
    await this.table.undo(batch);
    await this.bringIn(batch, lines);
  }

  /** Each step has published its own parts. */
  settle(): Promise<void> {
    return Promise.resolve();
  }

  async *readAll(manager: EntityManager): AsyncGenerator<Cell[][]> {
    const exportId = newExportId();
    for (let after = ''; ;) {
      const parts: Part[] = await manager.find(Part, {
        where: { deletedAt: IsNull(), ...(after && { id: MoreThan(after) }) },
        order: { id: 'ASC' },
        take: ROWS_AT_A_TIME,
      });
      yield parts.map((part) => {
        const cells: typeof PART_CELLS = {
          ...PART_CELLS,
          part_id: () => part.id,
          stock_exported: () => part.availableQuantity,
          export_id: () => exportId,
        };
        return COLUMNS.map((column) => cells[column]?.(valuesOf(part)) ?? null);
      });
      const last = parts.at(-1);
      if (!last || parts.length < ROWS_AT_A_TIME) return;
      after = last.id;
    }
  }

  /** Completes a batch once its rows are written: received units, audit log, cached answers. */
  private async bringIn(batch: RunningBatch, lines: readonly Line[]): Promise<void> {
    await this.moveUnits(batch, lines, (line) => Math.max(0, difference(line, batch.item)));
    await this.record(batch, lines);
    const parts = lines.map(({ partId }) => `part:${partId}` as const);
    cacheTags.changed(batch.manager, 'parts', 'stock', 'availability', ...parts);
  }

  /** Throws ShopChanged where more would leave than there are. */
  private async moveUnits(
    { manager, item }: RunningBatch,
    lines: readonly Line[],
    unitsOf: (line: Line) => number,
    reason = reasonOf(item),
  ): Promise<void> {
    const moved = new Map(
      lines.map((line) => [line.partId, unitsOf(line)] as const).filter(([, units]) => units !== 0),
    );
    const outcomes = await this.changes.change(
      manager,
      [...moved.keys()],
      ({ id }) => ({ units: moved.get(id) ?? 0 }),
      { actor: item.by.uid, reason },
    );
    const refused = outcomes.find(({ refusal }) => refusal !== null);
    const line = lines.find(({ partId }) => partId === refused?.partId);
    if (line) throw new ShopChanged(`Row ${line.row} (${line.label}): ${refused?.refusal?.message ?? ''}`);
  }

  private async record(
    { manager, item: { by, isUndone } }: RunningBatch,
    lines: readonly Line[],
  ): Promise<void> {
    const entries = lines.flatMap(({ kind, partId, before, after }) => {
      const [old, now] = [before && facts(before), facts(after)];
      if (JSON.stringify(old) === JSON.stringify(now)) return [];
      const [was, becomes] = isUndone ? [now, old] : [old, now];
      const action = kind === 'CHANGED' ? 'PART_CHANGED' : isUndone ? 'PART_REMOVED' : 'PART_ADDED';
      return [{ actor: by.uid, action, about: ['part', partId], before: was, after: becomes } as const];
    });
    if (entries.length > 0) await this.audit.recordAll(manager, entries);
  }
}

/** Units by which a line, or undoing it, changes an existing part: negative where they leave. */
function difference({ before, after }: Line, { isUndone }: RunningImport): number {
  if (!before) return 0;
  return isUndone ? before.stock - after.stock : after.stock - before.stock;
}

/** What a part is, its stock aside, which has lines of its own. */
const facts = ({ stock: _, origin: __, ...values }: PartValues) => values;

/** Letters only: a spreadsheet takes some words of digits for numbers. */
const newExportId = () =>
  randomBytes(8)
    .toString('hex')
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

const reasonOf = ({ fileName }: RunningImport) => `Import of ${fileName}`;

class StoredParts implements Comparer<PartRow, PartValues> {
  constructor(
    private readonly named: NamedParts,
    private readonly parts: ReadonlyMap<string, Part>,
    /** Links of fetched pictures by their addresses. */
    private readonly links: ReadonlyMap<string, string>,
    private readonly moved: MovedUnits,
    private readonly added: AddedNumbers,
  ) {}

  compare(row: PartRow): readonly (Outcome<PartValues> | WrongLine)[] {
    const found = partFor(row, this.named);
    if (found instanceof WrongCell) return [{ wrong: found }];
    const spoilt = spoiltNumber(row, found);
    if (spoilt) return [{ wrong: spoilt }];
    const part = found && this.parts.get(found.part.id);
    return [part ? this.compareWith(row, part, found.note) : this.add(row)];
  }

  private add(row: PartRow): Outcome<PartValues> | WrongLine {
    const { brand, partNumber, details, priceMinor, orderQuantity = 1, stock } = row;
    const missing = !brand
      ? 'brand'
      : priceMinor === undefined
        ? 'price'
        : stock === undefined
          ? 'stock'
          : undefined;
    if (missing || priceMinor === undefined || stock === undefined)
      return { wrong: new WrongCell(missing ?? 'price', '', 'is required for a new part.') };
    const after = { ...partFieldValues(details), priceMinor, orderQuantity, stock };
    const label = labelOf(after);
    const wrong = problemOf(after, null);
    if (wrong) return { label, wrong };
    const key = this.added.keyFor(brand ?? '', partNumber ?? '');
    return { kind: 'NEW', label, partId: null, rowId: newId(), cell: cellFor(row), key, before: null, after };
  }

  private compareWith(row: PartRow, part: Part, readAs: string | undefined): Outcome<PartValues> | WrongLine {
    const before = valuesOf(part);
    const { stock, stockExported = before.stock } = row;
    const origin = originIn(this.moved, part.id, row);
    const units = stock === undefined ? 0 : stock - stockExported - (origin?.moved ?? 0);
    const after: PartValues = {
      ...changedBy(withOwnPictures(providedFields(row, before, readAs), before, this.links), before),
      priceMinor: row.priceMinor ?? before.priceMinor,
      orderQuantity: row.orderQuantity ?? before.orderQuantity,
      stock: before.stock + units,
      ...(origin && units !== 0 && { origin }),
    };
    const notes = [readAs, origin && leftOut(origin)].filter((note) => note !== undefined);
    const own = {
      ...{ label: labelOf(after), partId: part.id, rowId: part.id, cell: cellFor(row), key: part.id },
      ...(notes.length > 0 && { note: notes.join(' ') }),
    };
    if (changesOfPart(before, after).length === 0) return { ...own, kind: 'SAME', before: null, after: null };
    const wrong = problemOf(after, before);
    return wrong ? { label: own.label, wrong } : { ...own, kind: 'CHANGED', before, after };
  }
}

/** What a row says of a part beyond which it is: its number and brand name it, in any spelling, and change them only with its id. */
function providedFields(
  { partId, details }: PartRow,
  { brand: known }: PartValues,
  readAs: string | undefined,
): PartRow['details'] {
  if (partId && readAs === undefined) return details;
  const { partNumber: _, brand, ...others } = details;
  return known === null || partId ? { ...(brand !== undefined && { brand }), ...others } : others;
}

/** The part that a row names; undefined for a new one. */
function partFor(row: PartRow | PartNaming, named: NamedParts): FoundPart | WrongCell | undefined {
  const { partId, partNumber, brand } = row;
  const number = partNumber ?? '';
  if (partId) {
    const part = named.byId.get(partId);
    if (!part) return new WrongCell('part_id', partId, 'is not an active part.');
    // A spreadsheet's way of writing its number is not a new number.
    const [value, known] = [named.valueOf(number), part.partNumber ?? ''];
    const isRewritten = value !== null && part.value === value && known !== number;
    return { part, ...(isRewritten && { note: matchedByValue(number, known) }) };
  }
  if (numberKey(number) === '')
    return new WrongCell('part_number', number, 'must contain a letter or a digit.');
  const all = named.listByNumber(number);
  const value = named.valueOf(number);
  const isOfBrand = (part: { brand: string | null }) => foldBrand(part.brand) === foldBrand(brand);
  return (
    chooseByNumber(number, value, all.filter(isOfBrand)) ??
    // Without a brand it may be any that has the number; with one also a part whose brand is not known.
    chooseByNumber(number, value, brand === null ? all : all.filter((part) => part.brand === null))
  );
}

/** The number of a row that would be a new one, in the shop or of its part, where a spreadsheet made it of another. */
function spoiltNumber({ partNumber }: PartRow, found: FoundPart | undefined): WrongCell | undefined {
  const known = found?.part.partNumber ?? null;
  if (!partNumber || partNumber === known || found?.note !== undefined) return undefined;
  const reason = lostInSpreadsheet(partNumber, known === null ? [] : [known]);
  return reason === undefined ? undefined : new WrongCell('part_number', partNumber, reason);
}

/** The numbers that a file adds, so that a second row of one is known in any spelling. */
class AddedNumbers {
  private readonly byKey = new Map<string, { readonly number: string; readonly key: string }[]>();

  /** What distinguishes a new part from the other new ones of the file. */
  keyFor(brand: string, number: string): string {
    const alike = `${numberKey(number)} ${foldBrand(brand)}`;
    const known = this.byKey.get(alike) ?? [];
    const twin =
      known.find((other) => exactNumber(other.number) === exactNumber(number)) ??
      known.find((other) => isSpellingOf(other.number, number));
    if (twin) return twin.key;
    const key = `${exactNumber(number)} ${foldBrand(brand)}`;
    this.byKey.set(alike, [...known, { number, key }]);
    return key;
  }
}

/** Throws ShopChanged where another admin has added a part since that a row would add. */
async function requireStillNew({ manager, item }: RunningBatch, lines: readonly Line[]): Promise<void> {
  const added = lines.filter(({ kind }) => kind === 'NEW');
  const namingOf = ({ after: { brand, partNumber } }: Line): PartNaming => ({
    partId: null,
    brand,
    partNumber,
  });
  const named = await findParts(manager, added.map(namingOf));
  const taken = added.find((line) => partFor(namingOf(line), named) !== undefined);
  if (taken) throw await changedSince(manager, item.id, { ...taken, rowId: taken.partId });
}

const cellFor = ({ partId, partNumber }: PartRow): readonly [string, string] =>
  partNumber ? ['part_number', partNumber] : ['part_id', partId ?? ''];

const labelOf = ({ name, brand, partNumber }: PartValues): string =>
  [name, [brand, partNumber].filter(Boolean).join(' ')].filter(Boolean).join(', ');

function linesOf({ manager, item: { id }, from, to }: RunningBatch): Promise<Line[]> {
  return manager.query(
    `SELECT file_row AS row, label, kind, row_id AS "partId", before, after FROM file_import_line
     WHERE import_id = $1 AND kind IN ('NEW', 'CHANGED') AND place BETWEEN $2 AND $3 ORDER BY place`,
    [id, from, to],
  );
}

/**
 * Locks the parts that a batch changes before the first is written, in the order of their ids as orders do, so that no one waits in a
 * circle; FOR UPDATE, as a new price asks for.
 */
async function lockChanged({ manager, item: { id }, from, to }: RunningBatch): Promise<void> {
  await manager.query(
    `SELECT FROM part WHERE id IN (SELECT row_id FROM file_import_line
       WHERE import_id = $1 AND kind = 'CHANGED' AND place BETWEEN $2 AND $3) ORDER BY id FOR UPDATE`,
    [id, from, to],
  );
}

const whole = (name: string) => (side: Side) => `(${side}->>'${name}')::integer`;
