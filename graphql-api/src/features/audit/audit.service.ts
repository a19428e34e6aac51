import type { EntityManager } from 'typeorm';

import { AuditLog } from './audit-log.entity.js';

export type AuditEntry = Pick<AuditLog, 'actor' | 'action' | 'subject' | 'subjectId'> &
  Partial<Pick<AuditLog, 'before' | 'after'>>;

/** Writes the audit log, always inside the transaction of the change it tells of. */
export class AuditService {
  async record(manager: EntityManager, entry: AuditEntry): Promise<void> {
    await manager.insert(AuditLog, { before: null, after: null, ...entry });
  }
}
