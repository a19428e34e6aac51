import type { EntityManager } from 'typeorm';

import { cutTo } from '../../../shared/cut-to.js';
import type { Actor } from '../../../auth/actor.js';
import { isId, newId } from '../../../shared/ids.js';
import {
  type KeysetOrder,
  type KeysetPage,
  newestToTheMicrosecond,
  type PageRequest,
  readKeysetPage,
  seekAfter,
  type ToTheMicrosecond,
} from '../../../shared/keyset-page.js';
import { BadInput } from '../../../shared/shop-error.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { storableText } from '../../../shared/storable-text.js';
import { ENCODINGS, findEncoding } from '../../../shared/table-file/encodings.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { ImportKinds } from './import-kind.js';
import {
  type Import,
  type ImportKindName,
  type ImportLine,
  type ImportRecipe,
  ImportLineKind,
  ImportState,
} from './import.types.js';
import { MAX_REJECTED } from './draft-writer.js';
import { FileTooLarge, NoSuchImport, NotNow } from './import.errors.js';
import { type SavedLine, previewOf } from './import-preview.js';
import { dropImport, IMPORT_COLUMNS, lockImport, setImport } from './import-rows.js';

/** Maximum size of an uploaded file, packed or not. */
const MAX_MB = 64;
/** Bytes stored in one row. */
const PIECE_BYTES = 256 * 1024;
/** Days that a preview is kept which no one applied. */
const DRAFT_DAYS = 7;

const byPlace: KeysetOrder<SavedLine> = {
  direction: 'ASC',
  columns: [{ column: 'item.place', cast: 'integer', read: ({ place }) => String(place) }],
};

const newestFirst = newestToTheMicrosecond('item.created_at');

/** Files of all kinds, as admins see them. What is asked for here is done by `ImportWork` in the background (ADR 040). */
export class ImportService {
  constructor(
    private readonly manager: EntityManager,
    private readonly kinds: ImportKinds,
  ) {}

  /** Receives a file in chunks and schedules its check. Returns the id of the import. Throws FileTooLarge, BadInput. */
  async receive(
    kind: ImportKindName,
    fileName: string,
    body: AsyncIterable<Buffer>,
    actor: Pick<Actor, 'uid'>,
    recipe: ImportRecipe | null = null,
  ): Promise<string> {
    const id = newId();
    await this.manager.query(
      `INSERT INTO file_import (id, kind, actor, file_name, state, recipe) VALUES ($1, $2, $3, $4, 'RECEIVING', $5)`,
      [
        ...[id, kind, actor.uid, storableText(cutTo(fileName, 200)).trim() || 'unnamed.csv'],
        recipe && knownRecipe(recipe),
      ],
    );
    try {
      let place = 0;
      for await (const bytes of inPieces(body)) {
        place += 1;
        await this.manager.query('INSERT INTO file_import_piece VALUES ($1, $2, $3)', [id, place, bytes]);
      }
      await setImport(this.manager, id, ImportState.RECEIVING, { state: ImportState.CHECKING });
      return id;
    } catch (error) {
      await this.manager.query('DELETE FROM file_import WHERE id = $1', [id]);
      throw error;
    }
  }

  /** Throws NoSuchImport. */
  async get(id: string): Promise<Import> {
    const [found] = isId(id)
      ? await this.manager.query<Import[]>(
          `SELECT ${IMPORT_COLUMNS} FROM file_import AS item WHERE item.id = $1 AND item.discarded_at IS NULL`,
          [id],
        )
      : [];
    if (!found) throw new NoSuchImport();
    return found;
  }

  /** Imports, newest first; of one kind, or all. */
  async list(kind: ImportKindName | null, page: PageRequest): Promise<KeysetPage<Import>> {
    const found = await readKeysetPage<Import, Import & ToTheMicrosecond>(
      newestFirst,
      page,
      ({ rows, skip, after }) => {
        const values = new SqlValues();
        const of = kind ? ` AND item.kind = ${values.add(kind)}` : '';
        const seek = seekAfter(newestFirst, after, values);
        return this.manager.query(
          `SELECT ${IMPORT_COLUMNS}, item.created_at::text AS moment
         FROM file_import AS item WHERE item.discarded_at IS NULL${of}${seek}
         ORDER BY item.created_at DESC, item.id DESC LIMIT ${values.add(rows)} OFFSET ${values.add(skip)}`,
          values.all,
        );
      },
    );
    return { ...found, countAll: () => this.count(kind) };
  }

  /** What the rows of a file would do, in their order; of one kind, or all with the wrong ones first. */
  async listLines(
    id: string,
    kind: ImportLineKind | null,
    page: PageRequest,
  ): Promise<KeysetPage<ImportLine>> {
    const order = kind ? byPlace : wrongFirst;
    const found = await readKeysetPage<SavedLine & { of: ImportKindName }>(
      order,
      page,
      ({ rows, skip, after }) => {
        const values = new SqlValues();
        const of = `item.import_id = ${values.add(id)}${kind ? ` AND item.kind = ${values.add(kind)}` : ''}`;
        const seek = seekAfter(order, after, values);
        const by = order.columns.map(({ column }) => column).join(', ');
        return this.manager.query(
          `SELECT item.place, item.file_row AS row, item.kind, item.label, item.column_name AS column, item.value,
           item.reason, item.before, item.after, file.kind AS of
         FROM file_import_line AS item JOIN file_import AS file ON file.id = item.import_id WHERE ${of}${seek}
         ORDER BY ${by} LIMIT ${values.add(rows)} OFFSET ${values.add(skip)}`,
          values.all,
        );
      },
    );
    const storedLines = new Map(found.items.map((line) => [String(line.place), line]));
    return {
      ...found,
      items: found.items.map(({ of, ...line }) => previewOf(this.kinds[of], line)),
      cursorOf: ({ id: place }) => {
        const line = storedLines.get(place);
        return line ? found.cursorOf(line) : '';
      },
      countAll: () => this.countLines(id, kind),
    };
  }

  /** Schedules applying a file, as the preview of this digest shows it. Throws NoSuchImport, NotNow. */
  apply(id: string, digest: string, actor: Pick<Actor, 'uid'>): Promise<Import> {
    const { READY, APPLYING } = ImportState;
    return this.move(id, [READY], { state: APPLYING, applied_by: actor.uid }, (item) => {
      if (item.digest !== digest)
        throw new NotNow('This file was checked again in the meantime. Review the new preview.');
      if (item.counts.wrong > 0) throw new NotNow(`Fix the ${item.counts.wrong} rejected rows first.`);
      if (item.counts.new + item.counts.changed === 0) throw new NotNow('There is nothing to apply.');
    });
  }

  /** Schedules undoing a file. Throws NoSuchImport, NotNow. */
  undo(id: string, actor: Actor): Promise<Import> {
    const { APPLIED, UNDOING } = ImportState;
    return this.move(id, [APPLIED], { state: UNDOING, undone_by: actor.uid }, ({ undoUntil }) => {
      if (undoUntil && undoUntil < new Date()) throw new NotNow('This import can no longer be undone.');
    });
  }

  /** Validates the file again, against current data. Throws NoSuchImport, NotNow. */
  recheck(id: string): Promise<Import> {
    const { READY, FAILED, CHECKING } = ImportState;
    return this.move(id, [READY, FAILED], { state: CHECKING, digest: null });
  }

  /** Sets how a file that is not UTF-8 is read, and checks it again. Throws NoSuchImport, NotNow, BadInput. */
  setRecipe(id: string, input: ImportRecipe): Promise<Import> {
    const { NEEDS_RECIPE, READY, REFUSED, FAILED, CHECKING } = ImportState;
    const recipe = knownRecipe(input);
    return this.move(
      id,
      [NEEDS_RECIPE, READY, REFUSED, FAILED],
      { state: CHECKING, digest: null, recipe },
      (item) => {
        if (item.state === CHECKING && item.recipe?.encoding !== recipe.encoding)
          throw new NotNow('This file is being checked. Wait until it has been read, then choose again.');
      },
    );
  }

  /** Deletes a file that is not applied, also while being read; its rows are deleted in the background. Throws NoSuchImport, NotNow. */
  async discard(id: string): Promise<Import> {
    const item = await this.get(id);
    const [discarded] = await this.manager.query<[unknown[], number]>(
      `UPDATE file_import SET discarded_at = now(), attempts = 0, claimed_until = NULL WHERE id = $1 AND discarded_at IS NULL
         AND state IN ('CHECKING', 'NEEDS_RECIPE', 'READY', 'REFUSED', 'FAILED') RETURNING id`,
      [id],
    );
    if (discarded.length === 0)
      throw new NotNow('This import is already applied or being applied. Undo it instead.');
    return item;
  }

  /** Removes incomplete uploads, previews that no one applied, and what can't be undone any more. Returns how many. */
  async forgetOld(): Promise<number> {
    let forgotten = 0;
    while (await this.forgetOldest()) forgotten += 1;
    return forgotten;
  }

  /** One at a time: each may have half a million lines. */
  private forgetOldest(): Promise<boolean> {
    return inTransaction(this.manager, async (manager) => {
      const [old] = await manager.query<{ id: string }[]>(
        `SELECT id FROM file_import
         WHERE state = 'RECEIVING' AND created_at < now() - interval '1 hour'
           OR state IN ('NEEDS_RECIPE', 'READY', 'REFUSED', 'FAILED') AND created_at < now() - interval '${DRAFT_DAYS} days'
           OR state IN ('APPLIED', 'UNDONE') AND applied_at < now() - interval '31 days'
         ORDER BY created_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      );
      if (old) await dropImport(manager, old.id);
      return old !== undefined;
    });
  }

  /**
   * Moves to the next state, from one of those before it. A repeated request is done once. An import is read before it is locked:
   * the task that does a step ends it with the lock.
   */
  private async move(
    id: string,
    from: readonly ImportState[],
    values: { readonly state: ImportState } & Record<string, unknown>,
    allow: (item: Import) => void = () => undefined,
  ): Promise<Import> {
    const isThere = (item: Import): boolean => {
      if (item.state !== values.state && !from.includes(item.state)) {
        throw new NotNow('This import has moved to another state.');
      }
      allow(item);
      return item.state === values.state;
    };
    const seen = await this.get(id);
    if (isThere(seen)) return seen;
    return inTransaction(this.manager, async (manager) => {
      const item = await lockImport(manager, id);
      if (isThere(item)) return item;
      await setImport(manager, id, item.state, values);
      return lockImport(manager, id);
    });
  }

  private async count(kind: ImportKindName | null): Promise<number> {
    const [row] = await this.manager.query<{ count: number }[]>(
      'SELECT count(*)::integer AS count FROM file_import WHERE discarded_at IS NULL AND kind = coalesce($1, kind)',
      [kind],
    );
    return row?.count ?? 0;
  }

  /** Counts of lines from when they were written: a file has hundreds of thousands. */
  private async countLines(id: string, kind: ImportLineKind | null): Promise<number> {
    const counts = kind ? LINES_OF[kind] : Object.values(LINES_OF).join(' + ');
    const [row] = await this.manager.query<{ count: number }[]>(
      `SELECT ${counts} AS count FROM file_import WHERE id = $1`,
      [id],
    );
    return row?.count ?? 0;
  }
}

/** Throws BadInput. */
function knownRecipe({ encoding: name }: ImportRecipe): ImportRecipe {
  const encoding = findEncoding(name);
  if (encoding === undefined)
    throw new BadInput(`${name} is not a supported encoding. Choose one of ${ENCODINGS.join(', ')}.`);
  return { encoding };
}

/** SQL: how many lines of a kind an import has. */
const LINES_OF: Record<ImportLineKind, string> = {
  WRONG: `least(wrong_lines, ${MAX_REJECTED})`,
  NEW: 'new_lines',
  CHANGED: 'changed_lines',
  SAME: 'same_lines',
};

const wrongFirst: KeysetOrder<SavedLine> = {
  direction: 'ASC',
  columns: [
    { column: 'item.kind_rank', cast: 'integer', read: ({ kind }) => String(RANK[kind]) },
    ...byPlace.columns,
  ],
};

const RANK: Record<ImportLineKind, number> = { WRONG: 1, CHANGED: 2, NEW: 2, SAME: 3 };

/** Received bytes, in chunks of a size that suits a row. Throws FileTooLarge. */
async function* inPieces(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [waiting, size, all]: [Buffer[], number, number] = [[], 0, 0];
  for await (const bytes of body) {
    all += bytes.length;
    if (all > MAX_MB * 1024 * 1024) throw new FileTooLarge(MAX_MB);
    waiting.push(bytes);
    size += bytes.length;
    if (size >= PIECE_BYTES) {
      yield Buffer.concat(waiting);
      [waiting, size] = [[], 0];
    }
  }
  if (size > 0) yield Buffer.concat(waiting);
}
