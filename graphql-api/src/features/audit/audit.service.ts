import type { EntityManager } from 'typeorm';

import { runSql } from '../../shared/sql.js';
import type { AuditLog } from './audit-log.entity.js';

export type AuditEntry = Pick<AuditLog, 'actor' | 'action' | 'subject' | 'subjectId'> &
  Partial<Pick<AuditLog, 'before' | 'after'>>;

const RECORD = {
  name: 'record_audit',
  text: 'INSERT INTO audit_log (actor, action, subject, subject_id, before, after) VALUES ($1, $2, $3, $4, $5, $6)',
};

/** Writes the audit log, always inside the transaction of the change it tells of. */
export class AuditService {
  async record(manager: EntityManager, entry: AuditEntry): Promise<void> {
    const { actor, action, subject, subjectId, before, after } = entry;
    await runSql(manager, RECORD, [actor, action, subject, subjectId, jsonOf(before), jsonOf(after)]);
  }
}

const jsonOf = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null);
