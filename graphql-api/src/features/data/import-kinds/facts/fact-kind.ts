import type { EntityManager } from 'typeorm';

import type { Cell } from '../../../../shared/table-file/export-file.js';
import { BadInput } from '../../../../shared/shop-error.js';
import type { CheckService } from '../../../cars/fitment-admin/finding/check.service.js';
import {
  changesIn,
  type RunningImport,
  type ImportKind,
  type KindReader,
  type Outcome,
  type RunningBatch,
  type WrongLine,
} from '../../import/import-kind.js';
import type { ImportChange, ImportKindName } from '../../import/import.types.js';
import {
  findParts,
  namedAs,
  type NamedPart,
  PART_COLUMNS,
  type PartColumn,
  type PartNaming,
  partOf,
  readNaming,
} from '../named-parts.js';
import { cellOf, type Head, RowCells, WrongCell } from '../../import/row-cells.js';
import { RowsOfTable, type TableRules, partConsequences } from '../rows-of-table.js';
import { lostInSpreadsheet } from '../saved-number.js';

const ROWS_AT_A_TIME = 2000;

export type Stored<Values> = Values & { readonly partId: string; readonly rowId: string };

export interface FactRules<Column extends string, Values extends object> {
  readonly name: ImportKindName;
  readonly columns: readonly Column[];
  readonly needs: readonly (readonly Column[])[];
  readonly table: TableRules;
  /** No part has more of them. */
  readonly most: number;
  /** The facts of a row, each without what the file has no column for. Throws WrongCell. */
  read(row: RowCells<Column>): readonly Partial<Values>[];
  /** Values where a file has none. */
  readonly blank: Values;
  /** What distinguishes a fact of a part from its others. */
  keyOf(values: Values): string;
  /** Applies the rules of the admin dashboard. Throws BadInput with the field. */
  check(values: Values): void;
  /** The cell that names it. */
  readonly named: Column;
  readonly cells: Readonly<Record<Column, (values: Values) => Cell>>;
  readonly format: (values: Values) => string;
  newRowId(partId: string, values: Values): string;
  /** SQL: a fact as `Standing`, with a part as `part`, up to `WHERE`. */
  readonly selectStored: string;
  /** SQL: the order of the facts of a part. */
  readonly order: string;
}

interface FactRow<Values> extends PartNaming {
  readonly facts: readonly Partial<Values>[];
}

/** Facts of parts, a row each: numbers, specifications. An empty cell clears its value. */
export class FactKind<Column extends string, Values extends object> implements ImportKind<
  FactRow<Values>,
  Values
> {
  readonly name: ImportKindName;
  readonly columns: readonly string[];
  readonly needs: readonly (readonly string[])[];
  readonly format: (after: Values) => string;
  readonly changesOf: (before: Values, after: Values) => ImportChange[];
  private readonly table: RowsOfTable;

  constructor(
    private readonly rules: FactRules<Column, Values>,
    private readonly checks: CheckService,
  ) {
    this.name = rules.name;
    this.columns = [...PART_COLUMNS, ...rules.columns];
    this.needs = [['part_number', 'part_id'], ...rules.needs];
    this.format = rules.format;
    this.changesOf = changesIn(rules.cells);
    this.table = new RowsOfTable(rules.table);
  }

  open(_manager: EntityManager, head: Head): Promise<KindReader<FactRow<Values>, Values>> {
    const { rules } = this;
    const added = new Map<string, number>();
    const reader: KindReader<FactRow<Values>, Values> = {
      read(cells) {
        const row = new RowCells<Column | PartColumn>(head, cells);
        return { ...readNaming(row), facts: rules.read(row) };
      },
      labelOf(cells) {
        const cell = cellOf(head, cells);
        return [namedAs(cell), cell(rules.named)].filter(Boolean).join(', ');
      },
      linesOf: ({ facts }) => facts.length,
      lookUp: async (manager, rows) => {
        const parts = await findParts(manager, rows);
        const stored = await this.storedOf(manager, [...parts.byId.keys()]);
        const compare = (row: FactRow<Values>): (Outcome<Values> | WrongLine)[] => {
          const found = partOf(row, parts);
          if (found instanceof WrongCell) return [{ wrong: found }];
          const { part, note } = found;
          const ofPart = stored.get(part.id) ?? new Map<string, Stored<Values>>();
          return row.facts.map((fact) => {
            const compared = this.compare(fact, part, ofPart, added);
            return 'wrong' in compared || note === undefined ? compared : { ...compared, note };
          });
        };
        return { compare };
      },
    };
    return Promise.resolve(reader);
  }

  apply(batch: RunningBatch): Promise<void> {
    return this.table.apply(batch);
  }

  undo(batch: RunningBatch): Promise<void> {
    return this.table.undo(batch);
  }

  async settle(manager: EntityManager, item: RunningImport): Promise<void> {
    await this.checks.ask(manager);
    await partConsequences(manager, item);
  }

  async *readAll(manager: EntityManager): AsyncGenerator<Cell[][]> {
    const { columns, cells, selectStored, order } = this.rules;
    type Exported = Stored<Values> & { brand: string | null; partNumber: string | null };
    for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
      // By whole parts: a part has a few.
      const parts = await manager.query<{ id: string }[]>(
        'SELECT id FROM part WHERE deleted_at IS NULL AND id > $1 ORDER BY id LIMIT $2',
        [after, ROWS_AT_A_TIME],
      );
      const last = parts.at(-1);
      if (!last) return;
      const facts = await manager.query<Exported[]>(
        `${selectStored} WHERE part.id = ANY($1::uuid[]) ORDER BY part.id, ${order}`,
        [parts.map(({ id }) => id)],
      );
      yield facts.map((fact) => [
        ...[fact.partId, fact.brand, fact.partNumber],
        ...columns.map((column) => cells[column](fact)),
      ]);
      after = last.id;
    }
  }

  private compare(
    provided: Partial<Values>,
    part: NamedPart,
    stored: ReadonlyMap<string, Stored<Values>>,
    added: Map<string, number>,
  ): Outcome<Values> | WrongLine {
    const { rules } = this;
    const key = rules.keyOf({ ...rules.blank, ...provided });
    const held = stored.get(key);
    const before = held && this.valuesOf(held);
    const after = { ...(before ?? rules.blank), ...provided };
    const name = String(rules.cells[rules.named](after) ?? '');
    const label = `${part.partNumber ?? part.name}, ${name}`;
    const wrong = this.problemOf(after);
    if (wrong) return { label, wrong };
    const own = { label, partId: part.id, key, cell: [rules.named, name] as const };
    if (before) {
      return this.changesOf(before, after).length === 0
        ? { ...own, kind: 'SAME', rowId: held.rowId, before: null, after: null }
        : { ...own, kind: 'CHANGED', rowId: held.rowId, before, after };
    }
    const others = [...stored.values()].map((other) => String(rules.cells[rules.named](other) ?? ''));
    const spoilt = lostInSpreadsheet(name, others);
    if (spoilt !== undefined) return { label, wrong: new WrongCell(rules.named, name, spoilt) };
    const count = (added.get(part.id) ?? 0) + 1;
    added.set(part.id, count);
    if (stored.size + count > rules.most)
      return {
        label,
        wrong: new WrongCell(rules.named, name, `is too many: a part can have at most ${rules.most}.`),
      };
    return { ...own, kind: 'NEW', rowId: rules.newRowId(part.id, after), before: null, after };
  }

  private problemOf(values: Values): WrongCell | null {
    try {
      this.rules.check(values);
      return null;
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      const { field } = error.details as { field?: unknown };
      const column = this.rules.columns.find((one) => one === field) ?? this.rules.named;
      return new WrongCell(
        column,
        String(this.rules.cells[column](values) ?? ''),
        `is invalid: ${error.message}`,
      );
    }
  }

  private valuesOf(fact: Stored<Values>): Values {
    const names = Object.keys(this.rules.blank) as (keyof Values)[];
    return Object.fromEntries(names.map((name) => [name, fact[name]])) as unknown as Values;
  }

  /** The facts of these parts, by part and key. */
  private async storedOf(
    manager: EntityManager,
    partIds: readonly string[],
  ): Promise<Map<string, Map<string, Stored<Values>>>> {
    const facts = await manager.query<Stored<Values>[]>(
      `${this.rules.selectStored} WHERE part.id = ANY($1::uuid[])`,
      [partIds],
    );
    const byPart = new Map<string, Map<string, Stored<Values>>>();
    for (const fact of facts) {
      const ofPart = byPart.get(fact.partId) ?? new Map<string, Stored<Values>>();
      byPart.set(fact.partId, ofPart.set(this.rules.keyOf(fact), fact));
    }
    return byPart;
  }
}
