import type { EntityManager } from 'typeorm';

import { runSql } from '../../shared/sql.js';
import type { AuditLog, AuditSubject } from './audit-log.entity.js';

/** `about` is the subject and its id. */
export type AuditEntry = Pick<AuditLog, 'actor' | 'action'> &
  Partial<Pick<AuditLog, 'before' | 'after'>> & { readonly about: readonly [AuditSubject, string] };

const RECORD = {
  name: 'record_audit',
  text: `INSERT INTO audit_log (actor, action, subject, subject_id, before, after)
    SELECT * FROM json_to_recordset($1) AS entry ("actor" text, "action" text, "subject" text, "subjectId" text,
      "before" jsonb, "after" jsonb)`,
};

/** Writes the audit log, always inside the transaction of the change it records. */
export class AuditService {
  /** Writes any number of entries with one statement. */
  async record(manager: EntityManager, ...entries: readonly AuditEntry[]): Promise<void> {
    const rows = entries.map(({ about: [subject, subjectId], ...entry }) => ({
      ...entry,
      subject,
      subjectId,
    }));
    await runSql(manager, RECORD, [JSON.stringify(rows)]);
  }
}
