import type { EntityManager } from 'typeorm';

import { runSql } from '../../../shared/sql.js';
import type { AuditAction, AuditLog, AuditSubject } from './audit-log.entity.js';

/** What an entry is about: the subject and its id. */
type About = readonly [AuditSubject, string];
type Values = Partial<Pick<AuditLog, 'before' | 'after'>>;

export type AuditEntry = Pick<AuditLog, 'actor' | 'action'> & Values & { readonly about: About };

const RECORD = {
  name: 'record_audit',
  text: `INSERT INTO audit_log (actor, action, subject, subject_id, before, after)
    SELECT * FROM json_to_recordset($1) AS entry ("actor" text, "action" text, "subject" text, "subjectId" text,
      "before" jsonb, "after" jsonb)`,
};

/** Writes the audit log, always inside the transaction of the change it records. */
export class AuditService {
  /** Who did what to what; `values` are those that changed. */
  record(
    manager: EntityManager,
    actor: string,
    action: AuditAction,
    about: About,
    values: Values = {},
  ): Promise<void> {
    return this.recordAll(manager, [{ actor, action, about, ...values }]);
  }

  /** Writes any number of entries with one statement. */
  async recordAll(manager: EntityManager, entries: readonly AuditEntry[]): Promise<void> {
    const rows = entries.map(({ about: [subject, subjectId], ...entry }) => ({
      ...entry,
      subject,
      subjectId,
    }));
    await runSql(manager, RECORD, [JSON.stringify(rows)]);
  }
}
