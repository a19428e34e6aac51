import type { EntityManager } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { isId, newId } from '../../../shared/ids.js';
import type { Loaders } from '../../../shared/loaders.js';
import { BadInput } from '../../../shared/shop-error.js';
import { runSql } from '../../../shared/sql.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { PartSearchService } from '../../catalogue/search/part-search.service.js';
import type {
  DecideChange,
  PartChanges,
  PartOutcome,
  StoredPart,
} from '../../catalogue/part-editing/part-changes.service.js';
import {
  CostsThatAlready,
  MAX_LINES,
  MAX_LINES_UNDONE,
  MAX_PARTS,
  NoSuchBulkChange,
  NothingToUndo,
  NotUndoable,
  PriceMoved,
  TooManyLines,
  TooManyLinesToUndo,
  TooManyParts,
  UnitsSoldInMeantime,
} from './bulk-change.errors.js';
import { BulkChangeKind, type PrepareBulkChangeArgs } from './bulk-change.inputs.js';
import { type BulkChangeRule, changeBy, readRule } from './bulk-change.rule.js';
import { BulkChange, type BulkChangeLine } from './bulk-change.types.js';

/** How long a change can be undone: time to see it in the list and in the shop. */
const UNDO_MINUTES = 10;

/** At most this many are shown above the list, each while it can be undone or was undone a moment ago. */
const MAX_SHOWN = 5;

/** SQL: changes of the table or CTE `item`, each with the email of who did last what was done with it. */
const READ = `SELECT item.id, item.rule, item.lines, item.applied_at AS "appliedAt", item.undone_at AS "undoneAt",
    person.email AS by,
    CASE WHEN item.undone_at IS NULL THEN item.applied_at + interval '${UNDO_MINUTES} minutes' END AS "undoUntil"
  FROM item LEFT JOIN shop_user AS person
    ON person.uid = coalesce((SELECT user_uid FROM former_uid WHERE former_uid.uid = item.actor), item.actor)`;

const ADD = {
  name: 'add_bulk_change',
  text: `WITH item AS (INSERT INTO bulk_change (id, actor, rule, lines) VALUES ($1, $2, $3, $4) RETURNING *) ${READ}`,
};

const LOCK = {
  name: 'lock_bulk_change',
  text: `SELECT rule, lines, applied_at AS "appliedAt", undone_at AS "undoneAt",
      clock_timestamp() < applied_at + interval '${UNDO_MINUTES} minutes' AS "isFresh"
    FROM bulk_change WHERE id = $1 FOR UPDATE`,
};

const FIND = {
  name: 'find_bulk_change',
  text: `WITH item AS (SELECT * FROM bulk_change WHERE id = $1) ${READ}`,
};

const APPLIED = {
  name: 'bulk_change_applied',
  text: `WITH item AS (UPDATE bulk_change SET actor = $2, lines = $3, applied_at = now() WHERE id = $1 RETURNING *) ${READ}`,
};

const UNDONE = {
  name: 'bulk_change_undone',
  text: `WITH item AS (UPDATE bulk_change SET actor = $2, lines = $3, undone_at = now() WHERE id = $1 RETURNING *) ${READ}`,
};

const RECENT = {
  name: 'recent_bulk_changes',
  text: `WITH item AS (
      SELECT * FROM bulk_change WHERE greatest(applied_at, undone_at) > now() - interval '${UNDO_MINUTES} minutes'
      ORDER BY applied_at DESC LIMIT ${MAX_SHOWN})
    ${READ} ORDER BY item.applied_at DESC`,
};

/** Whether the lists of cars of these parts have more lines together than `$2`, each with its part's price (`copy_part_to_its_fitment`). */
const ARE_LONGER = {
  name: 'lists_are_longer',
  text: `SELECT EXISTS (SELECT FROM part_fitment WHERE part_id = ANY($1::uuid[]) OFFSET $2) AS "areLonger"`,
};

const FORGET = {
  name: 'forget_bulk_changes',
  text: `WITH gone AS (
      DELETE FROM bulk_change WHERE greatest(created_at, applied_at, undone_at) < now() - interval '1 day' RETURNING id)
    SELECT count(*)::integer AS count FROM gone`,
};

type Row = Pick<BulkChange, 'appliedAt' | 'by' | 'id' | 'lines' | 'rule' | 'undoUntil' | 'undoneAt'>;
type Locked = Pick<Row, 'appliedAt' | 'lines' | 'rule' | 'undoneAt'> & { readonly isFresh: boolean | null };

/**
 * Prices and stock of many parts at once: previewed, applied, and undoable for some minutes. Applying does to each part
 * what the preview showed or nothing: a price changes only while it is the one shown, units only if they are in
 * stock. Parts that changed in the meantime are named and skipped, the rest is done.
 */
export class BulkChanges {
  constructor(
    private readonly manager: EntityManager,
    private readonly searches: PartSearchService,
    private readonly changes: PartChanges,
  ) {}

  /**
   * Stores and returns what a rule would do to parts; nothing is changed. Throws BadInput, TooManyParts, TooManyLines,
   * UnknownCar.
   */
  async prepare(
    { ids, filter, rule: requestedRule }: PrepareBulkChangeArgs,
    loaders: Loaders,
    actor: Actor,
  ): Promise<BulkChange> {
    const rule = readRule(requestedRule);
    if ((ids == null) === (filter == null))
      throw new BadInput('Provide either ids or filter.', { field: 'ids' });
    const chosen = filter
      ? await this.searches.listIds(filter, MAX_PARTS + 1, loaders)
      : [...new Set(ids?.map((id) => id.toLowerCase()))];
    if (chosen.length > MAX_PARTS) throw new TooManyParts();
    const outcomes = await this.changes.look(this.manager, chosen, (part) => decide(rule, part));
    const lines = outcomes.map((outcome) => lineOf(outcome)).sort(byName);
    if (await writesMoreThan(this.manager, MAX_LINES, rule, lines)) throw new TooManyLines();
    const parameters = [newId(), actor.uid, JSON.stringify(rule), JSON.stringify(lines)];
    return shown(await runSql<Row>(this.manager, ADD, parameters));
  }

  /**
   * Applies what was previewed, in one transaction; repeating it has no further effect. Its lines say what was done to
   * each part, and why some were skipped. Throws NoSuchBulkChange, and TooManyLines if lists have grown since.
   */
  async apply(id: string, actor: Actor): Promise<BulkChange> {
    return inTransaction(this.manager, async (manager) => {
      const { rule, lines, appliedAt } = await this.lock(manager, id);
      if (appliedAt) return shown(await runSql<Row>(manager, FIND, [id]));
      if (await writesMoreThan(manager, MAX_LINES, rule, lines)) throw new TooManyLines();
      const refused = lines.filter(({ reason }) => reason !== null);
      const wanted = new Map(
        lines.filter(({ reason }) => reason === null).map((line) => [line.partId, line]),
      );
      const outcomes = await this.changes.change(
        manager,
        [...wanted.keys()],
        (part) => asLookedAt(rule, part, wanted.get(part.id)),
        { actor: actor.uid, reason: reasonOf(rule) },
      );
      const done = [...refused, ...outcomes.map((outcome) => lineOf(outcome, wanted.get(outcome.partId)))];
      return shown(await runSql<Row>(manager, APPLIED, [id, actor.uid, JSON.stringify(done.sort(byName))]));
    });
  }

  /**
   * Reverts a change, where that is still possible; repeating it has no further effect. Its lines are then those of the
   * parts it had changed. Throws NoSuchBulkChange, NotUndoable, TooManyLinesToUndo, and NothingToUndo
   * while a later change covers all of it.
   */
  async undo(id: string, actor: Actor): Promise<BulkChange> {
    return inTransaction(this.manager, async (manager) => {
      const { rule, lines, undoneAt, isFresh } = await this.lock(manager, id);
      if (undoneAt) return shown(await runSql<Row>(manager, FIND, [id]));
      if (!isFresh) throw new NotUndoable();
      if (await writesMoreThan(manager, MAX_LINES_UNDONE, rule, lines)) throw new TooManyLinesToUndo();
      const done = new Map(lines.filter(({ reason }) => reason === null).map((line) => [line.partId, line]));
      const outcomes = await this.changes.change(
        manager,
        [...done.keys()],
        (part) => back(rule, part, done.get(part.id)),
        { actor: actor.uid, reason: `Undone: ${reasonOf(rule)}` },
      );
      const [refusal] = outcomes.map((outcome) => outcome.refusal);
      if (refusal && outcomes.every((outcome) => outcome.refusal)) throw new NothingToUndo(refusal.message);
      const given = outcomes.map((outcome) =>
        lineOf(outcome, done.get(outcome.partId), restOf(rule, outcome)),
      );
      return shown(await runSql<Row>(manager, UNDONE, [id, actor.uid, JSON.stringify(given)]));
    });
  }

  /** Changes applied or undone in the last ten minutes, newest first. */
  async listRecent(): Promise<BulkChange[]> {
    return (await runSql<Row>(this.manager, RECENT, [])).map((row) => Object.assign(new BulkChange(), row));
  }

  /** Deletes changes that were previewed, applied and undone more than a day ago. Returns how many. */
  async forgetOld(): Promise<number> {
    const [gone] = await runSql<{ count: number }>(this.manager, FORGET, []);
    return gone?.count ?? 0;
  }

  /** Two admins who act at once take turns. */
  private async lock(manager: EntityManager, id: string): Promise<Locked> {
    const [change] = isId(id) ? await runSql<Locked>(manager, LOCK, [id]) : [];
    if (!change) throw new NoSuchBulkChange();
    return change;
  }
}

/** Whether a new price of the parts that are not skipped is written to more lines than this. */
async function writesMoreThan(
  manager: EntityManager,
  most: number,
  rule: BulkChangeRule,
  lines: readonly BulkChangeLine[],
): Promise<boolean> {
  if (isOfUnits(rule)) return false;
  const ids = lines.filter(({ reason }) => reason === null).map(({ partId }) => partId);
  const [found] = await runSql<{ areLonger: boolean }>(manager, ARE_LONGER, [ids, most]);
  return found?.areLonger === true;
}

/** What a rule makes of a part as it is now, or why it can't. */
function decide(rule: BulkChangeRule, part: StoredPart): ReturnType<DecideChange> {
  const change = changeBy(rule, part.priceMinor);
  return change.priceMinor === part.priceMinor ? new CostsThatAlready() : change;
}

/** The previewed change while the part is as previewed; units are added to or taken from what is left by then. */
function asLookedAt(
  rule: BulkChangeRule,
  part: StoredPart,
  line: BulkChangeLine | undefined,
): ReturnType<DecideChange> {
  return line && line.priceBefore !== part.priceMinor && !isOfUnits(rule)
    ? new PriceMoved(part.priceMinor)
    : decide(rule, part);
}

/** Restores a part's previous values, as far as possible. */
function back(
  rule: BulkChangeRule,
  part: StoredPart,
  line: BulkChangeLine | undefined,
): ReturnType<DecideChange> {
  if (!isOfUnits(rule)) {
    return line?.priceAfter === part.priceMinor
      ? { priceMinor: line.priceBefore }
      : new PriceMoved(part.priceMinor);
  }
  if (rule.kind === BulkChangeKind.WRITE_OFF) return { units: rule.value };
  const left = Math.min(rule.value, part.availableQuantity);
  return left > 0 ? { units: -left } : new UnitsSoldInMeantime(rule.value, rule.value);
}

/** Why only some of the added units are removed again; null when all are, or none. */
function restOf(rule: BulkChangeRule, { before, after }: PartOutcome): string | null {
  if (rule.kind !== BulkChangeKind.BRING_IN || !before || !after) return null;
  const gone = rule.value - (before.availableQuantity - after.availableQuantity);
  return gone > 0 ? new UnitsSoldInMeantime(gone, rule.value).message : null;
}

const isOfUnits = ({ kind }: BulkChangeRule): boolean =>
  kind === BulkChangeKind.BRING_IN || kind === BulkChangeKind.WRITE_OFF;

const reasonOf = (rule: BulkChangeRule): string => ('reason' in rule ? rule.reason : 'Prices of many parts');

/** `known` is what is known about a part that is no longer sold, `rest` why not everything is done. */
function lineOf(
  { partId, before, after, refusal }: PartOutcome,
  known?: BulkChangeLine,
  rest: string | null = null,
): BulkChangeLine {
  const priceBefore = before?.priceMinor ?? known?.priceBefore ?? 0;
  const unitsBefore = before?.availableQuantity ?? known?.unitsBefore ?? 0;
  return {
    partId,
    name: before?.name ?? known?.name ?? '',
    priceBefore,
    priceAfter: after?.priceMinor ?? priceBefore,
    unitsBefore,
    unitsAfter: after?.availableQuantity ?? unitsBefore,
    reason: refusal?.message ?? rest,
  };
}

/** Skipped parts come first. */
const byName = (one: BulkChangeLine, other: BulkChangeLine): number =>
  Number(one.reason === null) - Number(other.reason === null) ||
  one.name.localeCompare(other.name, 'en') ||
  one.partId.localeCompare(other.partId);

function shown([row]: readonly Row[]): BulkChange {
  if (!row) throw new Error('a bulk change was locked and is not there');
  return Object.assign(new BulkChange(), row);
}
