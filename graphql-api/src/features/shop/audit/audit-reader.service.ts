import type { EntityManager } from 'typeorm';

import {
  type KeysetOrder,
  type KeysetPage,
  type PageRequest,
  readKeysetPage,
  seekAfter,
} from '../../../shared/keyset-page.js';
import { SqlValues } from '../../../shared/sql-values.js';
import { changesBetween } from './audit-changes.js';
import type { AuditEntry } from './audit-entry.types.js';
import type { AuditFilter } from './audit-search.inputs.js';

type Row = Omit<AuditEntry, 'changes' | 'subjectName'> & {
  readonly partName: string | null;
  readonly accountEmail: string | null;
  readonly namedId: string | null;
  readonly named: string | null;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
};

/**
 * The log with the names its ids stand for, including removed parts. People are also found under former uids (ADR 011).
 */
const COLUMNS = `item.id, item.at, item.action, item.subject, item.subject_id AS "subjectId", item.before, item.after,
  CASE WHEN item.actor NOT LIKE 'system:%' THEN coalesce(person.email, item.actor) END AS by,
  part.name AS "partName", account.email AS "accountEmail",
  coalesce(ids.part, ids.uid) AS "namedId", coalesce(ordered.name, author.email) AS named`;
/** Looked up row by row, through an index: a join may read all former uids for the few rows of a page. */
const nowOf = (uid: string) => `coalesce((SELECT user_uid FROM former_uid WHERE uid = ${uid}), ${uid})`;
const NAMES = `
  LEFT JOIN shop_user AS person ON person.uid = ${nowOf('item.actor')}
  LEFT JOIN part ON part.id = CASE WHEN item.subject = 'part' THEN item.subject_id::uuid END
  LEFT JOIN shop_user AS account ON account.uid = CASE WHEN item.subject = 'user' THEN item.subject_id END
  CROSS JOIN LATERAL (SELECT
    coalesce(item.after->>'partId', item.before->>'partId') AS part,
    coalesce(item.after->>'userUid', item.before->>'userUid') AS uid) AS ids
  LEFT JOIN part AS ordered ON ordered.id = ids.part::uuid
  LEFT JOIN shop_user AS author ON author.uid = ${nowOf('ids.uid')}`;

const newestFirst: KeysetOrder<AuditEntry> = {
  direction: 'DESC',
  columns: [{ column: 'item.id', cast: 'bigint', read: ({ id }) => id }],
};

/** Counting stops at this many lines. */
export const MAX_COUNTED = 1000;

/** A page of the log, and whether it is counted to its end. */
export interface AuditLogPage {
  readonly page: KeysetPage<AuditEntry>;
  /** False when there are more than `countAll` returns. */
  readonly isCountExact: () => Promise<boolean>;
}

export class AuditReader {
  constructor(private readonly manager: EntityManager) {}

  /** Entries, newest first. */
  async list(filter: AuditFilter, page: PageRequest): Promise<AuditLogPage> {
    const found = await readKeysetPage<AuditEntry>(newestFirst, page, async ({ rows, skip, after }) => {
      const values = new SqlValues();
      const newest = newestLines(filter, seekAfter(newestFirst, after, values), rows + skip, values);
      // Names are looked up after the rows are chosen: for a page, never for the whole log.
      const chosen = `SELECT * FROM ${newest} AS item ORDER BY item.id DESC LIMIT ${values.add(rows)} OFFSET ${values.add(skip)}`;
      const entries: Row[] = await this.manager.query(
        `SELECT ${COLUMNS} FROM (${chosen}) AS item ${NAMES} ORDER BY item.id DESC`,
        values.all,
      );
      return entries.map(entryOf);
    });
    let counted: Promise<number> | undefined;
    const count = () => (counted ??= this.count(filter));
    return {
      page: { ...found, countAll: async () => Math.min(await count(), MAX_COUNTED) },
      isCountExact: async () => (await count()) <= MAX_COUNTED,
    };
  }

  /** How many lines a filter shows, up to one more than is reported. */
  private async count(filter: AuditFilter): Promise<number> {
    const values = new SqlValues();
    const [{ count }]: [{ count: number }] = await this.manager.query(
      `SELECT count(*)::integer AS count FROM ${newestLines(filter, '', MAX_COUNTED + 1, values)} AS newest`,
      values.all,
    );
    return count;
  }

  /** What happened to each of these (an order or null, and a case), oldest first: one query. */
  async historiesOf(
    subjects: readonly { readonly caseId: string; readonly orderId: string | null }[],
  ): Promise<AuditEntry[][]> {
    const rows: (Row & { caseId: string })[] = await this.manager.query(
      `SELECT wanted.case_id AS "caseId", ${COLUMNS}
       FROM unnest($1::text[], $2::text[]) AS wanted (case_id, order_id)
       CROSS JOIN LATERAL (
         SELECT * FROM audit_log WHERE subject = 'case' AND subject_id = wanted.case_id
         UNION ALL
         SELECT * FROM audit_log WHERE subject = 'order' AND subject_id = wanted.order_id) AS item ${NAMES}
       ORDER BY item.id`,
      [subjects.map(({ caseId }) => caseId), subjects.map(({ orderId }) => orderId)],
    );
    return subjects.map(({ caseId }) => rows.filter((row) => row.caseId === caseId).map(entryOf));
  }
}

/** SQL: the newest lines of a filter that meet the seek's conditions as well, as a table. */
function newestLines(filter: AuditFilter, seek: string, most: number, values: SqlValues): string {
  const where = conditions(filter, values) + seek;
  const newest = `ORDER BY item.id DESC LIMIT ${most}`;
  if (!filter.by?.trim()) return `(SELECT item.* FROM audit_log AS item WHERE ${where} ${newest})`;
  const email = values.add(filter.by.trim().toLowerCase());
  // Under each uid the person has had, in index order: a range of one, ordered by both columns, since Postgres assumes
  // that everyone is equally busy and would sort all lines of a busier person.
  return `(SELECT item.* FROM (
      SELECT uid FROM shop_user WHERE email = ${email}
      UNION SELECT former_uid.uid FROM former_uid JOIN shop_user ON shop_user.uid = user_uid WHERE email = ${email}
    ) AS person CROSS JOIN LATERAL (
      SELECT item.* FROM audit_log AS item WHERE item.actor BETWEEN person.uid AND person.uid AND ${where}
      ORDER BY item.actor DESC, item.id DESC LIMIT ${most}
    ) AS item ${newest})`;
}

function conditions({ byShop, action, subject, subjectId }: AuditFilter, values: SqlValues): string {
  const all = ['true'];
  if (byShop != null) all.push(`item.actor ${byShop ? '' : 'NOT '}LIKE 'system:%'`);
  if (action) all.push(`item.action = ${values.add(action)}`);
  if (subject) all.push(`item.subject = ${values.add(subject)}`);
  if (subjectId?.trim()) all.push(`item.subject_id = ${values.add(subjectId.trim())}`);
  return all.join(' AND ');
}

function entryOf({ partName, accountEmail, namedId, named, before, after, ...entry }: Row): AuditEntry {
  const number = entry.subject === 'order' ? entry.subjectId.slice(-8).toUpperCase() : null;
  return {
    ...entry,
    subjectName:
      partName ??
      accountEmail ??
      (number && `${number.slice(0, 4)}-${number.slice(4)}`) ??
      nameIn(entry.subject, after ?? before),
    changes: changesBetween(before, after, (id) => (id === namedId && named !== null ? named : undefined)),
  };
}

function nameIn(subject: AuditEntry['subject'], values: Record<string, unknown> | null): string | null {
  const name = subject === 'import' ? values?.file : subject === 'job' ? values?.title : null;
  return typeof name === 'string' ? name : null;
}
