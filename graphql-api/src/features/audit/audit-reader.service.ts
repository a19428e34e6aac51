import type { EntityManager } from 'typeorm';

import {
  type KeysetOrder,
  type KeysetPage,
  type PageRequest,
  readKeysetPage,
  seekAfter,
} from '../../shared/keyset-page.js';
import { SqlValues } from '../../shared/sql-values.js';
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

/** The log with the names that its ids stand for, those of removed parts too. People are found under the uids they had before, too (ADR 011). */
const COLUMNS = `item.id, item.at, item.action, item.subject, item.subject_id AS "subjectId", item.before, item.after,
  CASE WHEN item.actor NOT LIKE 'system:%' THEN coalesce(person.email, item.actor) END AS by,
  part.name AS "partName", account.email AS "accountEmail",
  coalesce(ids.part, ids.uid) AS "namedId", coalesce(ordered.name, author.email) AS named`;
const NAMES = `
  LEFT JOIN former_uid ON former_uid.uid = item.actor
  LEFT JOIN shop_user AS person ON person.uid = coalesce(former_uid.user_uid, item.actor)
  LEFT JOIN part ON part.id = CASE WHEN item.subject = 'part' THEN item.subject_id::uuid END
  LEFT JOIN shop_user AS account ON account.uid = CASE WHEN item.subject = 'user' THEN item.subject_id END
  CROSS JOIN LATERAL (SELECT
    coalesce(item.after->>'partId', item.before->>'partId') AS part,
    coalesce(item.after->>'userUid', item.before->>'userUid') AS uid) AS ids
  LEFT JOIN part AS ordered ON ordered.id = ids.part::uuid
  LEFT JOIN former_uid AS former_author ON former_author.uid = ids.uid
  LEFT JOIN shop_user AS author ON author.uid = coalesce(former_author.user_uid, ids.uid)`;

const newestFirst: KeysetOrder<AuditEntry> = {
  direction: 'DESC',
  columns: [{ column: 'item.id', cast: 'bigint', read: ({ id }) => id }],
};

/** Tells admins who did what, from the audit log. */
export class AuditReader {
  constructor(private readonly manager: EntityManager) {}

  /** Newest first. */
  async list(filter: AuditFilter, page: PageRequest): Promise<KeysetPage<AuditEntry>> {
    const found = await readKeysetPage<AuditEntry>(newestFirst, page, async ({ rows, skip, after }) => {
      const values = new SqlValues();
      const where = `${conditions(filter, values)}${seekAfter(newestFirst, after, values)}`;
      // Named after they are chosen: of a page, never of the whole log.
      const chosen = `SELECT * FROM audit_log AS item WHERE ${where}
        ORDER BY item.id DESC LIMIT ${values.add(rows)} OFFSET ${values.add(skip)}`;
      const entries: Row[] = await this.manager.query(
        `SELECT ${COLUMNS} FROM (${chosen}) AS item ${NAMES} ORDER BY item.id DESC`,
        values.all,
      );
      return entries.map(entryOf);
    });
    const countAll = async () => {
      const values = new SqlValues();
      const [{ count }]: [{ count: number }] = await this.manager.query(
        `SELECT count(*)::integer AS count FROM audit_log AS item WHERE ${conditions(filter, values)}`,
        values.all,
      );
      return count;
    };
    return { ...found, countAll };
  }

  /** What happened to each of these, each an order or null and a case, oldest first: one query. */
  async historiesOf(
    wanted: readonly { readonly caseId: string; readonly orderId: string | null }[],
  ): Promise<AuditEntry[][]> {
    const rows: (Row & { caseId: string })[] = await this.manager.query(
      `SELECT wanted.case_id AS "caseId", ${COLUMNS}
       FROM unnest($1::text[], $2::text[]) AS wanted (case_id, order_id)
       CROSS JOIN LATERAL (
         SELECT * FROM audit_log WHERE subject = 'case' AND subject_id = wanted.case_id
         UNION ALL
         SELECT * FROM audit_log WHERE subject = 'order' AND subject_id = wanted.order_id) AS item ${NAMES}
       ORDER BY item.id`,
      [wanted.map(({ caseId }) => caseId), wanted.map(({ orderId }) => orderId)],
    );
    return wanted.map(({ caseId }) => rows.filter((row) => row.caseId === caseId).map(entryOf));
  }
}

function conditions({ by, byShop, action, subject, subjectId }: AuditFilter, values: SqlValues): string {
  const all = ['true'];
  if (by?.trim()) {
    const email = values.add(by.trim().toLowerCase());
    all.push(`item.actor = ANY (ARRAY(
      SELECT uid FROM shop_user WHERE email = ${email}
      UNION SELECT former_uid.uid FROM former_uid JOIN shop_user ON shop_user.uid = user_uid WHERE email = ${email}))`);
  }
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
    subjectName: partName ?? accountEmail ?? (number && `${number.slice(0, 4)}-${number.slice(4)}`),
    changes: changesBetween(before, after, (id) => (id === namedId && named !== null ? named : undefined)),
  };
}
