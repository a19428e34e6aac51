import { type EntityManager, IsNull } from 'typeorm';

import type { Actor } from '../../../auth/actor.js';
import { newId } from '../../../shared/ids.js';
import { lockRow } from '../../../shared/lock-row.js';
import { BadInput } from '../../../shared/shop-error.js';
import { inTransaction } from '../../../shared/transaction.js';
import type { AuditService } from '../../shop/audit/audit.service.js';
import { User } from '../user/user.entity.js';
import { NoSuchNote, UnknownCustomer } from './customer.errors.js';
import { CustomerNote } from './customer-note.entity.js';

/** How many notes a customer may have: they are read all at once. */
export const MAX_NOTES = 100;

/** SQL: notes, with the author found by the uid at the time or the present one. */
const NOTES = `
  SELECT note.id, note.text, note.created_at AS "createdAt", coalesce(person.name, person.email) AS author
  FROM customer_note AS note LEFT JOIN shop_user AS person
    ON person.uid = coalesce((SELECT user_uid FROM former_uid WHERE uid = note.author), note.author)
      AND person.erased_at IS NULL
  WHERE note.user_uid = $1 ORDER BY note.created_at DESC, note.id DESC`;

export class CustomerNotes {
  constructor(
    private readonly manager: EntityManager,
    private readonly audit: AuditService,
  ) {}

  /** All notes about a customer, newest first. */
  async list(uid: string): Promise<CustomerNote[]> {
    return notesOf(this.manager, uid);
  }

  /**
   * Writes a note. Returns all notes about the customer. Throws UnknownCustomer, BadInput where there are `MAX_NOTES`.
   */
  async add(uid: string, text: string, actor: Actor): Promise<CustomerNote[]> {
    return inTransaction(this.manager, async (manager) => {
      const customer = await lockRow(manager, User, { uid, erasedAt: IsNull() });
      if (!customer) throw new UnknownCustomer();
      if ((await manager.countBy(CustomerNote, { userUid: uid })) >= MAX_NOTES) {
        throw new BadInput(`${MAX_NOTES} notes are the most allowed. Remove one first.`);
      }
      await manager.insert(CustomerNote, { id: newId(), userUid: uid, authorUid: actor.uid, text });
      await this.audit.record(manager, actor.uid, 'CUSTOMER_NOTE_ADDED', ['user', uid], {
        after: { note: text },
      });
      return notesOf(manager, uid);
    });
  }

  /** Removes a note permanently. Returns those that are left. Throws NoSuchNote. */
  async remove(id: string, actor: Actor): Promise<CustomerNote[]> {
    return inTransaction(this.manager, async (manager) => {
      const note = await lockRow(manager, CustomerNote, { id });
      if (!note) throw new NoSuchNote();
      await manager.delete(CustomerNote, { id });
      await this.audit.record(manager, actor.uid, 'CUSTOMER_NOTE_REMOVED', ['user', note.userUid], {
        before: { note: note.text },
      });
      return notesOf(manager, note.userUid);
    });
  }
}

async function notesOf(manager: EntityManager, uid: string): Promise<CustomerNote[]> {
  const rows: object[] = await manager.query(NOTES, [uid]);
  return rows.map((row) => Object.assign(new CustomerNote(), row));
}
