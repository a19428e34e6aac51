import type { EntityManager } from 'typeorm';

import { runSql } from '../../shared/sql.js';
import type { AuditLog } from './audit-log.entity.js';

export type AuditEntry = Pick<AuditLog, 'actor' | 'action' | 'subject' | 'subjectId'> &
  Partial<Pick<AuditLog, 'before' | 'after'>>;

const RECORD = {
  name: 'record_audit',
  text: `INSERT INTO audit_log (actor, action, subject, subject_id, before, after)
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::jsonb[])`,
};

/** Writes the audit log, always inside the transaction of the change it tells of. */
export class AuditService {
  /** Writes any number of entries by one statement. */
  async record(manager: EntityManager, ...entries: readonly AuditEntry[]): Promise<void> {
    await runSql(manager, RECORD, [
      entries.map(({ actor }) => actor),
      entries.map(({ action }) => action),
      entries.map(({ subject }) => subject),
      entries.map(({ subjectId }) => subjectId),
      entries.map(({ before }) => jsonOf(before)),
      entries.map(({ after }) => jsonOf(after)),
    ]);
  }
}

const jsonOf = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);
